// The program gnuplot, run as a child process. It is looked for when it is needed, on the path.

#ifndef MATADOR_TOOLS_GNUPLOT_H_
#define MATADOR_TOOLS_GNUPLOT_H_

#include <string>

namespace matador {

// What gnuplot writes to its standard output when it is given this script. Throws
// std::runtime_error where there is no gnuplot, or where it fails, with what it says. The empty
// script tells whether there is one.
std::string gnuplot(const std::string& script);

}  // namespace matador

#endif  // MATADOR_TOOLS_GNUPLOT_H_
