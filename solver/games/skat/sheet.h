// The score-sheet of Skat (rules 5.8): what each player has won with the deals that he declared.
//
//   Sheet sheet(/*seeger_fabian=*/true);
//   sheet.enter(Seat::number(2), -48);
//   sheet.totals() == {40, -98, 40};

#ifndef MATADOR_SOLVER_GAMES_SKAT_SHEET_H_
#define MATADOR_SOLVER_GAMES_SKAT_SHEET_H_

#include <vector>

#include "solver/cards/seat.h"
#include "solver/games/skat/rules.h"

namespace matador::skat {

class Sheet {
 public:
  explicit Sheet(bool seeger_fabian) : seeger_fabian_(seeger_fabian) {}

  // Enters what a deal scored (see score.h), which is never 0. Deals in which all pass are not
  // entered.
  void enter(Seat declarer, int score) {
    const bool won = score > 0;
    for (int seat = 0; seat < Rules::kSeats; ++seat) {
      int& total = totals_[static_cast<std::size_t>(seat)];
      if (seat == declarer.index()) {
        total += score + (seeger_fabian_ ? won ? Rules::kGameWon : Rules::kGameLost : 0);
      } else if (seeger_fabian_ && !won) {
        total += Rules::kOpponentLost;
      }
    }
  }

  const std::vector<int>& totals() const { return totals_; }  // by seat

 private:
  bool seeger_fabian_;
  std::vector<int> totals_ = std::vector<int>(Rules::kSeats);
};

}  // namespace matador::skat

#endif  // MATADOR_SOLVER_GAMES_SKAT_SHEET_H_
