#include "tools/runtime/memory.h"

#include <sys/resource.h>

namespace matador {

double peak_memory_mib() {
#ifdef __APPLE__
  constexpr double kUnits = 1 << 20;  // bytes
#else
  constexpr double kUnits = 1 << 10;  // KiB
#endif
  rusage usage{};
  return getrusage(RUSAGE_SELF, &usage) == 0 ? static_cast<double>(usage.ru_maxrss) / kUnits : 0;
}

}  // namespace matador
