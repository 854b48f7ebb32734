// Rule options: words, and numbers within bounds.

#include "solver/games/options.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "solver/games/jass/rules.h"
#include "solver/games/jass/sheet.h"
#include "solver/games/registry.h"

namespace matador::options_test {

std::vector<RuleOptionFact> facts() {
  return {{"word", {}, ""},
          {"switch", {"on", "off"}, ""},
          {"target", {"3000"}, "", OptionNumbers{.count = 1, .least = 1, .most = 5000}},
          {"list", {"1-2-3"}, "", OptionNumbers{.count = 3, .least = 1, .most = 9}}};
}

std::string complaint(const std::string& name, const std::string& value) {
  return std::string(check_options("game", facts(), {{name, value}}).message());
}

TEST(Options, HaveWordsOrNumbersForValues) {
  for (const RuleOption& good : std::vector<RuleOption>{{"word", ""},
                                                        {"switch", "off"},
                                                        {"target", "3000"},
                                                        {"target", "1"},
                                                        {"target", "5000"},
                                                        {"list", "1-2-3"},
                                                        {"list", "9-9-1"}}) {
    EXPECT_EQ(complaint(good.name, good.value), "") << good.name << "=" << good.value;
  }
}

TEST(Options, SayWhatNumbersArePossible) {
  EXPECT_EQ(complaint("target", "5001"),
            "\"target=5001\" is not possible; write target=3000|N, N from 1 to 5000");
  EXPECT_EQ(complaint("list", "1-2"),
            "\"list=1-2\" is not possible; write list=1-2-3|N-N-N, N from 1 to 9");
  EXPECT_EQ(complaint("switch", "3"), "\"switch=3\" is not possible; write switch=on|off");
  for (const char* bad : {"", "0", "-1", "+5", "5x", "x", "1-2", "5-", "99999999999999", "3 "}) {
    EXPECT_NE(complaint("target", bad), "") << bad;
  }
  for (const char* bad :
       {"", "3", "1-2-3-4", "1--2-3", "1-2-", "-1-2-3", "0-1-2", "1-2-10", "1,2,3"}) {
    EXPECT_NE(complaint("list", bad), "") << bad;
  }
}

TEST(Options, GiveTheirNumbers) {
  const std::vector<RuleOption> options{{"list", "4-5-6"}};
  EXPECT_EQ(option_numbers(options, "list"), (std::vector<int>{4, 5, 6}));
  EXPECT_EQ(option_numbers(options, "target"), std::vector<int>{});
}

// The default that people read must be the default of the rules.
TEST(Options, OfJassTellTheDefaults) {
  for (const RuleOptionFact& fact : find_game("jass")->info().rule_options) {
    if (fact.name == "target") {
      EXPECT_EQ(fact.values.front(), std::to_string(jass::Rules::kTarget));
    }
    if (fact.name != "multipliers") continue;
    const std::vector<RuleOption> said{{"multipliers", std::string(fact.values.front())}};
    for (int i = 0; i < static_cast<int>(jass::Rules::kTypes.size()); ++i) {
      EXPECT_EQ(jass::multiplier({.index = i}, said), jass::multiplier({.index = i}, {}));
    }
  }
}

// ---- Rule sets ----------------------------------------------------------------------------------

std::string expanded(const std::vector<RuleOption>& options) {
  return options_text(expand_rule_sets(find_game("jass")->info().rule_sets, options));
}

TEST(RuleSets, StandForTheirOptions) {  // Jass 2.25
  EXPECT_EQ(expanded({{"rules", "schieber-four"}}),
            "low-quartets=off undertrump=forced order=stoeck-stich-wyz");
  EXPECT_EQ(expanded({{"target", "1000"}}), "target=1000");
}

TEST(RuleSets, ALaterWordOverridesAnEarlierOne) {  // Jass 2.25
  EXPECT_EQ(expanded({{"rules", "schieber-four"}, {"low-quartets", "on"}}),
            "undertrump=forced order=stoeck-stich-wyz low-quartets=on");
  EXPECT_EQ(expanded({{"low-quartets", "on"}, {"target", "1000"}, {"rules", "schieber-four"}}),
            "target=1000 low-quartets=off undertrump=forced order=stoeck-stich-wyz");
}

// A rule set is made of options that the game has.
TEST(RuleSets, OfAllGamesArePossible) {
  for (const Game* game : all_games()) {
    for (const RuleSet& set : game->info().rule_sets) {
      EXPECT_TRUE(check_options(game->name(), game->info().rule_options, set.options).ok())
          << set.name;
    }
  }
}

TEST(Options, HaveAnyNumberOfNumbersWhereNoCountIsGiven) {
  const std::vector<RuleOptionFact> shares = find_game("davoserjazz")->info().rule_options;
  EXPECT_EQ(option_spelling(shares.front()), "shares=halves|N-N-...");
  for (const char* good : {"halves", "100", "50-50", "50-25-15-10"}) {
    EXPECT_TRUE(check_options("davoserjazz", shares, {{"shares", good}}).ok()) << good;
  }
  for (const char* bad : {"", "101", "50-", "half"}) {
    EXPECT_FALSE(check_options("davoserjazz", shares, {{"shares", bad}}).ok()) << bad;
  }
}

}  // namespace matador::options_test
