// The winnings of a complete trick for the declaring side, and the position after it.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_TRANSITION_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_TRANSITION_H_

#include "solver/search/alpha_beta/position.h"
#include "solver/search/alpha_beta/proof.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

template <class Traits>
Word slots_of(const CardTable<Traits>& cards, Word set) {
  Word slots = 0;
  for (Word left = set; left != 0; left = bits::without_lowest(left)) {
    slots |= cards[bits::lowest(left)].slot_bit;
  }
  return slots;
}

// The face-down cards that come free with the trick.
template <class Traits>
Word freed_by(const CardTable<Traits>& cards, const Position& position, const OpenTrick& trick) {
  Word freed = 0;
  if constexpr (Traits::kSecondHands) {
    if ((position.remaining ^ trick.cards) == cards.second()) freed = position.covered;
  }
  if constexpr (CardTable<Traits>::kHasPiles) {
    for (Word left = trick.cards & cards.covers(); left != 0; left = bits::without_lowest(left)) {
      freed |= cards[bits::lowest(left)].frees;
    }
  }
  return freed;
}

template <class Goal, class Traits>
int earned(const CardTable<Traits>& cards, const Position& position, const OpenTrick& trick) {
  const bool ours = cards.earns(trick.winner);
  const bool last = trick.cards == position.remaining;
  return (ours ? Goal::prize(trick.worth) : 0) + (last ? cards.last_trick(ours) : 0);
}

// The winnings of the declaring side if one side takes every trick that is left.
template <class Traits>
int all_the_rest(const CardTable<Traits>& cards, const Position& position, bool ours) {
  const int won = ours ? position.left - cards.last_trick() : 0;
  return won + cards.last_trick(ours);
}

template <class Goal, class Traits>
Position after(const CardTable<Traits>& cards, const Position& position, const OpenTrick& trick) {
  const Word freed = freed_by(cards, position, trick);
  const bool last = trick.cards == position.remaining;
  return {.remaining = position.remaining ^ trick.cards,
          .slots = (position.slots ^ trick.slots) | slots_of(cards, freed),
          .lengths = position.lengths - trick.lengths,
          .covered = position.covered ^ freed,
          .leader = trick.winner,
          .left = last ? 0 : position.left - Goal::prize(trick.worth)};
}

// The last trick: every hand has one card, so nothing is left to choose.

// The winnings of the declaring side.
template <class Goal, class Traits>
int last_trick(const CardTable<Traits>& cards, const Position& position, Proof& proof) {
  const Word lane = cards[bits::lowest(position.remaining & cards.hand(position.leader))].lane;
  const CardFacts& winner = cards[bits::highest(position.remaining & (lane | cards.trumps()))];
  const bool lost =
      Goal::kSolo && winner.owner != position.leader && cards.played() != Traits::kSeats;
  const bool ours = cards.earns(winner.owner) && !lost;
  const bool beat_another = (position.remaining & winner.lane & ~winner.self) != 0;
  proof = {beat_another ? winner.upwards : 0, ours ? position.slots : 0, ours ? position.slots : 0};
  if (lost) return 0;
  if (!cards.worth_turns()) return all_the_rest(cards, position, ours);
  int worth = 0;
  for (Word left = position.remaining; left != 0; left = bits::without_lowest(left)) {
    worth += cards[bits::lowest(left)].worth;
  }
  return (ours ? Goal::prize(worth) : 0) + cards.last_trick(ours);
}

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_TRANSITION_H_
