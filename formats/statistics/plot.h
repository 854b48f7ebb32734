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

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "formats/statistics/record.h"

namespace matador {

// ---- Plot ---------------------------------------------------------------------------------------

enum class Picture { kSvg, kPng };

// The ending of the file name tells; none if that is neither .svg nor .png.
std::optional<Picture> picture_of(const std::string& path);

// `text` as a string of a gnuplot script that shows just these characters, whatever they are;
// control characters, which gnuplot might take for the end of a line, are blanks.
std::string gnuplot_string(const std::string& text);

// The table must have a row. The script writes the picture to standard output, names no file, and
// always draws the same picture.
std::string statistics_plot(const StatisticsRecord& record, Picture picture);

// ---- Chart --------------------------------------------------------------------------------------
// The picture of a probability table: its rows, their places on the x axis, and their series of
// colours.

inline constexpr std::size_t kMostSeries = 8;  // colours that can be told apart
inline constexpr std::size_t kMostLabel = 32;  // characters of the name of a place or a series

struct ChartRow {
  RowKey key;
  RowFigures figures;
};

struct Chart {
  std::vector<ChartRow> rows;
  std::size_t across = 0;  // columns on the x axis, the fewest; the others tell the series
  bool to_scale = false;   // the places are all numbers from the first to the last
  std::vector<RowKey> places;
  std::vector<RowKey> series;
  std::vector<std::string> place_names;
  std::vector<std::string> series_names;
};

// The table must have a row.
Chart chart_of(const StatisticsRecord& record);

// Whether the last key is the value itself, or its bin: then shares are shown, because a mean says
// nothing new.
bool counts_values(const StatisticsRecord& record);
// Whether means are shown, and not shares.
bool draws_means(const StatisticsRecord& record);

// The columns `first` to `end - 1`: of a key, and their names in at most `most` characters.
RowKey slice(const RowKey& key, std::size_t first, std::size_t end);
std::string column_names(const StatisticsRecord& record, std::size_t first, std::size_t end,
                         std::size_t most);

}  // namespace matador

#endif  // MATADOR_FORMATS_STATISTICS_PLOT_H_
