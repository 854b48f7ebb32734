// Rule options: words, and numbers within bounds.

#include "solver/games/options.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "solver/games/jass/rules.h"
#include "solver/games/jass/score.h"
#include "solver/games/registry.h"

namespace matador {
namespace {

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

// What people are told is the default must be what the rules have.
TEST(Options, OfJassTellTheDefaults) {
  for (const RuleOptionFact& fact : find_game("jass")->rule_options()) {
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

}  // namespace
}  // namespace matador
