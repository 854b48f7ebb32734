// The mean of a value over all worlds, estimated from a sample.
//
// Where a guess of the value costs next to nothing, the guesses in many other worlds tell how lucky
// the sample is, and the mean is corrected by that (control variate, by regression on the guess).
// The error that is left is that of what the guess does not explain:
//
//   estimate({3, 1, 4}).se
//   estimate({3, 1, 4}).interval()                       // 95 %, by Student's t
//   estimate(values, guesses, guesses_elsewhere).se      // less, if the guess is any good

#ifndef MATADOR_SOLVER_ADVICE_ESTIMATE_H_
#define MATADOR_SOLVER_ADVICE_ESTIMATE_H_

#include <limits>
#include <optional>
#include <vector>

#include "solver/statistics/interval.h"

namespace matador {

struct Estimate {
  double mean = 0;
  std::optional<double> se = 0;  // standard error; none of a single value, 0 of all that there are
  double degrees = std::numeric_limits<double>::infinity();  // of freedom

  // How far off the mean is at most in 95 of 100 cases.
  std::optional<double> reach() const;
  std::optional<Interval> interval() const;
  // Whether the mean is above 0 by more than that.
  bool is_above_chance() const { return reach() && mean > *reach(); }
};

// The estimate from one value or more.
Estimate estimate(const std::vector<double>& values);

// `guesses`: of these values, and `elsewhere`: of worlds that were drawn apart from them. Of few
// values, or where all guesses are the same, no use is made of them.
Estimate estimate(const std::vector<double>& values, const std::vector<double>& guesses,
                  const std::vector<double>& elsewhere);

}  // namespace matador

#endif  // MATADOR_SOLVER_ADVICE_ESTIMATE_H_
