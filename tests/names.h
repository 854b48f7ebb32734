// Cards, hands and deals by their names, for tests that are written by hand.
//
//   card("CQ");   hand("AK.T9.Q87.J");   whole_deal({"AK.T9.Q87.J", ...});

#ifndef MATADOR_TESTS_NAMES_H_
#define MATADOR_TESTS_NAMES_H_

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "solver/cards/card_set.h"
#include "solver/deals/deal.h"

namespace matador {

// Suit letter, then rank.
Card card(std::string_view name);

// Names with a blank between them.
std::vector<Card> cards(std::string_view names);

// As in deal files: the ranks of spades, hearts, diamonds and clubs with dots between them.
CardSet hand(std::string_view text);

// All 32 cards for four players. Throws if they do not make a deal.
Deal whole_deal(const std::array<std::string_view, 4>& hands);

// Part of the pack for four players, so many cards to each as the first hand has.
Deal small_deal(const std::array<std::string_view, 4>& hands);

}  // namespace matador

#endif  // MATADOR_TESTS_NAMES_H_
