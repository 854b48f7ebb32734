// The score-sheet of Skat (rules 5.8, 5.9): what each player has won with the deals that he
// declared.
//
//   Sheet sheet(/*seeger_fabian=*/true, /*players=*/3);
//   sheet.enter(Seat::number(2), -48);
//   sheet.totals() == {40, -98, 40};

#ifndef MATADOR_SOLVER_GAMES_SKAT_SHEET_H_
#define MATADOR_SOLVER_GAMES_SKAT_SHEET_H_

#include <cstddef>
#include <vector>

#include "solver/cards/seat.h"
#include "solver/games/skat/rules.h"

namespace matador::skat {

class Sheet {
 public:
  // `players`: three, or four of whom the dealer sits out.
  Sheet(bool seeger_fabian, int players)
      : seeger_fabian_(seeger_fabian), totals_(static_cast<std::size_t>(players)) {}

  // Enters what a deal scored (see score.h), which is never 0. Deals in which all pass are not
  // entered.
  void enter(Seat declarer, int score) {
    const bool won = score > 0;
    const bool three = totals_.size() == Rules::kSeats;
    for (std::size_t seat = 0; seat < totals_.size(); ++seat) {
      if (Seat::from_index(static_cast<int>(seat)) == declarer) {
        totals_[seat] += score + (seeger_fabian_ ? won ? Rules::kGameWon : Rules::kGameLost : 0);
      } else if (seeger_fabian_ && !won) {
        totals_[seat] += three ? Rules::kOpponentLost : Rules::kOthersLost;
      }
    }
  }

  const std::vector<int>& totals() const { return totals_; }  // by seat

 private:
  bool seeger_fabian_;
  std::vector<int> totals_;
};

}  // namespace matador::skat

#endif  // MATADOR_SOLVER_GAMES_SKAT_SHEET_H_
