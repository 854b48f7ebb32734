#include "solver/stop.h"

#include <algorithm>

namespace matador {
namespace {

constexpr double kLongest = 1e9;  // seconds, some thirty years: the clock can count that

}  // namespace

void Stop::allow(double seconds) {
  whole_ = Clock::time_point::max();
  if (seconds > 0) {
    const std::chrono::duration<double> time(std::min(seconds, kLongest));
    whole_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(time);
  }
  share_ = whole_;
}

void Stop::share(int parts) {
  if (whole_ == Clock::time_point::max()) return;
  const Clock::time_point now = Clock::now();
  share_ = now + std::max(whole_ - now, Clock::duration::zero()) / parts;
}

StopReason Stop::reason() const {
  if (interrupt_ != nullptr && interrupt_->is_set()) return StopReason::kInterrupt;
  const bool timed = share_ != Clock::time_point::max();
  if (timed && Clock::now() >= share_) return StopReason::kSeconds;
  return outer_ != nullptr ? outer_->reason() : StopReason::kNone;
}

}  // namespace matador
