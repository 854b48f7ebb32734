// The two things that the search passes on: the beginning of a trick, and a trick in progress.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_POSITION_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_POSITION_H_

#include "solver/search/alpha_beta/card_table.h"
#include "solver/search/common/trick_so_far.h"

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

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_POSITION_H_
