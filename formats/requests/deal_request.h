// Random deals, as `matador deal` writes them.
//
//   DealRequest request = read_deal_request(arguments);
//   write_deals(request, write, tell);

#ifndef MATADOR_FORMATS_REQUESTS_DEAL_REQUEST_H_
#define MATADOR_FORMATS_REQUESTS_DEAL_REQUEST_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/requests/arguments.h"
#include "solver/statistics/sample.h"

namespace matador {

// The deals of one seed, from a first number on.
struct WantedDeals {
  std::uint64_t seed;
  std::uint64_t first;
  std::uint64_t count;
  std::uint64_t tries;  // how many in a row may be left out
};

// Who deals the deals that are written: always the same, or each seat in turn.
struct Dealers {
  bool rotate = false;
  std::optional<Seat> always = {};

  // The dealer of the deal that is written after `before` others; the first has the usual dealer.
  std::optional<Seat> at(std::uint64_t before, int seats) const;
};

struct DealRequest {
  Query query;  // the conditions on every deal
  Dealers dealers = {};
  WantedDeals wanted = {};
  bool json = false;
};

absl::StatusOr<DealRequest> read_deal_request(const Arguments& arguments);

using WriteText = std::function<void(const std::string& text)>;

// Writes each deal, and tells at last how rare such deals are, if there is a condition.
// FailedPrecondition if there are fewer deals than are wanted.
absl::Status write_deals(const DealRequest& request, const WriteText& write, const WriteText& tell);

// A deal that was looked at, in each contract in which it is wanted; in none: it is left out.
using HearDeal = std::function<void(std::uint64_t number, const std::vector<Problem>& problems)>;

// As write_deals(), of deals that are not written.
absl::Status each_deal(const DealRequest& request, const HearDeal& hear, const WriteText& tell);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_DEAL_REQUEST_H_
