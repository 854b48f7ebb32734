// The picture of a probability table: its rows, their places on the x axis, and their series of
// colours.

#ifndef MATADOR_FORMATS_STATISTICS_CHART_H_
#define MATADOR_FORMATS_STATISTICS_CHART_H_

#include <cstddef>
#include <string>
#include <vector>

#include "formats/statistics/record.h"

namespace matador {

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

#endif  // MATADOR_FORMATS_STATISTICS_CHART_H_
