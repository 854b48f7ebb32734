// How Sjavs is written.

#include "formats/games/game_format.h"

namespace matador::sjavs {

SheetMaker make_sheet;  // sheet.cc
namespace {

class SjavsFormat : public GameFormat {
 public:
  std::unique_ptr<ScoreSheet> make_sheet(const Heading& heading) const override {
    return sjavs::make_sheet(heading);
  }
};

}  // namespace

const GameFormat& format() {
  static const SjavsFormat format;
  return format;
}

}  // namespace matador::sjavs
