// The search compiled for Coiffeur: three players, with an order that can turn between tricks.

#ifndef MATADOR_SOLVER_GAMES_COIFFEUR_KERNEL_H_
#define MATADOR_SOLVER_GAMES_COIFFEUR_KERNEL_H_

#include "solver/search/common/kernel.h"

namespace matador::coiffeur {

namespace portable {
search::NewEngine new_engine;
}
namespace v3 {
search::NewEngine new_engine;
}

}  // namespace matador::coiffeur

#endif  // MATADOR_SOLVER_GAMES_COIFFEUR_KERNEL_H_
