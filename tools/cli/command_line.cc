#include "tools/cli/command_line.h"

#include <algorithm>
#include <boost/program_options.hpp>
#include <cstddef>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <map>
#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/copy_if.hpp>
#include <range/v3/algorithm/count.hpp>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/find_if.hpp>
#include <range/v3/algorithm/transform.hpp>
#include <sstream>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "formats/input/deal_files.h"
#include "formats/input/given_tags.h"
#include "formats/input/partial_problem.h"
#include "formats/input/typed_hands.h"
#include "formats/query/expression.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"
#include "tools/runtime/output.h"
#include "tools/runtime/whole_file.h"

namespace matador {
namespace {

namespace po = boost::program_options;

constexpr unsigned kColumns = 80;
constexpr char kFiles[] = "FILE";

constexpr std::ptrdiff_t kHelpLines = 60;
constexpr std::size_t kBestExamples = 5;
constexpr char kConditionsNote[] =
    "\nmatador help conditions has the words of conditions and keys.\n";

using Options = std::vector<CommandOption>;

bool is_of_file(const CommandOption& option) { return !option.tag.empty(); }
// The own hand is no tag of a file, and each command says of it what it is.
bool is_explained(const CommandOption& option) {
  return !is_of_file(option) || option.tag == kOwnHand;
}

template <typename Wanted>
Options those(const Options& options, const Wanted& wanted) {
  Options found;
  ranges::copy_if(options, std::back_inserter(found), wanted);
  return found;
}

po::options_description described(const std::string& heading, const Options& options) {
  po::options_description all(heading, kColumns, kColumns / 2);
  for (const CommandOption& option : options) {
    const std::string name = option.letter == '\0'
                                 ? option.name
                                 : absl::StrCat(option.name, ",", std::string(1, option.letter));
    if (option.value.empty()) {
      all.add_options()(name.c_str(), option.help.c_str());
    } else {
      const auto value = po::value<std::string>()->value_name(option.value);
      all.add_options()(name.c_str(), value, option.help.c_str());
    }
  }
  return all;
}

constexpr char kOptionsHeading[] = "Options";

// A list of the options below a heading.
std::string listed(const std::string& heading, const Options& options) {
  std::ostringstream list;
  list << described(heading, options);
  return list.str();
}

// The options by their names, as many in a line as fit, with what their values are called.
std::string named(const Options& options, bool with_values) {
  std::string lines;
  std::string line;
  for (const CommandOption& option : options) {
    std::string entry = "  --" + option.name;
    if (with_values && !option.value.empty()) absl::StrAppend(&entry, " ", option.value);
    if (line.size() + entry.size() > kColumns)
      absl::StrAppend(&lines, std::exchange(line, ""), "\n");
    line += entry;
  }
  return absl::StrCat(lines, line, "\n");
}

CommandOption in_short(CommandOption option) {
  option.help = option.brief;
  return option;
}

// Of several values of an option one that holds where all of them do.
void join_conditions(const std::string& name, po::parsed_options& parsed) {
  std::vector<std::string> conditions;
  for (const auto& option : parsed.options) {
    if (option.string_key == name) conditions.push_back(absl::StrJoin(option.value, " "));
  }
  if (conditions.size() < 2) return;
  const auto first = ranges::find(parsed.options, name, &po::option::string_key);
  first->value = {all_conditions(conditions)};
  parsed.options.erase(
      std::remove_if(first + 1, parsed.options.end(),
                     [&](const auto& option) { return option.string_key == name; }),
      parsed.options.end());
}

}  // namespace

CommandLine::CommandLine(std::string command, std::string synopsis, std::string about,
                         std::string examples)
    : command_(std::move(command)),
      synopsis_(std::move(synopsis)),
      about_(std::move(about)),
      examples_(std::move(examples)),
      takes_files_(reads_deals(command_)),
      options_(options_of(command_)),
      spellings_(spellings_of(command_)) {
  std::erase_if(options_,
                [](const CommandOption& option) { return !(option.who & kOnCommandLine); });
}

void CommandLine::more(const std::string& text) { more_ = text; }

const CommandOption* CommandLine::option(const std::string& name) const {
  const auto spelling = spellings_.find(name);
  const std::string& meant = spelling == spellings_.end() ? name : spelling->second;
  const auto is_meant = [&](const CommandOption& option) {
    return option.name == meant ||
           (option.letter != '\0' && meant == std::string(1, option.letter));
  };
  const auto found = ranges::find_if(options_, is_meant);
  return found == options_.end() ? nullptr : &*found;
}

void CommandLine::takes_files() { takes_files_ = true; }

void CommandLine::takes_word(const std::string& placeholder,
                             const std::vector<std::string>& words) {
  word_name_ = placeholder;
  known_words_ = words;
}

std::string CommandLine::word() const {
  const std::string option_name = absl::AsciiStrToLower(word_name_);
  const std::string* by_option = find(option_name);
  if (words_.empty()) {
    if (by_option != nullptr) return *by_option;
    throw UsageError(word_name_, " is needed");
  }
  if (by_option == nullptr) return words_.front();
  throw UsageError("--", option_name, " and ", in_quotes(words_.front()),
                   " cannot be used together");
}

bool CommandLine::parse(const std::vector<std::string>& words) {
  if (!read(words)) {
    print(help());
    return false;
  }
  check_files();
  if (has(options::kOut)) print_into(text(options::kOut));
  for (const OptionDefinition* option : {&options::kHtml, &options::kPlot}) {
    if (has(*option)) expect_beside(text(*option));
  }
  if (option(std::string(options::kColor.name)) != nullptr) print_in_color(wants_color(*this));
  return true;
}

bool CommandLine::read(const std::vector<std::string>& words) {
  po::options_description all = described("", options_);
  all.add_options()(kFiles, po::value<std::vector<std::string>>());
  for (const auto& [spelling, name] : spellings_) {
    all.add_options()(spelling.c_str(), po::value<std::string>());
  }
  po::positional_options_description positional;
  positional.add(kFiles, -1);
  const int style = po::command_line_style::unix_style & ~po::command_line_style::allow_guessing;
  po::variables_map read;
  try {
    po::parsed_options parsed =
        po::command_line_parser(words).options(all).positional(positional).style(style).run();
    for (const CommandOption& option : options_) {
      if (option.takes == Takes::kCondition) join_conditions(option.name, parsed);
    }
    po::store(parsed, read);
  } catch (const po::unknown_option& error) {
    const std::string name = error.get_option_name();
    std::vector<std::string> names;
    for (const CommandOption& option : options_) names.push_back("--" + option.name);
    const std::string meant = did_you_mean(name, names);
    const std::string message = absl::StrCat("unknown option ", in_quotes(name), meant);
    if (meant.empty()) throw UnknownOption(message, name.substr(name.find_first_not_of('-')));
    throw UsageError(message);
  } catch (const po::error& error) {
    throw UsageError(error.what());
  }
  Given typed;
  for (const auto& [name, value] : read) {
    if (name == kFiles) {
      words_ = value.as<std::vector<std::string>>();
    } else {
      typed[name] = value.as<std::string>();
    }
  }
  if (typed.contains(options::kHelp.name)) return false;
  // Hands alone are the deal to which the other tags belong.
  const bool hands = words_.size() == 1 && reads_deals(command_) && is_hands_text(words_.front()) &&
                     is_deal_text(words_.front());
  if (hands && !typed.emplace(option_of_tag(tags::kDeal), words_.front()).second) {
    throw UsageError("--deal and ", in_quotes(words_.front()), " are two deals");
  }
  if (hands) words_.clear();
  for (const CommandOption& option : options_) {
    const auto list = option.list_tag.empty() ? typed.end() : typed.find(option.name);
    if (list == typed.end() || !absl::StrContains(list->second, ',')) continue;
    given_lists_.add(option.list_tag, list->second);
    typed.erase(list);
  }
  Arguments::operator=(usable(Arguments::of(command_, std::move(typed))));
  return true;
}

DealRecord CommandLine::tags() const {
  DealRecord record = given_lists_;
  for (const CommandOption& option : options_) {
    const std::string* value = option.tag.empty() ? nullptr : find(option.name);
    if (value != nullptr) record.add(option.tag, *value);
  }
  return record;
}

void CommandLine::check_files() const {
  const std::vector<std::string> all = files();
  if (!all.empty() && !takes_files_) throw UsageError("unexpected ", in_quotes(all.front()));
  std::map<std::string, std::string> written;
  for (const CommandOption& option : options_) {
    const std::string* file = option.takes == Takes::kWrittenFile ? find(option.name) : nullptr;
    if (file == nullptr) continue;
    const auto is_it = [&](const std::string& other) { return same_file(*file, other); };
    if (const auto read = ranges::find_if(all, is_it); read != all.end()) {
      throw UsageError("--", option.name, " ", in_quotes(*read), " is a file that is read");
    }
    for (const auto& [name, other] : written) {
      if (!is_it(other)) continue;
      throw UsageError("--", option.name, " ", in_quotes(*file), " and --", name, " ",
                       in_quotes(other), " are one file");
    }
    written.emplace(option.name, *file);
  }
  const bool some_may_be_missing = reads_deals(command_);
  const auto is_missing = [&](const std::string& file) {
    return unreadable(file) && !(some_may_be_missing && is_deal_text(file));
  };
  const auto missing = ranges::find_if(all, is_missing);
  const bool some = !ranges::all_of(all, is_missing);
  if (missing == all.end() || (some && some_may_be_missing)) return;
  const bool cards = some_may_be_missing && looks_like_cards(*missing);
  throw UsageError("cannot read ", in_quotes(*missing), ": ", *unreadable(*missing),
                   cards ? "; a deal is typed as 'N:HAND HAND HAND HAND', or with "
                           "--game and --deal or --hand"
                         : "");
}

std::string CommandLine::about() const {
  return more_.empty() ? about_ : absl::StrCat(about_, "\n\n", more_);
}

bool CommandLine::has_conditions() const {
  return ranges::any_of(options_, [](const CommandOption& option) {
    return option.takes == Takes::kCondition || option.takes == Takes::kKeys;
  });
}

std::string CommandLine::opening(const std::string& about, std::size_t most_examples) const {
  std::string text =
      absl::StrCat("Usage: matador ", command_, " ", synopsis_, "\n\n", about, "\n\nExamples:\n");
  std::vector<std::string> examples = absl::StrSplit(examples_, '\n');
  examples.resize(std::min(examples.size(), most_examples));
  for (const std::string& example : examples) absl::StrAppend(&text, "  ", example, "\n");
  return text + "\n";
}

std::string CommandLine::help() const {
  const auto is_common = [](const CommandOption& option) { return !option.is_rare; };
  const auto is_rare = [](const CommandOption& option) { return option.is_rare; };
  const Options explained = those(options_, is_explained);
  std::string ending;
  if (explained.size() < options_.size()) {
    const Options tags = those(options_, std::not_fn(is_explained));
    absl::StrAppend(&ending, "\n", kTagsHeading, ":\n", named(tags, /*with_values=*/false),
                    "matador help tags explains these.\n");
  }
  if (has_conditions()) ending += kConditionsNote;
  const std::string whole =
      absl::StrCat(opening(about(), std::string::npos), listed(kOptionsHeading, explained), ending);
  if (ranges::count(whole, '\n') <= kHelpLines) return whole;
  Options common = those(explained, is_common);
  ranges::transform(common, common.begin(), in_short);
  return absl::StrCat(opening(about_, kBestExamples), listed(kOptionsHeading, common),
                      "More options:\n", named(those(explained, is_rare), /*with_values=*/true),
                      "matador help ", command_, " --full explains all of them.\n", ending);
}

std::string CommandLine::full_help() const {
  std::string text =
      absl::StrCat(opening(about(), std::string::npos),
                   listed(kOptionsHeading, those(options_, std::not_fn(is_of_file))));
  if (ranges::any_of(options_, is_of_file)) absl::StrAppend(&text, "\n", tags_help());
  if (has_conditions()) text += kConditionsNote;
  return text;
}

std::string CommandLine::tags_help() const {
  return listed(kTagsHeading, those(options_, is_of_file));
}

std::vector<std::string> CommandLine::files() const {
  const bool after_word = !words_.empty() && !word_name_.empty();
  return {words_.begin() + (after_word ? 1 : 0), words_.end()};
}

// ---- Colour -------------------------------------------------------------------------------------

namespace {

std::string from_environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

}  // namespace

bool wants_color(const CommandLine& line) {
  const std::string when = line.text(options::kColor);
  if (when == "always") return true;
  if (when == "never") return false;
  return prints_on_terminal() && from_environment("NO_COLOR").empty() &&
         from_environment("TERM") != "dumb";
}

std::string in_color(std::string_view text) {
  constexpr char kHearts[] = "\u2665";
  constexpr char kDiamonds[] = "\u2666";
  constexpr char kRed[] = "\x1b[31m";
  constexpr char kPlain[] = "\x1b[0m";
  return absl::StrReplaceAll(absl::string_view(text.data(), text.size()),
                             {{kHearts, absl::StrCat(kRed, kHearts, kPlain)},
                              {kDiamonds, absl::StrCat(kRed, kDiamonds, kPlain)}});
}

}  // namespace matador
