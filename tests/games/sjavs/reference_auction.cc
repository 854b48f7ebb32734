#include "tests/games/sjavs/reference_auction.h"

#include <algorithm>

#include "tests/games/sjavs/reference_rules.h"

namespace matador::reference {
namespace {

int length(CardSet hand, Suit trump) {
  int length = 0;
  for (Card card : hand) {
    if (is_trump(card, trump)) ++length;
  }
  return length;
}

std::vector<Suit> longest_suits(CardSet hand) {
  int longest = 0;
  for (Suit suit : kAllSuits) longest = std::max(longest, length(hand, suit));
  std::vector<Suit> suits;
  for (Suit suit : kAllSuits) {
    if (length(hand, suit) == longest) suits.push_back(suit);
  }
  return suits;
}

// With two players the cards that lie face up belong to the hand (rules 1.19).
CardSet bidding_hand(const Deal& deal, Seat seat) {
  CardSet hand = deal.hand(seat);
  for (const Pile& pile : deal.piles(seat)) hand |= CardSet{pile.up};
  return hand;
}

}  // namespace

Auction auction(const Deal& deal, Seat forehand) {
  Auction auction;
  int stated = 0;             // the length stated last
  bool stated_clubs = false;  // and whether it was "in clubs"
  for (int i = 0; i < deal.seats(); ++i) {
    const Seat seat = Seat::from_index((forehand.index() + i) % deal.seats());
    const CardSet hand = bidding_hand(deal, seat);
    const std::vector<Suit> suits = longest_suits(hand);
    const int own = length(hand, suits.front());
    const bool clubs = suits.front() == Suit::kClubs;
    const bool longer = own > stated;
    const bool equal_in_clubs = own == stated && clubs && !stated_clubs;
    if (own < 5 || (!longer && !equal_in_clubs)) {
      auction.statements.push_back("pass");
      continue;
    }
    auction.statements.push_back(std::to_string(own) + (equal_in_clubs ? " clubs" : ""));
    auction.declarer = seat;
    auction.suits = clubs ? std::vector{Suit::kClubs} : suits;
    stated = own;
    stated_clubs = equal_in_clubs;
  }
  return auction;
}

}  // namespace matador::reference
