// Answers the question of `matador table`: counts, or samples on many threads. The table is the
// same for any number of threads.
//
//   StatisticsRecord table = answer_at_once(asked);
//   StatisticsRecord same = answer_in_store(asked, "run.db");   // goes on where a run was killed

#ifndef MATADOR_TOOLS_STATISTICS_RUN_H_
#define MATADOR_TOOLS_STATISTICS_RUN_H_

#include <atomic>
#include <optional>
#include <string>

#include "formats/requests/table_request.h"
#include "formats/statistics/record.h"

namespace matador {

struct Asked {
  TableQuestion question;
  std::optional<double> width = {};  // stop when no interval is wider; not with a store
  int threads = 1;
  // Ends the run with what is done; null: Ctrl-C does.
  const std::atomic<bool>* interrupt = nullptr;
};

// Both throw UsageError if part of the question cannot be counted.
StatisticsRecord answer_at_once(const Asked& asked);
StatisticsRecord answer_in_store(const Asked& asked, const std::string& path);

}  // namespace matador

#endif  // MATADOR_TOOLS_STATISTICS_RUN_H_
