// How Jass is written.

#include "formats/games/game_format.h"
#include "formats/games/jass/sheet.h"
#include "formats/swiss_cards.h"

namespace matador::jass {
namespace {

class JassFormat : public GameFormat {
 public:
  const CardStyle& cards() const override { return swiss_cards_in_use(); }
  Seating seating() const override { return {.counter_clockwise = true}; }

  std::unique_ptr<ScoreSheet> make_sheet(const Heading& heading) const override {
    return jass::make_sheet(heading);
  }
};

}  // namespace

const GameFormat& format() {
  static const JassFormat format;
  return format;
}

}  // namespace matador::jass
