// The memory of the program, as the system counts it.

#ifndef MATADOR_TOOLS_RUNTIME_MEMORY_H_
#define MATADOR_TOOLS_RUNTIME_MEMORY_H_

namespace matador {

// The most that the program has had so far, in MiB; 0 where the system does not tell.
double peak_memory_mib();

}  // namespace matador

#endif  // MATADOR_TOOLS_RUNTIME_MEMORY_H_
