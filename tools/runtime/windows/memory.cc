#include "tools/runtime/memory.h"

#include <windows.h>
// Below the one that has its types.
#include <psapi.h>

namespace matador {

double peak_memory_mib() {
  PROCESS_MEMORY_COUNTERS counters{};
  if (K32GetProcessMemoryInfo(GetCurrentProcess(), &counters, sizeof(counters)) == 0) return 0;
  return static_cast<double>(counters.PeakWorkingSetSize) / (1 << 20);
}

}  // namespace matador
