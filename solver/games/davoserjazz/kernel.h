// The search compiled for Davoserjazz: three to eight players, the six hands with tricks.

#ifndef MATADOR_SOLVER_GAMES_DAVOSERJAZZ_KERNEL_H_
#define MATADOR_SOLVER_GAMES_DAVOSERJAZZ_KERNEL_H_

#include "solver/search/common/kernel.h"

namespace matador::davoserjazz {

namespace portable {
search::NewEngine new_engine;
}
namespace v3 {
search::NewEngine new_engine;
}

}  // namespace matador::davoserjazz

#endif  // MATADOR_SOLVER_GAMES_DAVOSERJAZZ_KERNEL_H_
