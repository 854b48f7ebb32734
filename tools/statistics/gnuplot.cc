#include "tools/statistics/gnuplot.h"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <stdexcept>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"

namespace matador {
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

// Runs gnuplot without user settings, and returns its wait status.
int run_gnuplot(std::FILE* in, std::FILE* out, std::FILE* err) {
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, fileno(in), STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, fileno(out), STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&files, fileno(err), STDERR_FILENO);
  std::string name = "gnuplot";
  std::string option = "--default-settings";
  const std::array<char*, 3> arguments{name.data(), option.data(), nullptr};
  pid_t child = 0;
  const int error = posix_spawnp(&child, name.c_str(), &files, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&files);
  if (error != 0) {
    throw std::runtime_error(std::string("cannot run gnuplot, which draws the pictures: ") +
                             std::strerror(error) + "; in Debian it is the package gnuplot-nox");
  }
  int status = 0;
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) throw std::runtime_error("gnuplot was lost");
  }
  return status;
}

}  // namespace

std::string gnuplot(const std::string& script) {
  const File in = nameless_file(script);
  const File out = nameless_file("");
  const File err = nameless_file("");
  const int status = run_gnuplot(in.get(), out.get(), err.get());
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    throw std::runtime_error(absl::StrCat(
        "gnuplot failed: ", std::string(absl::StripAsciiWhitespace(content(err.get())))));
  }
  return content(out.get());
}

}  // namespace matador
