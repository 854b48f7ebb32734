// What is left of the time that the answers to one deal may take.
//
//   const TimeLeft time(/*seconds=*/10);
//   request.seconds = time.share(/*parts=*/2);   // 5, for the first of two solves; then what is
//   left

#ifndef MATADOR_FORMATS_REQUESTS_TIME_LEFT_H_
#define MATADOR_FORMATS_REQUESTS_TIME_LEFT_H_

#include <algorithm>
#include <chrono>

namespace matador {

class TimeLeft {
 public:
  // From now on; 0: no bound.
  explicit TimeLeft(double seconds) : seconds_(seconds) {}

  // In seconds, never 0 where there is a bound; 0 where there is none.
  double share(int parts) const {
    if (seconds_ == 0) return 0;
    return std::max(seconds_ - passed(), kLeast) / parts;
  }
  // In seconds.
  double passed() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr double kLeast = 1e-6;

  double seconds_;
  Clock::time_point start_ = Clock::now();
};

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_TIME_LEFT_H_
