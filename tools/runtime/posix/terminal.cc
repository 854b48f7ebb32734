#include "tools/runtime/terminal.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <system_error>

namespace matador {
namespace {

constexpr int kPatience = 50;  // in milliseconds: the signal may have come to another thread

// Whether there is something to read, if only the end.
bool has_come() {
  pollfd input{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
  const int ready = poll(&input, 1, kPatience);
  return ready > 0 || (ready < 0 && errno != EINTR);
}

int handle(Stream stream) {
  if (stream == Stream::kInput) return STDIN_FILENO;
  return stream == Stream::kOutput ? STDOUT_FILENO : STDERR_FILENO;
}

}  // namespace

void prepare_streams() {
  std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow any further: the write says so
}

std::vector<std::string> command_line_words(int count, char** words) {
  return {words + 1, words + count};
}

bool is_terminal(Stream stream) { return isatty(handle(stream)) != 0; }

std::size_t terminal_columns() {
  winsize size{};
  return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

void end_if_unread() {}  // SIGPIPE has done it

const bool kTerminalIsUtf8 = false;  // as it is with the locale C

const char kEndOfInputKeys[] = "Ctrl-D ends";

std::optional<std::size_t> read_input(char* bytes, std::size_t most) {
  if (!has_come()) return std::nullopt;
  const ssize_t size = read(STDIN_FILENO, bytes, most);
  if (size < 0) throw std::system_error(errno, std::generic_category());
  return static_cast<std::size_t>(size);
}

}  // namespace matador
