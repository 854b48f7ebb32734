#include "solver/advice/course.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "solver/advice/node_budget.h"
#include "solver/advice/settled_exchanges.h"

namespace matador {
namespace {

// The number of worlds in which the exchanges that go with a contract are compared.
constexpr std::size_t kWorldsForExchanges = kWorldsForContracts;

// Settles the exchange of each contract, and returns the nodes of that, as far as the limit and the
// time allow.
absl::StatusOr<std::uint64_t> settle_exchanges(AdviceQuestion& question, const Worlds& worlds,
                                               Objective objective, bool less_is_better,
                                               std::uint64_t node_limit, const Workers& workers) {
  const std::size_t count =
      worlds.all ? worlds.worlds.size() : std::min(kWorldsForExchanges, worlds.worlds.size());
  NodeBudget budget(count, node_limit);
  std::vector<absl::StatusOr<ExchangeValues>> found(count, ExchangeValues{.proven = false});
  const std::size_t done = workers(count, [&](std::size_t i, Solver& solver) {
    const std::optional<std::uint64_t> limit = budget.limit_of(i);
    if (!limit) return;
    found[i] = exchange_values(question, worlds.worlds[i], objective, solver, *limit);
    if (found[i].ok()) budget.note(i, found[i]->nodes);
  });
  ExchangeSums sums(question.models.size());
  std::uint64_t nodes = 0;
  for (std::size_t i = 0; i < done; ++i) {
    if (!found[i].ok()) return found[i].status();
    nodes += found[i]->nodes;
    if (!found[i]->proven || (node_limit > 0 && nodes > node_limit)) break;
    sums.add(*found[i]);
  }
  sums.settle(question, less_is_better);
  return nodes;
}

}  // namespace

absl::StatusOr<Course> course_of(const PartialProblem& partial, const AdviceWanted& wanted,
                                 const Stop& finding, const Workers& workers) {
  absl::StatusOr<AdviceQuestion> question = question_of(partial);
  if (!question.ok()) return question.status();
  absl::StatusOr<PossibleWorlds> possible = PossibleWorlds::of(question->known);
  if (!possible.ok()) return possible.status();
  const std::uint64_t usual =
      question->kind == AdviceKind::kCard ? kWorldsForCards : kWorldsForContracts;
  absl::StatusOr<Worlds> worlds = find_worlds(*possible, {.worlds = wanted.worlds.value_or(usual),
                                                          .enumerate = wanted.enumerate,
                                                          .seed = wanted.seed,
                                                          .stop = &finding,
                                                          .sensible = wanted.sensible});
  if (!worlds.ok()) return worlds.status();
  const Objective objective = wanted.objective.value_or(usual_objective(*question));
  if (objective != Objective::kScore) question->may_pass = false;
  absl::StatusOr<std::vector<Option>> options = options_of(*question, worlds->worlds.front());
  if (!options.ok()) return options.status();
  const absl::StatusOr<bool> less = less_is_better(*question, objective);
  if (!less.ok()) return less.status();
  std::uint64_t nodes = 0;
  if (is_exchange_to_settle(*question)) {
    const absl::StatusOr<std::uint64_t> settled =
        settle_exchanges(*question, *worlds, objective, *less, wanted.node_limit, workers);
    if (!settled.ok()) return settled.status();
    nodes = *settled;
  }
  return Course{*std::move(question),
                *std::move(possible),
                *std::move(worlds),
                objective,
                *less,
                *std::move(options),
                nodes};
}

}  // namespace matador
