// The search compiled with all optimisation for the processor of the build gives the results of
// this build. GCC 12 breaks it for processors with AVX-512, with -O3 alone (CMakeLists.txt).

#include <gtest/gtest.h>

#include <cstdint>
#include <memory>

#include "solver/games/game.h"
#include "solver/games/tasks.h"
#include "solver/search/common/engine.h"
#include "solver/search/common/translation.h"
#include "tests/support/endings.h"

namespace matador::optimised_test {
namespace optimised {

search::Engine* new_engine(const search::EngineOptions& options);

}  // namespace optimised

TEST(Optimised, SearchesAsThisBuild) {
  for (std::uint64_t number = 0; number < 20; ++number) {
    const Task deal = random_ending(kSjavs4, /*seed=*/1, number, /*cards_per_hand=*/8, 0);
    SCOPED_TRACE(deal_file_text(deal));
    const search::Translation translation(deal.deal, deal.game->order(deal),
                                          deal.game->declaring_side(deal), deal.declarer);
    const search::RootPosition start = translation.root_position(played_so_far(deal).value());
    const std::unique_ptr<search::Engine> plain =
        deal.game->kernel().make_engine(4, Goal::kPoints, {}, /*newest=*/false);
    const std::unique_ptr<search::Engine> fast(optimised::new_engine({}));
    plain->begin(translation.layout());
    fast->begin(translation.layout());
    for (int target : {31, 61, 90}) {
      const std::uint64_t limit = 1'000'000;  // a broken search may never end
      const search::Interval reported = plain->ask(start, target, limit);
      const search::Interval its = fast->ask(start, target, limit);
      EXPECT_EQ(its.low, reported.low) << target;
      EXPECT_EQ(its.high, reported.high) << target;
      ASSERT_EQ(fast->nodes(), plain->nodes()) << target;
    }
  }
}

}  // namespace matador::optimised_test
