// The facts of Davoserjazz (rules 4), each with the clause that it comes from, and the order of the
// cards in each hand. Of a fact nothing is computed here but what it says at once, so that the
// rules can be checked line by line.
//
// The duty to follow suit, and no other (rules 4.1), has its home in tricks/; what is counted in
// each hand, in tricks/goal.h and games/winnings.h.

#ifndef MATADOR_SOLVER_GAMES_DAVOSERJAZZ_RULES_H_
#define MATADOR_SOLVER_GAMES_DAVOSERJAZZ_RULES_H_

#include <array>
#include <optional>
#include <string_view>

#include "solver/cards/card_set.h"
#include "solver/cards/seat.h"
#include "solver/tricks/goal.h"
#include "solver/tricks/trick_order.h"

namespace matador::davoserjazz {

// One of the seven hands of a game.
struct Hand {
  std::string_view name;
  bool ace_low;              // else high
  std::optional<Goal> goal;  // what counts in it; none where it is not played in tricks
  int penalty;               // of each unit of the goal, or of each turn that is missed
  CardSet cards = {};        // that count, where cards do
};

struct Rules {
  static constexpr int kFewestPlayers = 3;   // 4.1
  static constexpr int kMostPlayers = 8;     // 4.1
  static constexpr CardSet kPack = kPack52;  // 4.1
  static constexpr std::array<Card, 4> kFirstToLeave{
      // 4.1, in this order
      Card(Suit::kDiamonds, Rank::kTwo), Card(Suit::kHearts, Rank::kTwo),
      Card(Suit::kSpades, Rank::kTwo), Card(Suit::kClubs, Rank::kTwo)};

  static constexpr CardSet kClubs = CardSet::of_suit(Suit::kClubs);   // 4.2
  static constexpr CardSet kQueens = CardSet::of_rank(Rank::kQueen);  // 4.2
  static constexpr CardSet kKing{Card(Suit::kSpades, Rank::kKing)};   // 4.2
  static constexpr std::array<Hand, 7> kHands{{
      // 4.2, 4.3, in the order of play
      {.name = "few", .ace_low = true, .goal = Goal::kExcess, .penalty = 10},
      {.name = "many", .ace_low = false, .goal = Goal::kShortfall, .penalty = 10},
      {.name = "clubs", .ace_low = true, .goal = Goal::kSweep, .penalty = 10, .cards = kClubs},
      {.name = "queens",
       .ace_low = false,
       .goal = Goal::kCardsTaken,
       .penalty = 25,
       .cards = kQueens},
      {.name = "first-last", .ace_low = true, .goal = Goal::kFirstAndLast, .penalty = 50},
      {.name = "king", .ace_low = false, .goal = Goal::kCardTaken, .penalty = 100, .cards = kKing},
      {.name = "qabbalah", .ace_low = true, .goal = std::nullopt, .penalty = 10},
  }};
};

// The cards that this number of players is dealt.
constexpr CardSet pack(int players) {  // 4.1
  CardSet cards = Rules::kPack;
  for (int i = 0; i < Rules::kPack.size() % players; ++i) {
    cards -= CardSet{Rules::kFirstToLeave[static_cast<std::size_t>(i)]};
  }
  return cards;
}

static_assert(pack(4).size() == 4 * 13 && pack(3).size() == 3 * 17 && pack(5).size() == 5 * 10);
static_assert(pack(6).size() == 6 * 8 && pack(7).size() == 7 * 7 && pack(8).size() == 8 * 6);
static_assert(Rules::kPack - pack(5) ==
              CardSet{Card(Suit::kDiamonds, Rank::kTwo), Card(Suit::kHearts, Rank::kTwo)});
static_assert(kSweepPenalty * Rules::kHands[2].penalty == 100);  // 4.2

// ---- Order --------------------------------------------------------------------------------------
// Which card of Davoserjazz is stronger, and what a card counts in a hand (rules 4.1, 4.2).
//
//   davoserjazz::order(hand).lanes[0]   // CK CQ ... C2 CA where the ace is low, else CA CK ... C2

// All 52 cards, the suits in listing order. The points are units of the hand's goal, if the goal
// counts cards, or the first and the last trick.
TrickOrder order(const Hand& hand);

}  // namespace matador::davoserjazz

#endif  // MATADOR_SOLVER_GAMES_DAVOSERJAZZ_RULES_H_
