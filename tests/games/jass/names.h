// Cards of Jass and hands by their Swiss names, for tests that are written by hand.
//
//   jass_card("AU");   jass_cards("AU R9 ST");   jass_hand("AK.T9..U76");   jass_name(card)

#ifndef MATADOR_TESTS_GAMES_JASS_NAMES_H_
#define MATADOR_TESTS_GAMES_JASS_NAMES_H_

#include <string>
#include <string_view>
#include <vector>

#include "solver/cards/card_set.h"

namespace matador {

// Suit letter of A R S B, then rank of 6 7 8 9 T U O K A.
Card jass_card(std::string_view name);
std::string jass_name(Card card);

// Names with a blank between them.
std::vector<Card> jass_cards(std::string_view names);

// As in deal files: the ranks of shields, roses, bells and acorns with dots between them.
CardSet jass_hand(std::string_view text);
std::string jass_hand_name(CardSet hand);

}  // namespace matador

#endif  // MATADOR_TESTS_GAMES_JASS_NAMES_H_
