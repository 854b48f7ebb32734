#include "tools/runtime/child_program.h"

#include <windows.h>

#include <array>
#include <mutex>

#include "tools/runtime/windows/calls.h"

namespace matador {
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

}  // namespace matador
