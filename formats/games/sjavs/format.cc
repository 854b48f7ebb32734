// How Sjavs is written.

#include "formats/games/game_format.h"
#include "formats/games/sjavs/blind_exchange.h"
#include "formats/games/sjavs/guide.h"

namespace matador::sjavs {

SheetMaker make_sheet;  // sheet.cc
namespace {

class SjavsFormat : public GameFormat {
 public:
  GameGuide guide() const override { return kGuide; }
  std::optional<BlindExchangeValue> best_blind_exchange(
      const std::vector<ExchangeValue>& exchanges) const override {
    return sjavs::best_blind_exchange(exchanges);
  }
  Paper paper() const override { return {.kind = "rubbers"}; }
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
