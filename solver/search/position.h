// The two things that the search passes on: the beginning of a trick, and a trick in progress.

#ifndef MATADOR_SOLVER_SEARCH_POSITION_H_
#define MATADOR_SOLVER_SEARCH_POSITION_H_

#include "solver/search/numbering.h"

namespace matador::search {
inline namespace MATADOR_ISA {

// The beginning of a trick. While it is played, its cards still count as remaining.
struct Position {
  Word remaining;
  Word slots;    // the same cards by holder
  Word lengths;  // the lengths of all lanes in all hands, and a bit for each pile
  Word covered;  // those of the remaining cards that lie face down
  int leader;
  int left;  // what is still to be won by either side

  Word playable() const { return remaining & ~covered; }
};

struct OpenTrick {
  Word cards;    // that lie in it
  Word slots;    // the same by holder
  Word lengths;  // and by lane and holder
  int worth;     // of its cards
  int best;      // the card that wins so far
  int winner;    // the seat that played it
};

template <class Rules>
OpenTrick led(const Numbering<Rules>& numbering, int card, int leader) {
  const CardFacts& facts = numbering[card];
  return {facts.self, facts.slot_bit, facts.length, facts.worth, card, leader};
}

template <class Rules>
OpenTrick with(const Numbering<Rules>& numbering, const OpenTrick& trick, int card, int seat) {
  const CardFacts& facts = numbering[card];
  const bool wins = (numbering[trick.best].beaten_by & facts.self) != 0;
  return {trick.cards | facts.self,  trick.slots | facts.slot_bit, trick.lengths + facts.length,
          trick.worth + facts.worth, wins ? card : trick.best,     wins ? seat : trick.winner};
}

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_POSITION_H_
