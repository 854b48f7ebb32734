// What the odds ask of Scharwenzel alone.

#include "solver/games/scharwenzel/matador_counts.h"
#include "solver/games/scharwenzel/scharwenzel.h"

namespace matador::scharwenzel {
namespace {

class ScharwenzelOdds : public GameOdds {
 public:
  Counts ways_by_matadors(int seats) const override { return count_matadors(seats).rows; }
  bool has_bock() const override { return true; }
};

}  // namespace

const GameOdds& Scharwenzel::odds() const {
  static const ScharwenzelOdds odds;
  return odds;
}

}  // namespace matador::scharwenzel
