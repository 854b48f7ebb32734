// Probability tables for people, with a bar for each share or mean, and as comma-separated values.

#ifndef MATADOR_FORMATS_ODDS_VIEW_H_
#define MATADOR_FORMATS_ODDS_VIEW_H_

#include <string>

#include "formats/odds_record.h"

namespace matador {

// The two lines above a table: what was asked, and of which deals.
std::string odds_title(const OddsHeading& heading);
std::string odds_population(const OddsRecord& record);

std::string odds_view(const OddsRecord& record, bool symbols);
std::string odds_csv(const OddsRecord& record);

}  // namespace matador

#endif  // MATADOR_FORMATS_ODDS_VIEW_H_
