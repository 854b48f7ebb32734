// Goals: what can be asked about the tricks of a deal. In most games it is how much the declaring
// side wins. In games where tricks cost something, all players but one are the declaring side, and
// the goal is what they can force on that one, the payer.

#ifndef MATADOR_SOLVER_TRICKS_GOAL_H_
#define MATADOR_SOLVER_TRICKS_GOAL_H_

#include <cstdint>

namespace matador {

enum class Goal : std::uint8_t {
  kPoints,         // card points in the tricks it wins
  kTricks,         // the number of tricks it wins
  kSolo,           // 1 if a single player of it wins every trick, else 0
  kFirst,          // the number it wins of the first tricks, a majority of all tricks
  kMisere,         // the number it does not win, if it wants to win none
  kShunnedPoints,  // the card points that it does not win, if it wants to win none

  // Goals of the payer, over the whole deal. Several count the cards that are worth a point each in
  // his tricks: a solver keeps an engine for each goal, with weights fitted to it.
  kExcess,        // his tricks less the fewest of any player
  kShortfall,     // the most tricks of any player less his
  kSweep,         // such cards; 0 if he takes all of them, kSweepPenalty if another player does
  kCardsTaken,    // such cards
  kFirstAndLast,  // 1 for the first trick and 1 for the last
  kCardTaken      // 1 for the trick with the only such card
};
inline constexpr int kGoals = 12;
inline constexpr int kSweepPenalty = 10;

// Whether the goal compares the tricks of the players.
constexpr bool compares_tricks(Goal goal) {
  return goal == Goal::kExcess || goal == Goal::kShortfall;
}

// The smallest number that is more than half of `tricks`.
constexpr int majority(int tricks) { return tricks / 2 + 1; }

}  // namespace matador

#endif  // MATADOR_SOLVER_TRICKS_GOAL_H_
