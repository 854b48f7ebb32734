// The advice that a race has come to: after its first worlds, or at its end.
//
//   advice_after(course, race, /*exact=*/false).best

#ifndef MATADOR_SOLVER_ADVICE_STANDINGS_H_
#define MATADOR_SOLVER_ADVICE_STANDINGS_H_

#include "solver/advice/advise.h"
#include "solver/advice/course.h"
#include "solver/advice/race.h"

namespace matador {

// `exact`: over all worlds, so that there is no chance. Why the race ended is for the caller to
// say.
Advice advice_after(const Course& course, const Race& race, bool exact);

}  // namespace matador

#endif  // MATADOR_SOLVER_ADVICE_STANDINGS_H_
