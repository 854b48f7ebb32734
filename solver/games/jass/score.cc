#include "solver/games/jass/score.h"

#include "solver/games/options.h"

namespace matador::jass {

int multiplier(Contract contract, const std::vector<RuleOption>& options) {
  const auto place = static_cast<std::size_t>(contract.index);
  const std::vector<int> agreed = option_numbers(options, "multipliers");
  return agreed.empty() ? Rules::kTypes[place].multiplier : agreed[place];
}

std::vector<Rung> score_ladder(int multiplier, int seats, const Shown& shown) {
  const Variant& players = variant(seats);
  const bool alone = seats == 3;  // Jass 2.15: nothing is subtracted
  const auto value = [&](int points, int ours, int theirs) {
    const int own = points + ours + shown.ours;
    const int others = alone ? 0 : Rules::kAllPoints - points + theirs + shown.theirs;
    return multiplier * (own - others);
  };
  std::vector<Rung> ladder;
  // A match of the others is worse than no points; alone it costs nothing.
  if (!alone)
    ladder.push_back({.value = value(0, 0, Rules::kMatch), .goal = Goal::kTricks, .target = 0});
  for (int points = 0; points <= Rules::kAllPoints; ++points) {
    const Goal goal = points == 0 ? Goal::kTricks : Goal::kPoints;
    const int target = points == 0 && !alone ? 1 : points;
    ladder.push_back({.value = value(points, 0, 0), .goal = goal, .target = target});
  }
  ladder.push_back({.value = value(Rules::kAllPoints, Rules::kMatch, 0),
                    .goal = Goal::kTricks,
                    .target = players.hands * players.hand_size});
  return ladder;
}

}  // namespace matador::jass
