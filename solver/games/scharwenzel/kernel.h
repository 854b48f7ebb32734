// The search compiled for Scharwenzel: four, six and eight players.

#ifndef MATADOR_SOLVER_GAMES_SCHARWENZEL_KERNEL_H_
#define MATADOR_SOLVER_GAMES_SCHARWENZEL_KERNEL_H_

#include "solver/search/common/kernel.h"

namespace matador::scharwenzel {

namespace portable {
search::NewEngine new_engine;
}
namespace v3 {
search::NewEngine new_engine;
}

}  // namespace matador::scharwenzel

#endif  // MATADOR_SOLVER_GAMES_SCHARWENZEL_KERNEL_H_
