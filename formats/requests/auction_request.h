// What is told of a deal without solving it: its auction, its melds, and what was won so far.

#ifndef MATADOR_FORMATS_REQUESTS_AUCTION_REQUEST_H_
#define MATADOR_FORMATS_REQUESTS_AUCTION_REQUEST_H_

#include <string>

#include "absl/status/statusor.h"
#include "formats/input/deal_files.h"
#include "formats/input/deal_record.h"
#include "formats/input/problem.h"
#include "formats/output/fields.h"
#include "formats/requests/arguments.h"

namespace matador {

// ---- Auction request ----------------------------------------------------------------------------
// The answer of `matador auction` to one deal.

// `symbols`: text for people may have the symbols of the suits.
absl::StatusOr<std::string> answer_auction(const NumberedDeal& deal, const DealRecord& record,
                                           Format format, bool symbols);

// ---- Melds request ------------------------------------------------------------------------------
// The answer of `matador melds` to one deal.

// The line above all answers; empty but for CSV.
std::string melds_heading(Format format);

// `symbols`: text for people may have the symbols of the suits.
absl::StatusOr<std::string> answer_melds(const NumberedDeal& deal, const DealRecord& record,
                                         Format format, bool symbols);

// ---- Count request ------------------------------------------------------------------------------
// The question `count`: what each player and each side has won in the complete tricks of a play.
//
//   {"deal":1,"game":"skat","seats":3,...,"won":[{"seat":2,"points":14}],"tricks":[0,1,0],"points":[0,14,0],
//    "sides":[{"seats":[1],"tricks":0,"points":0},{"seats":[2,3],"tricks":1,"points":14}]}

FieldTexts count_fields();  // behind those of the task

absl::StatusOr<std::string> answer_count(const NumberedDeal& deal, const DealRecord& record);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_AUCTION_REQUEST_H_
