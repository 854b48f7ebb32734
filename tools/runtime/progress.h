// The progress of a long run, in one line on the terminal: deals done, deals a second, time left;
// or what is found by then. Silent if standard error is no terminal, or if the results go to the
// same screen.

#ifndef MATADOR_TOOLS_RUNTIME_PROGRESS_H_
#define MATADOR_TOOLS_RUNTIME_PROGRESS_H_

#include <chrono>
#include <cstdint>
#include <string>

namespace matador {

class Progress {
 public:
  // When the results are written: while the line is shown, or when it is gone.
  enum class Results { kMeanwhile, kAtTheEnd };

  explicit Progress(Results results = Results::kMeanwhile);
  ~Progress() { clear(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // Counts more deals; `part`: of the whole that is done, 0 if that is not known.
  void step(std::uint64_t deals, double part);

  // Other words in the line: the first at once, later ones now and then.
  void show(const std::string& text);

  // A line of its own, once.
  void tell(const std::string& text);

  // Wipes the line, so that other text can take its place.
  void clear();

 private:
  using Clock = std::chrono::steady_clock;

  bool shown_;
  bool line_written_ = false;
  std::uint64_t deals_ = 0;
  Clock::time_point start_ = Clock::now();
  Clock::time_point last_ = start_;
};

}  // namespace matador

#endif  // MATADOR_TOOLS_RUNTIME_PROGRESS_H_
