// How bridge is written.

#include <array>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "formats/games/bridge/pbn_scanner.h"
#include "formats/games/game_format.h"
#include "formats/text.h"

namespace matador::bridge {
namespace {

constexpr std::array<std::string_view, 4> kCompassPoints{"North", "East", "South", "West"};

constexpr std::array kTags{KnownTag{"Bid"}};

// The tags of the standard PBN 2.1 that are not in the table of known tags, or mean something else
// there. ParContract is younger than the standard.
constexpr std::array<std::string_view, 62> kPbnTags{"Event",
                                                    "Site",
                                                    "Date",
                                                    "Board",
                                                    "Vulnerable",
                                                    "Scoring",
                                                    "Auction",
                                                    "Note",
                                                    "Competition",
                                                    "DealId",
                                                    "Description",
                                                    "FrenchMP",
                                                    "Generator",
                                                    "Hidden",
                                                    "Room",
                                                    "Termination",
                                                    "Score",
                                                    "ScoreIMP",
                                                    "ScoreMP",
                                                    "ScorePercentage",
                                                    "ScoreRubber",
                                                    "ScoreRubberHistory",
                                                    "OptimumScore",
                                                    "BidSystemEW",
                                                    "BidSystemNS",
                                                    "PairEW",
                                                    "PairNS",
                                                    "WestNA",
                                                    "NorthNA",
                                                    "EastNA",
                                                    "SouthNA",
                                                    "WestType",
                                                    "NorthType",
                                                    "EastType",
                                                    "SouthType",
                                                    "EventDate",
                                                    "EventSponsor",
                                                    "HomeTeam",
                                                    "Round",
                                                    "Section",
                                                    "Stage",
                                                    "Table",
                                                    "VisitTeam",
                                                    "Time",
                                                    "UTCDate",
                                                    "UTCTime",
                                                    "TimeControl",
                                                    "TimeCall",
                                                    "TimeCard",
                                                    "Annotator",
                                                    "AnnotatorNA",
                                                    "Application",
                                                    "Mode",
                                                    "ActionTable",
                                                    "AuctionTimeTable",
                                                    "InstantScoreTable",
                                                    "OptimumPlayTable",
                                                    "OptimumResultTable",
                                                    "PlayTimeTable",
                                                    "ScoreTable",
                                                    "TotalScoreTable",
                                                    "ParContract"};

class BridgeFormat : public GameFormat {
 public:
  Seating seating() const override { return {.names = kCompassPoints, .nearest = Seat::number(3)}; }

  std::span<const KnownTag> tags() const override { return kTags; }
  std::span<const std::string_view> tags_of_others() const override { return kPbnTags; }

  // A game of PBN may tell of its contract ([Bid]) what is not enough for a play.
  std::optional<DealError> nothing_to_play(const DealRecord& record) const override {
    const Tag* bid = record.find("Bid");
    if (bid == nullptr || is_unknown(bid->value)) return std::nullopt;
    const char* what = absl::EqualsIgnoreCase(bid->value, "pass") ? ": nothing is played"
                                                                  : " without a [Declarer]";
    return DealError{bid->line, absl::StrCat("the contract is ", in_quotes(bid->value), what,
                                             "; --contracts all tries each")};
  }
};

}  // namespace

const GameFormat& format() {
  static const BridgeFormat format;
  return format;
}

}  // namespace matador::bridge
