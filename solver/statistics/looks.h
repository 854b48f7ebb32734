// What looking at deals adds to the rows of a table, beside those that are solved (difference.h).
//
//   add_looks(query, seed, number, statistics)   // of the deals that go with deal `number`

#ifndef MATADOR_SOLVER_STATISTICS_LOOKS_H_
#define MATADOR_SOLVER_STATISTICS_LOOKS_H_

#include <cstdint>
#include <vector>

#include "absl/status/status.h"
#include "solver/statistics/case.h"
#include "solver/statistics/query.h"
#include "solver/statistics/statistics.h"

namespace matador {

// The row of a case: the values of the keys of the query, then what came out.
RowKey row_key(const Query& query, const Case& facts, const RowKey& outcome);

// Adds the deals that are looked at with a solved one, which is the first of them: as many as
// query.glance says. Errors are those of tasks_of().
absl::Status add_looks(const Query& query, std::uint64_t seed, std::uint64_t number,
                       Statistics& statistics);

// Adds how far a solved deal is off its guess. `played`: the case that counts; `tasks`: of the
// deal, one of which that is.
void add_off(const Query& query, const std::vector<Task>& tasks, const Case& played,
             std::int64_t value, Statistics& statistics);

}  // namespace matador

#endif  // MATADOR_SOLVER_STATISTICS_LOOKS_H_
