// A probability table as comma-separated values: a row for each row of the table, with more digits
// than people read. The names of the columns are the keys of the JSON, an average's with the name
// of the average before them; formats/answers.md is the manual.

#ifndef MATADOR_FORMATS_STATISTICS_TABLE_CSV_H_
#define MATADOR_FORMATS_STATISTICS_TABLE_CSV_H_

#include <string>

#include "formats/statistics/record.h"

namespace matador {

std::string statistics_csv(const StatisticsRecord& record);

}  // namespace matador

#endif  // MATADOR_FORMATS_STATISTICS_TABLE_CSV_H_
