// What this machine can run.

#ifndef MATADOR_SOLVER_CARDS_MACHINE_H_
#define MATADOR_SOLVER_CARDS_MACHINE_H_

namespace matador {

// Whether it runs code compiled for x86-64-v3, and the library was built with such code.
bool machine_is_v3();

}  // namespace matador

#endif  // MATADOR_SOLVER_CARDS_MACHINE_H_
