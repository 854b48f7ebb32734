#include "tools/runtime/child_program.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <system_error>

namespace matador {
namespace {

constexpr int kBetweenLooks = 50;  // in milliseconds
constexpr int kPatienceAtTheEnd = 2000;

[[noreturn]] void fail() { throw std::system_error(errno, std::generic_category()); }

// In the new process.
[[noreturn]] void become(const std::string& command, int socket) {
  setpgid(0, 0);  // Ctrl-C is ours: the program sees the end of its input
  dup2(socket, STDIN_FILENO);
  dup2(socket, STDOUT_FILENO);
  execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
  _exit(127);
}

}  // namespace

struct ChildProgram::Process {
  pid_t id = -1;
  int socket = -1;  // its input and output
};

ChildProgram::ChildProgram(const std::string& command) : process_(std::make_unique<Process>()) {
  std::array<int, 2> ends{};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) fail();
  // Nobody waits for ever for a program that reads nothing.
  const timeval patience{.tv_sec = kPatienceAtTheEnd / 1000, .tv_usec = 0};
  setsockopt(ends[0], SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
  const pid_t id = fork();
  if (id == 0) become(command, ends[1]);
  close(ends[1]);
  if (id < 0) {
    const int why = errno;
    close(ends[0]);
    errno = why;
    fail();
  }
  *process_ = {.id = id, .socket = ends[0]};
}

ChildProgram::~ChildProgram() {
  shutdown(process_->socket, SHUT_WR);
  bool ended = false;
  for (int waited = 0; !ended && waited < kPatienceAtTheEnd; waited += kBetweenLooks) {
    ended = waitpid(process_->id, nullptr, WNOHANG) != 0;
    if (!ended) poll(nullptr, 0, kBetweenLooks);
  }
  if (!ended) {
    kill(-process_->id, SIGKILL);
    waitpid(process_->id, nullptr, 0);
  }
  close(process_->socket);
}

bool ChildProgram::send(const std::string& text) {
  for (std::size_t sent = 0; sent < text.size();) {
    const ssize_t size =
        ::send(process_->socket, text.data() + sent, text.size() - sent, MSG_NOSIGNAL);
    if (size < 0 && errno != EINTR) return false;
    if (size > 0) sent += static_cast<std::size_t>(size);
  }
  return true;
}

std::optional<std::string> ChildProgram::receive() {
  std::array<char, 1 << 12> buffer{};
  pollfd output{.fd = process_->socket, .events = POLLIN, .revents = 0};
  if (poll(&output, 1, kBetweenLooks) <= 0) return "";
  const ssize_t size = read(process_->socket, buffer.data(), buffer.size());
  if (size < 0 && errno == EINTR) return "";
  if (size <= 0) return std::nullopt;
  return std::string(buffer.data(), static_cast<std::size_t>(size));
}

}  // namespace matador
