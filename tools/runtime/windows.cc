#include <fcntl.h>
#include <io.h>
#include <windows.h>
// Below the one that has its types.
#include <psapi.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "tools/runtime/system.h"
#include "tools/runtime/whole_file.h"

// Of the runtime library: the words of the command line, with `*` and `?` in names of files
// expanded, for no shell of Windows does that.
extern "C" int __wgetmainargs(int* count, wchar_t*** words, wchar_t*** environment, int expand,
                              int* new_mode);

namespace matador {

// ---- Calls --------------------------------------------------------------------------------------
// What calls of Windows take and give: text as UTF-16, handles, errors.

// Closes itself.
struct HandleCloser {
  void operator()(void* handle) const { CloseHandle(handle); }
};
using Handle = std::unique_ptr<void, HandleCloser>;

namespace {

std::wstring to_wide(std::string_view utf8) {
  const int size = static_cast<int>(utf8.size());
  const int length = MultiByteToWideChar(CP_UTF8, 0, utf8.data(), size, nullptr, 0);
  std::wstring wide(static_cast<std::size_t>(length), L'\0');
  MultiByteToWideChar(CP_UTF8, 0, utf8.data(), size, wide.data(), length);
  return wide;
}

std::string to_utf8(std::wstring_view wide) {
  const int size = static_cast<int>(wide.size());
  const int length =
      WideCharToMultiByte(CP_UTF8, 0, wide.data(), size, nullptr, 0, nullptr, nullptr);
  std::string utf8(static_cast<std::size_t>(length), '\0');
  WideCharToMultiByte(CP_UTF8, 0, wide.data(), size, utf8.data(), length, nullptr, nullptr);
  return utf8;
}

// Why the last call failed, in the words of errno where these have it.
std::error_code last_error() {
  const std::error_code error(static_cast<int>(GetLastError()), std::system_category());
  const std::error_condition condition = error.default_error_condition();
  if (condition.category() != std::generic_category()) return error;
  return {condition.value(), std::generic_category()};
}

[[noreturn]] void fail() { throw std::system_error(last_error()); }

}  // namespace

// ---- Terminal -----------------------------------------------------------------------------------

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

// ---- Interrupt ----------------------------------------------------------------------------------

namespace {

enum class Manner { kEnds, kIsNoted, kEndsWithWords };

Interrupt interrupt_seen;
std::atomic<Manner> manner = Manner::kEnds;
std::atomic<const char*> last_words;

// Windows calls it on a thread of its own. Whether there is nothing more to do: otherwise the
// program ends.
BOOL WINAPI handle_event(DWORD event) {
  const bool is_interrupt = event == CTRL_C_EVENT;
  if (is_interrupt && manner == Manner::kIsNoted && interrupt_seen.set()) return TRUE;
  remove_unfinished_files();
  if (is_interrupt && manner == Manner::kEndsWithWords) {
    DWORD written = 0;
    WriteFile(GetStdHandle(STD_ERROR_HANDLE), last_words,
              static_cast<DWORD>(std::strlen(last_words)), &written, nullptr);
    TerminateProcess(GetCurrentProcess(), kInterruptedStatus);
  }
  return FALSE;
}

void handle_events() {
  static const bool handled = SetConsoleCtrlHandler(handle_event, TRUE) != 0;
  static_cast<void>(handled);
}

}  // namespace

const Interrupt& watch_interrupts() {
  manner = Manner::kIsNoted;
  handle_events();
  return interrupt_seen;
}

void end_on_interrupt(const char* message) {
  last_words = message;
  manner = Manner::kEndsWithWords;
  handle_events();
}

bool is_interrupted() { return interrupt_seen.is_set(); }

void remove_files_when_ended() { handle_events(); }

// ---- Child program ------------------------------------------------------------------------------

namespace {

constexpr DWORD kBetweenLooks = 5;  // in milliseconds
constexpr DWORD kPatienceAtTheEnd = 2000;

struct Pipe {
  Handle reads;
  Handle writes;
};

// The new process gets one of its ends, which this one must not keep.
Pipe make_pipe() {
  SECURITY_ATTRIBUTES inherited{sizeof(SECURITY_ATTRIBUTES), nullptr, TRUE};
  HANDLE reads = nullptr;
  HANDLE writes = nullptr;
  if (CreatePipe(&reads, &writes, &inherited, 0) == 0) fail();
  return {Handle(reads), Handle(writes)};
}

void keep(const Handle& handle) { SetHandleInformation(handle.get(), HANDLE_FLAG_INHERIT, 0); }

}  // namespace

struct ChildProgram::Process {
  Handle process;
  Handle job;  // the process and those that it starts
  Handle input;
  Handle output;
};

ChildProgram::ChildProgram(const std::string& command) : process_(std::make_unique<Process>()) {
  // A program that another thread starts meanwhile would inherit the ends of these pipes.
  static std::mutex starting;
  const std::lock_guard lock(starting);
  Pipe input = make_pipe();
  Pipe output = make_pipe();
  keep(input.writes);
  keep(output.reads);
  STARTUPINFOW start{};
  start.cb = sizeof(start);
  start.dwFlags = STARTF_USESTDHANDLES;
  start.hStdInput = input.reads.get();
  start.hStdOutput = output.writes.get();
  start.hStdError = GetStdHandle(STD_ERROR_HANDLE);
  std::wstring line = L"cmd.exe /d /s /c \"" + to_wide(command) + L"\"";
  PROCESS_INFORMATION started{};
  // In a group of its own Ctrl-C is ours: the program sees the end of its input.
  if (CreateProcessW(nullptr, line.data(), nullptr, nullptr, TRUE,
                     CREATE_NEW_PROCESS_GROUP | CREATE_SUSPENDED, nullptr, nullptr, &start,
                     &started) == 0) {
    fail();
  }
  const Handle thread(started.hThread);
  process_->process.reset(started.hProcess);
  process_->job.reset(CreateJobObjectW(nullptr, nullptr));
  AssignProcessToJobObject(process_->job.get(), started.hProcess);
  ResumeThread(thread.get());
  process_->input = std::move(input.writes);
  process_->output = std::move(output.reads);
}

ChildProgram::~ChildProgram() {
  process_->input.reset();
  if (WaitForSingleObject(process_->process.get(), kPatienceAtTheEnd) == WAIT_OBJECT_0) return;
  TerminateJobObject(process_->job.get(), 1);
}

bool ChildProgram::send(const std::string& text) {
  DWORD sent = 0;  // all of it: the pipe waits
  return WriteFile(process_->input.get(), text.data(), static_cast<DWORD>(text.size()), &sent,
                   nullptr) != 0;
}

std::optional<std::string> ChildProgram::receive() {
  std::array<char, 1 << 12> buffer{};
  DWORD size = 0;
  const HANDLE output = process_->output.get();
  if (PeekNamedPipe(output, nullptr, 0, nullptr, &size, nullptr) == 0) return std::nullopt;
  if (size == 0) {
    Sleep(kBetweenLooks);
    return "";
  }
  if (ReadFile(output, buffer.data(), buffer.size(), &size, nullptr) == 0) return std::nullopt;
  return std::string(buffer.data(), size);
}

// ---- Program run --------------------------------------------------------------------------------

namespace {

[[noreturn]] void fail_on_file() {
  throw std::runtime_error(absl::StrCat("cannot write a temporary file: ", last_error().message()));
}

// Files that vanish when they are closed: unlike pipes they are never full, so no process has to
// read while another writes.
Handle vanishing_file(const std::string& text) {
  std::array<wchar_t, MAX_PATH + 1> folder{};
  std::array<wchar_t, MAX_PATH + 1> name{};
  if (GetTempPathW(folder.size(), folder.data()) == 0 ||
      GetTempFileNameW(folder.data(), L"matador", 0, name.data()) == 0) {
    fail_on_file();
  }
  SECURITY_ATTRIBUTES inherited{sizeof(SECURITY_ATTRIBUTES), nullptr, TRUE};
  const HANDLE file =
      CreateFileW(name.data(), GENERIC_READ | GENERIC_WRITE,
                  FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, &inherited, CREATE_ALWAYS,
                  FILE_ATTRIBUTE_TEMPORARY | FILE_FLAG_DELETE_ON_CLOSE, nullptr);
  if (file == INVALID_HANDLE_VALUE) fail_on_file();
  Handle closing(file);
  DWORD written = 0;
  if (WriteFile(file, text.data(), static_cast<DWORD>(text.size()), &written, nullptr) == 0) {
    fail_on_file();
  }
  SetFilePointer(file, 0, nullptr, FILE_BEGIN);
  return closing;
}

std::string content(const Handle& file) {
  SetFilePointer(file.get(), 0, nullptr, FILE_BEGIN);
  std::string text;
  std::array<char, 1 << 14> block{};
  DWORD size = 0;
  while (ReadFile(file.get(), block.data(), block.size(), &size, nullptr) != 0 && size > 0) {
    text.append(block.data(), size);
  }
  return text;
}

// Returns the exit status.
DWORD run(const std::vector<std::string>& words, const Handle& in, const Handle& out,
          const Handle& err) {
  STARTUPINFOW start{};
  start.cb = sizeof(start);
  start.dwFlags = STARTF_USESTDHANDLES;
  start.hStdInput = in.get();
  start.hStdOutput = out.get();
  start.hStdError = err.get();
  std::wstring line = to_wide(absl::StrJoin(words, " "));
  PROCESS_INFORMATION started{};
  if (CreateProcessW(nullptr, line.data(), nullptr, nullptr, TRUE, 0, nullptr, nullptr, &start,
                     &started) == 0) {
    fail();
  }
  const Handle thread(started.hThread);
  const Handle process(started.hProcess);
  DWORD status = 1;
  WaitForSingleObject(process.get(), INFINITE);
  GetExitCodeProcess(process.get(), &status);
  return status;
}

}  // namespace

ProgramRun run_program(const std::vector<std::string>& words, const std::string& input) {
  const Handle in = vanishing_file(input);
  const Handle out = vanishing_file("");
  const Handle err = vanishing_file("");
  const DWORD status = run(words, in, out, err);
  return {.good = status == 0, .output = content(out), .errors = content(err)};
}

// ---- Part file ----------------------------------------------------------------------------------

namespace {

constexpr std::size_t kLetters = 6;  // of XXXXXX

void keep_error() {
  const std::error_code error = last_error();
  errno = error.category() == std::generic_category() ? error.value() : EIO;
}

void write_letters(std::string& part, std::uint64_t number) {
  for (std::size_t i = 1; i <= kLetters; ++i, number /= 26) {
    part[part.size() - i] = static_cast<char>('a' + number % 26);
  }
}

// Closes the file if it cannot become a stream: then errno says why.
std::FILE* stream_of(HANDLE file) {
  const int number = _open_osfhandle(reinterpret_cast<std::intptr_t>(file), _O_BINARY);
  if (number < 0) {
    CloseHandle(file);
    return nullptr;
  }
  errno = EMFILE;  // _fdopen() does not say so
  std::FILE* const stream = _fdopen(number, "wb");
  if (stream == nullptr) {
    const int error = errno;
    _close(number);
    errno = error;
  }
  return stream;
}

}  // namespace

std::FILE* make_part(std::string& part, const std::string& /*target*/) {
  LARGE_INTEGER ticks{};
  QueryPerformanceCounter(&ticks);
  auto number = static_cast<std::uint64_t>(ticks.QuadPart) + GetCurrentProcessId();
  HANDLE file = INVALID_HANDLE_VALUE;
  do {
    write_letters(part, ++number);
    // Who shares the right to delete it can remove it while it is open.
    file = CreateFileW(to_wide(part).c_str(), GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_DELETE,
                       nullptr, CREATE_NEW, FILE_ATTRIBUTE_NORMAL, nullptr);
  } while (file == INVALID_HANDLE_VALUE && GetLastError() == ERROR_FILE_EXISTS);
  if (file == INVALID_HANDLE_VALUE) {
    keep_error();
    return nullptr;
  }
  std::FILE* const stream = stream_of(file);
  if (stream == nullptr) remove_part(part.c_str());
  return stream;
}

bool write_to_disk(std::FILE* file) {
  return std::fflush(file) == 0 && _commit(_fileno(file)) == 0;
}

bool put_in_place(const std::string& part, const std::string& target) {
  if (MoveFileExW(to_wide(part).c_str(), to_wide(target).c_str(),
                  MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) != 0) {
    return true;
  }
  keep_error();
  return false;
}

void remove_part(const char* part) { DeleteFileW(to_wide(part).c_str()); }

// ---- Memory -------------------------------------------------------------------------------------

double peak_memory_mib() {
  PROCESS_MEMORY_COUNTERS counters{};
  if (K32GetProcessMemoryInfo(GetCurrentProcess(), &counters, sizeof(counters)) == 0) return 0;
  return static_cast<double>(counters.PeakWorkingSetSize) / (1 << 20);
}

}  // namespace matador
