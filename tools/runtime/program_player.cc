#include "tools/runtime/program_player.h"

#include <chrono>
#include <optional>
#include <system_error>

#include "absl/strings/str_cat.h"
#include "formats/input/foreign_format.h"
#include "formats/play/protocol.h"
#include "formats/words/text.h"
#include "solver/hand_on.h"
#include "tools/runtime/system.h"

namespace matador {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kTries = 3;

absl::Status has_ended() { return absl::UnavailableError("it has ended"); }

}  // namespace

absl::Status ProgramPlayer::start() {
  try {
    program_.emplace(command_);
  } catch (const std::system_error& error) {
    return absl::UnavailableError("it cannot be started: " + error.code().message());
  }
  return absl::OkStatus();
}

absl::StatusOr<std::string> ProgramPlayer::receive() {
  const Clock::time_point asked = Clock::now();
  std::size_t end = read_.find('\n');
  while (end == std::string::npos) {
    if (read_.size() > kMaxLineBytes) return invalid("the line is too long");
    if (is_interrupted()) return absl::CancelledError("interrupted");
    if (std::chrono::duration<double>(Clock::now() - asked).count() > seconds_) {
      return absl::DeadlineExceededError(
          absl::StrCat("no answer within ", seconds_, " seconds, see --move-seconds"));
    }
    const std::optional<std::string> written = program_->receive();
    if (!written) return has_ended();
    read_ += *written;
    end = read_.find('\n');
  }
  std::string line = read_.substr(0, end);
  read_.erase(0, end + 1);
  return line;
}

absl::StatusOr<std::string> ProgramPlayer::exchange(const std::string& lines) {
  // A program that has ended may have left a line.
  static_cast<void>(program_->send(lines));
  return receive();
}

absl::Status ProgramPlayer::fault(std::uint64_t deal, const absl::Status& why) const {
  return {why.code(),
          absl::StrCat("deal ", deal, ": the program ", in_quotes(command_), ": ", why.message())};
}

absl::StatusOr<Move> ProgramPlayer::move(const Task& task, std::uint64_t deal) {
  if (!program_) {
    if (absl::Status status = start(); !status.ok()) return fault(deal, status);
  }
  absl::Status last;  // what was wrong with the last line
  for (int tried = 0; tried < kTries; ++tried) {
    const std::string fault_before = last.ok() ? "" : turn_fault(last);
    const absl::StatusOr<std::string> line = exchange(fault_before + turn_question(task, deal));
    if (!line.ok()) return fault(deal, last.ok() ? line.status() : last);
    absl::StatusOr<Move> move = read_turn_answer(*line, task);
    if (move.ok()) return move;
    last = move.status();
  }
  return fault(deal, last);
}

std::unique_ptr<CardPlayer> player_of(const Seated& seated, const Workers& workers,
                                      double seconds) {
  if (seated.is_program()) return std::make_unique<ProgramPlayer>(seated.name, seconds);
  return house_player(*seated.house, workers);
}

}  // namespace matador
