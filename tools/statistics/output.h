// The output of a table, for `matador table` and `matador merge`.

#ifndef MATADOR_TOOLS_STATISTICS_OUTPUT_H_
#define MATADOR_TOOLS_STATISTICS_OUTPUT_H_

#include <string>

#include "formats/statistics/record.h"
#include "tools/cli/command_line.h"

namespace matador {

// ---- Output -------------------------------------------------------------------------------------

// To be called before any deal is solved: throws if --plot names no picture, if no program can draw
// it, or if two of the files that are read and written are the same.
void check_statistics_output(const CommandLine& line);

// Draws the picture of --plot, if there are rows to draw, and writes the page of --html.
void draw_statistics(const CommandLine& line, const StatisticsRecord& record);

// Prints the table and draws the picture; returns the exit status. Throws std::runtime_error if no
// deal counted, unless the table is part of a run.
int put_statistics(const CommandLine& line, const StatisticsRecord& record);

// ---- Gnuplot ------------------------------------------------------------------------------------
// Runs the program gnuplot as a child process. It is searched for on the path when it is needed.

// The standard output of gnuplot for this script. Throws std::runtime_error if there is no gnuplot,
// or if it fails, with its message. An empty script checks that there is a gnuplot.
std::string gnuplot(const std::string& script);

}  // namespace matador

#endif  // MATADOR_TOOLS_STATISTICS_OUTPUT_H_
