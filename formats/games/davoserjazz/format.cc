// How Davoserjazz is written.

#include "formats/games/davoserjazz/guide.h"
#include "formats/games/davoserjazz/qabbalah_view.h"
#include "formats/games/davoserjazz/result.h"
#include "formats/games/game_format.h"

namespace matador::davoserjazz {

SheetMaker make_sheet;  // sheet.cc
namespace {

class DavoserjazzFormat : public GameFormat {
 public:
  GameGuide guide() const override { return kGuide; }
  std::string view_without_tricks(const std::vector<Answer>& answers, bool symbols) const override {
    return qabbalah_view(answers, symbols);
  }

  std::unique_ptr<ScoreSheet> make_sheet(const Heading& heading) const override {
    return davoserjazz::make_sheet(heading);
  }
  std::unique_ptr<ResultReader> result_reader(ResultReader::Telling telling) const override {
    return std::make_unique<DavoserjazzResult>(std::move(telling));
  }
};

}  // namespace

const GameFormat& format() {
  static const DavoserjazzFormat format;
  return format;
}

}  // namespace matador::davoserjazz
