// Another program, run to its end: searched for on the path, without a shell.
//
//   const ProgramRun run = run_program({"gnuplot", "--default-settings"}, script);
//   if (run.good) picture = run.output;

#ifndef MATADOR_TOOLS_RUNTIME_PROGRAM_RUN_H_
#define MATADOR_TOOLS_RUNTIME_PROGRAM_RUN_H_

#include <string>
#include <vector>

namespace matador {

struct ProgramRun {
  bool good = false;  // its exit status is 0
  std::string output;
  std::string errors;
};

// The words have no blanks and no quotes. Throws std::system_error if the program cannot be
// started, and std::runtime_error if a temporary file cannot be written.
ProgramRun run_program(const std::vector<std::string>& words, const std::string& input);

}  // namespace matador

#endif  // MATADOR_TOOLS_RUNTIME_PROGRAM_RUN_H_
