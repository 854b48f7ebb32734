// The moves that a move generator found, and the move picker: the best score comes first.

#ifndef MATADOR_SOLVER_SEARCH_COMMON_MOVE_LIST_H_
#define MATADOR_SOLVER_SEARCH_COMMON_MOVE_LIST_H_

#include <utility>

#include "solver/search/common/layout.h"

namespace matador::search {
inline namespace MATADOR_ISA {

inline constexpr int kHashMoveBonus = 1 << 20;  // more than any score

struct Move {
  int score;
  int card;
  int highest;  // of the equivalent touching cards that `card` stands for,
  int lowest;   // and their lowest
  int run;      // the same for moves of which all cards touch
};

struct MoveList {
  int count;
  Move list[kMaxHand];

  void set_only(int card) {
    count = 1;
    list[0] = {0, card, card, card, 0};
  }

  // The move of the best score from index i on, which is moved there.
  const Move& pick(int i) {
    for (int j = i + 1; j < count; ++j) {
      if (list[j].score > list[i].score) std::swap(list[i], list[j]);
    }
    return list[i];
  }

  // The move that stands for this card; none if there is none.
  Move* find(int card) {
    for (int i = 0; i < count; ++i) {
      if (list[i].lowest <= card && card <= list[i].highest) return &list[i];
    }
    return nullptr;
  }

  // Adds to the score of the move that stands for this card, if there is one.
  void add_bonus(int card, int bonus) {
    if (Move* move = find(card)) move->score += bonus;
  }
};

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_COMMON_MOVE_LIST_H_
