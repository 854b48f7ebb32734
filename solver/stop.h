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

// An interrupt asks work to end soon. A signal handler or another thread sets it. A caller that has
// only the thread of the work gives it a function in place of that, which the work then calls from
// time to time:
//
//   Interrupt interrupt([] { return a_key_was_pressed(); });
class Interrupt {
 public:
  Interrupt() = default;
  // `look` is called on the threads of the work, several at once if there are several, each time
  // that one of them asks whether it should end. After its first true it is not called again.
  explicit Interrupt(std::function<bool()> look) : look_(std::move(look)) {}

  // Returns whether it was not set before. The work may set it too, and has it as const.
  bool set() const { return !is_set_.exchange(true); }
  // Returns whether it was set before.
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
