#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <system_error>

#include "tools/runtime/system.h"
#include "tools/runtime/whole_file.h"

namespace matador {

// ---- Terminal -----------------------------------------------------------------------------------

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

// ---- Interrupt ----------------------------------------------------------------------------------

namespace {

Interrupt interrupt_seen;
struct sigaction action_before {};  // of somebody else
std::atomic<const char*> last_words;

void note_interrupt(int signal) {
  if (interrupt_seen.set()) return;
  sigaction(signal, &action_before, nullptr);
  static_cast<void>(std::raise(signal));
}

void end_at_once(int /*signal*/) {
  remove_unfinished_files();
  [[maybe_unused]] const auto written = write(STDERR_FILENO, last_words, std::strlen(last_words));
  _exit(kInterruptedStatus);
}

void remove_and_end(int signal) {
  remove_unfinished_files();
  // Only now, for a second signal may come on another thread, and must not end the work above.
  static_cast<void>(std::signal(signal, SIG_DFL));
  static_cast<void>(std::raise(signal));
}

void handle(void (*handler)(int)) {
  struct sigaction now {};
  sigaction(SIGINT, nullptr, &now);
  if (now.sa_handler == SIG_IGN) return;
  if (now.sa_handler != note_interrupt && now.sa_handler != end_at_once) action_before = now;
  struct sigaction action {};
  action.sa_handler = handler;
  // Who ends has nothing to go on with. (Under the thread sanitizer a signal comes when read()
  // returns.)
  if (handler != end_at_once) action.sa_flags = SA_RESTART;
  sigaction(SIGINT, &action, nullptr);
}

}  // namespace

const Interrupt& watch_interrupts() {
  handle(note_interrupt);
  return interrupt_seen;
}

void end_on_interrupt(const char* message) {
  last_words = message;
  handle(end_at_once);
}

bool is_interrupted() { return interrupt_seen.is_set(); }

void remove_files_when_ended() {
  for (int signal : {SIGINT, SIGTERM, SIGHUP}) {
    struct sigaction action {};
    sigaction(signal, nullptr, &action);
    if (action.sa_handler != SIG_DFL) continue;  // ignored, as under nohup
    action.sa_handler = remove_and_end;
    action.sa_flags = 0;
    sigaction(signal, &action, nullptr);
  }
}

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

// ---- Part file ----------------------------------------------------------------------------------

namespace {

// The permissions that the shell's `>` would leave: those of the existing file, or the default.
mode_t rights_for(const std::string& target) {
  struct stat there {};
  if (stat(target.c_str(), &there) == 0) return there.st_mode & 07777;
  const mode_t mask = umask(0);
  umask(mask);
  return 0666 & ~mask;
}

// A rename is permanent when the folder is on the disk. Some file systems cannot sync a folder.
void sync_folder(const std::string& target) {
  const std::string folder = std::filesystem::path(target).parent_path();
  const int handle = open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_CLOEXEC);
  if (handle < 0) return;
  static_cast<void>(fsync(handle));
  static_cast<void>(close(handle));
}

}  // namespace

std::FILE* make_part(std::string& part, const std::string& target) {
  const int handle = mkostemp(part.data(), O_CLOEXEC);
  if (handle < 0) return nullptr;
  static_cast<void>(fchmod(handle, rights_for(target)));
  std::FILE* const file = fdopen(handle, "wb");
  if (file == nullptr) {
    const int error = errno;
    static_cast<void>(close(handle));
    remove_part(part.c_str());
    errno = error;
  }
  return file;
}

bool write_to_disk(std::FILE* file) { return std::fflush(file) == 0 && fsync(fileno(file)) == 0; }

bool put_in_place(const std::string& part, const std::string& target) {
  if (std::rename(part.c_str(), target.c_str()) != 0) return false;
  sync_folder(target);
  return true;
}

void remove_part(const char* part) { static_cast<void>(unlink(part)); }

// ---- Memory -------------------------------------------------------------------------------------

double peak_memory_mib() {
#ifdef __APPLE__
  constexpr double kUnits = 1 << 20;  // bytes
#else
  constexpr double kUnits = 1 << 10;  // KiB
#endif
  rusage usage{};
  return getrusage(RUSAGE_SELF, &usage) == 0 ? static_cast<double>(usage.ru_maxrss) / kUnits : 0;
}

}  // namespace matador
