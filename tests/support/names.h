// Cards, hands and deals by their names, for tests that are written by hand.
//
//   card("CQ");   hand("AK.T9.Q87.J");   whole_deal({"AK.T9.Q87.J", ...});
//   small_deal({"A..7.", "K..8."}, {"SQ/HQ", "ST/H9"});

#ifndef MATADOR_TESTS_SUPPORT_NAMES_H_
#define MATADOR_TESTS_SUPPORT_NAMES_H_

#include <string>
#include <string_view>
#include <vector>

#include "solver/cards/card_set.h"
#include "solver/deals/deal.h"
#include "solver/games/auction.h"
#include "solver/tricks/move.h"

namespace matador {

// Suit letter, then rank.
Card card(std::string_view name);

// Cards by their names, with a blank between them.
std::vector<Card> cards(std::string_view names);

// Cards as the moves of a play in tricks, and back.
std::vector<Move> play_of(const std::vector<Card>& cards);
std::vector<Card> cards_of(const std::vector<Move>& play);

// A hand as in deal files: the ranks of spades, hearts, diamonds and clubs, with dots between them.
CardSet hand(std::string_view text);

// The hands of all players, as above, from seat 1 on.
using Hands = std::vector<std::string_view>;
// The piles before each player: "HA/C7,S9/D8", face-up and face-down cards.
using Piles = std::vector<std::string_view>;

// A deal of all 32 cards. Throws if the cards do not make a deal.
Deal whole_deal(const Hands& hands, const Piles& piles = {});

// A deal of a part of the pack: each player has as many cards and piles as the first. The talon has
// the cards of `talon` alone.
Deal small_deal(const Hands& hands, const Piles& piles = {}, std::string_view talon = {});

// "clubs spades hearts diamonds".
std::string names_of_contracts(const Game& game);

// The name of a statement: "pass", "5", "5 clubs"; and those of an auction, that of forehand first.
std::string statement_name(const Statement& statement);
std::vector<std::string> statement_names(const Auction& auction);

}  // namespace matador

#endif  // MATADOR_TESTS_SUPPORT_NAMES_H_
