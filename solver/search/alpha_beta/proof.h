// The reasons for a bound. They tell for which other positions the bound holds, and how it shifts
// with the worth of their cards. soundness.md has the argument.
//
// A proof is a strategy with all its lines of play. On each line it counts some cards to the
// declaring side, and the bound is at least (or at most) the worth of these cards together. A proof
// of a lower bound need not count the cards that come after it has enough; a proof of an upper
// bound counts all cards that are left once they are too few. If tricks are counted, cards have no
// worth, and a proof does not say which of them it counts.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_PROOF_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_PROOF_H_

#include <algorithm>

#include "solver/search/alpha_beta/card_table.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

struct Proof {
  Word winning_ranks;  // cards whose rank mattered, closed upwards within their lanes
  Word always;         // slots of the cards that are counted on every line
  Word ever;           // slots of the cards that are counted on some line

  // Counts the cards of these slots on every line.
  void count(Word slots) {
    always |= slots;
    ever |= slots;
  }

  // Adds the lines of another proof.
  template <bool kUsesWorth>
  void join(const Proof& other) {
    winning_ranks |= other.winning_ranks;
    if (!kUsesWorth) return;
    always &= other.always;
    ever |= other.ever;
  }

  // Adds the lines in which touching cards, from `highest` to `lowest`, are swapped.
  template <bool kUsesWorth>
  void extend_to_touching(const CardFacts& highest, const CardFacts& lowest, Word slots) {
    extend_ranks(highest, lowest);
    if (kUsesWorth) extend_to_any_of((2 * highest.slot_bit - lowest.slot_bit) & slots);
  }

  // If the rank of one of several swapped cards matters, those of all do. `winning_ranks` is closed
  // upwards, so it is enough to add the lowest if the highest is in it.
  void extend_ranks(const CardFacts& highest, const CardFacts& lowest) {
    if ((winning_ranks & highest.self) != 0) winning_ranks |= lowest.upwards;
  }

  // Adds the lines in which two cards are swapped, as far as their worth goes.
  void extend_to_exchanged(const CardFacts& one, const CardFacts& other) {
    extend_to_any_of(one.slot_bit | other.slot_bit);
  }

  // How much more the lines may count if two cards are swapped: the least and the most.
  struct Change {
    int least;
    int most;
  };
  Change change(const CardFacts& a, const CardFacts& b) const {
    const bool only_a = (ever & a.slot_bit) != 0 && (always & b.slot_bit) == 0;
    const bool only_b = (ever & b.slot_bit) != 0 && (always & a.slot_bit) == 0;
    const int by_a = only_a ? b.worth - a.worth : 0;
    const int by_b = only_b ? a.worth - b.worth : 0;
    return {std::min({by_a, by_b, 0}), std::max({by_a, by_b, 0})};
  }

 private:
  // Each line may count any of these in place of another.
  void extend_to_any_of(Word group) {
    if ((always & group) != group) always &= ~group;
    if ((ever & group) != 0) ever |= group;
  }
};

// Trimmed proofs: ranks that a proof need not rest on, because the lengths tell who holds the
// cards.
//
// If the lowest cards left of a lane are all in one hand, a position of the same lengths that
// agrees on the cards above them agrees on these too (soundness.md, "Trimmed proofs").
//
//     lane, owners from the top down    2 1 2 3 1 1        winning ranks, all six   ->   2 1 2 3

// `winning_ranks`, closed upwards, of a position in which these cards remain; closed still.
template <class Traits>
Word trimmed(const CardTable<Traits>& cards, Word remaining, Word winning_ranks) {
  for (int i = 0; i < cards.lanes(); ++i) {
    const Word lane = remaining & cards.lane(i);
    if ((winning_ranks & lane) == 0) continue;
    const Word others = lane & ~cards.hand(cards[bits::lowest(lane)].owner);
    winning_ranks &= ~cards.lane(i) | bits::from_lowest(others);
  }
  return winning_ranks;
}

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_PROOF_H_
