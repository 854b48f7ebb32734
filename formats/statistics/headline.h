// A probability table in one sentence: the number that is asked for.
//
//   headline(auctions) == "Somebody bids five or more: 93.71 %."

#ifndef MATADOR_FORMATS_STATISTICS_HEADLINE_H_
#define MATADOR_FORMATS_STATISTICS_HEADLINE_H_

#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "formats/statistics/record.h"
#include "solver/statistics/query.h"

namespace matador {

// ---- Headline -----------------------------------------------------------------------------------

// Empty where no single number answers the question.
std::string statistics_headline(const StatisticsRecord& record);

// "39.93 %", with the interval behind it where deals were sampled: "39.93 % (38.10 to 41.82 %)".
std::string share_in_words(const Proportion& share);

// "4,199,700"
std::string grouped(absl::uint128 count);

// What was counted: " hands", " deals" or the like.
std::string things_counted(const StatisticsRecord& record);
// Whether hands were counted, and not deals.
bool counts_hands(const StatisticsHeading& heading);

// ---- Heading play -------------------------------------------------------------------------------
// How the deals of a table are played, as its heading says: contracts, trump, declarer, options;
// and its whole question.

// The most deals that are looked at for each that is solved.
inline constexpr int kMostLooks = 1000;

// Sets these fields of a query whose game and seats are known. InvalidArgument if a text of the
// heading is malformed or names what the game does not have.
absl::Status read_heading_play(const StatisticsHeading& heading, Query& query);

// What the heading asks. InvalidArgument where it asks what its game has not.
absl::StatusOr<Query> query_of(const StatisticsHeading& heading);

}  // namespace matador

#endif  // MATADOR_FORMATS_STATISTICS_HEADLINE_H_
