// Probability tables as pictures: the script from which gnuplot draws one.
//
//   const std::optional<Picture> picture = picture_of("vol.svg");   // Picture::kSvg
//   const std::string script = statistics_plot(record, *picture);  // gnuplot -d <script >vol.svg
//
// Shares are bars, means are points, and both have their 95 % intervals where deals were sampled.
// The first key is on the x axis, what follows it in colours with a legend; where that would take
// more colours than can be told apart, more of the keys go to the x axis.

#ifndef MATADOR_FORMATS_STATISTICS_PLOT_H_
#define MATADOR_FORMATS_STATISTICS_PLOT_H_

#include <optional>
#include <string>

#include "formats/statistics/record.h"

namespace matador {

enum class Picture { kSvg, kPng };

// The ending of the file name tells; none if that is neither .svg nor .png.
std::optional<Picture> picture_of(const std::string& path);

// `text` as a string of a gnuplot script that shows just these characters, whatever they are;
// control characters, which gnuplot might take for the end of a line, are blanks.
std::string gnuplot_string(const std::string& text);

// The table must have a row. The script writes the picture to standard output, names no file, and
// always draws the same picture.
std::string statistics_plot(const StatisticsRecord& record, Picture picture);

}  // namespace matador

#endif  // MATADOR_FORMATS_STATISTICS_PLOT_H_
