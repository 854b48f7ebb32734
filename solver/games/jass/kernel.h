// The search compiled for Jass: two to six players, with trumps and without.

#ifndef MATADOR_SOLVER_GAMES_JASS_KERNEL_H_
#define MATADOR_SOLVER_GAMES_JASS_KERNEL_H_

#include "solver/search/common/kernel.h"

namespace matador::jass {

namespace portable {
search::NewEngine new_engine;
}
namespace v3 {
search::NewEngine new_engine;
}

}  // namespace matador::jass

#endif  // MATADOR_SOLVER_GAMES_JASS_KERNEL_H_
