#include "solver/players/exchange.h"

#include <variant>
#include <vector>

#include "solver/advice/hindsight.h"
#include "solver/deals/random.h"
#include "solver/games/tasks.h"

namespace matador {
namespace {

// In each world all exchanges are tried.
constexpr std::uint64_t kWorldsOfExchange = 10;
constexpr std::uint64_t kNodesOfExchange = 12'000'000;

constexpr std::uint64_t kSeedOfTalon = 50;

}  // namespace

std::optional<Exchange> exchange_of(const Task& task, CardSet discard, std::uint64_t deal) {
  const bool sees_talon = sees_talon_first(task);
  std::vector<Exchange> ways;
  for (const Exchange& way : task.game->exchanges(task)) {
    // Who sees the talon may leave cards of it there.
    const CardSet left = sees_talon ? task.deal.talon() - way.take : CardSet{};
    if ((way.discard | left) == discard) ways.push_back(way);
  }
  if (ways.empty()) return std::nullopt;
  return ways[Random(kSeedOfTalon, deal).below(ways.size(), /*place=*/0)];
}

absl::StatusOr<Exchange> advised_exchange(const Task& task, std::uint64_t deal,
                                          const Workers& workers) {
  const absl::StatusOr<Advice> advice = advise(
      as_known_before_exchange(task),
      {.worlds = kWorldsOfExchange, .enumerate = kWorldsOfExchange, .node_limit = kNodesOfExchange},
      workers);
  if (absl::IsResourceExhausted(advice.status())) return task.game->exchanges(task).front();
  if (!advice.ok()) return advice.status();
  const Option& option = advice->options[advice->best].option;
  if (const auto* exchange = std::get_if<Exchange>(&option)) return *exchange;
  return *exchange_of(task, std::get<BlindExchange>(option).discard, deal);
}

}  // namespace matador
