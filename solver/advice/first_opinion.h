// The first opinion of advice whose first world takes long: by guesses where there are such, else
// after the first worlds that are quick to solve, until one prefers an option. It is told at once,
// and the answer does not hang on it.

#ifndef MATADOR_SOLVER_ADVICE_FIRST_OPINION_H_
#define MATADOR_SOLVER_ADVICE_FIRST_OPINION_H_

#include "solver/advice/advise.h"
#include "solver/advice/course.h"
#include "solver/advice/race.h"
#include "solver/advice/valuation.h"

namespace matador {

// `race`: before its first world. Tells nothing if no world is solved within a tenth of a second of
// work, or if nobody listens.
void tell_first_opinion(const Course& course, const Valuation& valuation,
                        const AdviceWanted& wanted, const Workers& workers, const Race& race);

}  // namespace matador

#endif  // MATADOR_SOLVER_ADVICE_FIRST_OPINION_H_
