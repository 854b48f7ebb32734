// The tags that Skat alone has, and those of its skat.

#ifndef MATADOR_FORMATS_GAMES_SKAT_SKAT_TAGS_H_
#define MATADOR_FORMATS_GAMES_SKAT_SKAT_TAGS_H_

#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "formats/input/deal_record.h"
#include "solver/games/skat/score.h"

namespace matador::skat {

// ---- Said ---------------------------------------------------------------------------------------
// [Announced "hand schneider"] and [Bid "33"].

inline constexpr char kAnnouncedTag[] = "Announced";
inline constexpr char kBidTag[] = "Bid";

// "Hand, Schneider" too. InvalidArgument where a word is unknown or stands twice.
absl::StatusOr<Announced> read_announced(const std::string& text);
// The tag in small letters, with blanks between the words, if it can be read.
void complete_announced(DealRecord& record);
std::string write_announced(const Announced& announced);
// InvalidArgument where no game is worth so much.
absl::StatusOr<int> read_bid(const std::string& text);

OwnFacts read_said(const DealRecord& record);
void write_said(const OwnFacts& own, DealRecord& record);

// ---- The skat -----------------------------------------------------------------------------------
// What the tags of the skat leave to be understood: [Skat] is [Talon] by its own name, and
// [Discard] alone is what lies away in the end. The declarer has taken up the whole skat then, and
// the cards of it that he has put away again are no part of [Exchange] and [Discard].
//
//   [Talon "C7 D7"] [Discard "C7 S7"]         [Talon "C7 D7"] [Discard "S7"] [Exchange "D7"]

inline constexpr char kSkatTag[] = "Skat";

// Leaves the tags as they are where something in them cannot be read.
void complete_exchange(DealRecord& record);

// [Skat] beside a [Talon].
absl::Status fault_of_skat(const DealRecord& record);

}  // namespace matador::skat

#endif  // MATADOR_FORMATS_GAMES_SKAT_SKAT_TAGS_H_
