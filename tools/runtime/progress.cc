#include "tools/runtime/progress.h"

#include <cmath>
#include <iostream>

#include "absl/strings/str_format.h"
#include "formats/words/text.h"
#include "tools/runtime/output.h"
#include "tools/runtime/terminal.h"

namespace matador {
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
