// The search compiled for the trumps of Sjavs: four, three and two players.

#ifndef MATADOR_SOLVER_GAMES_SJAVS_KERNEL_H_
#define MATADOR_SOLVER_GAMES_SJAVS_KERNEL_H_

#include "solver/search/common/kernel.h"

namespace matador::sjavs {

namespace portable {
search::NewEngine new_engine;
}
namespace v3 {
search::NewEngine new_engine;
}

}  // namespace matador::sjavs

#endif  // MATADOR_SOLVER_GAMES_SJAVS_KERNEL_H_
