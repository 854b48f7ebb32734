// The zero-window driver: which rung of a ladder to ask about next.
//
// The driver starts at the first guess and goes up or down by steps that double until a step goes
// too far; then it halves the range. A question can be far harder than its neighbours, and the
// answer to a neighbour may settle it. So a question may fail; then other questions that are not
// too near come first.
//
//   ZeroWindowDriver driver({0, 13}, 8, 1);
//   while (const std::optional<int> rung = driver.next()) driver.answer(*rung, ask(*rung));
//   return driver.range();

#ifndef MATADOR_SOLVER_DRIVER_ZERO_WINDOW_DRIVER_H_
#define MATADOR_SOLVER_DRIVER_ZERO_WINDOW_DRIVER_H_

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <vector>

namespace matador {

// The rungs on which the value can lie: from `low` to `high`, both included.
struct Range {
  int low;
  int high;
  bool operator==(const Range&) const = default;
};

class ZeroWindowDriver {
 public:
  // `first`: the rung of the first guess. `step`: the first step; 0 halves the range at once.
  ZeroWindowDriver(Range range, int first_guess, int step = 0)
      : range_(range),
        reach_(std::max((range.high - range.low) / 10, 1)),
        wanted_(first_guess),
        step_(step) {}

  Range range() const { return range_; }
  bool is_decided() const { return range_.low == range_.high; }
  bool has_one_question() const { return range_.high - range_.low == 1; }

  // None if the value is known or all questions have failed.
  std::optional<int> next() const {
    std::optional<int> nearest;
    for (int i = range_.low + 1; i <= range_.high; ++i) {
      if (has_failed(i)) continue;
      if (!nearest || std::abs(i - wanted_) < std::abs(*nearest - wanted_)) nearest = i;
    }
    return nearest;
  }

  // `range`: the range after the question about `rung`. The question has failed if the range still
  // includes `rung`.
  void answer(int rung, Range range) {
    range_ = range;
    if (range_.low < rung && rung <= range_.high) return failed_.push_back(rung);
    (rung <= range_.low ? was_reached_ : was_too_high_) = true;
    if (step_ == 0 || (was_reached_ && was_too_high_)) {
      wanted_ = (range_.low + range_.high + 1) / 2;
    } else {
      wanted_ = was_reached_ ? range_.low + step_ : range_.high - step_ + 1;
      step_ *= 2;
    }
  }

  // Questions that failed may be asked again.
  void forget_failures() { failed_.clear(); }

 private:
  bool has_failed(int rung) const {
    return std::any_of(failed_.begin(), failed_.end(),
                       [&](int failed) { return std::abs(rung - failed) < reach_; });
  }

  Range range_;
  int reach_;  // two questions that are nearer than this are much the same
  int wanted_;
  int step_;
  bool was_reached_ = false;   // some question was answered with yes
  bool was_too_high_ = false;  // some question was answered with no
  std::vector<int> failed_;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_DRIVER_ZERO_WINDOW_DRIVER_H_
