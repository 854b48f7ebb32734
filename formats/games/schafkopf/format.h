// How Schafkopf is written: German cards, and the tags [Partner] and [Doubled]. With the short pack
// it is written in the same way (../kurzschafkopf/).

#ifndef MATADOR_FORMATS_GAMES_SCHAFKOPF_FORMAT_H_
#define MATADOR_FORMATS_GAMES_SCHAFKOPF_FORMAT_H_

#include <span>
#include <string>

#include "formats/games/game_format.h"

namespace matador::schafkopf {

class SchafkopfFormat : public GameFormat {
 public:
  GameGuide guide() const override;
  const CardStyle& cards() const override;
  std::span<const KnownTag> tags() const override;
  std::string contract_in(const std::string& text) const override;
  void complete(DealRecord& record) const override;
  std::string announced_text(const Task& task) const override;
  std::span<const ForeignFormat> foreign_formats() const override;
  SheetMaker* sheet_maker() const override;
  ResultReaderMaker* result_reader_maker() const override;
};

}  // namespace matador::schafkopf

#endif  // MATADOR_FORMATS_GAMES_SCHAFKOPF_FORMAT_H_
