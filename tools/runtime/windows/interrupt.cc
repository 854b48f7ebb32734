#include "tools/runtime/interrupt.h"

#include <windows.h>

#include <cstring>

#include "tools/runtime/whole_file.h"

namespace matador {
namespace {

enum class Manner { kEnds, kIsNoted, kEndsWithWords };

std::atomic<bool> interrupt_seen = false;
std::atomic<Manner> manner = Manner::kEnds;
std::atomic<const char*> last_words;

// Windows calls it on a thread of its own. Whether there is nothing more to do: otherwise the
// program ends.
BOOL WINAPI handle_event(DWORD event) {
  const bool is_interrupt = event == CTRL_C_EVENT;
  if (is_interrupt && manner == Manner::kIsNoted && !interrupt_seen.exchange(true)) return TRUE;
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

const std::atomic<bool>& watch_interrupts() {
  manner = Manner::kIsNoted;
  handle_events();
  return interrupt_seen;
}

void end_on_interrupt(const char* message) {
  last_words = message;
  manner = Manner::kEndsWithWords;
  handle_events();
}

bool is_interrupted() { return interrupt_seen; }

void remove_files_when_ended() { handle_events(); }

}  // namespace matador
