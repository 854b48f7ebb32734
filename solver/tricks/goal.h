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

  // Goals of the payer, over the whole deal. Three count points alike, and stand here under the
  // names of contracts, because a solver keeps one engine for a goal, with weights fitted to it.
  kFew,        // his tricks less the fewest of any player
  kMany,       // the most tricks of any player less his
  kClubs,      // the clubs in his tricks; 0 if he takes all of them, 10 if another player does
  kQueens,     // the queens in his tricks
  kFirstLast,  // 1 for the first trick and 1 for the last
  kKing        // 1 for the trick with the king of spades
};
inline constexpr int kGoals = 12;
inline constexpr int kSweepOfClubs = 10;  // kClubs for each player if another takes all clubs

// The smallest number that is more than half of `tricks`.
constexpr int majority(int tricks) { return tricks / 2 + 1; }

}  // namespace matador

#endif  // MATADOR_SOLVER_TRICKS_GOAL_H_
