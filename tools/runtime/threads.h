// Runs the same work on several threads.

#ifndef MATADOR_TOOLS_RUNTIME_THREADS_H_
#define MATADOR_TOOLS_RUNTIME_THREADS_H_

#include <functional>

namespace matador {

// Runs `work`, which must not throw, on threads, of which the calling one is one, and returns
// when all have ended. If the system gives fewer threads, a message on standard error says how
// many, and the work goes on with these.
void on_threads(int threads, const std::function<void()>& work);

}  // namespace matador

#endif  // MATADOR_TOOLS_RUNTIME_THREADS_H_
