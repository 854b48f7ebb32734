// The mean of a value over all worlds, estimated from a sample.
//
// Where a guess of the value costs next to nothing, the guesses in many other worlds tell how lucky
// the sample is, and the mean is corrected by that (control variate, by regression on the guess).
// The error that is left is that of what the guess does not explain:
//
//   estimate({3, 1, 4}).se
//   estimate(values, guesses, guesses_elsewhere).se      // less, if the guess is any good

#ifndef MATADOR_SOLVER_ADVICE_ESTIMATE_H_
#define MATADOR_SOLVER_ADVICE_ESTIMATE_H_

#include <vector>

namespace matador {

struct Estimate {
  double mean = 0;
  double se = 0;  // standard error; 0 of a single value
};

// The estimate from one value or more.
Estimate estimate(const std::vector<double>& values);

// `guesses`: of these values, and `elsewhere`: of worlds that were drawn apart from them. Of few
// values, or where all guesses are the same, no use is made of them.
Estimate estimate(const std::vector<double>& values, const std::vector<double>& guesses,
                  const std::vector<double>& elsewhere);

}  // namespace matador

#endif  // MATADOR_SOLVER_ADVICE_ESTIMATE_H_
