#include "tools/interrupt.h"

#include <csignal>

namespace matador {
namespace {

std::atomic<bool> interrupt_seen = false;
struct sigaction action_before {};

void note_interrupt(int signal) {
  if (!interrupt_seen.exchange(true)) return;
  sigaction(signal, &action_before, nullptr);
  static_cast<void>(std::raise(signal));
}

}  // namespace

static_assert(std::atomic<bool>::is_always_lock_free);  // as the handler of a signal needs

const std::atomic<bool>& watch_interrupts() {
  sigaction(SIGINT, nullptr, &action_before);
  if (action_before.sa_handler == SIG_IGN || action_before.sa_handler == note_interrupt) {
    return interrupt_seen;
  }
  struct sigaction action {};
  action.sa_handler = note_interrupt;
  action.sa_flags = SA_RESTART;
  sigaction(SIGINT, &action, nullptr);
  return interrupt_seen;
}

bool is_interrupted() { return interrupt_seen; }

}  // namespace matador
