// How Jass is written.

#include "formats/cards/swiss_cards.h"
#include "formats/games/game_format.h"
#include "formats/games/jass/guide.h"
#include "formats/games/jass/jass_kit.h"
#include "formats/games/jass/melds_view.h"
#include "solver/games/jass/score.h"
#include "solver/games/jass/sides.h"

namespace matador::jass {

SheetMaker make_sheet;  // sheet.cc
namespace {

class JassChoice : public FreeChoice {
 public:
  int multiplier(const Task& task) const override {
    return jass::multiplier(task.contract, task.options);
  }

  bool is_choice(const Task& task, std::optional<Seat> /*declarer*/) const override {
    if (task.player) return true;
    return task.declarer == first_declarer(task.deal.seats(), task.joker, forehand(task));
  }

  std::string about_the_sheet(const Task& task) const override {
    return task.player ? "In the score are his Wyz, Stöck\nand match, and the multiplier.\n"
                       : "In the score are Wyz, Stöck and\nmatch of both sides, and the "
                         "multiplier.\n";
  }
};

class JassFormat : public GameFormat {
 public:
  GameGuide guide() const override { return kGuide; }
  const CardStyle& cards() const override { return swiss_cards_in_use(); }
  Seating seating() const override { return {.counter_clockwise = true}; }

  std::span<const ForeignFormat> foreign_formats() const override { return {&kJassKit, 1}; }

  const MeldsFormat* melds() const override { return &kMeldsFormat; }

  const FreeChoice* free_choice() const override {
    static const JassChoice choice;
    return &choice;
  }

  Paper paper() const override { return {.kind = "slates"}; }
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
