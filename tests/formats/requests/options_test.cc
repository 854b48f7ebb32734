// The definitions of the options. What they do is tested by the transcripts of the commands.

#include "formats/requests/options.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

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

TEST(Options, ACommandHasAnOptionOnce) {
  for (const std::string& command : words(std::string(options::kEveryCommand))) {
    std::set<std::string> names;
    for (const CommandOption& option : options_of(command)) {
      EXPECT_TRUE(names.insert(option.name).second) << command << ": " << option.name;
    }
  }
}

}  // namespace
}  // namespace matador::options_test
