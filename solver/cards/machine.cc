#include "solver/cards/machine.h"

namespace matador {

// A processor that has these four features has the rest of x86-64-v3 too.
bool machine_is_v3() {
#ifdef MATADOR_HAS_V3
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
         __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("fma");
#else
  return false;
#endif
}

}  // namespace matador
