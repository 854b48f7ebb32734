#include "solver/games/sjavs/auction.h"

#include <algorithm>

#include "solver/games/sjavs/rules.h"

namespace matador::sjavs {
namespace {

int longest(CardSet hand) {
  int length = 0;
  for (Suit suit : kAllSuits) length = std::max(length, trump_length(hand, suit));
  return length;
}

// What the player says over the highest statement so far: the default Statement, a pass, if nothing
// was stated yet.
Statement answer(CardSet hand, Statement highest) {
  const int length = longest(hand);
  if (length < Rules::kShortestBid || length < highest.length) return {};
  if (length > highest.length) return {.length = length};
  // Clubs are named only where it needs them, and then only a longer suit is better (Sjavs 1.7).
  const bool clubs = trump_length(hand, Rules::kBetterSuit) == length;
  return clubs && !highest.in_clubs ? Statement{.length = length, .in_clubs = true} : Statement{};
}

// The suits that a declarer may name: clubs if he can, else any of his longest (Sjavs 1.8).
std::vector<Suit> nameable(CardSet hand, int length) {
  if (trump_length(hand, Rules::kBetterSuit) == length) return {Rules::kBetterSuit};
  std::vector<Suit> suits;
  for (Suit suit : kAllSuits) {
    if (trump_length(hand, suit) == length) suits.push_back(suit);
  }
  return suits;
}

}  // namespace

int trump_length(CardSet hand, Suit trump) { return (hand & trumps(trump)).size(); }

CardSet bidding_hand(const Deal& deal, Seat seat) { return deal.hand(seat) | deal.face_up(seat); }

Auction run_auction(const Deal& deal) {
  Auction auction;
  Statement highest;
  for (int step = 0; step < deal.seats(); ++step) {
    const Seat seat = Rules::kFirstSpeaker.next(deal.seats(), step);
    const Statement statement = answer(bidding_hand(deal, seat), highest);
    auction.statements.push_back(statement);
    if (statement.length == 0) continue;
    highest = statement;
    auction.declarer = seat;
  }
  if (!auction.declarer) return auction;  // Sjavs 1.9
  auction.length = highest.length;
  auction.better = highest.in_clubs;
  auction.suits = nameable(bidding_hand(deal, *auction.declarer), highest.length);
  return auction;
}

}  // namespace matador::sjavs
