// What a proof rests on where tricks are shunned: which cards have to be above which.
//
// A proof holds in every position of the same leader and lengths in which all these pairs stand in
// the same order, whatever else lies between them. shunning.md has the argument.

#ifndef MATADOR_SOLVER_SEARCH_MISERE_PROOF_H_
#define MATADOR_SOLVER_SEARCH_MISERE_PROOF_H_

#include "solver/search/misere/card_table.h"
#include "solver/search/misere/requirement.h"

namespace matador::search {
inline namespace MATADOR_ISA {

struct Grounds {
  alignas(16) Row above[kRows];  // by place: the columns that this card has to be above
  Requirement limit;
  bool leader;  // it matters which of the others leads, not only that the victim does not

  void set(const Requirement& new_limit) {
    *this = {.above = {}, .limit = new_limit, .leader = false};
  }

  void add(const PlacedCard& upper, Row columns) {
    above[upper.place] = static_cast<Row>(above[upper.place] | columns);
  }

  // Another proof is needed too.
  void join(const Grounds& other, bool met) {
    for (int i = 0; i < kRows; ++i) above[i] = static_cast<Row>(above[i] | other.above[i]);
    limit = both(limit, other.limit, met);
    leader |= other.leader;
  }

  // The proofs come to this one in which cards of one hand and lane that touch, `group`, have
  // changed places with each other.
  void extend_to_touching(const Places& places, Word group) {
    const PlacedCard& first = places[bits::lowest(group)];
    const Row columns = places.columns(group);
    Row below = 0;
    for (Word left = group; left != 0; left = bits::without_lowest(left)) {
      below = static_cast<Row>(below | above[places[bits::lowest(left)].place]);
    }
    for (Word left = group; left != 0; left = bits::without_lowest(left)) {
      above[places[bits::lowest(left)].place] = below;
    }
    for (int i = first.lane_start; i < first.lane_end; ++i) {
      if ((above[i] & columns) != 0) above[i] = static_cast<Row>(above[i] | columns);
    }
  }

  // Whether the proof holds as well when two cards of one hand and lane have changed places.
  bool holds_swapped(const Places& places, const PlacedCard& a, const PlacedCard& b) const {
    const Row* lower = places.lower();
    if ((above[a.place] & ~lower[b.place]) != 0) return false;
    if ((above[b.place] & ~lower[a.place]) != 0) return false;
    for (int i = a.lane_start; i < a.lane_end; ++i) {
      if ((above[i] & a.column) != 0 && (lower[i] & b.column) == 0) return false;
      if ((above[i] & b.column) != 0 && (lower[i] & a.column) == 0) return false;
    }
    return true;
  }

  void swap(const PlacedCard& a, const PlacedCard& b) {
    const Row of_a = above[a.place];
    above[a.place] = above[b.place];
    above[b.place] = of_a;
    for (int i = a.lane_start; i < a.lane_end; ++i) {
      const bool has_a = (above[i] & a.column) != 0;
      const bool has_b = (above[i] & b.column) != 0;
      if (has_a != has_b) above[i] = static_cast<Row>(above[i] ^ a.column ^ b.column);
    }
  }
};

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_MISERE_PROOF_H_
