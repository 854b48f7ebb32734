// What the program asks of the system: posix.cc and windows.cc have it of theirs.

#ifndef MATADOR_TOOLS_RUNTIME_SYSTEM_H_
#define MATADOR_TOOLS_RUNTIME_SYSTEM_H_

#include <cstddef>
#include <cstdio>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "solver/stop.h"

namespace matador {

// ---- Terminal -----------------------------------------------------------------------------------
// The streams of the program and the terminal behind them, as the system has them.
//
//   prepare_streams();     // in main(), before anything is written
//   if (is_terminal(Stream::kInput)) ...

enum class Stream { kInput, kOutput, kErrors };

// Until the program ends the streams carry its bytes as they are, and a terminal shows them as
// UTF-8.
void prepare_streams();

// The words behind the name of the program, in UTF-8.
std::vector<std::string> command_line_words(int count, char** words);

bool is_terminal(Stream stream);

// Of the terminal of standard output; 0 where it does not tell.
std::size_t terminal_columns();

// To be asked when a write to standard output has failed: ends the program without a word where
// nobody reads it any more, as `matador solve | more`.
void end_if_unread();

// Whether a terminal shows UTF-8 if the environment does not tell.
extern const bool kTerminalIsUtf8;

// What somebody types to end standard input.
extern const char kEndOfInputKeys[];

// Reads from standard input what has come, 0 bytes at its end; none where nothing comes for a
// moment. Throws std::system_error.
std::optional<std::size_t> read_input(char* bytes, std::size_t most);

// ---- Interrupt ----------------------------------------------------------------------------------
// Ctrl-C during long work: the first one asks the command to end in good order, with what is proven
// so far; a second one ends the program at once.
//
//   const Interrupt& interrupt = watch_interrupts();
//   ... Solver({.interrupt = &interrupt}) ...
//   if (interrupt.is_set()) throw Interrupted("deals 1 to 12 are answered");
//
// Of work whose first half is worth nothing, the first one ends the program:
//
//   end_on_interrupt("matador merge: interrupted; nothing is written\n");
//   ... merge_statistics(parts) ...
//   watch_interrupts();     // what is found is written whole

// The exit status of a program that SIGINT ended, as shells have it.
inline constexpr int kInterruptedStatus = 130;

// The command has ended early; the message says how far it came, and how to go on.
class Interrupted : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Set once there was one. Where SIGINT is ignored, as in the background, it stays ignored.
const Interrupt& watch_interrupts();

// From now on, until somebody watches. The message stays where it is.
void end_on_interrupt(const char* message);

// Whether there was one while somebody watched.
bool is_interrupted();

// From now on remove_unfinished_files() is called before Ctrl-C, SIGTERM or SIGHUP ends the
// program; nothing changes where one of them does something else.
void remove_files_when_ended();

// ---- Child program ------------------------------------------------------------------------------
// Another program, started by the shell, that reads and writes lines while this one goes on. Its
// standard error is that of this one, and Ctrl-C does not reach it.
//
//   ChildProgram bot("python3 bot.py");
//   if (bot.send("question\n")) answer += *bot.receive();

class ChildProgram {
 public:
  // Throws std::system_error if no process can be started.
  explicit ChildProgram(const std::string& command);
  // Its input ends; if it goes on for two seconds more, it is ended.
  ~ChildProgram();
  ChildProgram(const ChildProgram&) = delete;
  ChildProgram& operator=(const ChildProgram&) = delete;

  // False if it reads no more, or has not for two seconds.
  bool send(const std::string& text);
  // What it has written, nothing where nothing comes for a moment; none once it writes no more.
  std::optional<std::string> receive();

 private:
  struct Process;  // as the system has it

  std::unique_ptr<Process> process_;
};

// ---- Program run --------------------------------------------------------------------------------
// Another program, run to its end: searched for on the path, without a shell.
//
//   const ProgramRun run = run_program({"gnuplot", "--default-settings"}, script);
//   if (run.good) picture = run.output;

struct ProgramRun {
  bool good = false;  // its exit status is 0
  std::string output;
  std::string errors;
};

// The words have no blanks and no quotes. Throws std::system_error if the program cannot be
// started, and std::runtime_error if a temporary file cannot be written.
ProgramRun run_program(const std::vector<std::string>& words, const std::string& input);

// ---- Part file ----------------------------------------------------------------------------------
// The file in which a WholeFile grows, as the system makes it and puts it in its place. What cannot
// be done is in errno.

// Makes a file that is not there yet, on POSIX of the rights that the target has or would have:
// `part` ends in XXXXXX, for which other letters are written. Null where it cannot be made.
std::FILE* make_part(std::string& part, const std::string& target);

// Whether all that was written is on the disk now.
bool write_to_disk(std::FILE* file);

// Puts the file, which is closed, in the place of the target for good; whether it could be done.
bool put_in_place(const std::string& part, const std::string& target);

// May be called by a handler of signals, while the file is open.
void remove_part(const char* part);

// ---- Memory -------------------------------------------------------------------------------------
// The memory of the program, as the system counts it.

// The most that the program has had so far, in MiB; 0 where the system does not tell.
double peak_memory_mib();

}  // namespace matador

#endif  // MATADOR_TOOLS_RUNTIME_SYSTEM_H_
