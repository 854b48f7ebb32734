// What can be asked about the tricks of a deal: how much of it the declaring side wins.

#ifndef MATADOR_SOLVER_TRICKS_GOAL_H_
#define MATADOR_SOLVER_TRICKS_GOAL_H_

#include <cstdint>

namespace matador {

enum class Goal : std::uint8_t {
  kPoints,  // card points in the tricks it wins
  kTricks,  // the number of tricks it wins
  kSolo     // 1 if one and the same player of it wins every trick, else 0
};
inline constexpr int kGoals = 3;

}  // namespace matador

#endif  // MATADOR_SOLVER_TRICKS_GOAL_H_
