#include "tools/statistics/gnuplot.h"

#include <stdexcept>
#include <system_error>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "tools/runtime/program_run.h"

namespace matador {
namespace {

// Without the settings of the user.
ProgramRun run_gnuplot(const std::string& script) {
  try {
    return run_program({"gnuplot", "--default-settings"}, script);
  } catch (const std::system_error& error) {
    throw std::runtime_error(
        absl::StrCat("cannot run gnuplot, which draws the pictures: ", error.code().message(),
                     "; get it from www.gnuplot.info, in Debian as the package gnuplot-nox"));
  }
}

}  // namespace

std::string gnuplot(const std::string& script) {
  const ProgramRun run = run_gnuplot(script);
  if (run.good) return run.output;
  throw std::runtime_error(
      absl::StrCat("gnuplot failed: ", std::string(absl::StripAsciiWhitespace(run.errors))));
}

}  // namespace matador
