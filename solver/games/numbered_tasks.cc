#include "solver/games/numbered_tasks.h"

#include <range/v3/algorithm/find.hpp>
#include <stdexcept>

#include "solver/deals/numbered.h"

namespace matador {

namespace {

// The first of the contracts under which the hand has most trumps.
Contract longest_trumps(const Game& game, CardSet hand) {
  Contract best;
  int most = -1;
  for (int index = 0; index < static_cast<int>(game.info().contracts.size()); ++index) {
    const std::optional<Suit> trump = game.trump({.index = index});
    const int length = trump ? (hand & game.trumps(*trump)).size() : 0;
    if (length <= most) continue;
    most = length;
    best.index = index;
  }
  return best;
}

}  // namespace

std::vector<Task> numbered_tasks(const UsualPlay& play, std::uint64_t seed, std::size_t count) {
  const Game& game = *play.game;
  std::vector<Task> tasks;
  for (std::uint64_t number = 0; tasks.size() < count; ++number) {
    Problem problem{.game = &game,
                    .deal = numbered_deal(game.shape(play.seats), seed, number),
                    .contract = play.contract};
    if (!game.has_auction() && !game.info().counts_penalties) problem.declarer = Seat::number(1);
    if (!play.contract && !game.has_auction()) {
      problem.contract = longest_trumps(game, problem.deal.hand(Seat::number(1)));
    }
    const absl::StatusOr<std::vector<Task>> choices = game.tasks(problem);
    if (!choices.ok()) throw std::runtime_error(std::string(choices.status().message()));
    if (choices->empty() || !game.check_declared(choices->front()).ok()) continue;
    if (play.is_sensible && !game.is_sensible(choices->front())) continue;
    tasks.push_back(choices->front());
  }
  return tasks;
}

std::vector<Task> suite_tasks(const Game& game, const BenchSuite& suite, std::uint64_t seed) {
  UsualPlay play{.game = &game, .seats = suite.seats};
  if (!suite.contract.empty()) {
    const std::vector<ContractInfo>& contracts = game.info().contracts;
    const auto named = ranges::find(contracts, suite.contract, &ContractInfo::name);
    play.contract = Contract{static_cast<int>(named - contracts.begin())};
  }
  std::vector<Task> tasks = numbered_tasks(play, seed, suite.deals);
  if (suite.as_dealt) {
    for (Task& task : tasks) task.exchange = Exchange{};
  }
  return tasks;
}

std::string suite_contract(const BenchSuite& suite) {
  return std::string(suite.contract.empty() ? "usual" : suite.contract) +
         (suite.as_dealt ? "-as-dealt" : "");
}

}  // namespace matador
