// Answers what `matador table` is asked: counts, or samples on many threads. Any number of them
// gives the same table.
//
//   OddsRecord table = answer_at_once(asked);
//   OddsRecord same = answer_in_store(asked, "run.db");   // goes on where a run was killed

#ifndef MATADOR_TOOLS_ODDS_RUN_H_
#define MATADOR_TOOLS_ODDS_RUN_H_

#include <optional>
#include <string>

#include "formats/odds_record.h"
#include "solver/odds/sample.h"

namespace matador {

struct Asked {
  Survey survey;
  OddsRecord record;                 // its rows still to be filled in
  std::optional<double> width = {};  // stop where no interval is wider, not in a store
  int threads = 1;
};

// Both throw UsageError where not all of what is asked can be counted.
OddsRecord answer_at_once(const Asked& asked);
OddsRecord answer_in_store(const Asked& asked, const std::string& path);

}  // namespace matador

#endif  // MATADOR_TOOLS_ODDS_RUN_H_
