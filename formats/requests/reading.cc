#include "formats/requests/reading.h"

#include <range/v3/algorithm/find.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "formats/input/given_tags.h"
#include "formats/input/own_hand.h"
#include "formats/input/problem.h"
#include "formats/input/tag_table.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"
#include "solver/games/registry.h"

namespace matador {
namespace {

// Options that no game has are a fault of the command line, not of the deals.
void check_options_of_all_games(const std::string& options) {
  std::vector<std::string> known;
  for (const Game* game : all_games()) {
    for (const std::string& name : option_names(*game)) known.push_back(name);
  }
  for (const std::string& word : words(options)) {
    const std::string name = absl::AsciiStrToLower(word.substr(0, word.find('=')));
    if (ranges::find(known, name) != known.end()) continue;
    throw UsageError(
        absl::StrCat("--options: unknown option ", in_quotes(name), did_you_mean(name, known)));
  }
}

// The tags that are given as options of their names.
GivenTags read_given_tags(const Arguments& arguments) {
  DealRecord given;
  const auto add = [&](const TagName& name) {
    const std::string option = option_of_tag(name);
    if (arguments.has(option)) given.add(name, arguments.text(option, ""));
  };
  for (const KnownTag& tag : known_tags()) {
    if (!tag.value.empty()) add(tag.name);
  }
  add(kOwnHand);
  return GivenTags(given);
}

}  // namespace

Reading read_reading(const Arguments& arguments) {
  const std::string options = arguments.text("options", "");
  check_options_of_all_games(options);
  Reading reading{
      .options = options, .strict = arguments.has("strict"), .given = read_given_tags(arguments)};
  if (arguments.has("board")) {
    reading.boards =
        absl::StrSplit(arguments.needed_text("board"), absl::ByAnyChar(", "), absl::SkipEmpty());
  }
  return reading;
}

}  // namespace matador
