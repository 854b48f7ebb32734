// The facts of Scharwenzel (rules 3), each with the clause that it comes from. Nothing is computed
// here but what a fact says at once, so that the rules can be checked line by line.
//
// The duty to follow suit, and no other (rules 3.3), has its home in tricks/; the forced auction
// (rules 3.4) in games/auction.h.

#ifndef MATADOR_SOLVER_GAMES_SCHARWENZEL_RULES_H_
#define MATADOR_SOLVER_GAMES_SCHARWENZEL_RULES_H_

#include <array>

#include "solver/cards/card_set.h"
#include "solver/cards/seat.h"

namespace matador::scharwenzel {

// The differences between numbers of players.
struct Variant {
  int seats;
  CardSet pack;

  constexpr int tricks() const { return pack.size() / seats; }
};

inline constexpr std::array<Variant, 3> kVariants{{
    {.seats = 4, .pack = kPack32},  // 3.1
    {.seats = 6, .pack = kPack36},  // 3.1
    {.seats = 8, .pack = kPack32},  // 3.1
}};

constexpr const Variant& variant(int seats) {
  return seats == 4 ? kVariants[0] : seats == 6 ? kVariants[1] : kVariants[2];
}

struct Rules {
  static constexpr CardSet kPack = kPack36;  // 3.1: with the sixes, where six play

  static constexpr int kMatadors = 7;           // 3.7: from the highest down, with these trumps
  static constexpr auto matadors(Suit trump) {  // 3.2, 3.7
    return std::array<Card, kMatadors>{
        Card(Suit::kClubs, Rank::kQueen),   // Spadille
        Card(trump, Rank::kSeven),          // Manille
        Card(Suit::kSpades, Rank::kQueen),  // Basta
        Card(Suit::kClubs, Rank::kJack),   Card(Suit::kSpades, Rank::kJack),
        Card(Suit::kHearts, Rank::kJack),  Card(Suit::kDiamonds, Rank::kJack)};
  }

  static constexpr std::array<Rank, 8> kSuitRanks{
      // 3.2, high to low; without those that are matadors
      Rank::kAce,  Rank::kKing,  Rank::kQueen, Rank::kTen,
      Rank::kNine, Rank::kEight, Rank::kSeven, Rank::kSix};

  static constexpr int kTeams = 2;            // 3.3: seats alternate
  static constexpr int kShortestBid = 3;      // 3.4
  static constexpr bool kClubsFirst = false;  // 3.4: but where he won by "better"

  static constexpr int kAllPassedSeats = 8;              // 3.4: only with this number of players
  static constexpr Suit kAllPassedTrump = Suit::kClubs;  // 3.4

  static constexpr int kWin = 2;             // 3.5
  static constexpr int kWinInClubs = 4;      // 3.5
  static constexpr int kForTheFirst = 2;     // 3.6
  static constexpr int kFewestMatadors = 3;  // 3.7

  static constexpr int kToutWon = 1;            // 3.8, in hooks
  static constexpr int kToutLost = 2;           // 3.8
  static constexpr int kAnnouncedToutWon = 2;   // 3.8
  static constexpr int kAnnouncedToutLost = 4;  // 3.8

  static constexpr int kThread = 24;              // 3.9, in points
  static constexpr int kPetersdorferThreads = 2;  // 3.9
  static constexpr int kHook = 24;                // 3.9, in points, for the score of a deal
};

// All cards that are trumps if `trump` is, with the sixes.
constexpr CardSet trumps(Suit trump) {  // 3.2
  CardSet cards = Rules::kPack & CardSet::of_suit(trump);
  for (Card card : Rules::matadors(trump)) cards |= CardSet{card};
  return cards;
}

// Who plays with the declarer: every other player.
constexpr SeatSet side_of(Seat declarer, int seats) {  // 3.3
  SeatSet side;
  for (int i = 0; i < seats; i += Rules::kTeams) side |= declarer.next(seats, i);
  return side;
}

static_assert((trumps(Suit::kHearts) & kPack32).size() == 13);  // 3.2
static_assert((trumps(Suit::kSpades) & kPack32).size() == 12);
static_assert(trumps(Suit::kDiamonds).size() == 14 && trumps(Suit::kClubs).size() == 13);
static_assert(variant(4).tricks() == 8 && variant(6).tricks() == 6 && variant(8).tricks() == 4);
static_assert(side_of(Seat::number(5), 6) ==
              SeatSet{Seat::number(1), Seat::number(3), Seat::number(5)});

}  // namespace matador::scharwenzel

#endif  // MATADOR_SOLVER_GAMES_SCHARWENZEL_RULES_H_
