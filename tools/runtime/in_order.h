// Works on many items at once, with results in order: reads one item after the other, works on them
// on several threads, and writes the results in the order of reading.
//
//   in_order(4, read, make_worker, write);
//   // std::optional<In> read(); Worker make_worker(); Out Worker::operator()(In&); void
//   write(Out&)
//
// Each thread makes a worker of its own, which can keep state from one item to the next. Only a few
// items for each thread are in work at any time, so memory does not grow with their number. `read`
// and `write` are never called twice at once. The first exception ends all work and is thrown here.

#ifndef MATADOR_TOOLS_RUNTIME_IN_ORDER_H_
#define MATADOR_TOOLS_RUNTIME_IN_ORDER_H_

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <exception>
#include <mutex>
#include <optional>
#include <type_traits>
#include <utility>

#include "tools/runtime/team.h"

namespace matador {

// Enough items that a slow one does not hold up the other threads.
inline constexpr std::size_t kInFlightPerThread = 32;

// The items that are read and not yet written, in order.
template <typename Out>
class OnTheWay {
 public:
  explicit OnTheWay(std::size_t room) : room_(room) {}

  // Waits until there is room for one more item; false if no more is to be read.
  bool wait_for_room() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return over_ || results_.size() < room_; });
    return !over_;
  }

  // Adds an item that was read, and returns its number.
  std::uint64_t enter() {
    const std::lock_guard lock(mutex_);
    results_.emplace_back();
    return written_ + results_.size() - 1;
  }

  void put(std::uint64_t number, Out result) {
    const std::lock_guard lock(mutex_);
    results_[number - written_] = std::move(result);
  }

  // The next result to write; none if it is not ready yet, or an item has failed.
  std::optional<Out> take() {
    const std::lock_guard lock(mutex_);
    if (failure_ || results_.empty() || !results_.front()) return std::nullopt;
    std::optional<Out> result = std::move(results_.front());
    results_.pop_front();
    ++written_;
    changed_.notify_all();
    return result;
  }

  void end(std::exception_ptr failure = nullptr) {
    const std::lock_guard lock(mutex_);
    if (!failure_) failure_ = std::move(failure);
    over_ = true;
    changed_.notify_all();
  }

  void rethrow_failure() const {
    if (failure_) std::rethrow_exception(failure_);
  }

 private:
  std::size_t room_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::optional<Out>> results_;
  std::uint64_t written_ = 0;
  bool over_ = false;
  std::exception_ptr failure_;
};

template <typename Read, typename MakeWorker, typename Write>
void in_order(int threads, Read read, MakeWorker make_worker, Write write) {
  using In = typename std::invoke_result_t<Read>::value_type;
  using Out = std::invoke_result_t<std::invoke_result_t<MakeWorker>&, In&>;
  OnTheWay<Out> on_the_way(static_cast<std::size_t>(threads) * kInFlightPerThread);
  std::mutex reading;
  std::mutex writing;
  // The next item and its number.
  const auto next = [&](std::uint64_t& number) -> std::optional<In> {
    const std::lock_guard turn(reading);
    if (!on_the_way.wait_for_room()) return std::nullopt;
    std::optional<In> in = read();
    if (in) {
      number = on_the_way.enter();
    } else {
      on_the_way.end();
    }
    return in;
  };
  on_threads(threads, [&] {
    try {
      auto worker = make_worker();
      std::uint64_t number = 0;
      while (std::optional<In> in = next(number)) {
        on_the_way.put(number, worker(*in));
        const std::lock_guard turn(writing);
        while (std::optional<Out> out = on_the_way.take()) write(*out);
      }
    } catch (...) {
      on_the_way.end(std::current_exception());
    }
  });
  on_the_way.rethrow_failure();
}

}  // namespace matador

#endif  // MATADOR_TOOLS_RUNTIME_IN_ORDER_H_
