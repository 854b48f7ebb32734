// Games that were played elsewhere: lines of random games in every contract give the deals that
// they were, and pages with anything in them are read or refused.

#include <gtest/gtest.h>

#include <cstdint>
#include <fstream>
#include <iterator>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "formats/games/schafkopf/logs.h"
#include "formats/input/deal_files.h"
#include "formats/input/problem.h"
#include "solver/cards/notation.h"
#include "solver/games/registry.h"
#include "solver/games/schafkopf/rules.h"
#include "tests/games/schafkopf/endings.h"

namespace matador::schafkopf::formats_logs_test {

std::vector<absl::StatusOr<DealRecord>> read(const std::string& text) {
  std::istringstream in(text);
  DealReader reader(in);
  std::vector<absl::StatusOr<DealRecord>> deals;
  while (std::optional<absl::StatusOr<DealRecord>> deal = reader.next()) deals.push_back(*deal);
  return deals;
}

TEST(SchafkopfLines, GiveTheDealsBack) {
  for (std::uint64_t number = 0; number < 400; ++number) {
    const std::string_view game = number % 4 == 0 ? "kurzschafkopf" : "schafkopf";
    Task task = schafkopf_endings::random_ending(number, 0, 0, game);
    if (task.leader != Seat::number(1)) continue;
    std::vector<std::string> cards;
    for (const Move& move : task.play) {
      cards.push_back(absl::AsciiStrToLower(to_string(move.card, kNotation)));
    }
    const std::string contract(kind_of(task.contract).name);
    const std::string line = absl::StrCat(contract, " von ", task.declarer.index(), ": ",
                                          absl::StrJoin(cards, " "), "\n");
    SCOPED_TRACE(line);
    const auto deals = read(line);
    ASSERT_EQ(deals.size(), 1U);
    ASSERT_TRUE(deals.front().ok());
    const auto& record = deals.front().value();
    EXPECT_EQ(record.value("Game"), std::string(game));
    EXPECT_EQ(record.value("Contract"), contract);
    EXPECT_EQ(record.value("Declarer"), absl::StrCat(task.declarer.number()));
    const Problem problem{.game = task.game, .deal = task.deal, .play = task.play};
    EXPECT_EQ(record.value("Deal"), write_problem(problem).value("Deal"));
    EXPECT_EQ(record.value("Play"), write_problem(problem).value("Play"));
  }
}

std::vector<std::string> lines_of_page() {
  std::ifstream in(MATADOR_SOURCE_DIR "/tests/commands/deals/page-schafkopf.html");
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  return absl::StrSplit(text, '\n');
}

// With any line of it gone, or cut off behind it.
TEST(SchafkopfPages, AreReadOrRefused) {
  const std::vector<std::string> lines = lines_of_page();
  ASSERT_GE(lines.size(), 100U);
  ASSERT_TRUE(read(absl::StrJoin(lines, "\n")).at(0).ok());
  int refused = 0;
  for (std::size_t i = 1; i < lines.size(); ++i) {
    std::vector<std::string> others = lines;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    for (const std::string& text :
         {absl::StrJoin(others, "\n"),
          absl::StrJoin(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(i), "\n")}) {
      const auto deals = read(text);
      ASSERT_EQ(deals.size(), 1U) << i;
      if (!deals.front().ok()) ++refused;
    }
  }
  EXPECT_GE(refused, 60);
}

TEST(SchafkopfLogs, AnAnnouncementNamesItsPlayer) {
  EXPECT_EQ(read_announcement("Solo Herz von Carla")->player, "Carla");
  EXPECT_EQ(read_announcement("Carla spielt Solo Herz")->game, "Solo Herz");
  EXPECT_TRUE(read_announcement("Ramsch"));
  EXPECT_TRUE(read_announcement("Zamgworfen")->all_passed());
  for (const char* text : {"Ramsch von ", " spielt Ramsch", "Zamgworfen von ", "Solo Herz"}) {
    EXPECT_FALSE(read_announcement(text)) << text;
  }
}

// Nobody declares a Ramsch, in lines and on pages.
TEST(SchafkopfRamsch, IsRead) {
  const auto by_line = read(
      "Ramsch: so h7 go eo ho hz hk eu gu h9 su g8 g9 ga gk e9 ea ek ez e7 g7 ha s7 gz sa s9 h8 sz "
      "e8 sk hu s8\n");
  ASSERT_EQ(by_line.size(), 1U);
  std::vector<std::string> lines = lines_of_page();
  int headings = 0;
  for (std::string& line : lines) {
    headings += absl::StrReplaceAll({{"Sauspiel auf die Blaue von Carla", "Ramsch"}}, &line);
  }
  EXPECT_GE(headings, 1);
  const auto by_page = read(absl::StrJoin(lines, "\n"));
  ASSERT_EQ(by_page.size(), 1U);
  for (const auto& deals : {by_line, by_page}) {
    const auto& record = deals.front().value();
    EXPECT_EQ(record.value("Contract"), "ramsch");
    EXPECT_EQ(record.find("Declarer"), nullptr);
    EXPECT_TRUE(read_problem(record).ok());
  }
}

// Two pages, and a deal behind them, in one file; the first has no end.
TEST(SchafkopfPages, StandBesideDeals) {
  std::vector<std::string> lines = lines_of_page();
  const std::string whole = absl::StrJoin(lines, "\n");
  while (!lines.back().starts_with("</html")) lines.pop_back();
  lines.pop_back();
  const auto deals =
      read(absl::StrCat(absl::StrJoin(lines, "\n"), "\n", whole, "\n[Game \"jass\"]\n"));
  ASSERT_EQ(deals.size(), 3U);
  EXPECT_EQ(deals[0].value(), deals[1].value());
  EXPECT_EQ(deals[2].value().value("Game"), "jass");
  for (const char* deal : {"[Deal \"-\"]\n", "{\"Deal\": \"-\"}\n"}) {
    const auto behind = read(absl::StrCat(absl::StrJoin(lines, "\n"), "\n{}\n", deal));
    ASSERT_EQ(behind.size(), 2U) << deal;
    EXPECT_EQ(behind[0].value(), deals[0].value()) << deal;
    EXPECT_EQ(behind[1].value().value("Deal"), "-") << deal;
  }
}

}  // namespace matador::schafkopf::formats_logs_test
