// When a solver has to end with what is proven so far, beside its limit of nodes: after some time,
// or when the program is interrupted.
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
// A search looks at the clock every some thousand nodes; without a time it never does.

#ifndef MATADOR_SOLVER_STOP_H_
#define MATADOR_SOLVER_STOP_H_

#include <atomic>
#include <chrono>

namespace matador {

enum class StopReason { kNone, kSeconds, kInterrupt };

class Stop {
 public:
  // Each may be null. `outer`: what has stopped, stops this too.
  explicit Stop(const std::atomic<bool>* interrupt = nullptr, const Stop* outer = nullptr)
      : interrupt_(interrupt), outer_(outer) {}

  // From now on; 0: no end.
  void allow(double seconds);
  // Of the time that is left, one of so many equal parts is for what begins now.
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
