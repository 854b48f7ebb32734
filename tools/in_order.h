// Many things at once, results in order: reads one thing after the other, works on them on several
// threads, and writes the results in the order of reading.
//
//   in_order(4, read, work, write);    // std::optional<In> read(); Out work(In&); void write(Out&)
//
// Only a few things for each thread are on the way at any time, so memory does not grow with their
// number. `read` and `write` are never called twice at once; what they throw ends it all.

#ifndef MATADOR_TOOLS_IN_ORDER_H_
#define MATADOR_TOOLS_IN_ORDER_H_

#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/parallel_pipeline.h>
#include <oneapi/tbb/task_arena.h>

#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <type_traits>
#include <utility>

namespace matador {

// Enough that one slow thing does not hold up the other threads while its turn has not come.
inline constexpr std::size_t kInFlightPerThread = 32;

// oneTBB puts the stages in order, but ThreadSanitizer cannot look into that library. Going through
// a gate before and after each stage shows it what comes before what, and costs nothing beside a
// deal.
class Passage {
 public:
  explicit Passage(std::mutex& gate) : gate_(gate) { go_through(); }
  ~Passage() { go_through(); }
  Passage(const Passage&) = delete;
  Passage& operator=(const Passage&) = delete;

 private:
  void go_through() { const std::lock_guard<std::mutex> lock(gate_); }

  std::mutex& gate_;
};

template <typename Read, typename Work, typename Write>
void in_order(int threads, Read read, Work work, Write write) {
  using In = typename std::invoke_result_t<Read>::value_type;
  using Out = std::invoke_result_t<Work, In&>;
  // Handed from stage to stage by pointer: cheap to move, whatever it is.
  using Given = std::shared_ptr<In>;
  using Done = std::shared_ptr<Out>;
  using tbb::filter_mode;

  std::mutex gate;
  const auto count = static_cast<std::size_t>(threads);
  const auto first = tbb::make_filter<void, Given>(
      filter_mode::serial_in_order, [&](tbb::flow_control& flow) -> Given {
        const Passage passage(gate);
        if (std::optional<In> given = read()) return std::make_shared<In>(*std::move(given));
        flow.stop();
        return nullptr;
      });
  const auto middle = tbb::make_filter<Given, Done>(filter_mode::parallel, [&](const Given& in) {
    const Passage passage(gate);
    return std::make_shared<Out>(work(*in));
  });
  const auto last =
      tbb::make_filter<Done, void>(filter_mode::serial_in_order, [&](const Done& out) {
        const Passage passage(gate);
        write(*out);
      });

  const tbb::global_control limit(tbb::global_control::max_allowed_parallelism, count);
  tbb::task_arena arena(threads);
  arena.execute([&] { tbb::parallel_pipeline(count * kInFlightPerThread, first & middle & last); });
  const Passage passage(gate);
}

}  // namespace matador

#endif  // MATADOR_TOOLS_IN_ORDER_H_
