// Ctrl-C during long work: the first one asks the command to end in good order, with what is proven
// so far; a second one ends the program at once.
//
//   const std::atomic<bool>& interrupt = watch_interrupts();
//   ... Solver({.interrupt = &interrupt}) ...
//   if (interrupt) throw Interrupted("deals 1 to 12 are answered");
//
// Of work whose first half is worth nothing, the first one ends the program:
//
//   end_on_interrupt("matador merge: interrupted; nothing is written\n");
//   ... merge_statistics(parts) ...
//   watch_interrupts();     // what is found is written whole

#ifndef MATADOR_TOOLS_RUNTIME_INTERRUPT_H_
#define MATADOR_TOOLS_RUNTIME_INTERRUPT_H_

#include <atomic>
#include <stdexcept>

namespace matador {

// The exit status of a program that SIGINT ended, as shells have it.
inline constexpr int kInterruptedStatus = 130;

// The command has ended early; the message says how far it came, and how to go on.
class Interrupted : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// True once there was one. Where SIGINT is ignored, as in the background, it stays ignored.
const std::atomic<bool>& watch_interrupts();

// From now on, until somebody watches. The message stays where it is.
void end_on_interrupt(const char* message);

// Whether there was one while somebody watched.
bool is_interrupted();

// From now on remove_unfinished_files() is called before Ctrl-C, SIGTERM or SIGHUP ends the
// program; nothing changes where one of them does something else.
void remove_files_when_ended();

}  // namespace matador

#endif  // MATADOR_TOOLS_RUNTIME_INTERRUPT_H_
