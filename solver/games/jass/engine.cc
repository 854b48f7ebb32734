#include "solver/cards/machine.h"
#include "solver/games/jass/kernel.h"

namespace matador::jass {

std::unique_ptr<search::Engine> make_engine(int seats, Goal goal,
                                            const search::EngineOptions& options, bool newest) {
#ifdef MATADOR_HAS_V3
  if (newest && machine_is_v3()) {
    return std::unique_ptr<search::Engine>(v3::new_engine(seats, goal, options));
  }
#else
  static_cast<void>(newest);
#endif
  return std::unique_ptr<search::Engine>(portable::new_engine(seats, goal, options));
}

}  // namespace matador::jass
