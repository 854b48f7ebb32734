#include "solver/games/scharwenzel/order.h"

#include "solver/games/scharwenzel/rules.h"
#include "solver/tricks/ranked_lanes.h"

namespace matador::scharwenzel {

TrickOrder order(Suit trump) {
  return {.lanes = ranked_lanes(Rules::matadors(trump), Rules::kSuitRanks, trump),
          .has_trump = true};
}

}  // namespace matador::scharwenzel
