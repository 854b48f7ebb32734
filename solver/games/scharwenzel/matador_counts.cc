#include "solver/games/scharwenzel/matador_counts.h"

#include "solver/deals/numbered.h"
#include "solver/games/scharwenzel/rules.h"

namespace matador::scharwenzel {

MatadorCounts count_matadors(int seats) {
  const int pack = variant(seats).pack.size();
  const int half = pack / Rules::kTeams;
  MatadorCounts counts{.rows = {}, .ways = binomial(pack, half)};
  std::uint64_t paid = 0;
  for (int run = Rules::kFewestMatadors; run <= Rules::kMatadors; ++run) {
    // One team has the first `run` matadors and, if there is a next one, not that.
    const int reported = run < Rules::kMatadors ? run + 1 : run;
    counts.rows[run] = Rules::kTeams * binomial(pack - reported, half - run);
    paid += counts.rows[run];
  }
  counts.rows[0] = counts.ways - paid;
  return counts;
}

}  // namespace matador::scharwenzel
