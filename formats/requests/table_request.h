// The question of `matador table`, and its answer by one thread.
//
//   TableQuestion asked = read_table_question(arguments, "length");
//   StatisticsRecord table = answer_table(asked, solver);
//   statistics_json(table);

#ifndef MATADOR_FORMATS_REQUESTS_TABLE_REQUEST_H_
#define MATADOR_FORMATS_REQUESTS_TABLE_REQUEST_H_

#include <string>

#include "formats/requests/arguments.h"
#include "formats/statistics/record.h"
#include "solver/solve.h"
#include "solver/statistics/deal_counts.h"
#include "solver/statistics/sample.h"

namespace matador {

struct TableQuestion {
  Query query;
  StatisticsRecord record;  // without its rows
  std::string note = {};    // for people, lines: why a sample answers what could be counted, ...
};

// `name`: of the question, "length". These throw UsageError where it cannot be answered.
TableQuestion read_table_question(const Arguments& arguments, const std::string& name);

// All deals, or all hands; for questions without a population.
CountedDeals count_all(const TableQuestion& asked);

// Throws std::runtime_error where nothing was found to count, or a condition is true of nothing
// that was counted.
void check_has_rows(const StatisticsRecord& table);

// All counted, or every deal of the population solved.
StatisticsRecord answer_table(const TableQuestion& asked, Solver& solver);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_TABLE_REQUEST_H_
