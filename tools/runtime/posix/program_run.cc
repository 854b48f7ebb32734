#include "tools/runtime/program_run.h"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <stdexcept>
#include <system_error>

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
