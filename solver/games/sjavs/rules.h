// The facts of Sjavs (rules 1.A: four players), each with the clause that it comes from. Nothing is
// computed here but what a fact says at once, so that the rules can be checked line by line.
//
// The duty to follow suit, and no other (rules 1.5), is common to the games of this library and has
// its home in tricks/.

#ifndef MATADOR_SOLVER_GAMES_SJAVS_RULES_H_
#define MATADOR_SOLVER_GAMES_SJAVS_RULES_H_

#include <array>

#include "solver/cards/card_set.h"
#include "solver/cards/pack.h"
#include "solver/cards/seat.h"
#include "solver/games/game.h"

namespace matador::sjavs {

// What a deal earns its declaring side that reaches `need` of `goal`, and no later grade.
struct Grade {
  Goal goal;
  int need;
  int in_clubs;
  int in_other_suits;
};

struct Rules {
  static constexpr CardSet kPack = kPack32;  // Sjavs 1.1

  static constexpr std::array<Card, 6> kPermanentTrumps{
      // Sjavs 1.2, high to low
      Card(Suit::kClubs, Rank::kQueen), Card(Suit::kSpades, Rank::kQueen),
      Card(Suit::kClubs, Rank::kJack),  Card(Suit::kSpades, Rank::kJack),
      Card(Suit::kHearts, Rank::kJack), Card(Suit::kDiamonds, Rank::kJack)};

  static constexpr std::array<Rank, 7> kSuitRanks{
      // Sjavs 1.3, high to low; without those that are permanent trumps
      Rank::kAce, Rank::kKing, Rank::kQueen, Rank::kTen, Rank::kNine, Rank::kEight, Rank::kSeven};

  static constexpr int kAcePoints = 11;    // Sjavs 1.4
  static constexpr int kTenPoints = 10;    // Sjavs 1.4
  static constexpr int kKingPoints = 4;    // Sjavs 1.4
  static constexpr int kQueenPoints = 3;   // Sjavs 1.4
  static constexpr int kJackPoints = 2;    // Sjavs 1.4
  static constexpr int kPackPoints = 120;  // Sjavs 1.4

  static constexpr int kSeats = 4;         // Sjavs 1.6
  static constexpr int kHandSize = 8;      // Sjavs 1.6
  static constexpr int kTricks = 8;        // Sjavs 1.6
  static constexpr int kPartnerSteps = 2;  // Sjavs 1.6: partners sit opposite, 1+3 and 2+4

  static constexpr int kShortestBid = 5;                  // Sjavs 1.7
  static constexpr Seat kFirstSpeaker = Seat::number(1);  // Sjavs 1.7
  static constexpr Suit kBetterSuit = Suit::kClubs;       // Sjavs 1.7, 1.8
  static constexpr Seat kFirstLeader = Seat::number(1);   // Sjavs 1.10

  static constexpr std::array<Grade, 8> kGrades{{
      // Sjavs 1.11, the lowest first
      {Goal::kTricks, 0, -16, -16},
      {Goal::kTricks, 1, -16, -8},
      {Goal::kPoints, 31, -8, -4},
      {Goal::kPoints, 60, 0, 0},
      {Goal::kPoints, 61, 4, 2},
      {Goal::kPoints, 90, 8, 4},
      {Goal::kTricks, kTricks, 16, 12},
      {Goal::kSolo, 1, 24, 16},
  }};
};

constexpr bool is_permanent_trump(Card card) {  // Sjavs 1.2
  for (Card trump : Rules::kPermanentTrumps) {
    if (card == trump) return true;
  }
  return false;
}

// All cards that are trumps if `trump` is, the permanent ones included.
constexpr CardSet trumps(Suit trump) {  // Sjavs 1.2, 1.3
  CardSet cards = Rules::kPack & CardSet::of_suit(trump);
  for (Card card : Rules::kPermanentTrumps) cards |= CardSet{card};
  return cards;
}

constexpr int card_points(Card card) {  // Sjavs 1.4
  switch (card.rank()) {
    case Rank::kAce:
      return Rules::kAcePoints;
    case Rank::kTen:
      return Rules::kTenPoints;
    case Rank::kKing:
      return Rules::kKingPoints;
    case Rank::kQueen:
      return Rules::kQueenPoints;
    case Rank::kJack:
      return Rules::kJackPoints;
    default:
      return 0;
  }
}

constexpr Seat partner(Seat seat) {  // Sjavs 1.6
  return seat.next(Rules::kSeats, Rules::kPartnerSteps);
}

constexpr int points_of(CardSet cards) {
  int points = 0;
  for (Card card : cards) points += card_points(card);
  return points;
}

constexpr int worthless_cards(CardSet cards) {
  int count = 0;
  for (Card card : cards) count += card_points(card) == 0 ? 1 : 0;
  return count;
}

static_assert(trumps(Suit::kHearts).size() == 13 && trumps(Suit::kDiamonds).size() == 13);
static_assert(trumps(Suit::kClubs).size() == 12 && trumps(Suit::kSpades).size() == 12);
static_assert(points_of(Rules::kPack) == Rules::kPackPoints);
static_assert(worthless_cards(Rules::kPack) == 12);
static_assert(Rules::kSeats * Rules::kHandSize == Rules::kPack.size());
static_assert(partner(Seat::number(1)) == Seat::number(3));
static_assert(partner(Seat::number(4)) == Seat::number(2));

}  // namespace matador::sjavs

#endif  // MATADOR_SOLVER_GAMES_SJAVS_RULES_H_
