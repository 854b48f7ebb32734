// The question of `matador table`, and its answer by one thread.
//
//   TableQuestion asked = read_table_question(arguments, "length");
//   StatisticsRecord table = answer_table(asked, solver);
//   statistics_json(table);

#ifndef MATADOR_FORMATS_REQUESTS_TABLE_REQUEST_H_
#define MATADOR_FORMATS_REQUESTS_TABLE_REQUEST_H_

#include <cstdint>
#include <functional>
#include <string>

#include "absl/status/statusor.h"
#include "formats/requests/arguments.h"
#include "formats/statistics/record.h"
#include "solver/solve.h"
#include "solver/statistics/sample.h"

namespace matador {

// How many cards the search may play before a sample is large enough, where nothing bounds it, and
// after how many deals, again and again, that is looked at.
inline constexpr std::uint64_t kEnoughForTable = 400'000'000;
inline constexpr std::uint64_t kDealsAtOnce = 10;

struct TableQuestion {
  Query query;
  StatisticsRecord record;         // without its rows
  std::string note = {};           // for people, lines: why a sample answers what could be counted
  std::uint64_t enough_nodes = 0;  // cards after which the sample is large enough; 0: all deals
};

// `name`: of the question, "length". These are faults where it cannot be answered.
absl::StatusOr<TableQuestion> read_table_question(const Arguments& arguments,
                                                  const std::string& name);

// Of all deals, or all hands; for questions without a population.
absl::StatusOr<StatisticsRecord> count_all(const TableQuestion& asked);

// FailedPrecondition where nothing was found to count, or a condition is true of nothing that was
// counted.
absl::Status check_has_rows(const StatisticsRecord& table);

// All counted, or the deals of the population solved, until there are enough; `deals_done`, if
// there is one, hears after every few how many they are.
absl::StatusOr<StatisticsRecord> answer_table(
    const TableQuestion& asked, Solver& solver,
    const std::function<void(std::uint64_t deals)>& deals_done = {});

// That there are enough; empty where all deals are solved.
std::string note_on_enough(const TableQuestion& asked, const StatisticsRecord& table);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_TABLE_REQUEST_H_
