// How a query has its deals played: the tasks of a deal.
//
//   absl::StatusOr<std::vector<Task>> tasks = tasks_of(query, deal);

#ifndef MATADOR_SOLVER_STATISTICS_QUERY_TASKS_H_
#define MATADOR_SOLVER_STATISTICS_QUERY_TASKS_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/statistics/query.h"

namespace matador {

// The tasks of the deal; none if everybody passes. Of a declarer who has a choice there are
// several, and with all contracts one for each. InvalidArgument where the game cannot play the
// query's contract.
absl::StatusOr<std::vector<Task>> tasks_of(const Query& query, const Deal& deal);

// How many deals it pays to look at for each that is solved (Query::glance); or a sentence for
// people why there is no glance at what the query asks.
absl::StatusOr<int> looks_for(const Query& query);

// Those of some deal that is played, for what is the same in all of them; none if there is none.
std::vector<Task> example_tasks(const Query& query);

// Plays the first cards of these tasks of deal `number` of a seed at random, as many as the query
// says. Of the suits that a declarer may choose from only the first is left then.
absl::Status play_first_cards(const Query& query, std::uint64_t seed, std::uint64_t number,
                              std::vector<Task>& tasks);

}  // namespace matador

#endif  // MATADOR_SOLVER_STATISTICS_QUERY_TASKS_H_
