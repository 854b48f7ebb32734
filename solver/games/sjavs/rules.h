// The facts of Sjavs (rules 1.A to 1.C: for four, three and two players), each with the clause that
// it comes from, and the order of the cards that they make. Of a fact nothing is computed here but
// what it says at once, so that the rules can be checked line by line.
//
// The duty to follow suit, and no other (rules 1.5), is common to the games of this library and has
// its home in tricks/.

#ifndef MATADOR_SOLVER_GAMES_SJAVS_RULES_H_
#define MATADOR_SOLVER_GAMES_SJAVS_RULES_H_

#include <array>

#include "solver/cards/card.h"
#include "solver/cards/card_set.h"
#include "solver/cards/seat.h"
#include "solver/games/ace_ten.h"
#include "solver/games/game.h"
#include "solver/tricks/trick_order.h"

namespace matador::sjavs {

// The differences between numbers of players.
struct Variant {
  int seats;
  int hand_size;
  int piles;      // before each player, a face-up card on a face-down one
  bool partners;  // else the declarer plays alone
  bool solo_vol;  // the option: what a single player earns for all tricks, unless somebody says

  constexpr int tricks() const { return hand_size + 2 * piles; }
};

inline constexpr std::array<Variant, 3> kVariants{{
    {.seats = 4, .hand_size = 8, .piles = 0, .partners = true, .solo_vol = true},    // Sjavs 1.6
    {.seats = 3, .hand_size = 10, .piles = 0, .partners = false, .solo_vol = true},  // 1.15, 1.18
    {.seats = 2, .hand_size = 8, .piles = 4, .partners = false, .solo_vol = false},  // Sjavs 1.19
}};

constexpr const Variant& variant(int seats) {
  return seats == 4 ? kVariants[0] : seats == 3 ? kVariants[1] : kVariants[2];
}

// What a deal earns its declaring side that reaches `target` of `goal`, and no later grade.
struct Grade {
  static constexpr int kAll = -1;  // in place of the number of all tricks

  Goal goal;
  int target;
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

  static constexpr int kPackPoints = 120;  // Sjavs 1.4

  static constexpr int kPartnerSteps = 2;   // Sjavs 1.6: partners sit opposite, 1+3 and 2+4
  static constexpr int kMostExchanged = 2;  // Sjavs 1.16

  static constexpr int kShortestBid = 5;     // Sjavs 1.7
  static constexpr bool kClubsFirst = true;  // Sjavs 1.8

  static constexpr int kRubber = 24;   // Sjavs 1.13
  static constexpr int kHook = 6;      // Sjavs 1.13
  static constexpr int kTieBonus = 2;  // Sjavs 1.12; for opponents maybe twice as much, 1.14

  static constexpr std::array<Grade, 8> kGrades{{
      // Sjavs 1.11, the lowest first
      {Goal::kTricks, 0, -16, -16},
      {Goal::kTricks, 1, -16, -8},
      {Goal::kPoints, 31, -8, -4},
      {Goal::kPoints, 60, 0, 0},
      {Goal::kPoints, 61, 4, 2},
      {Goal::kPoints, 90, 8, 4},
      {Goal::kTricks, Grade::kAll, 16, 12},
      {Goal::kSolo, 1, 24, 16},
  }};
};

// All cards that are trumps if `trump` is, the permanent ones included.
constexpr CardSet trumps(Suit trump) {  // Sjavs 1.2, 1.3
  CardSet cards = Rules::kPack & CardSet::of_suit(trump);
  for (Card card : Rules::kPermanentTrumps) cards |= CardSet{card};
  return cards;
}

// Who plays with the declarer: himself, and with four players his partner.
constexpr SeatSet side_of(Seat declarer, int seats) {  // Sjavs 1.6, 1.15, 1.19
  if (!variant(seats).partners) return {declarer};
  return {declarer, declarer.next(seats, Rules::kPartnerSteps)};
}

constexpr int worthless_cards(CardSet cards) {
  int count = 0;
  for (Card card : cards) count += ace_ten_points(card) == 0 ? 1 : 0;
  return count;
}

static_assert(trumps(Suit::kHearts).size() == 13 && trumps(Suit::kDiamonds).size() == 13);
static_assert(trumps(Suit::kClubs).size() == 12 && trumps(Suit::kSpades).size() == 12);
static_assert(ace_ten_points(Rules::kPack) == Rules::kPackPoints);  // Sjavs 1.4
static_assert(worthless_cards(Rules::kPack) == 12);
static_assert(variant(4).seats * variant(4).tricks() == Rules::kPack.size());
static_assert(variant(3).seats * variant(3).tricks() + 2 == Rules::kPack.size());
static_assert(variant(2).seats * variant(2).tricks() == Rules::kPack.size());
static_assert(side_of(Seat::number(4), 4) == SeatSet{Seat::number(2), Seat::number(4)});
static_assert(side_of(Seat::number(3), 3) == SeatSet{Seat::number(3)});

// ---- Order --------------------------------------------------------------------------------------
// Which card of Sjavs is stronger, and what it is worth (rules 1.2 to 1.4).
//
//   sjavs::order(Suit::kHearts).lanes[0]   // CQ SQ CJ SJ HJ DJ HA HK HQ HT H9 H8 H7
//                              .lanes[1]   // CA CK CT C9 C8 C7, and so on: the plain suits

// The trumps, then the plain suits in listing order.
TrickOrder order(Suit trump);

}  // namespace matador::sjavs

#endif  // MATADOR_SOLVER_GAMES_SJAVS_RULES_H_
