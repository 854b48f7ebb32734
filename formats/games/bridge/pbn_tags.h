// The tags of PBN: their names, and all that is listed of them anywhere, in PBN and in the formats
// that are said in it. A new tag of PBN is a row here.
//
//   pbn_tags(kPbnMandatory)                        // Event, Site, Date, ...
//   is_pbn_tag("Note", kPbnNotInherited)           // true

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_PBN_TAGS_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_PBN_TAGS_H_

#include <array>
#include <string_view>
#include <vector>

#include "formats/input/deal_record.h"

namespace matador {
namespace tags {

inline constexpr TagName kEvent{"Event"};
inline constexpr TagName kSite{"Site"};
inline constexpr TagName kDate{"Date"};
inline constexpr TagName kVulnerable{"Vulnerable"};
inline constexpr TagName kScoring{"Scoring"};
inline constexpr TagName kStage{"Stage"};
inline constexpr TagName kRound{"Round"};
inline constexpr TagName kDescription{"Description"};
inline constexpr TagName kHomeTeam{"HomeTeam"};
inline constexpr TagName kVisitTeam{"VisitTeam"};
inline constexpr TagName kRoom{"Room"};
inline constexpr TagName kAuction{"Auction"};
inline constexpr TagName kNote{"Note"};
inline constexpr TagName kOptimumResultTable{"OptimumResultTable"};
inline constexpr TagName kOptimumScore{"OptimumScore"};
inline constexpr TagName kParContract{"ParContract"};  // younger than the standard
inline constexpr TagName kBid{"Bid"};
// "yes" where declarer and dummy have changed places: [Declarer "^N"] of PBN. Then the auction
// leads to his partner.
inline constexpr TagName kChangedPlaces{"ChangedPlaces"};

}  // namespace tags

// What a tag is; several of these.
using PbnTagKinds = unsigned;
inline constexpr PbnTagKinds kPbnMandatory = 1U << 0U;     // in the export form
inline constexpr PbnTagKinds kPbnOfBoard = 1U << 1U;       // the same at all tables of a board
inline constexpr PbnTagKinds kPbnNamesBoard = 1U << 2U;    // with another value it is another board
inline constexpr PbnTagKinds kPbnOfTable = 1U << 3U;       // tells of one table
inline constexpr PbnTagKinds kPbnOnceInAGame = 1U << 4U;   // a second one begins the next game
inline constexpr PbnTagKinds kPbnNotInherited = 1U << 5U;  // never by "#"
inline constexpr PbnTagKinds kPbnSetAnew = 1U << 6U;       // has another value in a deal file
inline constexpr PbnTagKinds kPbnTranslated = 1U << 7U;    // what other tags of a deal file say
inline constexpr PbnTagKinds kPbnOfPar = 1U << 8U;         // follows from the cards
inline constexpr PbnTagKinds kOfDealFile = 1U << 9U;       // no tag of PBN
inline constexpr PbnTagKinds kInLin = 1U << 10U;           // has a place in LIN,
inline constexpr PbnTagKinds kInRbn = 1U << 11U;           // or in RBN

struct PbnTagRow {
  TagName name;
  PbnTagKinds kinds = 0;
};

// Those of the export form in its order.
inline constexpr std::array kPbnTags{
    PbnTagRow{tags::kEvent,
              kPbnMandatory | kPbnOfBoard | kPbnNamesBoard | kPbnOnceInAGame | kInLin | kInRbn},
    PbnTagRow{tags::kSite, kPbnMandatory | kPbnOfBoard | kInRbn},
    PbnTagRow{tags::kDate, kPbnMandatory | kPbnOfBoard | kInRbn},
    PbnTagRow{tags::kBoard,
              kPbnMandatory | kPbnOfBoard | kPbnNamesBoard | kPbnOnceInAGame | kInLin | kInRbn},
    PbnTagRow{tags::kWest, kPbnMandatory | kPbnOfTable | kInLin | kInRbn},
    PbnTagRow{tags::kNorth, kPbnMandatory | kPbnOfTable | kInLin | kInRbn},
    PbnTagRow{tags::kEast, kPbnMandatory | kPbnOfTable | kInLin | kInRbn},
    PbnTagRow{tags::kSouth, kPbnMandatory | kPbnOfTable | kInLin | kInRbn},
    PbnTagRow{tags::kDealer,
              kPbnMandatory | kPbnOfBoard | kPbnNamesBoard | kPbnNotInherited | kPbnSetAnew},
    PbnTagRow{tags::kVulnerable, kPbnMandatory | kPbnOfBoard | kPbnNotInherited | kPbnSetAnew},
    PbnTagRow{tags::kDeal, kPbnMandatory | kPbnOfBoard | kPbnOnceInAGame | kPbnNotInherited |
                               kPbnSetAnew | kPbnTranslated},
    PbnTagRow{tags::kScoring, kPbnMandatory | kPbnOfBoard | kInRbn},
    PbnTagRow{tags::kDeclarer,
              kPbnMandatory | kPbnOfTable | kPbnNotInherited | kPbnSetAnew | kPbnTranslated},
    PbnTagRow{tags::kContract, kPbnMandatory | kPbnOfTable | kPbnNotInherited | kPbnSetAnew},
    PbnTagRow{tags::kResult, kPbnMandatory | kPbnOfTable | kInLin | kInRbn},
    PbnTagRow{tags::kStage, kPbnOfBoard | kInRbn},
    PbnTagRow{tags::kRound, kPbnOfBoard},
    PbnTagRow{tags::kDescription, kPbnOfBoard | kInRbn},
    PbnTagRow{tags::kHomeTeam, kPbnOfBoard | kInRbn},
    PbnTagRow{tags::kVisitTeam, kPbnOfBoard | kInRbn},
    PbnTagRow{tags::kRoom, kPbnOfTable | kInLin | kInRbn},
    PbnTagRow{tags::kTable, kPbnOfTable | kInRbn},
    PbnTagRow{tags::kAuction, kPbnNotInherited},
    PbnTagRow{tags::kNote, kPbnNotInherited | kPbnSetAnew},
    PbnTagRow{tags::kOptimumResultTable},
    PbnTagRow{tags::kOptimumScore, kPbnOfPar},
    PbnTagRow{tags::kParContract, kPbnOfPar},
    PbnTagRow{tags::kPlay, kOfDealFile | kPbnNotInherited | kPbnTranslated},
    PbnTagRow{tags::kBid, kOfDealFile | kPbnTranslated | kInLin | kInRbn},
    PbnTagRow{tags::kGame, kOfDealFile},
    PbnTagRow{tags::kSeats, kOfDealFile},
    PbnTagRow{tags::kLeader, kOfDealFile},
    PbnTagRow{tags::kOptions, kOfDealFile},
    PbnTagRow{tags::kChangedPlaces, kOfDealFile},
};

// The others of the standard PBN 2.1, which are only kept.
inline constexpr std::string_view kOtherPbnTags =
    "ActionTable Annotator AnnotatorNA Application AuctionTimeTable BidSystemEW "
    "BidSystemNS Competition DealId EastNA EastType EventDate EventSponsor FrenchMP "
    "Generator Hidden InstantScoreTable Mode NorthNA NorthType OptimumPlayTable PairEW "
    "PairNS PlayTimeTable Score ScoreIMP ScoreMP ScorePercentage ScoreRubber "
    "ScoreRubberHistory ScoreTable Section SouthNA SouthType Termination Time TimeCall "
    "TimeCard TimeControl TotalScoreTable UTCDate UTCTime WestNA WestType";

// Whether it is one of these kinds.
constexpr bool is_pbn_tag(const TagName& name, PbnTagKinds kinds) {
  for (const PbnTagRow& row : kPbnTags) {
    if (row.name == name) return (row.kinds & kinds) != 0;
  }
  return false;
}

// Those of these kinds, in the order of the table: a list to be made once.
inline std::vector<TagName> pbn_tags(PbnTagKinds kinds) {
  std::vector<TagName> names;
  for (const PbnTagRow& row : kPbnTags) {
    if ((row.kinds & kinds) != 0) names.push_back(row.name);
  }
  return names;
}

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_PBN_TAGS_H_
