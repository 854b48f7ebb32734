// The Swiss pack (rules 2.1). Its suits have the order of the suits of the library (rules 0.4):
// acorns, roses, shields and bells are clubs, spades, hearts and diamonds. Under and Ober are jack
// and queen. formats/ decides which French suit is *written* for a Swiss one.

#ifndef MATADOR_SOLVER_CARDS_SWISS_H_
#define MATADOR_SOLVER_CARDS_SWISS_H_

#include "solver/cards/card.h"

namespace matador::swiss {

inline constexpr Suit kAcorns = Suit::kClubs;
inline constexpr Suit kRoses = Suit::kSpades;
inline constexpr Suit kShields = Suit::kHearts;
inline constexpr Suit kBells = Suit::kDiamonds;
inline constexpr Rank kUnder = Rank::kJack;
inline constexpr Rank kOber = Rank::kQueen;

}  // namespace matador::swiss

#endif  // MATADOR_SOLVER_CARDS_SWISS_H_
