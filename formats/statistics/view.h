// Probability tables for people, with a bar for each share or mean.

#ifndef MATADOR_FORMATS_STATISTICS_VIEW_H_
#define MATADOR_FORMATS_STATISTICS_VIEW_H_

#include <cstddef>
#include <string>
#include <vector>

#include "formats/statistics/record.h"
#include "formats/words/text.h"

namespace matador {

// The text above a table: the question, and the deals, in lines of whole sentences of at most
// `columns` if no sentence is longer.
std::string statistics_title(const StatisticsHeading& heading);
std::vector<std::string> statistics_population(const StatisticsRecord& record, std::size_t columns);

// Folded where it takes more columns than the screen has.
std::string statistics_view(const StatisticsRecord& record, bool symbols,
                            std::size_t screen = kScreen);

// The same for a notebook or a page of Markdown, without bars.
std::string statistics_markdown(const StatisticsRecord& record);

}  // namespace matador

#endif  // MATADOR_FORMATS_STATISTICS_VIEW_H_
