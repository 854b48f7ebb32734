#include "tools/cli/command_line.h"

#include <algorithm>
#include <array>
#include <boost/program_options.hpp>
#include <cstddef>
#include <functional>
#include <iterator>
#include <map>
#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/copy_if.hpp>
#include <range/v3/algorithm/count.hpp>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/find_if.hpp>
#include <range/v3/algorithm/none_of.hpp>
#include <range/v3/algorithm/transform.hpp>
#include <sstream>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "formats/input/deal_files.h"
#include "formats/input/given_tags.h"
#include "formats/input/partial_problem.h"
#include "formats/input/typed_hands.h"
#include "formats/query/expression.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"
#include "tools/cli/color.h"
#include "tools/runtime/output.h"
#include "tools/runtime/whole_file.h"

namespace matador {
namespace {

namespace po = boost::program_options;

constexpr unsigned kColumns = 80;
constexpr char kFiles[] = "FILE";
constexpr char kCondition[] = "CONDITION";
// The options that name a file to be written.
constexpr std::array<const char*, 4> kWritten{"store", "plot", "out", "html"};

constexpr std::ptrdiff_t kHelpLines = 60;
constexpr std::size_t kShortHelp = 54;  // bytes beside the name of an option, in a line
constexpr std::size_t kBestExamples = 5;
constexpr char kConditionsNote[] =
    "\nmatador help conditions has the words of conditions and keys.\n";

using Options = std::vector<CommandLine::Option>;

bool is_of_file(const CommandLine::Option& option) { return !option.tag.empty(); }
// The own hand is no tag of a file, and each command says of it what it is.
bool is_explained(const CommandLine::Option& option) {
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
  for (const CommandLine::Option& option : options) {
    if (option.placeholder.empty()) {
      all.add_options()(option.name.c_str(), option.help.c_str());
    } else {
      const auto value = po::value<std::string>()->value_name(option.placeholder);
      all.add_options()(option.name.c_str(), value, option.help.c_str());
    }
  }
  return all;
}

// A list of the options below a heading.
std::string listed(const std::string& heading, const Options& options) {
  std::ostringstream list;
  list << described(heading, options);
  return list.str();
}

std::string long_name(const CommandLine::Option& option) {
  return "--" + option.name.substr(0, option.name.find(','));
}

// The options by their names, as many in a line as fit, with what their values are called.
std::string named(const Options& options, bool with_values) {
  std::string lines;
  std::string line;
  for (const CommandLine::Option& option : options) {
    std::string entry = "  " + long_name(option);
    if (with_values && !option.placeholder.empty())
      absl::StrAppend(&entry, " ", option.placeholder);
    if (line.size() + entry.size() > kColumns)
      absl::StrAppend(&lines, std::exchange(line, ""), "\n");
    line += entry;
  }
  return absl::StrCat(lines, line, "\n");
}

// As many clauses of the help as fit a line; the first at least.
CommandLine::Option in_short(CommandLine::Option option) {
  if (option.help.size() <= kShortHelp) return option;
  std::size_t end = option.help.find("; ");
  for (std::size_t next = end; next <= kShortHelp; next = option.help.find("; ", next + 1)) {
    end = next;
  }
  option.help = option.help.substr(0, end);
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
      examples_(std::move(examples)) {
  flag("help,h", "this text").is_rare = true;
  value("out", "FILE", "writes the answer into this file, whole or not at all").is_rare = true;
}

void CommandLine::more(const std::string& text) { more_ = text; }

CommandLine::Option& CommandLine::flag(const std::string& name, const std::string& help) {
  return value(name, "", help);
}

CommandLine::Option& CommandLine::value(const std::string& name, const std::string& placeholder,
                                        const std::string& help,
                                        const std::vector<std::string>& words) {
  return options_.emplace_back(Option{name, placeholder, help, words});
}

void CommandLine::condition(const std::string& name, const std::string& help) {
  value(name, kCondition, help);
  conditions_.push_back(name);
}

void CommandLine::tag(const std::string& tag, const std::string& name,
                      const std::string& placeholder, const std::string& help) {
  const auto is_there = [&](const Option& option) { return option.name == name; };
  if (ranges::none_of(options_, is_there)) {
    options_.push_back({name, placeholder, help, {}, tag});
  } else {
    lists_.emplace(name, tag);
  }
}

void CommandLine::also(const std::string& spelling, const std::string& name) {
  spellings_[spelling] = name;
}

const CommandLine::Option* CommandLine::option(const std::string& name) const {
  const auto spelling = spellings_.find(name);
  const std::string& meant = spelling == spellings_.end() ? name : spelling->second;
  for (const Option& option : options_) {
    const std::vector<std::string> names = absl::StrSplit(option.name, ',');
    if (ranges::find(names, meant) != names.end()) return &option;
  }
  return nullptr;
}

void CommandLine::takes_files() { takes_files_ = true; }

void CommandLine::takes_deals() {
  takes_files_ = true;
  some_may_be_missing_ = true;
}

void CommandLine::takes_word(const std::string& placeholder,
                             const std::vector<std::string>& words) {
  word_name_ = placeholder;
  known_words_ = words;
}

std::string CommandLine::word() const {
  const std::string option_name = absl::AsciiStrToLower(word_name_);
  const bool by_option = option(option_name) != nullptr && has(option_name);
  if (words_.empty()) {
    if (by_option) return text(option_name, "");
    throw UsageError(word_name_ + " is needed");
  }
  if (!by_option) return words_.front();
  throw UsageError(absl::StrCat("--", option_name, " and ", in_quotes(words_.front()),
                                " cannot be used together"));
}

bool CommandLine::parse(const std::vector<std::string>& words) {
  read(words);
  if (has("help")) {
    print(help());
    return false;
  }
  check_files();
  if (has("out")) print_into(text("out", ""));
  for (const char* name : {"html", "plot"}) {
    if (has(name)) expect_beside(needed_text(name));
  }
  if (option("color") != nullptr) print_in_color(wants_color(*this));
  return true;
}

void CommandLine::read(const std::vector<std::string>& words) {
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
    for (const std::string& condition : conditions_) join_conditions(condition, parsed);
    po::store(parsed, read);
  } catch (const po::unknown_option& error) {
    const std::string name = error.get_option_name();
    std::vector<std::string> names;
    for (const Option& option : options_) names.push_back(long_name(option));
    const std::string meant = did_you_mean(name, names);
    const std::string message = absl::StrCat("unknown option ", in_quotes(name), meant);
    if (meant.empty()) throw UnknownOption(message, name.substr(name.find_first_not_of('-')));
    throw UsageError(message);
  } catch (const po::error& error) {
    throw UsageError(error.what());
  }
  std::map<std::string, std::string> typed;
  for (const auto& [name, value] : read) {
    if (name == kFiles) {
      words_ = value.as<std::vector<std::string>>();
    } else {
      typed[name] = value.as<std::string>();
    }
  }
  // Hands alone are the deal to which the other tags belong.
  const bool hands = words_.size() == 1 && is_tag("deal") && is_hands_text(words_.front()) &&
                     is_deal_text(words_.front());
  if (hands && !typed.emplace("deal", words_.front()).second) {
    throw UsageError(absl::StrCat("--deal and ", in_quotes(words_.front()), " are two deals"));
  }
  if (hands) words_.clear();
  std::map<std::string, std::string> given = by_their_names(typed);
  for (const auto& [name, tag] : lists_) {
    const auto list = given.find(name);
    if (list == given.end() || !absl::StrContains(list->second, ',')) continue;
    given_lists_.add(tag, list->second);
    given.erase(list);
  }
  Arguments::operator=(Arguments(std::move(given)));
}

std::map<std::string, std::string> CommandLine::by_their_names(
    const std::map<std::string, std::string>& typed) const {
  const auto long_name = [&](const std::string& name) {
    const auto spelling = spellings_.find(name);
    return spelling == spellings_.end() ? name : spelling->second;
  };
  std::map<std::string, std::string> given;
  for (const auto& [name, text] : typed) {
    const std::string meant = long_name(name);
    if (given.emplace(meant, text).second) continue;
    throw UsageError(absl::StrCat("--", meant, " is given twice, under two names"));
  }
  return given;
}

bool CommandLine::is_tag(const std::string& name) const {
  return ranges::any_of(
      options_, [&](const Option& option) { return option.name == name && !option.tag.empty(); });
}

DealRecord CommandLine::tags() const {
  DealRecord record = given_lists_;
  for (const Option& option : options_) {
    if (!option.tag.empty() && has(option.name)) record.add(option.tag, text(option.name, ""));
  }
  return record;
}

void CommandLine::check_files() const {
  const std::vector<std::string> all = files();
  if (!all.empty() && !takes_files_) throw UsageError("unexpected " + in_quotes(all.front()));
  for (const std::string& file : all) {
    for (const char* name : kWritten) {
      if (!has(name) || !same_file(text(name, ""), file)) continue;
      throw UsageError(absl::StrCat("--", name, " ", in_quotes(file), " is a file that is read"));
    }
  }
  for (std::size_t i = 0; i < kWritten.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (!has(kWritten[i]) || !has(kWritten[j])) continue;
      const std::string one = text(kWritten[i], "");
      const std::string other = text(kWritten[j], "");
      if (!same_file(one, other)) continue;
      throw UsageError(absl::StrCat("--", kWritten[i], " ", in_quotes(one), " and ",
                                    in_quotes(other), " are one file"));
    }
  }
  const auto is_missing = [&](const std::string& file) {
    return unreadable(file) && !(some_may_be_missing_ && is_deal_text(file));
  };
  const auto missing = ranges::find_if(all, is_missing);
  const bool some = !ranges::all_of(all, is_missing);
  if (missing == all.end() || (some && some_may_be_missing_)) return;
  const bool cards = some_may_be_missing_ && looks_like_cards(*missing);
  throw UsageError(absl::StrCat("cannot read ", in_quotes(*missing), ": ", *unreadable(*missing),
                                cards ? "; a deal is typed as 'N:HAND HAND HAND HAND', or with "
                                        "--game and --deal or --hand"
                                      : ""));
}

std::string CommandLine::about() const {
  return more_.empty() ? about_ : absl::StrCat(about_, "\n\n", more_);
}

bool CommandLine::has_conditions() const {
  return ranges::any_of(options_, [](const Option& option) {
    return option.placeholder == kCondition || option.placeholder == "KEY,...";
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
  const auto is_common = [](const Option& option) { return !option.is_rare; };
  const auto is_rare = [](const Option& option) { return option.is_rare; };
  const Options explained = those(options_, is_explained);
  std::string ending;
  if (explained.size() < options_.size()) {
    const Options tags = those(options_, std::not_fn(is_explained));
    absl::StrAppend(&ending, "\n", kTagsHeading, ":\n", named(tags, /*with_values=*/false),
                    "matador help tags explains these.\n");
  }
  if (has_conditions()) ending += kConditionsNote;
  const std::string whole =
      absl::StrCat(opening(about(), std::string::npos), listed("Options", explained), ending);
  if (ranges::count(whole, '\n') <= kHelpLines) return whole;
  Options common = those(explained, is_common);
  ranges::transform(common, common.begin(), in_short);
  return absl::StrCat(opening(about_, kBestExamples), listed("Options", common), "More options:\n",
                      named(those(explained, is_rare), /*with_values=*/true), "matador help ",
                      command_, " --full explains all of them.\n", ending);
}

std::string CommandLine::full_help() const {
  std::string text = absl::StrCat(opening(about(), std::string::npos),
                                  listed("Options", those(options_, std::not_fn(is_of_file))));
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

}  // namespace matador
