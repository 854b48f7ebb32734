// Cards in the notation of deal files: suit letter, then rank. `to_string(card)` gives "CQ" or
// "HT", `to_string(card, kSwissNotation)` "AO" or "ST". formats/ reads cards, and knows the other
// ways to write them.

#ifndef MATADOR_SOLVER_CARDS_NOTATION_H_
#define MATADOR_SOLVER_CARDS_NOTATION_H_

#include <string>

#include "solver/cards/card.h"

namespace matador {

// A letter for each suit and for each rank, by their index.
struct Notation {
  const char* suits;
  const char* ranks;
};
inline constexpr Notation kFrenchNotation{"CSHD", "23456789TJQKA"};
// Acorns, roses, shields and bells, with Under and Ober.
inline constexpr Notation kSwissNotation{"ARSB", "23456789TUOKA"};

inline std::string to_string(Card card, const Notation& notation = kFrenchNotation) {
  return {notation.suits[index(card.suit())], notation.ranks[index(card.rank())]};
}

}  // namespace matador

#endif  // MATADOR_SOLVER_CARDS_NOTATION_H_
