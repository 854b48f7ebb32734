// Several threads that do the same.

#ifndef MATADOR_TOOLS_THREADS_H_
#define MATADOR_TOOLS_THREADS_H_

#include <functional>

namespace matador {

// Runs `work`, which must not throw, on so many threads, the calling one among them, and returns
// when all have ended. Where the machine gives fewer threads, standard error tells how many, and
// they do.
void on_threads(int threads, const std::function<void()>& work);

}  // namespace matador

#endif  // MATADOR_TOOLS_THREADS_H_
