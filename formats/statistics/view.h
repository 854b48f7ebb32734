// Probability tables for people, with a bar for each share or mean.

#ifndef MATADOR_FORMATS_STATISTICS_VIEW_H_
#define MATADOR_FORMATS_STATISTICS_VIEW_H_

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "formats/statistics/record.h"
#include "formats/words/text.h"

namespace matador {

// ---- View ---------------------------------------------------------------------------------------

// The text above a table: the question, and the deals, in lines of whole sentences of at most
// `columns` if no sentence is longer.
std::string statistics_title(const StatisticsHeading& heading);
std::vector<std::string> statistics_population(const StatisticsRecord& record, std::size_t columns);

// Folded where it takes more columns than the screen has.
std::string statistics_view(const StatisticsRecord& record, bool symbols,
                            std::size_t screen = kScreen);

// ---- Columns ------------------------------------------------------------------------------------
// The lines of a table for people: columns flush right, and a bar for each line where there is
// room; or folded where the screen is too narrow.
//
//   std::vector<TableLine> lines{{{"length", "share"}}, {{"5", "40 %"}, 0.4}};
//   in_columns(lines, {.keys = 1, .screen = 80, .symbols = true})

using RowOfCells = std::vector<std::string>;

// A line of the table, and what its bar shows; none in the heading.
struct TableLine {
  RowOfCells cells;
  std::optional<double> value = {};
};

struct ColumnsLayout {
  std::size_t keys = 0;  // the first columns, which each part of a folded table begins with
  std::size_t screen = 0;
  bool symbols = false;
};

// The first line is the heading; all have the same number of cells. Each part of a folded table
// has as many columns as fit beside the keys; an interval, "+/-" or "95 %", stays with
// its figure.
std::string in_columns(const std::vector<TableLine>& lines, const ColumnsLayout& layout);

}  // namespace matador

#endif  // MATADOR_FORMATS_STATISTICS_VIEW_H_
