#include "tools/runtime/interrupt.h"

#include <unistd.h>

#include <csignal>
#include <cstring>

#include "tools/runtime/whole_file.h"

namespace matador {
namespace {

std::atomic<bool> interrupt_seen = false;
struct sigaction action_before {};  // of somebody else
std::atomic<const char*> last_words;

void note_interrupt(int signal) {
  if (!interrupt_seen.exchange(true)) return;
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

static_assert(std::atomic<bool>::is_always_lock_free);  // as the handler of a signal needs

const std::atomic<bool>& watch_interrupts() {
  handle(note_interrupt);
  return interrupt_seen;
}

void end_on_interrupt(const char* message) {
  last_words = message;
  handle(end_at_once);
}

bool is_interrupted() { return interrupt_seen; }

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

}  // namespace matador
