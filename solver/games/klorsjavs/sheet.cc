#include "solver/games/klorsjavs/sheet.h"

namespace matador::klorsjavs {

std::vector<int> gains(Seat declarer, int score) {
  std::vector<int> added(Rules::kSeats, -score);
  added[at(declarer)] = (Rules::kSeats - 1) * score;
  return added;
}

int score(const Bid& bid, const Winnings& won) { return value_of(score_ladder(bid), won); }

std::vector<Rung> score_ladder(const Bid& bid) {
  if (bid.all_tricks) {
    return {{.value = -bid.worth, .goal = Goal::kTricks, .target = 0},
            {.value = bid.worth, .goal = Goal::kTricks, .target = Rules::kTricks}};
  }
  std::vector<Rung> ladder;
  for (const Grade& grade : Rules::kGrades) {
    ladder.push_back(
        {.value = grade.times * bid.worth, .goal = grade.goal, .target = grade.target});
  }
  return ladder;
}

}  // namespace matador::klorsjavs
