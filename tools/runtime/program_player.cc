#include "tools/runtime/program_player.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>

#include "absl/strings/str_cat.h"
#include "formats/input/line_stream.h"
#include "formats/play/protocol.h"
#include "formats/words/text.h"
#include "tools/runtime/interrupt.h"

namespace matador {
namespace {

constexpr int kTries = 3;
constexpr int kBetweenLooks = 50;  // in milliseconds
constexpr int kPatienceAtTheEnd = 2000;

absl::Status system_fault(const std::string& what) {
  return absl::UnavailableError(absl::StrCat(what, ": ", std::strerror(errno)));
}

absl::Status has_ended() { return absl::UnavailableError("it has ended"); }

// In the new process.
[[noreturn]] void become(const std::string& command, int socket) {
  setpgid(0, 0);  // Ctrl-C is ours: the program sees the end of its input
  dup2(socket, STDIN_FILENO);
  dup2(socket, STDOUT_FILENO);
  execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
  _exit(127);
}

}  // namespace

ProgramPlayer::~ProgramPlayer() {
  if (process_ < 0) return;
  shutdown(socket_, SHUT_WR);
  bool ended = false;
  for (int waited = 0; !ended && waited < kPatienceAtTheEnd; waited += kBetweenLooks) {
    ended = waitpid(process_, nullptr, WNOHANG) != 0;
    if (!ended) poll(nullptr, 0, kBetweenLooks);
  }
  if (!ended) {
    kill(-process_, SIGKILL);
    waitpid(process_, nullptr, 0);
  }
  close(socket_);
}

absl::Status ProgramPlayer::start() {
  std::array<int, 2> ends{};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) {
    return system_fault("no socket");
  }
  process_ = fork();
  if (process_ == 0) become(command_, ends[1]);
  close(ends[1]);
  socket_ = ends[0];
  return process_ < 0 ? system_fault("it cannot be started") : absl::OkStatus();
}

absl::Status ProgramPlayer::send(const std::string& line) {
  for (std::size_t sent = 0; sent < line.size();) {
    const ssize_t size = ::send(socket_, line.data() + sent, line.size() - sent, MSG_NOSIGNAL);
    if (size < 0 && errno != EINTR) return has_ended();
    if (size > 0) sent += static_cast<std::size_t>(size);
  }
  return absl::OkStatus();
}

absl::StatusOr<std::string> ProgramPlayer::receive() {
  std::array<char, kMaxLineBytes> buffer{};
  std::size_t end = read_.find('\n');
  while (end == std::string::npos) {
    if (read_.size() > kMaxLineBytes) return absl::InvalidArgumentError("the line is too long");
    pollfd output{.fd = socket_, .events = POLLIN, .revents = 0};
    if (is_interrupted()) return absl::CancelledError("interrupted");
    if (poll(&output, 1, kBetweenLooks) <= 0) continue;
    const ssize_t size = read(socket_, buffer.data(), buffer.size());
    if (size < 0 && errno == EINTR) continue;
    if (size <= 0) return has_ended();
    read_.append(buffer.data(), static_cast<std::size_t>(size));
    end = read_.find('\n');
  }
  std::string line = read_.substr(0, end);
  read_.erase(0, end + 1);
  return line;
}

absl::StatusOr<std::string> ProgramPlayer::exchange(const std::string& lines) {
  // A program that has ended may have left a line.
  send(lines).IgnoreError();
  return receive();
}

absl::Status ProgramPlayer::fault(std::uint64_t deal, const absl::Status& why) const {
  return {why.code(), absl::StrCat("deal ", deal, ": the program ", in_quotes(command_), ": ",
                                   std::string(why.message()))};
}

absl::StatusOr<Move> ProgramPlayer::move(const Task& task, std::uint64_t deal) {
  if (process_ < 0) {
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

std::unique_ptr<CardPlayer> player_of(const Seated& seated, const Workers& workers) {
  if (seated.is_program()) return std::make_unique<ProgramPlayer>(seated.name);
  return house_player(*seated.house, workers);
}

}  // namespace matador
