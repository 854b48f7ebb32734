// The reasons for an answer: which cards have to be above which.
//
// A proof holds in every position with equal leader and lengths in which all these pairs have the
// same order, whatever lies between them (soundness.md).

#ifndef MATADOR_SOLVER_SEARCH_MISERE_PROOF_H_
#define MATADOR_SOLVER_SEARCH_MISERE_PROOF_H_

#include "solver/search/misere/position.h"
#include "solver/search/misere/remaining_target.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace misere {

// Loops over the rows of a lane take all its rows without a branch, so that the compiler uses
// vector instructions.
struct Proof {
  alignas(16) Row above[kRows];  // by slot: the columns that this card has to be above
  RemainingTarget limit;
  bool leader;  // it matters which of the others leads, not only that the payer does not

  void set(const RemainingTarget& new_limit) {
    *this = {.above = {}, .limit = new_limit, .leader = false};
  }

  void add(const CardFacts& upper, Row columns) {
    above[upper.slot] = static_cast<Row>(above[upper.slot] | columns);
  }

  // Adds another proof that is needed, too.
  void join(const Proof& other, bool met) {
    for (int i = 0; i < kRows; ++i) above[i] = static_cast<Row>(above[i] | other.above[i]);
    limit = both(limit, other.limit, met);
    leader |= other.leader;
  }

  // Adds the proofs in which the cards of `group`, touching cards of one hand, are permuted.
  void extend_to_touching(const CardTable& cards, Word group) {
    const CardFacts& first = cards[bits::lowest(group)];
    const Row columns = cards.columns(group);
    Row below = 0;
    for (Word left = group; left != 0; left = bits::without_lowest(left)) {
      below = static_cast<Row>(below | above[cards[bits::lowest(left)].slot]);
    }
    for (Word left = group; left != 0; left = bits::without_lowest(left)) {
      above[cards[bits::lowest(left)].slot] = below;
    }
    Row* rows = above + first.lane_start;
    for (int i = 0; i < kLaneSlots; ++i) {
      rows[i] = static_cast<Row>(rows[i] | ((rows[i] & columns) != 0 ? columns : 0));
    }
  }

  // Whether the proof still holds if two cards of one hand and lane are swapped.
  bool holds_swapped(const CardTable& cards, const CardFacts& a, const CardFacts& b) const {
    const Row* lower = cards.lower();
    if ((above[a.slot] & ~lower[b.slot]) != 0) return false;
    if ((above[b.slot] & ~lower[a.slot]) != 0) return false;
    const Row* rows = above + a.lane_start;
    lower += a.lane_start;
    unsigned faults = 0;
    for (int i = 0; i < kLaneSlots; ++i) {
      const unsigned not_lower = ~unsigned{lower[i]};
      faults |= ((rows[i] & a.column) != 0 ? not_lower & b.column : 0u) |
                ((rows[i] & b.column) != 0 ? not_lower & a.column : 0u);
    }
    return faults == 0;
  }

  void swap(const CardFacts& a, const CardFacts& b) {
    const Row of_a = above[a.slot];
    above[a.slot] = above[b.slot];
    above[b.slot] = of_a;
    Row* rows = above + a.lane_start;
    const Row both = a.column | b.column;
    for (int i = 0; i < kLaneSlots; ++i) {
      const Row held = rows[i] & both;
      const bool one = held == a.column || held == b.column;
      rows[i] = static_cast<Row>(rows[i] ^ (one ? both : Row{0}));
    }
  }
};

}  // namespace misere
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_MISERE_PROOF_H_
