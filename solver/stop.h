// A stop ends a solver with what is proven so far: after some time, or if the program is
// interrupted.
//
//   Interrupt interrupt;                      // set by the handler of a signal
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
#include <functional>
#include <utility>

namespace matador {

enum class StopReason { kNone, kSeconds, kInterrupt };

// Asks work to end soon. Set by anybody, also by the handler of a signal or by another thread; or
// by a look that the work itself takes, for callers who have only this thread:
//
//   Interrupt interrupt([] { return a_key_was_pressed(); });
class Interrupt {
 public:
  Interrupt() = default;
  // `look`: called on the threads that work, each time that one asks whether it should end. Once it
  // has said yes, it is not called again.
  explicit Interrupt(std::function<bool()> look) : look_(std::move(look)) {}

  // Whether this was the first time.
  bool set() const { return !is_set_.exchange(true); }
  // Whether it was set.
  bool clear() { return is_set_.exchange(false); }
  bool is_set() const {
    if (!is_set_.load(std::memory_order_relaxed) && look_ && look_()) set();
    return is_set_.load(std::memory_order_relaxed);
  }

 private:
  static_assert(std::atomic<bool>::is_always_lock_free);  // as the handler of a signal needs

  mutable std::atomic<bool> is_set_ = false;
  std::function<bool()> look_;
};

class Stop {
 public:
  // Each may be null. `outer`: if it is reached, so is this.
  explicit Stop(const Interrupt* interrupt = nullptr, const Stop* outer = nullptr)
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

  const Interrupt* interrupt_;
  const Stop* outer_;
  Clock::time_point whole_ = Clock::time_point::max();
  Clock::time_point share_ = Clock::time_point::max();
};

}  // namespace matador

#endif  // MATADOR_SOLVER_STOP_H_
