// The search of the moves of one player: one after the other, until one answers the question for
// the side to move. If none does, the bound rests on all of them, and on the moves that they stood
// for.
//
// A card that is likely to answer is tried before any moves are generated. If it fails, it is not
// searched again (soundness.md, "Cards that are not tried").

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_MOVE_SEARCH_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_MOVE_SEARCH_H_

#include <algorithm>
#include <utility>

#include "solver/search/alpha_beta/card_table.h"
#include "solver/search/alpha_beta/position.h"
#include "solver/search/alpha_beta/proof.h"
#include "solver/search/common/move_list.h"
#include "solver/search/common/moves_in_progress.h"
#include "solver/search/common/techniques.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

// Moves that need no search because one of the same lane has failed (soundness.md, "Cards that are
// not tried"). If two cards touch, or if the ranks of both did not matter, the lines of play of one
// card are those of the other with the two cards swapped.
//
// If the two cards have different worths, the bound shifts, and the shifted bound must still answer
// the question. The field calls this quasi-symmetry: Kupferschmid and Helmert, "A Skat player based
// on Monte Carlo simulation", 2006.
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

// `Play` plays a card and searches on: int play(int card, Proof& proof) returns the bound.
template <bool kUsesWorth, class Traits, class Play>
class MoveSearch {
 public:
  // `proof` becomes that of the bound.
  MoveSearch(const CardTable<Traits>& cards, const Position& position, std::uint32_t techniques,
             bool declarer, int target, Proof& proof, const SharedMoves& shared, const Play& play)
      : cards_(cards),
        position_(position),
        techniques_(techniques),
        declarer_(declarer),
        target_(target),
        proof_(proof),
        shared_(shared),
        play_(play) {}

  int bound() const { return bound_; }
  int best_card() const { return best_card_; }

  // Plays the card, unless it is negative. Returns whether it answers the question.
  bool try_first(int card) {
    if (card < 0) return false;
    tried_ = true;
    return answers_with(card);
  }

  // Searches the moves. The card that was tried is one of them.
  void search(MoveList& moves) {
    Proof all{0, ~Word{0}, 0};
    int best = declarer_ ? -1 : position_.left + 1;
    int best_card = -1;
    int done = 0;
    if (tried_ && put_first(best_card_, moves)) {
      join(moves, done++, all);
      best = bound_;
      best_card = best_card_;
    }
    for (; done < moves.count; ++done) {
      if (answers_with(shared_.pick(moves, done).card)) return;
      join(moves, done, all);
      if (declarer_ ? bound_ > best : bound_ < best) {
        best = bound_;
        best_card = best_card_;
      }
    }
    bound_ = best;
    best_card_ = best_card;
    proof_ = all;
  }

 private:
  bool answers_with(int card) {
    best_card_ = card;
    shared_.enter(card);
    bound_ = play_(card, proof_);
    shared_.leave(card);
    return declarer_ ? bound_ >= target_ : bound_ < target_;
  }

  // If a touching card that is worth more to the player was generated, both are searched.
  bool put_first(int card, MoveList& moves) const {
    Move* move = moves.find(card);
    if (move == nullptr || (kUsesWorth && !cards_.same_worth(move->card, card))) return false;
    move->card = card;
    std::swap(*move, moves.list[0]);
    return true;
  }

  // The move at index i has failed.
  void join(MoveList& moves, int i, Proof& all) {
    const Move& move = moves.list[i];
    if (move.highest != move.lowest) {
      proof_.extend_to_touching<kUsesWorth>(cards_[move.highest], cards_[move.lowest],
                                            position_.slots);
    }
    EquivalentMoves<kUsesWorth, Traits>(cards_, techniques_, position_.slots, declarer_, target_)
        .drop(moves, i, bound_, proof_);
    all.join<kUsesWorth>(proof_);
  }

  const CardTable<Traits>& cards_;
  const Position& position_;
  const std::uint32_t techniques_;
  const bool declarer_;
  const int target_;
  Proof& proof_;
  const SharedMoves shared_;
  const Play& play_;
  bool tried_ = false;
  int bound_ = 0;
  int best_card_ = -1;
};

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_MOVE_SEARCH_H_
