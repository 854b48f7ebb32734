#include "solver/games/auction.h"

#include <range/v3/algorithm/max_element.hpp>

namespace matador {
namespace {

constexpr Suit kBetterSuit = Suit::kClubs;  // Sjavs 1.7, 1.8

}  // namespace

TrumpLengths trump_lengths(const Game& game, CardSet hand) {
  TrumpLengths lengths{};
  for (Suit suit : kAllSuits) lengths[at(suit)] = (hand & game.trumps(suit)).size();
  return lengths;
}

Statement answer(const TrumpLengths& lengths, Statement highest, const Bidding& bidding) {
  const int length = *ranges::max_element(lengths);
  if (length < bidding.shortest || length < highest.length) return {};
  if (length > highest.length) return {.length = length};
  // Clubs are named only where it needs them, and then only a longer suit is better (Sjavs 1.7).
  const bool clubs = lengths[at(kBetterSuit)] == length;
  return clubs && !highest.in_clubs ? Statement{.length = length, .in_clubs = true} : Statement{};
}

std::vector<Suit> nameable(const TrumpLengths& lengths, Statement statement,
                           const Bidding& bidding) {
  const int length = *ranges::max_element(lengths);
  const bool has_clubs = lengths[at(kBetterSuit)] == length;
  // Sjavs 1.8, Scharwenzel 3.4
  if (statement.in_clubs || (bidding.clubs_first && has_clubs)) return {kBetterSuit};
  std::vector<Suit> suits;
  for (Suit suit : kAllSuits) {
    if (lengths[at(suit)] == length) suits.push_back(suit);
  }
  return suits;
}

Auction forced_auction(const Game& game, const Deal& deal, Seat forehand) {
  const Bidding bidding = *game.info().bidding;
  Auction auction;
  Statement highest;
  for (int step = 0; step < deal.seats(); ++step) {
    const Seat seat = forehand.next(deal.seats(), step);  // Sjavs 1.7
    const TrumpLengths lengths = trump_lengths(game, deal.open_cards(seat));
    const Statement statement = answer(lengths, highest, bidding);
    auction.statements.push_back(statement);
    if (statement.length == 0) continue;
    highest = statement;
    auction.declarer = seat;
    auction.suits = nameable(lengths, statement, bidding);
  }
  auction.length = highest.length;
  auction.better = highest.in_clubs;
  return auction;
}

}  // namespace matador
