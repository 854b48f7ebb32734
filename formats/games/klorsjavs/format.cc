// How Klørsjavs is written.

#include "formats/games/game_format.h"
#include "formats/games/klorsjavs/guide.h"
#include "formats/games/klorsjavs/result.h"

namespace matador::klorsjavs {

SheetMaker make_sheet;  // sheet.cc
namespace {

class KlorsjavsFormat : public GameFormat {
 public:
  GameGuide guide() const override { return kGuide; }
  std::unique_ptr<ScoreSheet> make_sheet(const Heading& heading) const override {
    return klorsjavs::make_sheet(heading);
  }
  std::unique_ptr<ResultReader> result_reader(ResultReader::Telling telling) const override {
    return std::make_unique<KlorsjavsResult>(std::move(telling));
  }
};

}  // namespace

const GameFormat& format() {
  static const KlorsjavsFormat format;
  return format;
}

}  // namespace matador::klorsjavs
