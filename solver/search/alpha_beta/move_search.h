// The search of the moves of one player: one after the other, until one answers the question for
// the side to move. If none does, the bound rests on all of them, and on the moves that they stood
// for.
//
// A card that is likely to answer is tried before any moves are generated. If it fails, it is not
// searched again (soundness.md, "Cards that are not tried").

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_MOVE_SEARCH_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_MOVE_SEARCH_H_

#include <utility>

#include "solver/search/alpha_beta/equivalent_moves.h"
#include "solver/search/alpha_beta/position.h"
#include "solver/search/alpha_beta/proof.h"
#include "solver/search/common/move_list.h"
#include "solver/search/common/moves_in_progress.h"
#include "solver/search/common/techniques.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

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
