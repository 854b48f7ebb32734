// The Swiss pack (rules 2.1): its suits stand for those of the library in the order in which every
// listing and every tie goes: acorns, roses, shields, bells (rules 0.4). So roses are the spades of
// the library and shields its hearts. Under and Ober are its jack and its queen. Which French suit
// is *written* for a Swiss one is another matter, and has its home in formats/.

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
