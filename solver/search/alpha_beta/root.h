// The root of a search: a root position in the terms of the search, perhaps in the middle of a
// trick.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_ROOT_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_ROOT_H_

#include <algorithm>

#include "solver/search/alpha_beta/legality.h"
#include "solver/search/alpha_beta/transition.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

template <class Traits>
struct Root {
  Position position{};
  int placed = 0;  // cards in the open trick
  OpenTrick trick{};
  Choices<Traits> choices{};

  void play(const CardTable<Traits>& cards, int card) {
    const int step = placed++;
    if (step == 0) {
      trick = led(cards, position, card);
      choices = legal_choices(cards, position, cards[card].lane);
    } else {
      trick = with(cards, trick, card, (position.leader + step) % Traits::kSeats);
    }
  }
};

// `uncounted`: of the tricks at the end of the deal, those that earn nothing.
template <class Goal, class Traits>
Root<Traits> root_of(const CardTable<Traits>& cards, const RootPosition& root_position,
                     int uncounted) {
  Root<Traits> root;
  Position& position = root.position;
  position.remaining = root_position.remaining;
  position.leader = root_position.leader;
  for (Word left = root_position.remaining; left != 0; left = bits::without_lowest(left)) {
    const CardFacts& card = cards[bits::lowest(left)];
    position.lengths += card.length;
    position.covered |= card.frees;
  }
  if (Traits::kCalledCard && root_position.is_bound) position.lengths |= kBound;
  if (Traits::kSecondHands && (position.remaining & ~cards.second()) != 0) {
    position.covered = cards.second();
  }
  position.slots = slots_of(cards, position.playable());
  const int tricks = bits::count(position.remaining) / Traits::kSeats - uncounted;
  position.left = Goal::total(cards.worth(position.remaining), std::max(tricks, 0)) +
                  (position.remaining != 0 ? cards.last_trick() : 0);
  for (int i = 0; i < root_position.placed; ++i) root.play(cards, root_position.trick[i]);
  return root;
}

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_ROOT_H_
