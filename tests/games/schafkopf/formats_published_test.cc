// Games of sauspiel.de with what each player was paid, as the tests of the program openschafkopf
// have them (github.com/phimuemue/openschafkopf, rules/tests.rs): every card is legal, and the
// sheet pays the same.

#include <gtest/gtest.h>

#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/input/deal_files.h"
#include "formats/sheets/score_sheet.h"

namespace matador::schafkopf_published_test {

struct PublishedGame {
  std::string_view contract;
  int declarer;
  std::string_view tags;  // that are not of every game: a tout, doublings, another tariff
  std::vector<int> paid;  // by seat
  std::vector<std::string_view> hands;
  std::string_view play;
};

const std::vector<PublishedGame> kGames{
    {"Rufspiel Eichel",
     1,
     "",
     {20, 20, -20, -20},
     {"ho so gu su ek ga s9 s7", "go hk h8 h7 ea sa sk s8", "eu hu ha ez e7 gz g9 g8",
      "eo hz h9 e9 e8 gk g7 sz"},
     "su go hu h9 h8 ha eo gu e8 ek ea e7 sa eu sz s7 g9 g7 ga sk ho h7 g8 hz so hk ez e9 s9 s8 gz "
     "gk"},
    {"Rufspiel Eichel",
     1,
     "",
     {-30, 30, 30, -30},
     {"ho hu ha h8 ez e9 sa s9", "eu h7 e8 gk g9 g7 sk s8", "go so gu hz h9 e7 ga g8",
      "eo su hk ea ek gz sz s7"},
     "h8 h7 gu eo hk hu eu hz e8 e7 ea ez su ho sk go so s7 ha gk ga gz e9 g7 g8 sz s9 g9 s8 h9 ek "
     "sa"},
    {"Rufspiel Schelln",
     3,
     "",
     {-60, -60, 60, 60},
     {"gu su hk e9 e8 e7 ga sz", "so hu hz h8 ez g9 g8 s7", "eo go ha h9 h7 sk s9 s8",
      "ho eu ea ek gz gk g7 sa"},
     "sz s7 s8 sa ho hk h8 ha eu su so go eo gz gu hz h7 ek e7 hu g8 h9 gk ga sk g7 e8 g9 s9 ea e9 "
     "ez"},
    {"Rufspiel Gras",
     2,
     "",
     {-20, -20, 20, 20},
     {"go gu ga gz g9 sz s9 s8", "ho hu hk h8 h7 gk sa s7", "eo so eu ha ea e9 e8 sk",
      "su hz h9 ez ek e7 g8 g7"},
     "go h7 eo hz sk su s8 s7 g7 ga gk ha ea e7 gu sa g9 hu e9 g8 ho eu h9 gz h8 so ez s9 e8 ek sz "
     "hk"},
    {"Rufspiel Gras",
     3,
     "[Doubled \"2\"]\n",
     {-80, 80, -80, 80},
     {"gu su hz h7 ek ga gk s7", "hk ez e9 e8 e7 g7 s9 s8", "go so hu ha ea gz sa sk",
      "eo ho eu h9 h8 g9 g8 sz"},
     "gu hk hu eu g9 ga g7 gz h7 s8 so h8 ea h9 ek ez g8 gk s9 ha sa sz s7 e7 sk ho su e8 eo hz e9 "
     "go"},
    {"Rufspiel Gras",
     1,
     "",
     {50, -50, -50, 50},
     {"eo go ho hz h7 e9 gz sa", "so gu hu hk h8 ea ez g7", "su e8 gk g9 g8 sk s9 s7",
      "eu ha h9 ek e7 ga sz s8"},
     "eo h8 su ha go hk e8 h9 h7 so s9 eu g7 g8 ga gz ek e9 ea gk gu g9 sz ho sa hu sk s8 ez s7 e7 "
     "hz"},
    {"Rufspiel Gras",
     4,
     "",
     {-70, 70, -70, 70},
     {"hz h9 ea ek g9 sz sk s9", "eo su ha h8 ga gz sa s7", "so gu h7 e9 e7 gk g8 s8",
      "go ho eu hu hk ez e8 g7"},
     "g9 ga g8 g7 eo h7 hk h9 sa s8 ez s9 h8 gu ho hz e8 ea ha e7 su so go ek eu sk gz e9 hu sz s7 "
     "gk"},
    {"Rufspiel Eichel",
     3,
     "",
     {20, -20, 20, -20},
     {"eu ha h8 ea e8 e7 ga g7", "eo hk ez ek sz s9 s8 s7", "go so gu hu h9 h7 e9 sa",
      "ho su hz gz gk g9 g8 sk"},
     "ha eo h7 hz ek e9 su ea sk h8 s7 sa eu hk h9 ho g8 ga s8 hu go g9 g7 s9 so gk e7 sz gu gz e8 "
     "ez"},
    {"Eichel-Solo",
     1,
     "",
     {150, -50, -50, -50},
     {"eo ho eu ea e9 e8 g9 sa", "gu hu su e7 ga gz sk s8", "ez ek gk ha h8 h7 sz s9",
      "go so g8 g7 hz hk h9 s7"},
     "ho e7 ez go g8 g9 ga gk s8 s9 s7 sa eo su ek so eu hu h7 g7 e9 gu sz hz sk h8 h9 e8 ea gz ha "
     "hk"},
    {"Herz-Solo",
     3,
     "",
     {90, 90, -270, 90},
     {"eo go eu h8 ek e7 gk s8", "ho hu h9 g9 g8 sz sk s9", "so gu su ha hz h7 ea ga",
      "hk ez e9 e8 gz g7 sa s7"},
     "s8 sk ha s7 gu hk eu h9 gk g8 ga g7 su sa h8 hu s9 h7 e8 e7 ea ez ek ho g9 hz gz go eo sz so "
     "e9"},
    {"Gras-Solo",
     1,
     "",
     {300, -100, -100, -100},
     {"eo go ho eu gu su g9 g7", "so g8 e9 e8 ha h8 sk s9", "hu gz gk ea ez ek hz hk",
      "ga e7 h9 h7 sa sz s8 s7"},
     "eo g8 gk ga go so hu e7 ho e9 gz h7 eu e8 ek h9 gu s9 hk s7 su sk ez s8 g9 h8 hz sz g7 ha ea "
     "sa"},
    {"Eichel-Solo",
     2,
     "",
     {-110, 330, -110, -110},
     {"hu su e8 g9 sz sk s9 s8", "eo go ho so eu ek e7 h7", "gu ea ga gz ha hz hk h9",
      "ez e9 gk g8 g7 h8 sa s7"},
     "sz eu h9 s7 go gu ez e8 eo ea e9 su so ha sa hu ho hk h8 g9 h7 hz gk sk ga g7 s8 e7 ek gz g8 "
     "s9"},
    {"Gras-Solo",
     1,
     "",
     {-150, 50, 50, 50},
     {"go so eu hu gz gk ek sa", "gu g8 e9 e7 ha hz h9 h7", "eo ho g9 g7 ez e8 h8 sz",
      "su ga ea hk sk s9 s8 s7"},
     "eu g8 ho ga sz sk sa gu e7 e8 ea ek s9 hu e9 h8 so hz eo su ez hk gk h7 go h9 g7 s7 gz ha g9 "
     "s8"},
    {"Geier",
     3,
     "",
     {80, 80, -240, 80},
     {"eo ez eu gk g9 h8 su s9", "go ho e7 gz g8 hk hu s7", "so ea ek ga g7 ha sa sz",
      "e9 e8 gu hz h9 h7 sk s8"},
     "h8 hu ha h7 so sk eo ho s9 s7 sa s8 sz e8 su go gz ga gu g9 ea e9 eu e7 g7 h9 gk g8 ez hk ek "
     "hz"},
    {"Geier",
     3,
     "",
     {-60, -60, 180, -60},
     {"e9 e7 ga gz hu h8 s9 s8", "go ek gu g9 h7 sa sz s7", "eo ho ea ez g8 ha hz hk",
      "so eu e8 gk g7 h9 sk su"},
     "ga gu g8 gk gz g9 ho g7 eo so e7 go ha h9 h8 h7 ez e8 e9 ek hz eu hu s7 ea su s8 sz hk sk s9 "
     "sa"},
    {"Geier",
     1,
     "[Options \"tariff=50-100-200\"]\n",
     {600, -200, -200, -200},
     {"eo so ea eu e7 g8 sa s7", "go ho ha hk h9 sz sk s9", "ez e9 e8 gk gu g9 h7 su",
      "ek ga gz g7 hz hu h8 s8"},
     "eo ho h7 s8 e7 sz ez ek su gz sa s9 ea go e8 ga ha gk hz so eu sk e9 g7 s7 hk g9 h8 g8 h9 gu "
     "hu"},
    {"Geier",
     1,
     "[Tout \"1\"]\n",
     {300, -100, -100, -100},
     {"eo so ea ez sa sz su s9", "e8 e7 g7 ha hz h7 s8 s7", "ho ga gz gk g9 g8 hu h9",
      "go ek eu e9 gu hk h8 sk"},
     "eo g7 ho go ea e8 h9 e9 ez e7 hu eu sa s8 g8 sk sz s7 g9 h8 su h7 gk hk s9 hz gz gu so ha ga "
     "ek"},
    {"Geier",
     1,
     "[Doubled \"3\"]\n",
     {1680, -560, -560, -560},
     {"ho so ea ez ga h9 sa s7", "eo gz g7 ha hz hu h8 su", "ek e8 e7 g9 g8 hk h7 sk",
      "go eu e9 gk gu sz s9 s8"},
     "ho eo sk go ha hk sz h9 hz h7 gk s7 hu g9 gu so ea h8 e7 e9 ez su e8 eu ga g7 g8 s8 sa gz ek "
     "s9"},
    {"Geier",
     4,
     "",
     {-70, -70, -70, 210},
     {"go e9 e7 gz hk h7 su s7", "so ek g9 g7 h9 sk s9 s8", "ho e8 gk gu g8 hz hu sz",
      "eo ea ez eu ga ha h8 sa"},
     "e7 ek e8 ea eo go so ho ez e9 h9 sz sa s7 s8 g8 ga gz g7 gu ha h7 g9 hu eu hk s9 hz h8 su sk "
     "gk"},
};

// "ho so ga" as ".a.o.o"
std::string in_groups(std::string_view cards) {
  std::vector<std::string> groups;
  for (char suit : {'e', 'g', 'h', 's'}) {
    std::string& ranks = groups.emplace_back();
    for (std::size_t i = 0; i < cards.size(); i += 3) {
      if (cards[i] == suit) ranks += cards[i + 1];
    }
  }
  return absl::StrJoin(groups, ".");
}

std::string deal_text(const PublishedGame& game) {
  std::vector<std::string> hands;
  for (std::string_view hand : game.hands) hands.push_back(in_groups(hand));
  return absl::StrCat("[Game \"schafkopf\"]\n[Seats \"4\"]\n[Deal \"1:", absl::StrJoin(hands, " "),
                      "\"]\n[Contract \"", std::string(game.contract), "\"]\n[Declarer \"",
                      game.declarer, "\"]\n", std::string(game.tags), "[Play \"",
                      std::string(game.play), "\"]\n");
}

TEST(SchafkopfPublished, ThePlayersArePaidTheSame) {
  for (const PublishedGame& game : kGames) {
    const std::string text = deal_text(game);
    SCOPED_TRACE(text);
    std::istringstream in(text);
    const std::optional<absl::StatusOr<DealRecord>> deal = DealReader(in).next();
    ASSERT_TRUE(deal.has_value() && deal->ok());
    const absl::StatusOr<DealResult> read = read_result(deal->value());
    ASSERT_TRUE(read.ok()) << read.status().message();
    const DealResult& result = read.value();
    SheetRow row{.deal = 1, .result = result};
    const auto sheet = make_sheet(result);
    ASSERT_FALSE(sheet->enter(row).has_value());
    EXPECT_EQ(row.totals, game.paid);
  }
}

}  // namespace matador::schafkopf_published_test
