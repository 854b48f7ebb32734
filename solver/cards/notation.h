// Cards in the notation of deal files: suit letter, then rank. `to_string(card)` gives "CQ" or
// "HT". Reading cards, and every other way of naming them, is the business of formats/.

#ifndef MATADOR_SOLVER_CARDS_NOTATION_H_
#define MATADOR_SOLVER_CARDS_NOTATION_H_

#include <string>

#include "solver/cards/card.h"

namespace matador {

inline constexpr char kSuitLetters[] = "CSHD";
inline constexpr char kRankLetters[] = "23456789TJQKA";

inline std::string to_string(Card card) {
  return {kSuitLetters[index(card.suit())], kRankLetters[index(card.rank())]};
}

}  // namespace matador

#endif  // MATADOR_SOLVER_CARDS_NOTATION_H_
