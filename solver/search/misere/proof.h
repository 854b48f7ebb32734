// The reasons for an answer if tricks are shunned: which cards have to be above which.
//
// A proof holds in every position of the same leader and lengths in which all these pairs stand in
// the same order, whatever else lies between them (soundness.md).

#ifndef MATADOR_SOLVER_SEARCH_MISERE_PROOF_H_
#define MATADOR_SOLVER_SEARCH_MISERE_PROOF_H_

#include "solver/search/misere/position.h"
#include "solver/search/misere/requirement.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace misere {

struct Proof {
  alignas(16) Row above[kRows];  // by slot: the columns that this card has to be above
  Requirement limit;
  bool leader;  // it matters which of the others leads, not only that the target does not

  void set(const Requirement& new_limit) {
    *this = {.above = {}, .limit = new_limit, .leader = false};
  }

  void add(const CardFacts& upper, Row columns) {
    above[upper.slot] = static_cast<Row>(above[upper.slot] | columns);
  }

  // Another proof is needed too.
  void join(const Proof& other, bool met) {
    for (int i = 0; i < kRows; ++i) above[i] = static_cast<Row>(above[i] | other.above[i]);
    limit = both(limit, other.limit, met);
    leader |= other.leader;
  }

  // The proofs come to this one in which touching cards of one hand and lane, `group`, have changed
  // places with each other.
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
    for (int i = first.lane_start; i < first.lane_end; ++i) {
      if ((above[i] & columns) != 0) above[i] = static_cast<Row>(above[i] | columns);
    }
  }

  // Whether the proof holds as well when two cards of one hand and lane have changed places.
  bool holds_swapped(const CardTable& cards, const CardFacts& a, const CardFacts& b) const {
    const Row* lower = cards.lower();
    if ((above[a.slot] & ~lower[b.slot]) != 0) return false;
    if ((above[b.slot] & ~lower[a.slot]) != 0) return false;
    for (int i = a.lane_start; i < a.lane_end; ++i) {
      if ((above[i] & a.column) != 0 && (lower[i] & b.column) == 0) return false;
      if ((above[i] & b.column) != 0 && (lower[i] & a.column) == 0) return false;
    }
    return true;
  }

  void swap(const CardFacts& a, const CardFacts& b) {
    const Row of_a = above[a.slot];
    above[a.slot] = above[b.slot];
    above[b.slot] = of_a;
    for (int i = a.lane_start; i < a.lane_end; ++i) {
      const bool has_a = (above[i] & a.column) != 0;
      const bool has_b = (above[i] & b.column) != 0;
      if (has_a != has_b) above[i] = static_cast<Row>(above[i] ^ a.column ^ b.column);
    }
  }
};

}  // namespace misere
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_MISERE_PROOF_H_
