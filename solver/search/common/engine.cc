#include "solver/search/common/engine.h"

namespace matador::search {

// Out of line, so that the virtual table is compiled here, for any machine.
Engine::~Engine() = default;

std::unique_ptr<Engine> Kernel::make_engine(int seats, Goal goal, const EngineOptions& options,
                                            bool newest) const {
  return std::unique_ptr<Engine>(for_this_machine(portable, v3, newest)(seats, goal, options));
}

}  // namespace matador::search
