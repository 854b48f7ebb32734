#include "tools/runtime/child_program.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <memory>
#include <stdexcept>
#include <system_error>

namespace matador {

// ---- Child program ------------------------------------------------------------------------------

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

// ---- Program run --------------------------------------------------------------------------------

namespace {

// Files without names: unlike pipes they are never full, so no process has to read while another
// writes.
struct Close {
  void operator()(std::FILE* file) const { static_cast<void>(std::fclose(file)); }
};
using File = std::unique_ptr<std::FILE, Close>;

File nameless_file(const std::string& text) {
  File file(std::tmpfile());
  if (!file || std::fwrite(text.data(), 1, text.size(), file.get()) != text.size() ||
      std::fflush(file.get()) != 0) {
    throw std::runtime_error(std::string("cannot write a temporary file: ") + std::strerror(errno));
  }
  std::rewind(file.get());
  return file;
}

std::string content(std::FILE* file) {
  std::rewind(file);
  std::string text;
  std::array<char, 1 << 14> block{};
  while (const std::size_t read = std::fread(block.data(), 1, block.size(), file)) {
    text.append(block.data(), read);
  }
  return text;
}

// Returns the wait status.
int run(std::vector<std::string> words, std::FILE* in, std::FILE* out, std::FILE* err) {
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, fileno(in), STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, fileno(out), STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&files, fileno(err), STDERR_FILENO);
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  pid_t child = 0;
  const int error =
      posix_spawnp(&child, arguments.front(), &files, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&files);
  if (error != 0) throw std::system_error(error, std::generic_category());
  int status = 0;
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) throw std::runtime_error(words.front() + " was lost");
  }
  return status;
}

}  // namespace

ProgramRun run_program(const std::vector<std::string>& words, const std::string& input) {
  const File in = nameless_file(input);
  const File out = nameless_file("");
  const File err = nameless_file("");
  const int status = run(words, in.get(), out.get(), err.get());
  return {.good = WIFEXITED(status) && WEXITSTATUS(status) == 0,
          .output = content(out.get()),
          .errors = content(err.get())};
}

}  // namespace matador
