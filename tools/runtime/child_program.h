// Another program, started by the shell, that reads and writes lines while this one goes on. Its
// standard error is that of this one, and Ctrl-C does not reach it.
//
//   ChildProgram bot("python3 bot.py");
//   if (bot.send("question\n")) answer += *bot.receive();

#ifndef MATADOR_TOOLS_RUNTIME_CHILD_PROGRAM_H_
#define MATADOR_TOOLS_RUNTIME_CHILD_PROGRAM_H_

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace matador {

// ---- Child program ------------------------------------------------------------------------------

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

}  // namespace matador

#endif  // MATADOR_TOOLS_RUNTIME_CHILD_PROGRAM_H_
