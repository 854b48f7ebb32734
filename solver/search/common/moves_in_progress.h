// The moves that the threads of one question are searching. A thread leaves those of other threads
// for last: by then the transposition table has the answer, or most of it.
//
// Every thread begins at the root, and no thread tells another what to do. Where the first card
// answers the question they search it together; where no card does, each soon has a card of its
// own. This is ABDADA (Weill, "The ABDADA distributed minimax search algorithm", 1996) in the form
// that T. Kerrigan gave it.

#ifndef MATADOR_SOLVER_SEARCH_COMMON_MOVES_IN_PROGRESS_H_
#define MATADOR_SOLVER_SEARCH_COMMON_MOVES_IN_PROGRESS_H_

#include <array>
#include <atomic>
#include <cstddef>

#include "solver/cards/bits.h"
#include "solver/search/common/move_list.h"

namespace matador::search {
inline namespace MATADOR_ISA {

using bits::Word;

// The keys of the moves, in places by their hash. Moves share places, and a question that ends
// early leaves its moves behind: that costs an unlucky order, no more.
class MovesInProgress {
 public:
  bool contains(Word move) const { return place_of(move).load(std::memory_order_relaxed) == move; }
  void enter(Word move) { place_of(move).store(move, std::memory_order_relaxed); }
  void leave(Word move) { place_of(move).store(0, std::memory_order_relaxed); }

 private:
  static constexpr int kBits = 14;
  using Place = std::atomic<Word>;

  const Place& place_of(Word move) const { return places_[move >> (64 - kBits)]; }
  Place& place_of(Word move) { return places_[move >> (64 - kBits)]; }

  std::array<Place, std::size_t{1} << kBits> places_{};
};

// The moves of a position, as far as they concern other threads.
class SharedMoves {
 public:
  // No other thread searches the position.
  SharedMoves() = default;

  // `remaining`: the cards that are left; `trick`: those that lie in the open trick.
  SharedMoves(MovesInProgress& all, Word remaining, Word trick, Word target)
      : all_(&all),
        position_(remaining * 0xD6E8FEB86659FD93u + trick * 0xC2B2AE3D27D4EB4Fu + target) {}

  // The best move from index i on; after a first one, those that other threads search come last.
  const Move& pick(MoveList& moves, int i) const {
    if (all_ == nullptr || i == 0) return moves.pick(i);
    return pick_of_no_other(moves, i);
  }
  void enter(int card) const {
    if (all_ != nullptr) all_->enter(key(card));
  }
  void leave(int card) const {
    if (all_ != nullptr) all_->leave(key(card));
  }

 private:
  // A function of its own, so that a thread alone only asks whether it is alone.
  [[gnu::noinline]] const Move& pick_of_no_other(MoveList& moves, int i) const {
    constexpr int kLast = 2 * kHashMoveBonus;
    const Move* best = &moves.pick(i);
    while (best->score > -kLast / 2 && all_->contains(key(best->card))) {
      moves.list[i].score -= kLast;
      best = &moves.pick(i);
    }
    return *best;
  }

  // Never 0, which is no move.
  Word key(int card) const {
    return ((position_ + static_cast<Word>(card) * 0x8CB92BA72F3D8DD7u) * 0x9E3779B97F4A7C15u) | 1;
  }

  MovesInProgress* all_ = nullptr;
  Word position_ = 0;
};

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_COMMON_MOVES_IN_PROGRESS_H_
