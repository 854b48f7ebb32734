// The two things that the search passes on: the beginning of a trick, and a trick in progress.

#ifndef MATADOR_SOLVER_SEARCH_MISERE_POSITION_H_
#define MATADOR_SOLVER_SEARCH_MISERE_POSITION_H_

#include "solver/search/common/legality.h"
#include "solver/search/misere/card_table.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace misere {

// The beginning of a trick. While the trick is played, its cards still count as remaining.
struct Position {
  Word remaining;
  Word slots;      // the same cards by holder
  Word length[2];  // four bits for each hand and lane
  int leader;
  int tricks;  // still to be played
};

// `best` and `winner` mean nothing while the trick is empty.
struct OpenTrick : TrickSoFar {
  Word lane;  // that was led
  int placed;
  int payers_card;  // -1 while the payer has not played
};

inline constexpr OpenTrick kEmptyTrick{
    {.cards = 0, .best = 0, .winner = 0}, /*lane=*/0, /*placed=*/0, /*payers_card=*/-1};

inline Position position_of(const CardTable& cards, const RootPosition& root_position) {
  Position position{};
  position.remaining = root_position.remaining;
  position.leader = root_position.leader;
  position.tricks = bits::count(root_position.remaining) / cards.seats();
  for (Word left = root_position.remaining; left != 0; left = bits::without_lowest(left)) {
    const CardFacts& card = cards[bits::lowest(left)];
    position.slots |= card.slot_bit;
    position.length[0] += card.length[0];
    position.length[1] += card.length[1];
  }
  return position;
}

inline OpenTrick with(const CardTable& cards, const OpenTrick& trick, int card, int seat) {
  const CardFacts& facts = cards[card];
  const bool leads = trick.placed == 0;
  const bool wins = leads || ((facts.self & trick.lane) != 0 && card > trick.best);
  return {trick.TrickSoFar::with(card, seat, wins), leads ? facts.lane : trick.lane,
          trick.placed + 1, seat == cards.payer() ? card : trick.payers_card};
}

inline Position after(const CardTable& cards, const Position& position, const OpenTrick& trick) {
  Position next = position;
  next.remaining ^= trick.cards;
  next.leader = trick.winner;
  --next.tricks;
  for (Word left = trick.cards; left != 0; left = bits::without_lowest(left)) {
    const CardFacts& card = cards[bits::lowest(left)];
    next.slots ^= card.slot_bit;
    next.length[0] -= card.length[0];
    next.length[1] -= card.length[1];
  }
  return next;
}

}  // namespace misere
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_MISERE_POSITION_H_
