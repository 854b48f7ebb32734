// Greedy playout: the first guess of the value. Every player plays the card of the best score.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_GREEDY_PLAYOUT_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_GREEDY_PLAYOUT_H_

#include <algorithm>

#include "solver/search/alpha_beta/lead_scores.h"
#include "solver/search/alpha_beta/move_generator.h"
#include "solver/search/alpha_beta/root.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

template <class Traits, class Goal>
class GreedyPlayout {
 public:
  GreedyPlayout(const CardTable<Traits>& cards, const Weights& weights, std::uint32_t techniques)
      : cards_(cards), weights_(weights), techniques_(techniques) {}

  // The winnings of the declaring side.
  int value(Root<Traits> root) const {
    int won = 0;
    while (root.position.remaining != 0) {
      complete_trick<0>(root);
      won += std::min(earned<Goal>(cards_, root.position, root.trick), root.position.left);
      root = {.position = after<Goal>(cards_, root.position, root.trick)};
    }
    return won;
  }

 private:
  template <int kPlaced>
  void complete_trick(Root<Traits>& root) const {
    if constexpr (kPlaced < Traits::kSeats) {
      if (root.placed == kPlaced) {
        MoveList moves;
        MoveGenerator<kPlaced, Goal::kUsesWorth, Traits>(cards_, weights_, techniques_)
            .generate(root.position, root.trick, root.choices, moves);
        if constexpr (kPlaced == 0 && Traits::kFittedLeads) {
          const int target = (root.position.left + 1) / 2;
          score_leads(
              cards_, root.position, target, {}, [](int) { return 0; }, moves);
        }
        root.play(cards_, moves.pick(0).card);
      }
      complete_trick<kPlaced + 1>(root);
    }
  }

  const CardTable<Traits>& cards_;
  const Weights& weights_;
  std::uint32_t techniques_;
};

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_GREEDY_PLAYOUT_H_
