#include "solver/advice/settled_exchanges.h"

#include <range/v3/algorithm/min_element.hpp>

#include "solver/hand_on.h"

namespace matador {

bool is_exchange_to_settle(const AdviceQuestion& question) {
  const Task& model = question.models.front();
  return question.kind == AdviceKind::kContract && model.game->info().sees_talon &&
         !model.exchange && question.known.seen.talon.size() == model.deal.talon().size();
}

absl::StatusOr<ExchangeValues> exchange_values(const AdviceQuestion& question, const World& world,
                                               Objective objective, Solver& solver,
                                               std::uint64_t node_limit) {
  ExchangeValues found;
  for (const Task& model : question.models) {
    MATADOR_ASSIGN_OR_RETURN(
        Solution solution,
        solver.solve(in_world(model, world),
                     {.objective = objective, .exchanges = true, .node_limit = node_limit}));
    found.nodes += solution.nodes;
    found.proven = found.proven && solution.exact;
    found.by_model.push_back(std::move(solution.exchanges));
  }
  return found;
}

void ExchangeSums::add(const ExchangeValues& values) {
  for (std::size_t model = 0; model < sums_.size(); ++model) {
    const std::vector<ExchangeValue>& exchanges = values.by_model[model];
    std::vector<Sum>& sums = sums_[model];
    for (std::size_t i = 0; i < exchanges.size(); ++i) {
      if (i == sums.size()) sums.push_back({exchanges[i].exchange, 0});
      sums[i].values += exchanges[i].value;
    }
  }
}

void ExchangeSums::settle(AdviceQuestion& question, bool less_is_better) const {
  const std::int64_t sign = less_is_better ? 1 : -1;
  for (std::size_t model = 0; model < sums_.size(); ++model) {
    if (sums_[model].empty()) continue;
    const auto best =
        ranges::min_element(sums_[model], {}, [&](const Sum& sum) { return sign * sum.values; });
    question.models[model].exchange = best->exchange;
  }
}

}  // namespace matador
