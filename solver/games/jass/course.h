// What counts when in a deal of Jass that is counted trick by trick (rules 2.22).
//
//   for (const Counted& counted : course_of(task, /*tricks_before_wyz=*/false))
//     counted.trick, counted.seat, counted.points   // 1, seat 3, 50: the Wyz of his side

#ifndef MATADOR_SOLVER_GAMES_JASS_COURSE_H_
#define MATADOR_SOLVER_GAMES_JASS_COURSE_H_

#include <vector>

#include "absl/status/statusor.h"
#include "solver/games/game.h"
#include "solver/games/winnings.h"

namespace matador::jass {

// One after the other, as far as the play of the task goes: Stöck when its second card falls, Wyz
// after the first trick of a round (of the two that two players have), and every trick as it is
// won, the last one with what it brings, and with the match. InvalidArgument where the play breaks
// the rules.
absl::StatusOr<std::vector<Counted>> course_of(const Task& task, bool tricks_before_wyz);

}  // namespace matador::jass

#endif  // MATADOR_SOLVER_GAMES_JASS_COURSE_H_
