// The two things that the search passes on: the beginning of a trick, and a trick in progress.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_POSITION_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_POSITION_H_

#include "solver/cards/bits.h"
#include "solver/search/alpha_beta/card_table.h"
#include "solver/search/alpha_beta/proof.h"
#include "solver/search/common/legality.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

// The bit of Position::lengths that says that no trick has begun with the lane of the called card,
// in games that have one: then its holder has it still.
inline constexpr Word kBound = Word{1} << 63;

// The beginning of a trick. While the trick is played, its cards still count as remaining.
struct Position {
  Word remaining;
  Word slots;    // the same cards by holder
  Word lengths;  // the lengths of all lanes in all hands, and a bit for each pile, or kBound
  Word covered;  // those of the remaining cards that lie face down
  int leader;
  int left;  // that either side can still win

  Word playable() const { return remaining & ~covered; }
};

// Whether the holder of the called card is bound to it.
template <class Traits>
bool is_bound(const Position& position) {
  static_assert(!Traits::kCalledCard || Traits::kPiles == 0);
  return Traits::kCalledCard && (position.lengths & kBound) != 0;
}

struct OpenTrick : TrickSoFar {
  Word slots;    // its cards by holder,
  Word lengths;  // and by lane and holder
  int worth;     // of its cards
  bool upside_down;
};

template <class Traits>
OpenTrick led(const CardTable<Traits>& cards, const Position& position, int card) {
  const CardFacts& facts = cards[card];
  const bool upside_down = cards.is_upside_down(position.remaining);
  const bool unbinds = is_bound<Traits>(position) && facts.lane == cards.called_lane();
  return {{.cards = facts.self, .best = card, .winner = position.leader},
          facts.slot_bit,
          facts.length + (unbinds ? kBound : 0),
          cards.worth_of(card, upside_down),
          upside_down};
}

// Inlined, because most callers need only a part of it.
template <class Traits>
[[gnu::always_inline]] inline OpenTrick with(const CardTable<Traits>& cards, const OpenTrick& trick,
                                             int card, int seat) {
  const CardFacts& facts = cards[card];
  const bool wins = (cards.beaten_by(trick.best, trick.upside_down) & facts.self) != 0;
  return {trick.TrickSoFar::with(card, seat, wins), trick.slots | facts.slot_bit,
          trick.lengths + facts.length, trick.worth + cards.worth_of(card, trick.upside_down),
          trick.upside_down};
}

// The winnings of a complete trick for the declaring side, and the position after it.

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

// What was learnt about the leads of a position; each is a card, or no card of the pack.
struct LearntLeads {
  int hash_move = -1;   // the best card of an entry that fits the position
  int hint = -1;        // else the best card of an entry with equal lengths and leader
  int refutation = -1;  // refutation_table.h
};

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_POSITION_H_
