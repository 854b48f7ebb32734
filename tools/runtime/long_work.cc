#include "tools/runtime/long_work.h"

#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "formats/words/text.h"
#include "tools/runtime/output.h"
#include "tools/runtime/terminal.h"

namespace matador {
namespace {

constexpr std::chrono::seconds kBetweenLines{1};
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
  while (!over_.wait_for(lock, kBetweenLines, [this] { return is_over_; })) show();
}

}  // namespace matador
