// The answer of `matador auction` to one deal.

#ifndef MATADOR_FORMATS_REQUESTS_AUCTION_REQUEST_H_
#define MATADOR_FORMATS_REQUESTS_AUCTION_REQUEST_H_

#include <string>

#include "absl/status/statusor.h"
#include "formats/input/deal_files.h"
#include "formats/input/deal_record.h"
#include "formats/requests/arguments.h"

namespace matador {

// ---- Auction request ----------------------------------------------------------------------------

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

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_AUCTION_REQUEST_H_
