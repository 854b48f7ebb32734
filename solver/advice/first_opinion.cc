#include "solver/advice/first_opinion.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <range/v3/algorithm/any_of.hpp>
#include <vector>

#include "solver/advice/standings.h"

namespace matador {
namespace {

// Cards that the search may play for one world, and for all of them: about a tenth of a second.
constexpr std::uint64_t kNodesOfWorld = 40'000;
constexpr std::uint64_t kNodesOfAll = 600'000;

// In many worlds that are quick to solve all options are worth the same.
bool tells_something(const std::vector<double>& values) {
  return ranges::any_of(values, [&](double value) { return value != values.front(); });
}

}  // namespace

void tell_first_opinion(const Course& course, const Valuation& valuation,
                        const AdviceWanted& wanted, const Workers& workers, const Race& race) {
  if (!wanted.tell || wanted.solved) return;
  Race first(course.options.size(), course.less_is_better);
  const std::vector<World>& worlds = course.worlds.worlds;
  if (!race.expected().empty()) {
    for (const std::vector<double>& guesses : race.expected()) first.add(guesses);
    Advice glance = advice_after(course, first, /*exact=*/false);
    glance.guessed = true;
    return wanted.tell(glance);
  }
  workers(1, [&](std::size_t /*item*/, Solver& solver) {
    std::uint64_t played = 0;
    for (std::size_t i = 0; i < worlds.size() && played < kNodesOfAll; ++i) {
      const absl::StatusOr<WorldValues> found =
          valuation.in(worlds[i], first.running(), solver, kNodesOfWorld);
      if (!found.ok()) return;
      played += std::max<std::uint64_t>(found->nodes, 1);
      if (!found->proven) continue;
      first.add(found->values, {}, found->tells_winner ? found->won : std::vector<double>{});
      if (tells_something(found->values)) break;
    }
    if (first.worlds() > 0) wanted.tell(advice_after(course, first, /*exact=*/false));
  });
}

}  // namespace matador
