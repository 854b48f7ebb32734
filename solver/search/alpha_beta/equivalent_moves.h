// Moves that need no search because one of the same lane has failed (soundness.md, "Cards that are
// not tried"). If two cards touch, or if the ranks of both did not matter, the lines of play of one
// card are those of the other with the two cards swapped.
//
// If the two cards have different worths, the bound shifts, and the shifted bound must still answer
// the question. The field calls this quasi-symmetry: Kupferschmid and Helmert, "A Skat player based
// on Monte Carlo simulation", 2006.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_EQUIVALENT_MOVES_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_EQUIVALENT_MOVES_H_

#include <algorithm>

#include "solver/search/alpha_beta/card_table.h"
#include "solver/search/alpha_beta/proof.h"
#include "solver/search/common/move_list.h"
#include "solver/search/common/techniques.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

template <bool kUsesWorth, class Traits>
class EquivalentMoves {
 public:
  // For the cards of these slots. `declarer`: the declaring side moves.
  EquivalentMoves(const CardTable<Traits>& cards, std::uint32_t techniques, Word slots,
                  bool declarer, int target)
      : cards_(cards),
        low_cards_((techniques & bit_of(Technique::kLowCards)) != 0),
        quasi_symmetry_((techniques & bit_of(Technique::kQuasiSymmetry)) != 0),
        slots_(slots),
        declarer_(declarer),
        target_(target) {}

  // Drops those of the moves behind `tried`, and extends its bound and its proof to them.
  void drop(MoveList& moves, int tried, int& bound, Proof& proof) const {
    const Move& failed = moves.list[tried];
    if (cards_.has_side_effect(failed.card)) return;
    const Word lane = cards_[failed.card].lane;
    const Proof lines = proof;
    const int searched = bound;
    for (int i = moves.count - 1; i > tried; --i) {
      const Move& other = moves.list[i];
      if ((lane & bits::bit(other.highest)) == 0 || cards_.has_side_effect(other.card)) continue;
      if (!changes_no_winner(failed, other, lines)) continue;
      if (kUsesWorth) {
        const int shifted = searched + shift(failed.card, other.card, lines);
        if (declarer_ ? shifted >= target_ : shifted < target_) continue;
        bound = declarer_ ? std::max(bound, shifted) : std::min(bound, shifted);
      }
      extend(failed, other, proof);
      moves.list[i] = moves.list[--moves.count];
    }
  }

 private:
  static bool touch(const Move& a, const Move& b) { return a.run == b.run; }

  bool changes_no_winner(const Move& failed, const Move& other, const Proof& lines) const {
    if (quasi_symmetry_ && touch(failed, other)) return true;
    const Word ranks = bits::bit(failed.highest) | bits::bit(other.highest);
    return low_cards_ && (lines.winning_ranks & ranks) == 0;
  }

  // The shift of the bound if the two cards are swapped: the most that a line may count more for an
  // upper bound, the least for a lower one. Too large a shift leaves no answer.
  int shift(int failed, int other, const Proof& lines) const {
    constexpr int kTooLarge = 1 << 16;
    if (cards_.same_worth(failed, other)) return 0;
    if (!quasi_symmetry_ || cards_.worth_turns()) return declarer_ ? kTooLarge : -kTooLarge;
    const Proof::Change change = lines.change(cards_[failed], cards_[other]);
    return declarer_ ? change.most : change.least;
  }

  void extend(const Move& failed, const Move& other, Proof& proof) const {
    if (touch(failed, other)) {
      const bool above = other.card > failed.card;
      proof.extend_ranks(cards_[above ? other.highest : failed.highest],
                         cards_[above ? failed.lowest : other.lowest]);
    }
    if (!kUsesWorth) return;
    proof.extend_to_exchanged(cards_[failed.card], cards_[other.card]);
    proof.extend_to_touching<kUsesWorth>(cards_[other.highest], cards_[other.lowest], slots_);
  }

  const CardTable<Traits>& cards_;
  const bool low_cards_;
  const bool quasi_symmetry_;
  const Word slots_;
  const bool declarer_;
  const int target_;
};

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_EQUIVALENT_MOVES_H_
