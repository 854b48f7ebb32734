// What can be asked about the tricks of a deal: how much of it the declaring side wins.

#ifndef MATADOR_SOLVER_TRICKS_GOAL_H_
#define MATADOR_SOLVER_TRICKS_GOAL_H_

#include <cstdint>

namespace matador {

enum class Goal : std::uint8_t {
  kPoints,  // card points in the tricks it wins
  kTricks,  // the number of tricks it wins
  kSolo,    // 1 if one and the same player of it wins every trick, else 0
  kFirst    // the number it wins of the first tricks, of as many as are a majority
};
inline constexpr int kGoals = 4;

// The smallest number of tricks that is more than half of so many.
constexpr int majority(int tricks) { return tricks / 2 + 1; }

}  // namespace matador

#endif  // MATADOR_SOLVER_TRICKS_GOAL_H_
