// Tags that are ignored, and who hears of them.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/input/problem.h"
#include "formats/input/tag_table.h"
#include "solver/games/registry.h"

namespace matador::formats_tag_faults_test {

DealRecord record_of(const std::string& game, int seats, const std::string& name,
                     const std::string& value) {
  DealRecord record;
  record.tags = {
      {"Game", game, 1}, {"Seats", absl::StrCat(seats), 2}, {"Deal", "1:...", 3}, {name, value, 4}};
  return record;
}

// The warning about a tag in a deal, of Jass with four players; empty where there is none.
std::string warning(const std::string& name, const std::string& game = "jass", int seats = 4,
                    const std::string& value = "1") {
  const std::vector<DealError> warnings = warnings_about_tags(record_of(game, seats, name, value));
  EXPECT_LE(warnings.size(), 1U) << name;
  if (warnings.empty()) return "";
  EXPECT_EQ(warnings.front().line, 4U);
  return warnings.front().message;
}

TEST(TagFaults, NearMissesAreTold) {
  EXPECT_EQ(warning("Contrakt"), "[Contrakt] is ignored; did you mean [Contract]?");
  EXPECT_EQ(warning("contract"), "[contract] is ignored; did you mean [Contract]?");
  EXPECT_EQ(warning("Plays"), "[Plays] is ignored; did you mean [Play]?");
  EXPECT_EQ(warning("Option"), "[Option] is ignored; did you mean [Options]?");
  EXPECT_EQ(warning("Leadr"), "[Leadr] is ignored; did you mean [Leader]?");
  EXPECT_EQ(warning("Delcarer"), "[Delcarer] is ignored; did you mean [Declarer]?");
  EXPECT_EQ(warning("bid"), "[bid] is ignored; did you mean [Bid]?");
}

TEST(TagFaults, KnownNamesAreNoNearMisses) {
  for (const char* name : {"Seat", "Dealer", "Leader", "Shown", "Names", "Id", "Result", "North",
                           "East", "South", "West", "Contract", "Declarer", "Options", "Play"}) {
    EXPECT_EQ(warning(name), "") << name;
  }
}

TEST(TagFaults, OtherNamesAreNobodysBusiness) {
  for (const char* name : {"Note", "Title", "Players", "Date", "Site", "Source", "Dad", "Bd", "It",
                           "Score", "Board", "Event", "Comment", "X"}) {
    EXPECT_EQ(warning(name), "") << name;
  }
}

TEST(TagFaults, MeanSomethingInSomeGamesOnly) {
  struct Case {
    const char* tag;
    const char* value;
    const char* game;
    int seats;
    bool means_something;
  };
  for (const Case& c : std::vector<Case>{
           {"Tout", "1", "jass", 4, false},          {"Tout", "1", "scharwenzel", 4, true},
           {"Table", "1:", "sjavs", 4, false},       {"Table", "1:", "sjavs", 2, true},
           {"Second", "1:", "jass", 4, false},       {"Second", "1:", "jass", 2, true},
           {"Trump", "clubs", "sjavs", 4, false},    {"Trump", "clubs", "klorsjavs", 3, true},
           {"Joker", "5", "jass", 4, false},         {"Joker", "5", "jass", 5, true},
           {"AllPassed", "yes", "sjavs", 4, false},  {"AllPassed", "yes", "scharwenzel", 8, true},
           {"Talon", "HA", "sjavs", 4, false},       {"Talon", "HA", "sjavs", 3, true},
           {"Discard", "HA", "jass", 4, false},      {"Exchange", "HA", "klorsjavs", 3, true},
           {"As", "joker", "jass", 3, false},        {"As", "joker", "coiffeur", 3, true},
           {"Statements", "pass", "jass", 4, false}, {"Statements", "pass", "sjavs", 4, true},
           {"Announced", "hand", "sjavs", 3, false}, {"Declarer", "1", "davoserjazz", 4, false},
           {"Bid", "33", "jass", 4, false},          {"Bid", "3NT", "bridge", 4, true}}) {
    const std::string expected =
        absl::StrCat("[", c.tag, "] means nothing in ", c.game, " with ", c.seats, " players");
    const std::string found = warning(c.tag, c.game, c.seats, c.value);
    EXPECT_EQ(found.substr(0, found.find(';')), c.means_something ? "" : expected);
  }
}

TEST(TagFaults, BridgeHasTheTagsOfPbn) {
  for (const char* name : {"Event", "Site", "Table", "Section", "Room", "ScoreIMP", "DealId",
                           "OptimumResultTable", "ParContract", "Note", "Time", "HomeTeam"}) {
    EXPECT_EQ(warning(name, "bridge"), "") << name;
  }
  EXPECT_EQ(warning("Vulnerabel", "bridge"), "[Vulnerabel] is ignored; did you mean [Vulnerable]?");
  EXPECT_EQ(warning("Scorring", "bridge"), "[Scorring] is ignored; did you mean [Scoring]?");
  EXPECT_EQ(warning("Scorring", "jass"), "");
  EXPECT_NE(warning("Talon", "bridge", 4, "HA"), "");
}

TEST(TagFaults, WithoutAGameOnlyNearMissesAreTold) {
  DealRecord record;
  record.tags = {{"Gmae", "jass", 1}, {"Seats", "4", 2}, {"Tout", "1", 3}, {"Plays", "", 4}};
  EXPECT_EQ(warnings_about_tags(record),
            (std::vector<DealError>{{1, "[Gmae] is ignored; did you mean [Game]?"},
                                    {4, "[Plays] is ignored; did you mean [Play]?"}}));
}

// Where it means nothing a tag may still be wrong.
TEST(TagFaults, OfAnotherGameHaveTheirFormAllTheSame) {
  struct Case {
    const char* tag;
    const char* good;
    const char* bad;
  };
  for (const Case& c : std::vector<Case>{
           {"Tout", "1", "hearts"},
           {"Joker", "8", "9"},
           {"Trump", "clubs", "1"},
           {"AllPassed", "yes", "perhaps"},
           {"Table", "1:HA/C7,S9/D8 2:HK/H9", "1:HA/XX"},
           {"Second", "1:AK... - ...", "1:AK"},
           {"Talon", "HA C7", "HA HA"},
           {"Discard", "", "1"},
           {"Exchange", "HA", "A"},
           {"As", "joker", "jocker"},
           {"Announced", "hand ouvert", "loud"},
       }) {
    const Game& game = *find_game("sjavs");
    EXPECT_TRUE(faults_of_other_tags(record_of("sjavs", 4, c.tag, c.good), game, 4).empty())
        << c.tag;
    EXPECT_EQ(faults_of_other_tags(record_of("sjavs", 4, c.tag, c.bad), game, 4).size(), 1U)
        << c.tag;
    EXPECT_EQ(warning(c.tag, "sjavs", 4, c.bad), "") << c.tag;
  }
  const Game& jass = *find_game("jass");
  for (const char* bid : {"33", "3NT", "4hx", "Pass"}) {  // of Skat, or of bridge
    EXPECT_TRUE(faults_of_other_tags(record_of("jass", 4, "Bid", bid), jass, 4).empty()) << bid;
  }
  for (const char* bid : {"abc", "8C", "17", "3NT 33"}) {
    EXPECT_EQ(faults_of_other_tags(record_of("jass", 4, "Bid", bid), jass, 4).size(), 1U) << bid;
  }
  EXPECT_TRUE(
      faults_of_other_tags(record_of("jass", 4, "Statements", "pass,5,pass,5 clubs"), jass, 4)
          .empty());
  EXPECT_EQ(faults_of_other_tags(record_of("jass", 4, "Statements", "five"), jass, 4).size(), 1U);
  EXPECT_EQ(faults_of_other_tags(record_of("jass", 4, "Tout", "hearts"), jass, 4).front().message,
            "[Tout] means nothing in jass with 4 players");
  // Of a game of its own the tag is read where the others are.
  EXPECT_TRUE(faults_of_other_tags(record_of("scharwenzel", 4, "Tout", "hearts"),
                                   *find_game("scharwenzel"), 4)
                  .empty());
}

// What only some commands read has its form for all of them.
TEST(TagFaults, OfOtherCommandsHaveTheirForm) {
  struct Case {
    const char* game;
    const char* tag;
    std::vector<std::string> good;
    std::vector<std::string> bad;
  };
  for (const Case& c : std::vector<Case>{
           {"sjavs", "Seat", {"1", "4"}, {"", "5", "NE"}},
           {"bridge", "Seat", {"1", "N"}, {"5", "X"}},
           {"sjavs",
            "Statements",
            {"pass,5,pass,5 clubs", "pass"},
            {"", "5,pass,pass,pass,pass", "klm,5,5,5"}},
           {"sjavs", "Shown", {"1:SA 2:HA C7"}, {"", "SA", "1:XX", "5:SA"}},
           {"sjavs", "Result", {"points=73 tricks=5"}, {"", "73", "tricks=5"}},
           {"bridge",
            "Result",
            {"", "?", "9", "^9", "NS 9", "EW 4 NS 9"},
            {"x", "14", "9 9", "-1"}},
           {"bridge", "Vulnerable", {"", "-", "Both", "ns"}, {"zz", "N"}},
           {"coiffeur", "As", {"joker"}, {"", "jocker"}},
       }) {
    const Game& game = *find_game(c.game);
    const int seats = game.seat_counts().front();
    const auto faults = [&](const std::string& value) {
      return faults_of_unread_tags(record_of(c.game, seats, c.tag, value),
                                   {{.game = &game}, seats});
    };
    for (const std::string& good : c.good) EXPECT_TRUE(faults(good).empty()) << c.tag << good;
    for (const std::string& bad : c.bad) EXPECT_EQ(faults(bad).size(), 1U) << c.tag << bad;
  }
}

}  // namespace matador::formats_tag_faults_test
