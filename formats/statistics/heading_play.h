// How the deals of a table are played, as its heading says: contracts, trump, declarer, options;
// and its whole question.

#ifndef MATADOR_FORMATS_STATISTICS_HEADING_PLAY_H_
#define MATADOR_FORMATS_STATISTICS_HEADING_PLAY_H_

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "formats/statistics/record.h"
#include "solver/statistics/query.h"

namespace matador {

// The most deals that are looked at for each that is solved.
inline constexpr int kMostLooks = 1000;

// Sets these fields of a query whose game and seats are known. InvalidArgument if a text of the
// heading is malformed or names what the game does not have.
absl::Status read_heading_play(const StatisticsHeading& heading, Query& query);

// What the heading asks. InvalidArgument where it asks what its game has not.
absl::StatusOr<Query> query_of(const StatisticsHeading& heading);

}  // namespace matador

#endif  // MATADOR_FORMATS_STATISTICS_HEADING_PLAY_H_
