// Finds the value of one position: asks the engines until one rung of its ladder is left, about one
// rung after the other as the zero-window driver chooses them.
//
//   PositionSolver positions(task, engines);
//   engines.turn_to(*task.game, task.deal.seats(), positions.layout(), /*keep=*/false);
//   const Range range = positions.find(played, ladder);
//   ladder[range.low].value      // exact if range.low == range.high

#ifndef MATADOR_SOLVER_DRIVER_POSITION_SOLVER_H_
#define MATADOR_SOLVER_DRIVER_POSITION_SOLVER_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <optional>
#include <vector>

#include "solver/driver/engines.h"
#include "solver/replay.h"
#include "solver/search/common/translation.h"
#include "solver/tricks/played.h"

namespace matador {

// ---- Zero-window driver -------------------------------------------------------------------------
// Which rung of a ladder to ask about next.
//
// The driver starts at the first guess and goes up or down by steps that double until a step goes
// too far; then it halves the range. A question can be far harder than its neighbours, and the
// answer to a neighbour may settle it. So a question may fail; then other questions that are not
// too near come first.
//
//   ZeroWindowDriver driver({0, 13}, 8, 1);
//   while (const std::optional<int> rung = driver.next()) driver.answer(*rung, ask(*rung));
//   return driver.range();

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

// ---- Position solver ----------------------------------------------------------------------------

using Ladder = std::vector<Rung>;

inline const Rung& rung_of(const Ladder& ladder, int index) {
  return ladder[static_cast<std::size_t>(index)];
}
inline Range whole(const Ladder& ladder) { return {0, static_cast<int>(ladder.size()) - 1}; }
// The values in a range of rungs. The value falls from rung to rung in misère.
ValueInterval values_of(const Ladder& ladder, Range range);

class PositionSolver {
 public:
  // Hears of each range that is proven. May be empty.
  using Tell = std::function<void(Range)>;

  // All positions are of the play of this task.
  PositionSolver(const Task& task, Engines& engines)
      : task_(task),
        side_(task.game->declaring_side(task)),
        order_(task.game->order(task)),
        translation_(task.deal, order_, side_, task.declarer),
        engines_(engines) {}

  const search::Layout& layout() const { return translation_.layout(); }
  bool declares(Seat seat) const { return side_.contains(seat); }

  // The limit: from now on at most `nodes` more; 0 = no limit.
  void allow(std::uint64_t nodes) { limit_ = nodes == 0 ? kNoLimit : engines_.nodes() + nodes; }

  // Asks whether the declaring side can reach rung `index`, low < index <= high, and narrows the
  // range by the answer. If the limit is reached, `index` stays within the range.
  Range ask(const Played& played, const Ladder& ladder, Range range, int index) {
    return ask(played, ladder, range, index, limit_);
  }
  // Narrows the range of the driver to one rung, or as far as the limit allows.
  Range drive(const Played& played, const Ladder& ladder, ZeroWindowDriver driver,
              const Tell& tell = {});
  // Climbs the whole ladder: from the rung of the expected value, else from the first guess of the
  // search, else from the middle.
  Range find(const Played& played, const Ladder& ladder, std::optional<int> expected = std::nullopt,
             const Tell& tell = {});

  // The start of the play after each of the exchanges.
  std::vector<Played> starts(const std::vector<Exchange>& exchanges) const;
  // The best of these starts, and the range of its value, which is one rung unless the limit is
  // reached.
  struct BestStart {
    std::size_t index;
    Range range;
  };
  BestStart best_start(const std::vector<Played>& starts, const Ladder& ladder,
                       const Tell& tell = {});

 private:
  Range ask(const Played& played, const Ladder& ladder, Range range, int index,
            std::uint64_t limit);
  // None if no value is expected and the search has no first guess.
  std::optional<int> likely_rung(const Played& played, const Ladder& ladder,
                                 std::optional<int> expected);

  const Task& task_;
  SeatSet side_;
  TrickOrder order_;
  search::Translation translation_;
  Engines& engines_;
  std::uint64_t limit_ = kNoLimit;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_DRIVER_POSITION_SOLVER_H_
