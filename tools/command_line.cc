#include "tools/command_line.h"

#include <algorithm>
#include <charconv>
#include <sstream>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "formats/deal_files.h"
#include "formats/suggest.h"
#include "formats/text.h"
#include "tools/output.h"
#include "tools/whole_file.h"

namespace matador {
namespace {

namespace po = boost::program_options;

constexpr unsigned kColumns = 80;
constexpr char kFiles[] = "FILE";

}  // namespace

CommandLine::CommandLine(std::string command, std::string synopsis, std::string about,
                         std::string examples)
    : command_(std::move(command)),
      synopsis_(std::move(synopsis)),
      about_(std::move(about)),
      examples_(std::move(examples)),
      options_("Options", kColumns, kColumns / 2) {
  flag("help,h", "this text");
  value("out", "FILE", "the answer goes there, whole or not at all");
}

void CommandLine::flag(const std::string& name, const std::string& help) {
  options_.add_options()(name.c_str(), help.c_str());
}

void CommandLine::value(const std::string& name, const std::string& placeholder,
                        const std::string& help) {
  options_.add_options()(name.c_str(), po::value<std::string>()->value_name(placeholder),
                         help.c_str());
}

void CommandLine::takes_files() { takes_files_ = true; }

void CommandLine::takes_deals() {
  takes_files_ = true;
  some_may_be_missing_ = true;
}

void CommandLine::takes_word(const std::string& placeholder) { word_name_ = placeholder; }

std::string CommandLine::word() const {
  if (!has(kFiles)) throw UsageError(word_name_ + " is needed");
  return given_[kFiles].as<std::vector<std::string>>().front();
}

bool CommandLine::parse(const std::vector<std::string>& words) {
  po::options_description all;
  all.add(options_).add_options()(kFiles, po::value<std::vector<std::string>>());
  po::positional_options_description positional;
  positional.add(kFiles, -1);
  const int style = po::command_line_style::unix_style & ~po::command_line_style::allow_guessing;
  try {
    po::store(po::command_line_parser(words).options(all).positional(positional).style(style).run(),
              given_);
  } catch (const po::unknown_option& error) {
    const std::string name = error.get_option_name();
    throw UsageError(
        absl::StrCat("unknown option ", in_quotes(name), did_you_mean(name, option_names())));
  } catch (const po::error& error) {
    throw UsageError(error.what());
  }
  if (has("help")) {
    print_help();
    return false;
  }
  check_files();
  if (has("out")) print_into(text("out", ""));
  return true;
}

void CommandLine::check_files() const {
  const std::vector<std::string> all = files();
  if (!all.empty() && !takes_files_) throw UsageError("unexpected " + in_quotes(all.front()));
  for (const std::string& file : all) {
    if (!has("out") || !same_file(text("out", ""), file)) continue;
    throw UsageError(absl::StrCat("--out ", in_quotes(file), " is a file that is read"));
  }
  const auto is_missing = [](const std::string& file) { return unreadable(file).has_value(); };
  const auto missing = std::ranges::find_if(all, is_missing);
  const bool some = !std::ranges::all_of(all, is_missing);
  if (missing == all.end() || (some && some_may_be_missing_)) return;
  throw UsageError(absl::StrCat("cannot read ", in_quotes(*missing), ": ", *unreadable(*missing)));
}

std::vector<std::string> CommandLine::option_names() const {
  std::vector<std::string> names;
  for (const auto& option : options_.options()) names.push_back("--" + option->long_name());
  return names;
}

void CommandLine::print_help() const {
  std::string text =
      absl::StrCat("Usage: matador ", command_, " ", synopsis_, "\n\n", about_, "\n\nExamples:\n");
  for (const std::string& line : std::vector<std::string>(absl::StrSplit(examples_, '\n'))) {
    absl::StrAppend(&text, "  ", line, "\n");
  }
  std::ostringstream options;
  options << options_;
  print(absl::StrCat(text, "\n", options.str()));
}

std::string CommandLine::text(const std::string& name, const std::string& otherwise) const {
  return has(name) ? given_[name].as<std::string>() : otherwise;
}

std::string CommandLine::needed_text(const std::string& name) const {
  if (!has(name)) throw UsageError("--" + name + " is needed");
  return text(name, "");
}

std::uint64_t CommandLine::number(const std::string& name, std::uint64_t otherwise,
                                  std::uint64_t least, std::uint64_t most) const {
  if (!has(name)) return otherwise;
  const std::string word = text(name, "");
  const char* end = word.data() + word.size();
  std::uint64_t number = 0;
  const auto [stop, error] = std::from_chars(word.data(), end, number);
  if (word.empty() || error != std::errc() || stop != end || number < least || number > most) {
    throw UsageError(absl::StrCat("--", name, " ", in_quotes(word), " is not a number from ", least,
                                  " to ", most));
  }
  return number;
}

std::uint64_t CommandLine::needed_number(const std::string& name, std::uint64_t least,
                                         std::uint64_t most) const {
  needed_text(name);
  return number(name, 0, least, most);
}

Format CommandLine::format() const {
  if (has("json") && has("csv")) throw UsageError("--json and --csv exclude each other");
  return has("json") ? Format::kJson : has("csv") ? Format::kCsv : Format::kText;
}

std::vector<std::string> CommandLine::files() const {
  if (!has(kFiles)) return {};
  auto words = given_[kFiles].as<std::vector<std::string>>();
  if (!word_name_.empty()) words.erase(words.begin());
  return words;
}

}  // namespace matador
