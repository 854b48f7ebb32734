#include "solver/games/sjavs/auction.h"

#include <algorithm>

#include "solver/games/sjavs/rules.h"

namespace matador::sjavs {
namespace {

std::size_t at(Suit suit) { return static_cast<std::size_t>(index(suit)); }

}  // namespace

int trump_length(CardSet hand, Suit trump) { return (hand & trumps(trump)).size(); }

TrumpLengths trump_lengths(CardSet hand) {
  TrumpLengths lengths{};
  for (Suit suit : kAllSuits) lengths[at(suit)] = trump_length(hand, suit);
  return lengths;
}

Statement answer(const TrumpLengths& lengths, Statement highest) {
  const int length = *std::ranges::max_element(lengths);
  if (length < Rules::kShortestBid || length < highest.length) return {};
  if (length > highest.length) return {.length = length};
  // Clubs are named only where it needs them, and then only a longer suit is better (Sjavs 1.7).
  const bool clubs = lengths[at(Rules::kBetterSuit)] == length;
  return clubs && !highest.in_clubs ? Statement{.length = length, .in_clubs = true} : Statement{};
}

std::vector<Suit> nameable(const TrumpLengths& lengths) {  // Sjavs 1.8
  const int length = *std::ranges::max_element(lengths);
  if (lengths[at(Rules::kBetterSuit)] == length) return {Rules::kBetterSuit};
  std::vector<Suit> suits;
  for (Suit suit : kAllSuits) {
    if (lengths[at(suit)] == length) suits.push_back(suit);
  }
  return suits;
}

Auction run_auction(const Deal& deal) {
  Auction auction;
  Statement highest;
  for (int step = 0; step < deal.seats(); ++step) {
    const Seat seat = Rules::kFirstSpeaker.next(deal.seats(), step);
    const Statement statement = answer(trump_lengths(deal.open_cards(seat)), highest);
    auction.statements.push_back(statement);
    if (statement.length == 0) continue;
    highest = statement;
    auction.declarer = seat;
  }
  if (!auction.declarer) return auction;  // Sjavs 1.9
  auction.length = highest.length;
  auction.better = highest.in_clubs;
  auction.suits = nameable(trump_lengths(deal.open_cards(*auction.declarer)));
  return auction;
}

}  // namespace matador::sjavs
