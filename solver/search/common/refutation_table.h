// The refutation table (countermove table): the card that last answered in the same situation.
//
// Positions that differ elsewhere are often refuted by the same card. A situation is the hand of a
// leader; or of a player who answers, the cards that follow and the card to beat. Situations share
// entries by their hash: an error costs an unlucky guess at the best move, no more.

#ifndef MATADOR_SOLVER_SEARCH_COMMON_REFUTATION_TABLE_H_
#define MATADOR_SOLVER_SEARCH_COMMON_REFUTATION_TABLE_H_

#include <cstddef>
#include <cstdint>

#include "solver/search/common/cleared_table.h"
#include "solver/search/common/legality.h"

namespace matador::search {
inline namespace MATADOR_ISA {

class RefutationTable {
 public:
  // The situation of a player who answers to a lead.
  static Word answer_key(Word hand, Word lane, int best) {
    return following(hand, lane) * 0xD6E8FEB86659FD93u + bits::bit(best);
  }

  void clear() { entries_.clear(); }

  // The card; -1 if there is none.
  int probe(Word situation) const { return entries_[index_of(situation)] - 1; }

  void store(Word situation, int card) { entries_.store(index_of(situation), card + 1); }

 private:
  static constexpr int kBits = 15;

  static std::size_t index_of(Word situation) {
    return (situation * 0x9E3779B97F4A7C15u) >> (64 - kBits);
  }

  ClearedTable<std::uint8_t, kBits> entries_;  // the card and one; 0 = none
};

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_COMMON_REFUTATION_TABLE_H_
