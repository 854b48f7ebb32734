#include "solver/search/common/kernel.h"

namespace matador::search {

std::unique_ptr<Engine> Kernel::make_engine(int seats, Goal goal, const EngineOptions& options,
                                            bool newest) const {
  return std::unique_ptr<Engine>(for_this_machine(portable, v3, newest)(seats, goal, options));
}

}  // namespace matador::search
