// How a query has its deals played: the tasks of a deal, and the facts about it for conditions.
//
//   absl::StatusOr<std::vector<Task>> tasks = tasks_of(query, deal);
//   const Case played = played_case(dealt_case(query, deal), tasks->front());

#ifndef MATADOR_SOLVER_STATISTICS_QUERY_TASKS_H_
#define MATADOR_SOLVER_STATISTICS_QUERY_TASKS_H_

#include <vector>

#include "absl/status/statusor.h"
#include "solver/statistics/case.h"
#include "solver/statistics/query.h"

namespace matador {

// The facts before contract and declarer are known, and those that a task adds.
Case dealt_case(const Query& query, const Deal& deal);
Case played_case(Case dealt, const Task& task);

// The tasks of the deal; none if everybody passes. Of a declarer who has a choice there are
// several, and with all contracts one for each. InvalidArgument where the game cannot play the
// query's contract.
absl::StatusOr<std::vector<Task>> tasks_of(const Query& query, const Deal& deal);

}  // namespace matador

#endif  // MATADOR_SOLVER_STATISTICS_QUERY_TASKS_H_
