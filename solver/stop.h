// A stop ends a solver with what is proven so far: after some time, or if the program is
// interrupted.
//
//   std::atomic<bool> interrupt = false;      // set by the handler of a signal
//   Stop stop(&interrupt);
//   stop.allow(/*seconds=*/10);
//   for (int left = 2; left > 0; --left) {    // two pieces of work share the time
//     stop.share(left);
//     while (!stop.reached()) ...
//   }
//   stop.reason()                             // kSeconds
//
// A search looks at the clock every few thousand nodes, and only if there is a time limit.

#ifndef MATADOR_SOLVER_STOP_H_
#define MATADOR_SOLVER_STOP_H_

#include <atomic>
#include <chrono>

namespace matador {

enum class StopReason { kNone, kSeconds, kInterrupt };

class Stop {
 public:
  // Each may be null. `outer`: if it is reached, so is this.
  explicit Stop(const std::atomic<bool>* interrupt = nullptr, const Stop* outer = nullptr)
      : interrupt_(interrupt), outer_(outer) {}

  // Allows this time from now on; 0: no limit.
  void allow(double seconds);
  // Gives the work that begins now one of `parts` equal parts of the time left.
  void share(int parts);

  // Once reached, it stays so until more time is allowed.
  bool reached() const { return reason() != StopReason::kNone; }
  StopReason reason() const;

 private:
  using Clock = std::chrono::steady_clock;

  const std::atomic<bool>* interrupt_;
  const Stop* outer_;
  Clock::time_point whole_ = Clock::time_point::max();
  Clock::time_point share_ = Clock::time_point::max();
};

}  // namespace matador

#endif  // MATADOR_SOLVER_STOP_H_
