// The auction of a game of bridge as text: "N 1NT Pass 3NT AP", the dealer and the calls in their
// order. This is [Auction] of a deal file, of PBN once its rows are joined, and of LIN translated.
//
//   const absl::StatusOr<AuctionText> auction = read_auction("N 1NT Pass 3NT AP");
//   auction->end         // AuctionEnd::kOver
//   auction->contract    // 3 notrump by North
//   auction->calls       // six
//
// InvalidArgument says which call the laws do not allow.

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_AUCTION_TEXT_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_AUCTION_TEXT_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/input/deal_record.h"
#include "solver/games/bridge/auction.h"

namespace matador {

enum class AuctionEnd {
  kOver,       // all have passed, or three behind a bid
  kMissing,    // the calls stop before that
  kNotGiven,   // and `*` says that the rest is not given; also where there is no call
  kIrregular,  // `^I`, `^S`, `-`: a call stands that the laws do not allow; the rest is not read
};

struct AuctionText {
  AuctionEnd end = AuctionEnd::kNotGiven;
  std::optional<bridge::FinalContract> contract = {};  // of an auction that is over; none: all pass
  std::vector<bridge::Call> calls = {};                // the passes of AP each by itself
  std::vector<int> notes = {};  // by call the number of the note about it; 0: none

  bool over() const { return end == AuctionEnd::kOver; }
};

absl::StatusOr<AuctionText> read_auction(std::string_view text);

// "Pass", "X", "1NT", also "p" or "DBL"; none if it is no call.
std::optional<bridge::Call> read_call(std::string_view word);

// [ChangedPlaces "yes"].
bool have_changed_places(const DealRecord& record);

// "4S", "3NTX"; as [Contract] of PBN.
std::string pbn_contract(const bridge::Bid& bid, bridge::Risk risk);

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_AUCTION_TEXT_H_
