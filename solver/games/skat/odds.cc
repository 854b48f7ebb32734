// What the odds ask of Skat alone.

#include "solver/deals/numbered.h"
#include "solver/games/skat/rules.h"
#include "solver/games/skat/skat.h"

namespace matador::skat {
namespace {

class SkatOdds : public GameOdds {
 public:
  // All ways to deal the declarer his hand and the skat, by the matadors in a suit game, with or
  // without (5.6). Those of grand are no more than the four jacks.
  Counts ways_by_matadors(int /*seats*/) const override {
    constexpr int kCards = Rules::kPack.size();
    constexpr int kOwn = Rules::kTricks + Rules::kSkat;
    constexpr int kTrumps = Rules::kJacks.size() + Rules::kRanks.size();
    Counts counts;
    for (int run = 1; run <= kTrumps; ++run) {
      const int told = run < kTrumps ? run + 1 : run;  // the run, and the trump that ends it
      const int with = run;
      const int without = told - run;
      counts[run] = binomial(kCards - told, kOwn - with) + binomial(kCards - told, kOwn - without);
    }
    return counts;
  }
};

}  // namespace

const GameOdds& Skat::odds() const {
  static const SkatOdds odds;
  return odds;
}

}  // namespace matador::skat
