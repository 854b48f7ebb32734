// How Schafkopf is written: German cards, the tags [Partner] and [Doubled], and contracts as
// players say them. With the short pack it is written in the same way (../kurzschafkopf/).
//
//   read_spoken("Rufspiel auf die Alte")->contract == "sauspiel-eichel"
//   read_spoken("Eichel-Wenz-Tout")     "farbwenz-eichel", tout

#ifndef MATADOR_FORMATS_GAMES_SCHAFKOPF_FORMAT_H_
#define MATADOR_FORMATS_GAMES_SCHAFKOPF_FORMAT_H_

#include <optional>
#include <span>
#include <string>
#include <string_view>

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

struct Spoken {
  std::string_view contract;  // by its name
  bool tout;
};

// The nicknames of called aces are known; a suit stands before or behind the game. None if the text
// is no contract.
std::optional<Spoken> read_spoken(const std::string& text);

}  // namespace matador::schafkopf

#endif  // MATADOR_FORMATS_GAMES_SCHAFKOPF_FORMAT_H_
