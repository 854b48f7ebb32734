// What hands of Jass are worth before the play, for the odds.

#include "solver/games/jass/jass.h"
#include "solver/games/jass/meld_counts.h"
#include "solver/games/jass/melds.h"

namespace matador::jass {
namespace {

class JassOdds : public GameOdds {
 public:
  bool has_melds() const override { return true; }

  int worth_of_melds(CardSet hand, const Options& options) const override {
    return worth(hand, meld_rules(options));
  }

  Counts hands_by_worth(int seats, const Options& options) const override {
    Counts counts;
    for (const auto& [worth, hands] : count_melds(seats, meld_rules(options)).rows) {
      counts[worth] = static_cast<std::uint64_t>(hands);
    }
    return counts;
  }
};

}  // namespace

const GameOdds& Jass::odds() const {
  static const JassOdds odds;
  return odds;
}

}  // namespace matador::jass
