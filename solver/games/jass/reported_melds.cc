#include "solver/games/jass/reported_melds.h"

#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/count_if.hpp>

#include "solver/games/jass/rules.h"

namespace matador::jass {
namespace {

// An upper bound on what the melds of `hands` hands of `cards` cards are worth: all cards in the
// dearest quartets, of which there is one each but those of 100, and a run of 100 in each hand for
// cards that may count twice.
int most_wyz(int hands, int cards) {
  constexpr int kUnders = 200;
  constexpr int kNines = 150;
  constexpr int kOthers = 100;
  const int quartets = hands * (cards / kSuits);
  return kUnders + kNines + (quartets - 2) * kOthers + hands * kOthers;
}

// Whether runs and quartets add up to it (rules 2.9): all are tens, and the smallest are 20 and 50.
bool is_sum_of_melds(int points, int most) {
  return points >= 0 && points <= most && points % 10 == 0 && points != 10 && points != 30;
}

bool possible(const MeldSides& sides, const std::vector<SideMelds>& melds) {
  const Variant& players = variant(sides.seats);
  const auto hands_of_all = (players.seats - (players.joker ? 1 : 0)) * players.hands;
  const int most = most_wyz(hands_of_all / static_cast<int>(melds.size()), players.hand_size);
  const auto sums = ranges::all_of(
      melds, [most](const SideMelds& side) { return is_sum_of_melds(side.wyz, most); });
  // In each round only one side scores (rules 2.10).
  const auto with_wyz = ranges::count_if(melds, [](const auto& side) { return side.wyz > 0; });
  return sums && with_wyz <= players.hands;
}

}  // namespace

std::vector<std::vector<SideMelds>> reported_melds(const MeldSides& sides,
                                                   const std::vector<int>& sums,
                                                   const std::optional<std::vector<int>>& stoeck) {
  std::vector<std::vector<SideMelds>> ways;
  // Nobody has Stöck, or the first, or the second, ...
  const std::size_t holders = sides.trumps ? sums.size() : 0;
  for (std::size_t holder = 0; holder <= holders; ++holder) {
    std::vector<SideMelds> melds;
    bool as_reported = true;
    for (std::size_t i = 0; i < sums.size(); ++i) {
      const int here = i + 1 == holder ? Rules::kStoeck : 0;
      as_reported = as_reported && (!stoeck || (*stoeck)[i] == here);
      melds.push_back({.wyz = sums[i] - here, .stoeck = here});
    }
    if (as_reported && possible(sides, melds)) ways.push_back(melds);
  }
  return ways;
}

}  // namespace matador::jass
