// The two things that the search passes on: the beginning of a trick, and a trick in progress.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_POSITION_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_POSITION_H_

#include "solver/search/alpha_beta/card_table.h"

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
  bool upside_down;
};

template <class Rules>
OpenTrick led(const Numbering<Rules>& numbering, const Position& position, int card) {
  const CardFacts& facts = numbering[card];
  const bool upside_down = numbering.is_upside_down(position.remaining);
  return {.cards = facts.self,
          .slots = facts.slot_bit,
          .lengths = facts.length,
          .worth = numbering.worth_of(card, upside_down),
          .best = card,
          .winner = position.leader,
          .upside_down = upside_down};
}

template <class Rules>
OpenTrick with(const Numbering<Rules>& numbering, const OpenTrick& trick, int card, int seat) {
  const CardFacts& facts = numbering[card];
  const bool wins = (numbering.beaten_by(trick.best, trick.upside_down) & facts.self) != 0;
  return {.cards = trick.cards | facts.self,
          .slots = trick.slots | facts.slot_bit,
          .lengths = trick.lengths + facts.length,
          .worth = trick.worth + numbering.worth_of(card, trick.upside_down),
          .best = wins ? card : trick.best,
          .winner = wins ? seat : trick.winner,
          .upside_down = trick.upside_down};
}

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_POSITION_H_
