// What takes long, on the terminal: once a deal has been in work for two seconds, a line tells
// every second for how long, and what is proven by then. Silent if standard error is no terminal.
// And the progress of many deals.
//
//   LongWork work("; --seconds N stops it");
//   work.begin(7);  work.tell(7, "40 to 73 points");  work.end(7);    // any thread
//   const auto held = work.wipe();                                    // no line until it goes
//   print(answer);

#ifndef MATADOR_TOOLS_RUNTIME_LONG_WORK_H_
#define MATADOR_TOOLS_RUNTIME_LONG_WORK_H_

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <thread>

namespace matador {

// ---- Progress -----------------------------------------------------------------------------------
// The progress of a long run, in one line on the terminal: deals done, deals a second, time left;
// or what is found by then. Silent if standard error is no terminal, or if the results go to the
// same screen.

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

// ---- Long work ----------------------------------------------------------------------------------

class LongWork {
 public:
  // `hint`: behind the line.
  explicit LongWork(std::string hint);
  ~LongWork();
  LongWork(const LongWork&) = delete;
  LongWork& operator=(const LongWork&) = delete;

  // Whether anybody sees what is told.
  bool is_shown() const { return is_shown_; }

  void begin(std::uint64_t deal);
  void tell(std::uint64_t deal, const std::string& what);
  void end(std::uint64_t deal);

  std::unique_lock<std::mutex> wipe();

 private:
  using Clock = std::chrono::steady_clock;
  struct InWork {
    Clock::time_point since;
    std::string what = {};
  };

  void show();  // about the first deal that is in work
  void watch();

  std::string hint_;
  bool is_shown_;
  Progress line_{Progress::Results::kAtTheEnd};
  std::mutex mutex_;  // of the line, and of all below
  std::map<std::uint64_t, InWork> in_work_;
  bool is_over_ = false;
  std::condition_variable over_;
  std::jthread watcher_;
};

}  // namespace matador

#endif  // MATADOR_TOOLS_RUNTIME_LONG_WORK_H_
