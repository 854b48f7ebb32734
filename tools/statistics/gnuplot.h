// Runs the program gnuplot as a child process. It is searched for on the path when it is needed.

#ifndef MATADOR_TOOLS_STATISTICS_GNUPLOT_H_
#define MATADOR_TOOLS_STATISTICS_GNUPLOT_H_

#include <string>

namespace matador {

// The standard output of gnuplot for this script. Throws std::runtime_error if there is no gnuplot,
// or if it fails, with its message. An empty script checks that there is a gnuplot.
std::string gnuplot(const std::string& script);

}  // namespace matador

#endif  // MATADOR_TOOLS_STATISTICS_GNUPLOT_H_
