// The score-sheet of Klørsjavs: what each player has won from the others (rules 1.21).
//
//   Sheet sheet;
//   sheet.enter(Seat::number(2), 4);     the declarer has 4 from each opponent
//   sheet.totals() == {-4, 8, -4};

#ifndef MATADOR_SOLVER_GAMES_KLORSJAVS_SHEET_H_
#define MATADOR_SOLVER_GAMES_KLORSJAVS_SHEET_H_

#include <vector>

#include "solver/cards/seat.h"
#include "solver/games/game.h"
#include "solver/games/klorsjavs/rules.h"
#include "solver/games/winnings.h"

namespace matador::klorsjavs {

// ---- Sheet --------------------------------------------------------------------------------------

class Sheet {
 public:
  // Enters what each opponent paid the declarer for a deal (see below).
  void enter(Seat declarer, int score) {
    for (int seat = 0; seat < Rules::kSeats; ++seat) {
      totals_[static_cast<std::size_t>(seat)] +=
          seat == declarer.index() ? (Rules::kSeats - 1) * score : -score;
    }
  }

  const std::vector<int>& totals() const { return totals_; }  // by seat; they add up to 0

 private:
  std::vector<int> totals_ = std::vector<int>(Rules::kSeats);
};

// ---- Score --------------------------------------------------------------------------------------
// What each opponent pays the declarer for a deal of Klørsjavs (rules 1.21).
//
//   klorsjavs::score(bid("stryger"), {.points = 92, .tricks = 5}) == 8
//   klorsjavs::score_ladder(bid("tout"))      -10 10, as decisions

int score(const Bid& bid, const Winnings& won);

// The scores that a deal can bring, each once and the lowest first, with the decision behind each.
std::vector<Rung> score_ladder(const Bid& bid);

}  // namespace matador::klorsjavs

#endif  // MATADOR_SOLVER_GAMES_KLORSJAVS_SHEET_H_
