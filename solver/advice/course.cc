#include "solver/advice/course.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "solver/advice/node_budget.h"
#include "solver/advice/settled_exchanges.h"
#include "solver/hand_on.h"

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
  MATADOR_ASSIGN_OR_RETURN(AdviceQuestion question, question_of(partial));
  MATADOR_ASSIGN_OR_RETURN(PossibleWorlds possible, PossibleWorlds::of(question.known));
  const std::uint64_t usual =
      question.kind == AdviceKind::kCard ? kWorldsForCards : kWorldsForContracts;
  MATADOR_ASSIGN_OR_RETURN(Worlds worlds,
                           find_worlds(possible, {.worlds = wanted.worlds.value_or(usual),
                                                  .enumerate = wanted.enumerate,
                                                  .seed = wanted.seed,
                                                  .stop = &finding,
                                                  .sensible = wanted.sensible}));
  const Objective objective = wanted.objective.value_or(usual_objective(question));
  if (objective != Objective::kScore) question.may_pass = false;
  MATADOR_ASSIGN_OR_RETURN(std::vector<Option> options,
                           options_of(question, worlds.worlds.front()));
  MATADOR_ASSIGN_OR_RETURN(const bool less, less_is_better(question, objective));
  std::uint64_t nodes = 0;
  if (is_exchange_to_settle(question)) {
    MATADOR_ASSIGN_OR_RETURN(
        const std::uint64_t settled,
        settle_exchanges(question, worlds, objective, less, wanted.node_limit, workers));
    nodes = settled;
  }
  return Course{std::move(question),
                std::move(possible),
                std::move(worlds),
                objective,
                less,
                std::move(options),
                nodes};
}

}  // namespace matador
