// Runs a race over the worlds of a course, batch by batch, and tells opinions meanwhile.
//
//   Race race(course.options.size(), course.less_is_better);
//   const absl::StatusOr<End> end = run(course, valuation, wanted, workers, stop, race);

#ifndef MATADOR_SOLVER_ADVICE_RUN_H_
#define MATADOR_SOLVER_ADVICE_RUN_H_

#include <cstddef>

#include "absl/status/statusor.h"
#include "solver/advice/advise.h"
#include "solver/advice/course.h"
#include "solver/advice/race.h"
#include "solver/advice/valuation.h"
#include "solver/stop.h"

namespace matador {

// Options may leave the race after each batch of this size.
std::size_t batch_of(const AdviceQuestion& question);

// What ended the race.
enum class End { kAll, kStop, kNodes, kEnough, kUnsolved };

absl::StatusOr<End> run(const Course& course, const Valuation& valuation,
                        const AdviceWanted& wanted, const Workers& workers, const Stop& stop,
                        Race& race);

}  // namespace matador

#endif  // MATADOR_SOLVER_ADVICE_RUN_H_
