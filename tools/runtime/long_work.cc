#include "tools/runtime/long_work.h"

#include <cmath>
#include <iostream>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "formats/words/text.h"
#include "tools/runtime/output.h"
#include "tools/runtime/system.h"

namespace matador {

// ---- Long work ----------------------------------------------------------------------------------

namespace {

constexpr std::chrono::seconds kBetweenShows{1};
constexpr std::chrono::seconds kLong{2};

}  // namespace

LongWork::LongWork(std::string hint)
    : hint_(std::move(hint)), is_shown_(is_terminal(Stream::kErrors)) {
  if (is_shown_) watcher_ = std::jthread([this] { watch(); });
}

LongWork::~LongWork() {
  const auto held = wipe();
  is_over_ = true;
  over_.notify_all();
}

void LongWork::begin(std::uint64_t deal) {
  if (!is_shown_) return;
  const std::lock_guard lock(mutex_);
  in_work_[deal] = {.since = Clock::now()};
}

void LongWork::tell(std::uint64_t deal, const std::string& what) {
  const std::lock_guard lock(mutex_);
  const auto told = in_work_.find(deal);
  if (told != in_work_.end()) told->second.what = what;
}

void LongWork::end(std::uint64_t deal) {
  if (!is_shown_) return;
  const std::lock_guard lock(mutex_);
  in_work_.erase(deal);
}

std::unique_lock<std::mutex> LongWork::wipe() {
  std::unique_lock lock(mutex_);
  line_.clear();
  return lock;
}

void LongWork::show() {
  if (in_work_.empty()) return;
  const auto& [deal, work] = *in_work_.begin();
  const auto passed = std::chrono::duration_cast<std::chrono::seconds>(Clock::now() - work.since);
  if (passed < kLong) return;
  const std::string line = absl::StrCat("deal ", deal, ", ", passed.count(), " s",
                                        work.what.empty() ? "" : ": ", work.what, hint_);
  line_.show(abbreviated(line, screen_columns() - 1));  // a longer one could not be wiped
}

void LongWork::watch() {
  std::unique_lock lock(mutex_);
  while (!over_.wait_for(lock, kBetweenShows, [this] { return is_over_; })) show();
}

// ---- Progress -----------------------------------------------------------------------------------

namespace {

constexpr std::chrono::milliseconds kBetweenLines{200};
constexpr char kWipe[] = "\r\x1B[K";

std::string time_text(double seconds) {
  const auto whole = static_cast<std::int64_t>(std::ceil(seconds));
  return absl::StrFormat("%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60);
}

}  // namespace

Progress::Progress(Results results)
    : shown_(is_terminal(Stream::kErrors) &&
             (results == Results::kAtTheEnd || !prints_on_terminal())) {}

void Progress::tell(const std::string& text) {
  clear();
  if (shown_) std::cerr << printable(text) << "\n";
}

void Progress::show(const std::string& text) {
  const Clock::time_point now = Clock::now();
  if (!shown_ || (line_written_ && now - last_ < kBetweenLines)) return;
  last_ = now;
  line_written_ = true;
  std::cerr << kWipe << text << std::flush;
}

void Progress::step(std::uint64_t deals, double part) {
  deals_ += deals;
  const Clock::time_point now = Clock::now();
  if (!shown_ || now - last_ < kBetweenLines) return;
  last_ = now;
  line_written_ = true;
  const double seconds = std::chrono::duration<double>(now - start_).count();
  std::cerr << kWipe
            << absl::StrFormat("%d deals, %.0f a second", deals_,
                               static_cast<double>(deals_) / seconds);
  if (part > 0) std::cerr << ", " << time_text(seconds * (1 - part) / part) << " left";
  std::cerr.flush();
}

void Progress::clear() {
  if (line_written_) std::cerr << kWipe;
  line_written_ = false;
}

}  // namespace matador
