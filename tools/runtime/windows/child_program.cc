#include "tools/runtime/child_program.h"

#include <windows.h>

#include <array>
#include <mutex>
#include <stdexcept>
#include <system_error>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "tools/runtime/windows/calls.h"

namespace matador {

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

}  // namespace matador
