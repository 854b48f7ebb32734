// The facts of Skat (rules 5), each with the clause that it comes from.

#ifndef MATADOR_SOLVER_GAMES_SKAT_RULES_H_
#define MATADOR_SOLVER_GAMES_SKAT_RULES_H_

#include <array>
#include <optional>
#include <string_view>

#include "solver/cards/card_set.h"
#include "solver/games/ace_ten.h"
#include "solver/tricks/goal.h"

namespace matador::skat {

// A contract, by its place the index of matador::Contract.
struct Kind {
  std::string_view name;
  std::optional<Suit> trump;  // the suit below the jacks
  bool jacks;                 // are trumps; else there are none
  int base;                   // of its score; none in null

  constexpr bool is_null() const { return !jacks; }
};

// How a suit game or grand ends that reaches `target` of `goal`, and no later grade.
struct Grade {
  static constexpr int kAll = -1;  // in place of the number of all tricks

  Goal goal;
  int target;
  bool won;
  int steps;  // 1 for schneider, 2 for schwarz, of either side
};

struct Rules {
  static constexpr CardSet kPack = kPack32;  // 5.1
  static constexpr int kSeats = 3;           // 5.1
  static constexpr int kTricks = 10;         // 5.1
  static constexpr int kSkat = 2;            // 5.1

  static constexpr std::array<Kind, 6> kContracts{{
      // 5.2, 5.6
      {.name = "clubs", .trump = Suit::kClubs, .jacks = true, .base = 12},
      {.name = "spades", .trump = Suit::kSpades, .jacks = true, .base = 11},
      {.name = "hearts", .trump = Suit::kHearts, .jacks = true, .base = 10},
      {.name = "diamonds", .trump = Suit::kDiamonds, .jacks = true, .base = 9},
      {.name = "grand", .trump = std::nullopt, .jacks = true, .base = 24},
      {.name = "null", .trump = std::nullopt, .jacks = false, .base = 0},
  }};
  static constexpr std::array<Card, 4> kJacks{
      // 5.2, high to low
      Card(Suit::kClubs, Rank::kJack), Card(Suit::kSpades, Rank::kJack),
      Card(Suit::kHearts, Rank::kJack), Card(Suit::kDiamonds, Rank::kJack)};
  static constexpr std::array<Rank, 7> kRanks{
      // 5.2, high to low, without the jacks
      Rank::kAce, Rank::kTen, Rank::kKing, Rank::kQueen, Rank::kNine, Rank::kEight, Rank::kSeven};
  static constexpr std::array<Rank, 8> kNullRanks{// 5.2, high to low
                                                  Rank::kAce,   Rank::kKing, Rank::kQueen,
                                                  Rank::kJack,  Rank::kTen,  Rank::kNine,
                                                  Rank::kEight, Rank::kSeven};

  static constexpr int kPackPoints = 120;  // 5.3

  static constexpr std::array<Grade, 6> kGrades{{
      // 5.6, the lowest first. The two cards that lie away are worth 22 at most: who has 31 points
      // has a trick.
      {.goal = Goal::kTricks, .target = 0, .won = false, .steps = 2},
      {.goal = Goal::kTricks, .target = 1, .won = false, .steps = 1},
      {.goal = Goal::kPoints, .target = 31, .won = false, .steps = 0},
      {.goal = Goal::kPoints, .target = 61, .won = true, .steps = 0},
      {.goal = Goal::kPoints, .target = 90, .won = true, .steps = 1},
      {.goal = Goal::kTricks, .target = Grade::kAll, .won = true, .steps = 2},
  }};
  static constexpr int kNull = 23;            // 5.6
  static constexpr int kNullHand = 35;        // 5.6
  static constexpr int kNullOuvert = 46;      // 5.6
  static constexpr int kNullHandOuvert = 59;  // 5.6
  static constexpr int kLost = -2;            // 5.6: times what the game is worth

  static constexpr int kGameSteps = 1;  // 5.6: the game itself, beside the matadors
  static constexpr int kAllSteps = 7;   // 5.6: with all that can be won and announced

  static constexpr int kGameWon = 50;       // 5.8, with seeger-fabian
  static constexpr int kGameLost = -50;     // 5.8, with seeger-fabian
  static constexpr int kOpponentLost = 40;  // 5.8, with seeger-fabian: to each opponent
  static constexpr int kTable = 4;          // 5.9: the dealer sits out
  static constexpr int kOthersLost = 30;    // 5.9, with seeger-fabian: to each of the three others
};

static_assert(Rules::kSeats * Rules::kTricks + Rules::kSkat == Rules::kPack.size());
static_assert(ace_ten_points(Rules::kPack) == Rules::kPackPoints);  // 5.3

}  // namespace matador::skat

#endif  // MATADOR_SOLVER_GAMES_SKAT_RULES_H_
