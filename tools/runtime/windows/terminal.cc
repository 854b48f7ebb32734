#include "tools/runtime/terminal.h"

#include <fcntl.h>
#include <io.h>
#include <windows.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iterator>

#include "tools/runtime/whole_file.h"
#include "tools/runtime/windows/calls.h"

// Of the runtime library: the words of the command line, with `*` and `?` in names of files
// expanded, for no shell of Windows does that.
extern "C" int __wgetmainargs(int* count, wchar_t*** words, wchar_t*** environment, int expand,
                              int* new_mode);

namespace matador {
namespace {

constexpr DWORD kPatience = 5;  // in milliseconds, between looks at a pipe
constexpr wchar_t kControlZ = L'\x1A';
constexpr UINT kUnreadStatus = 141;  // as that of SIGPIPE in a shell

UINT page_before = 0;

HANDLE handle(Stream stream) {
  if (stream == Stream::kInput) return GetStdHandle(STD_INPUT_HANDLE);
  return GetStdHandle(stream == Stream::kOutput ? STD_OUTPUT_HANDLE : STD_ERROR_HANDLE);
}

// Lines with their colours, and the line of progress that wipes itself.
void show_escapes(Stream stream) {
  DWORD mode = 0;
  if (GetConsoleMode(handle(stream), &mode) == 0) return;
  SetConsoleMode(handle(stream), mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
}

// A line that was typed. The bytes that ReadFile() finds there are of no use beyond ASCII.
std::optional<std::size_t> read_line(char* bytes, std::size_t most) {
  static std::string typed;  // what had no room
  if (typed.empty()) {
    std::array<wchar_t, 1 << 12> line{};
    DWORD length = 0;
    SetLastError(0);
    if (ReadConsoleW(handle(Stream::kInput), line.data(), line.size(), &length, nullptr) == 0) {
      fail();
    }
    if (length == 0 && GetLastError() == ERROR_OPERATION_ABORTED) return std::nullopt;  // Ctrl-C
    if (length == 0 || line[0] == kControlZ) return 0;
    typed = to_utf8({line.data(), length});
  }
  const std::size_t size = std::min(most, typed.size());
  std::memcpy(bytes, typed.data(), size);
  typed.erase(0, size);
  return size;
}

}  // namespace

void prepare_streams() {
  for (std::FILE* stream : {stdin, stdout, stderr}) _setmode(_fileno(stream), _O_BINARY);
  page_before = GetConsoleOutputCP();
  if (page_before != 0) std::atexit([] { SetConsoleOutputCP(page_before); });
  SetConsoleOutputCP(CP_UTF8);
  show_escapes(Stream::kOutput);
  show_escapes(Stream::kErrors);
}

std::vector<std::string> command_line_words(int /*count*/, char** /*words*/) {
  int count = 0;
  wchar_t** wide = nullptr;
  wchar_t** environment = nullptr;
  int new_mode = 0;
  __wgetmainargs(&count, &wide, &environment, /*expand=*/1, &new_mode);
  std::vector<std::string> words;
  std::transform(wide + 1, wide + count, std::back_inserter(words), to_utf8);
  return words;
}

bool is_terminal(Stream stream) {
  DWORD mode = 0;
  return GetConsoleMode(handle(stream), &mode) != 0;
}

std::size_t terminal_columns() {
  CONSOLE_SCREEN_BUFFER_INFO info{};
  if (GetConsoleScreenBufferInfo(handle(Stream::kOutput), &info) == 0) return 0;
  return static_cast<std::size_t>(info.srWindow.Right - info.srWindow.Left + 1);
}

void end_if_unread() {
  // A pipe takes all that it is given while somebody reads it.
  if (GetFileType(handle(Stream::kOutput)) != FILE_TYPE_PIPE) return;
  remove_unfinished_files();
  TerminateProcess(GetCurrentProcess(), kUnreadStatus);
}

const bool kTerminalIsUtf8 = true;  // by prepare_streams()

const char kEndOfInputKeys[] = "Ctrl-Z and Enter end";

std::optional<std::size_t> read_input(char* bytes, std::size_t most) {
  if (is_terminal(Stream::kInput)) return read_line(bytes, most);
  const HANDLE input = handle(Stream::kInput);
  DWORD size = 0;
  // Where a pipe does not tell what has come, reading waits for it.
  if (GetFileType(input) == FILE_TYPE_PIPE &&
      PeekNamedPipe(input, nullptr, 0, nullptr, &size, nullptr) != 0 && size == 0) {
    Sleep(kPatience);
    return std::nullopt;
  }
  if (ReadFile(input, bytes, static_cast<DWORD>(most), &size, nullptr) == 0) {
    if (GetLastError() != ERROR_BROKEN_PIPE) fail();
    size = 0;
  }
  return size;
}

}  // namespace matador
