// The definitions of the options. What they do is tested by the transcripts of the commands.

#include "formats/requests/options.h"

#include <gtest/gtest.h>

#include <range/v3/algorithm/any_of.hpp>
#include <set>
#include <string>

#include "formats/requests/arguments.h"
#include "formats/words/text.h"

namespace matador::options_test {
namespace {

// A misspelt name in a definition would say nothing.
TEST(Options, NameOptionsAndCommands) {
  std::set<std::string> names;
  for (const OptionDefinition* option : options::all()) names.emplace(option->name);
  const auto are_options = [&](std::string_view list) {
    for (const std::string& word : words(std::string(list))) {
      EXPECT_TRUE(names.contains(word)) << word;
    }
  };
  are_options(options::kExcludedByTables);
  for (const OptionDefinition* option : options::all()) {
    are_options(option->excludes);
    for (const OptionUse& use : option->uses) {
      are_options(use.needs);
      for (const Exclusion& exclusion : use.excludes) are_options(exclusion.others);
      for (const std::string& word : words(std::string(use.commands))) {
        EXPECT_TRUE(has_word(options::kEveryCommand, word) || has_word(options::kReadDeals, word))
            << option->name << ": " << word;
      }
    }
  }
}

// Else what an option needs could not be given, or what it excludes.
TEST(Options, AreNeededAndExcludedWhereTheyAre) {
  const auto has = [](const std::string& command, const std::string& name) {
    return ranges::any_of(options_of(command),
                          [&](const CommandOption& option) { return option.name == name; });
  };
  for (const OptionDefinition* option : options::all()) {
    for (const OptionUse& use : option->uses) {
      const std::vector<std::string> commands = words(std::string(use.commands));
      for (const std::string& command : commands) {
        const std::vector<std::string> needed = words(std::string(use.needs));
        EXPECT_TRUE(
            needed.empty() ||
            ranges::any_of(needed, [&](const std::string& name) { return has(command, name); }))
            << command << ": " << option->name;
      }
      for (const Exclusion& exclusion : use.excludes) {
        for (const std::string& other : words(std::string(exclusion.others))) {
          EXPECT_TRUE(ranges::any_of(
              commands, [&](const std::string& command) { return has(command, other); }))
              << option->name << ": " << other;
        }
      }
    }
  }
}

TEST(Options, AWordOfAListIsOneWord) {
  EXPECT_TRUE(has_word("paranoid maxn", "maxn"));
  for (const char* word : {"", "max", "paranoid maxn", " "}) {
    EXPECT_FALSE(has_word("paranoid maxn", word)) << word;
  }
}

TEST(Options, ACommandHasAnOptionOnce) {
  for (const std::string& command : words(std::string(options::kEveryCommand))) {
    std::set<std::string> names;
    for (const CommandOption& option : options_of(command)) {
      EXPECT_TRUE(names.insert(option.name).second) << command << ": " << option.name;
    }
  }
}

TEST(Arguments, AreCheckedWhenTheyAreGiven) {
  const auto fault = [](const std::string& name, const std::string& value) {
    return std::string(Arguments::of("solve", {{name, value}}).status().message());
  };
  EXPECT_EQ(fault("limit", "1e6"), "");
  EXPECT_EQ(fault("limit", "-5"), "--limit \"-5\" is not a whole number of at least 1");
  EXPECT_EQ(fault("player", "9"), "--player \"9\" is not a number from 1 to 8");
  EXPECT_EQ(fault("player", "Anna"), "");
  EXPECT_EQ(fault("seconds", "0.5"), "");
  EXPECT_EQ(fault("seconds", "0x10"), "--seconds \"0x10\", expected seconds above 0, as 10 or 0.5");
  EXPECT_EQ(fault("model", "max"), "unknown --model \"max\"; did you mean \"maxn\"?");
  EXPECT_EQ(Arguments::of("table")->needed(options::kGame).status().message(), "--game is needed");
}

}  // namespace
}  // namespace matador::options_test
