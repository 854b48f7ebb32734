// What a race needs: what is asked, in which worlds, and what may be chosen.
//
//   const absl::StatusOr<Course> course = course_of(partial, wanted, stop, workers);
//   course->worlds.worlds.front();  course->options;

#ifndef MATADOR_SOLVER_ADVICE_COURSE_H_
#define MATADOR_SOLVER_ADVICE_COURSE_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/advice/advise.h"
#include "solver/advice/question.h"
#include "solver/inference/possible.h"
#include "solver/stop.h"

namespace matador {

struct Course {
  AdviceQuestion question;
  PossibleWorlds possible;
  Worlds worlds;
  Objective objective;
  bool less_is_better;
  std::vector<Option> options;
  std::uint64_t nodes = 0;  // those that were needed to settle exchanges
};

// Errors are those of advise(). `finding`: ends the search for worlds.
absl::StatusOr<Course> course_of(const PartialProblem& partial, const AdviceWanted& wanted,
                                 const Stop& finding, const Workers& workers);

}  // namespace matador

#endif  // MATADOR_SOLVER_ADVICE_COURSE_H_
