// The search compiled for bridge.

#ifndef MATADOR_SOLVER_GAMES_BRIDGE_KERNEL_H_
#define MATADOR_SOLVER_GAMES_BRIDGE_KERNEL_H_

#include "solver/search/common/kernel.h"

namespace matador::bridge {

namespace portable {
search::NewEngine new_engine;
}
namespace v3 {
search::NewEngine new_engine;
}

}  // namespace matador::bridge

#endif  // MATADOR_SOLVER_GAMES_BRIDGE_KERNEL_H_
