// The mean of a value over all worlds, estimated from a sample.
//
// If values can be guessed at almost no cost, the guesses in many other worlds tell how lucky the
// sample is, and the mean is corrected by that (control variate, by regression on the guess). What
// the guess does not explain is left as error:
//
//   estimate({3, 1, 4}).se
//   estimate({3, 1, 4}).interval()                       // 95 %, by Student's t
//   estimate(values, guesses, guesses_elsewhere).se      // less, if the guess is any good

#ifndef MATADOR_SOLVER_ADVICE_ESTIMATE_H_
#define MATADOR_SOLVER_ADVICE_ESTIMATE_H_

#include <limits>
#include <optional>
#include <vector>

#include "solver/statistics/statistics.h"

namespace matador {

struct Estimate {
  double mean = 0;
  std::optional<double> se = 0;  // standard error; none for a single value, 0 over all worlds
  double degrees = std::numeric_limits<double>::infinity();  // of freedom

  // Half of the 95 % interval.
  std::optional<double> reach() const;
  // The 95 % interval; none of a single value. It ends where the values end.
  std::optional<Interval> interval(Interval ends = kNoEnds) const;
  // Whether the whole 95 % interval is above 0.
  bool is_above_chance() const { return reach() && mean > *reach(); }
};

// The estimate from one value or more.
Estimate estimate(const std::vector<double>& values);

// `guesses`: of these values. `elsewhere`: of worlds that were drawn independently. Guesses are not
// used if there are few values, or if all guesses are equal.
Estimate estimate(const std::vector<double>& values, const std::vector<double>& guesses,
                  const std::vector<double>& elsewhere);

// Values that are not independent of each other within a cluster, such as all of one deal.
struct ClusterSum {
  double sum = 0;
  double count = 0;
  void add(double value) {
    sum += value;
    count += 1;
  }
};

// The mean of all values, with the standard error of a ratio of sums over clusters, each of which
// has a value at least (W. G. Cochran, "Sampling techniques", 1977, ratio estimators).
Estimate estimate_of_clusters(const std::vector<ClusterSum>& clusters);

}  // namespace matador

#endif  // MATADOR_SOLVER_ADVICE_ESTIMATE_H_
