// The facts of Schieber Jass (rules 2) for two to six players, each with the clause that it comes
// from, and the order of the cards that they make. Of a fact nothing is computed here but what it
// says at once, so that the rules can be checked line by line.
//
// Which cards may be played (rules 2.6 to 2.8) has its home in tricks/, and the Swiss pack in
// cards/swiss.h.

#ifndef MATADOR_SOLVER_GAMES_JASS_RULES_H_
#define MATADOR_SOLVER_GAMES_JASS_RULES_H_

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "solver/cards/card_set.h"
#include "solver/cards/seat.h"
#include "solver/cards/swiss.h"
#include "solver/games/game.h"
#include "solver/tricks/trick_order.h"

namespace matador::jass {

using swiss::kAcorns;
using swiss::kBells;
using swiss::kOber;
using swiss::kRoses;
using swiss::kShields;
using swiss::kUnder;

// The differences between numbers of players.
struct Variant {
  int seats;
  int hand_size;
  int hands;       // of each player, one after the other
  bool has_teams;  // every other player; else everyone for himself
  bool joker;      // one player is of the side that declares, whichever it is
};

inline constexpr std::array<Variant, 5> kVariants{{
    {.seats = 4, .hand_size = 9, .hands = 1, .has_teams = true, .joker = false},    // Jass 2.13
    {.seats = 2, .hand_size = 9, .hands = 2, .has_teams = false, .joker = false},   // Jass 2.14
    {.seats = 3, .hand_size = 12, .hands = 1, .has_teams = false, .joker = false},  // Jass 2.15
    {.seats = 5, .hand_size = 7, .hands = 1, .has_teams = true, .joker = true},     // Jass 2.16
    {.seats = 6, .hand_size = 6, .hands = 1, .has_teams = true, .joker = false},    // Jass 2.17
}};

constexpr const Variant& variant(int seats) {
  for (const Variant& players : kVariants) {
    if (players.seats == seats) return players;
  }
  return kVariants.front();
}

enum class Direction {
  kTrump,
  kDown,
  kUp
};  // Obenabe is from the top down, Undenufe from below up

// A contract by its place in the list.
struct Type {
  std::string_view name;
  Direction direction;
  Suit trump;  // of a trump contract
  int multiplier;
  std::span<const std::string_view> other_names = {};
};

// Spellings differ by canton; Swiss German has no standard one.
inline constexpr std::array<std::string_view, 5> kObenabeNames{"oben", "obe", "obenab", "obeabe",
                                                               "bock"};
inline constexpr std::array<std::string_view, 6> kUndenufeNames{"unden",   "unde",   "undenuf",
                                                                "undeufe", "uneufe", "geiss"};

struct Rules {
  static constexpr CardSet kPack = kPack36;              // Jass 2.1
  static constexpr Card kLeftOut{kRoses, Rank::kSeven};  // Jass 2.16, with five players
  static constexpr Seat kUsualJoker = Seat::number(5);   // Jass 2.16
  static constexpr int kLastTrick = 5;                   // Jass 2.4
  static constexpr int kAllPoints = 157;                 // Jass 2.4
  static constexpr int kMatch = 100;                     // Jass 2.5

  static constexpr std::array<Type, 6> kTypes{{
      // Jass 2.2
      {"acorns", Direction::kTrump, kAcorns, 1},
      {"roses", Direction::kTrump, kRoses, 1},
      {"shields", Direction::kTrump, kShields, 2},
      {"bells", Direction::kTrump, kBells, 2},
      {"obenabe", Direction::kDown, kAcorns, 3, kObenabeNames},
      {"undenufe", Direction::kUp, kAcorns, 4, kUndenufeNames},
  }};

  static constexpr int kStoeck = 20;    // Jass 2.11
  static constexpr int kTarget = 3000;  // Jass 2.12

  // High to low. Undenufe is Obenabe from below (Jass 2.2).
  static constexpr std::array<Rank, 9> kTrumpRanks{// Jass 2.3
                                                   kUnder,       Rank::kNine,  Rank::kAce,
                                                   Rank::kKing,  kOber,        Rank::kTen,
                                                   Rank::kEight, Rank::kSeven, Rank::kSix};
  static constexpr std::array<Rank, 9> kPlainRanks{// Jass 2.3
                                                   Rank::kAce,   Rank::kKing,  kOber,
                                                   kUnder,       Rank::kTen,   Rank::kNine,
                                                   Rank::kEight, Rank::kSeven, Rank::kSix};
};

// A contract is a type by its place in Rules::kTypes.
inline const Type& type_of(Contract contract) {
  return Rules::kTypes[static_cast<std::size_t>(contract.index)];
}

constexpr std::optional<Suit> trump_of(const Type& type) {
  return type.direction == Direction::kTrump ? std::optional(type.trump) : std::nullopt;
}

constexpr int plain_points(Rank rank) {  // Jass 2.4
  switch (rank) {
    case Rank::kAce:
      return 11;
    case Rank::kKing:
      return 4;
    case kOber:
      return 3;
    case kUnder:
      return 2;
    case Rank::kTen:
      return 10;
    default:
      return 0;
  }
}

constexpr int trump_points(Rank rank) {  // Jass 2.4
  if (rank == kUnder) return 20;
  if (rank == Rank::kNine) return 14;
  return plain_points(rank);
}

constexpr int obenabe_points(Rank rank) {  // Jass 2.4
  return rank == Rank::kEight ? 8 : plain_points(rank);
}

constexpr int undenufe_points(Rank rank, bool ace_counts) {  // Jass 2.4
  if (rank == Rank::kSix) return ace_counts ? 0 : 11;
  if (rank == Rank::kAce) return ace_counts ? 11 : 0;
  return obenabe_points(rank);
}

constexpr int points_of_suit(int (*points)(Rank)) {
  int sum = 0;
  for (Rank rank : Rules::kPlainRanks) sum += points(rank);
  return sum;
}
static_assert(points_of_suit(trump_points) + 3 * points_of_suit(plain_points) + Rules::kLastTrick ==
              Rules::kAllPoints);
static_assert(4 * points_of_suit(obenabe_points) + Rules::kLastTrick == Rules::kAllPoints);

// ---- Order --------------------------------------------------------------------------------------
// Which card of Jass is stronger, and what it is worth (rules 2.2 to 2.4).
//
//   jass::order(type, {}).lanes[0]   // with trumps: Under, 9, Ace, King, Ober, 10, 8, 7, 6 of them

// Orders the whole pack: the trumps, if any, then the other suits in listing order.
TrickOrder order(const Type& type, const std::vector<RuleOption>& options);

}  // namespace matador::jass

#endif  // MATADOR_SOLVER_GAMES_JASS_RULES_H_
