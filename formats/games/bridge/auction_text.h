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
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/games/bridge/pbn_scanner.h"
#include "formats/input/deal_record.h"
#include "solver/games/bridge/auction.h"

namespace matador {

// ---- Auction text -------------------------------------------------------------------------------

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

// "3N", of a bid and of a call alike; of another call its letter, of pass, double, redouble in
// turn.
std::string short_bid(int level, int strain);
std::string short_call(const bridge::Call& call, std::string_view letters);

// [ChangedPlaces "yes"].
bool have_changed_places(const DealRecord& record);

using bridge::BridgeBid;

// "4HX", "3NT", or a strain alone, also by its name; none if it is no contract.
std::optional<BridgeBid> read_bid(std::string_view text);
std::string write_bid(const BridgeBid& bid);
inline std::string write_bid(const bridge::Bid& bid, bridge::Risk risk) {
  return write_bid({.level = bid.level, .strain = bid.strain, .risk = risk});
}

// Adds [Auction "N Pass 4S AP"] for four spades by East, where there is none and the contract has a
// level. Where nobody says who has dealt, the declarer has.
void add_shortest_auction(DealRecord& record);

// ---- Call notes ---------------------------------------------------------------------------------
// Notes about the calls of an auction, which explain what was alerted. In a deal file, as in PBN, a
// reference stands behind the call, `1NT =1=`; the notes are tags with a number in their name,
// [Note1 "15-17"], where PBN has [Note "1:15-17"].
//
//   note_in("1NT=1=")            // 1
//   note_tag(1)                  // "Note1"
//   read_note("1:15-17")         // 1, "15-17"

inline constexpr int kMostNotes = 32;  // of a game, as PBN has them

// The number of the note that a word refers to, "=1=" or "1NT!=1="; none if it refers to none.
std::optional<int> note_in(std::string_view word);
// " =1=", behind a call.
std::string reference_to_note(int number);

std::string note_tag(int number);
bool is_note_tag(std::string_view name);

// What [Note] of PBN says: the number of the note and its text.
std::optional<std::pair<int, std::string>> read_note(std::string_view value);

// Gives the notes about calls their numbered names. Those about cards, behind [Play], are left out:
// the cards of a deal file have no references.
void number_notes(std::vector<PbnTag>& tags);

// The note of this number; empty where there is none, also for number 0.
std::string note_text(const DealRecord& record, int number);

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_AUCTION_TEXT_H_
