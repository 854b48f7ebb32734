#include "solver/driver/parallel_engine.h"

#include <algorithm>
#include <cstddef>
#include <system_error>
#include <thread>

#include "absl/cleanup/cleanup.h"
#include "solver/driver/engines.h"

namespace matador {
namespace {

// One thread begins alone: it answers most questions before another would have started.
constexpr std::uint64_t kNodesAlone = std::uint64_t{1} << 13;

bool is_answer(const search::Interval& interval, int target) {
  return interval.low >= target || interval.high < target;
}

std::uint64_t after(std::uint64_t nodes, std::uint64_t more) {
  return more > kNoLimit - nodes ? kNoLimit : nodes + more;
}

}  // namespace

ParallelEngine::ParallelEngine(const MakeEngine& make, search::EngineOptions options, int threads)
    : stop_(&is_answered_, options.stop) {
  options.stop = &stop_;
  engines_.push_back(make(options));
  for (int i = 1; i < threads; ++i) engines_.push_back(engines_.front()->partner(&stop_));
}

void ParallelEngine::begin(const search::Layout& layout) {
  for (const auto& engine : engines_) engine->begin(layout);
}

search::Interval ParallelEngine::ask(const search::RootPosition& root_position, int target,
                                     std::uint64_t node_limit) {
  search::Engine& first = *engines_.front();
  const std::uint64_t before = nodes();
  const std::uint64_t allowed = node_limit - std::min(node_limit, before);
  const std::uint64_t alone = std::min(allowed, kNodesAlone);
  const search::Interval found = first.ask(root_position, target, after(first.nodes(), alone));
  if (is_answer(found, target) || alone == allowed || stop_.reached()) return found;
  const std::uint64_t left = allowed - (nodes() - before);
  return ask_all(root_position, target, node_limit == kNoLimit ? kNoLimit : left / engines_.size());
}

search::Interval ParallelEngine::ask_all(const search::RootPosition& root_position, int target,
                                         std::uint64_t nodes_each) {
  search::Interval answer{};
  const auto work = [&](search::Engine& engine) {
    const search::Interval found =
        engine.ask(root_position, target, after(engine.nodes(), nodes_each));
    if (is_answer(found, target) && !is_answered_.exchange(true)) answer = found;
  };
  {
    std::vector<std::thread> others;
    const absl::Cleanup join = [&others] {
      for (std::thread& other : others) other.join();
    };
    try {
      for (std::size_t i = 1; i < engines_.size(); ++i) {
        others.emplace_back([&work, &engine = *engines_[i]] { work(engine); });
      }
    } catch (const std::system_error&) {
      // The system gives no more threads; those that run find the answer too.
    }
    work(*engines_.front());
  }
  if (is_answered_.exchange(false)) return answer;
  return engines_.front()->ask(root_position, target, 0);  // what is known without a search
}

std::uint64_t ParallelEngine::nodes() const {
  std::uint64_t nodes = 0;
  for (const auto& engine : engines_) nodes += engine->nodes();
  return nodes;
}

}  // namespace matador
