// Work that Ctrl-C ends, for the functions of the module.
//
//   return interruptible([&](const std::atomic<bool>& interrupt) { return work(&interrupt); });

#ifndef MATADOR_TOOLS_PYTHON_INTERRUPTIBLE_H_
#define MATADOR_TOOLS_PYTHON_INTERRUPTIBLE_H_

#include <pybind11/pybind11.h>

#include <atomic>
#include <chrono>
#include <future>

namespace matador {

// Does the work on a thread of its own, while this one lets Python handle signals. If that throws,
// as Ctrl-C does, the work is interrupted first. work(interrupt) returns what is returned.
template <typename Work>
auto interruptible(const Work& work) {
  using namespace std::chrono_literals;
  std::atomic<bool> interrupt = false;
  auto done = std::async(std::launch::async, [&] { return work(interrupt); });
  const pybind11::gil_scoped_release free;
  while (done.wait_for(50ms) != std::future_status::ready) {
    const pybind11::gil_scoped_acquire held;
    if (PyErr_CheckSignals() == 0) continue;
    {
      const pybind11::gil_scoped_release free_again;
      interrupt = true;
      done.wait();
    }
    throw pybind11::error_already_set();
  }
  return done.get();
}

}  // namespace matador

#endif  // MATADOR_TOOLS_PYTHON_INTERRUPTIBLE_H_
