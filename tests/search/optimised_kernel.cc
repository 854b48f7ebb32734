// One search, compiled like the release in every build: see optimised_test.cc.

#include "solver/search/alpha_beta/search.h"
#include "solver/search/alpha_beta/traits.h"

namespace matador::optimised_test::MATADOR_ISA {
namespace {

struct FourPlayers : search::alpha_beta::DefaultTraits {
  static constexpr int kSeats = 4;
  static constexpr int kCards = 32;
  static constexpr int kWorthLevels = 5;  // 2 3 4 10 11
};

}  // namespace

search::Engine* new_engine(const search::EngineOptions& options) {
  return new search::alpha_beta::Search<FourPlayers, search::alpha_beta::Points>(options);
}

}  // namespace matador::optimised_test::MATADOR_ISA
