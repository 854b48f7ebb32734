// `matador help`: what --help prints, the pages of the games, and the manual pages.

#include <array>
#include <filesystem>
#include <range/v3/algorithm/find.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "formats/input/problem.h"
#include "formats/text/games_view.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"
#include "solver/games/registry.h"
#include "solver/version.h"
#include "tools/cli/command_line.h"
#include "tools/cli/shared_options.h"
#include "tools/commands/commands.h"
#include "tools/runtime/output.h"
#include "tools/runtime/whole_file.h"

namespace matador {
namespace {

// Manual pages for `man`, in roff, made of the full help.

// Text as roff reads it: each character for itself, and no line is a request.
std::string roff(const std::string& text) {
  std::string escaped = absl::StrReplaceAll(text, {{"\\", "\\e"},
                                                   {"-", "\\-"},
                                                   {"'", "\\(aq"},
                                                   {"`", "\\(ga"},
                                                   {"^", "\\(ha"},
                                                   {"~", "\\(ti"}});
  return absl::StartsWith(escaped, ".") ? "\\&" + escaped : escaped;
}

std::string heading(const std::string& name, const char* summary) {
  return absl::StrCat(".TH \"", roff(name), "\" 1 \"\" \"Matador ", version(),
                      "\" \"Matador\"\n.ad l\n.nh\n.SH NAME\n", roff(name), " \\- ", roff(summary),
                      "\n");
}

// Lines that keep their ends.
std::string verbatim(const std::vector<std::string>& lines) {
  std::string text = ".PP\n.nf\n";
  for (const std::string& line : lines) absl::StrAppend(&text, roff(line), "\n");
  return text + ".fi\n";
}

// Paragraphs have a blank line between them. Indented lines are a table or an example.
std::string prose(const std::string& text) {
  std::string page;
  std::vector<std::string> indented;
  const auto end_indented = [&] {
    if (!indented.empty()) page += verbatim(std::exchange(indented, {}));
  };
  bool begins = true;
  for (const std::string& line : std::vector<std::string>(absl::StrSplit(text, '\n'))) {
    if (absl::StartsWith(line, "  ")) {
      indented.push_back(line);
      continue;
    }
    begins = begins || !indented.empty() || line.empty();
    end_indented();
    if (line.empty()) continue;
    absl::StrAppend(&page, begins ? ".PP\n" : "", roff(line), "\n");
    begins = false;
  }
  end_indented();
  return page;
}

std::string option_entry(const CommandOption& option) {
  const std::string value =
      option.value.empty() ? "" : absl::StrCat(" \\fI", roff(option.value), "\\fR");
  std::string spellings = absl::StrCat("\\fB", roff("--" + option.name), "\\fR", value);
  if (option.letter != '\0') {
    absl::StrAppend(&spellings, ", \\fB\\-", std::string(1, option.letter), "\\fR", value);
  }
  return absl::StrCat(".TP\n", spellings, "\n", roff(option.help), "\n");
}

constexpr char kExitStatus[] =
    ".SH EXIT STATUS\n"
    "0; 1 where a deal was faulty, though the others have their answers, or where an answer\n"
    "could not be written; 2 for wrong usage.\n";

std::string manual_page(const Command& command) {
  const CommandLine line = command.line();
  std::string page =
      absl::StrCat(heading(absl::StrCat("matador-", command.name), command.summary),
                   ".SH SYNOPSIS\n.B matador ", command.name, "\n", roff(line.synopsis()),
                   "\n.SH DESCRIPTION\n", prose(line.about()), ".SH OPTIONS\n");
  for (const CommandOption& option : line.options()) {
    if (option.tag.empty()) page += option_entry(option);
  }
  std::string tags;
  for (const CommandOption& option : line.options()) {
    if (!option.tag.empty()) tags += option_entry(option);
  }
  if (!tags.empty()) absl::StrAppend(&page, ".SH TAGS\n", roff(kTagsHeading), ".\n", tags);
  if (line.has_conditions()) absl::StrAppend(&page, ".SH CONDITIONS\n", prose(kConditionsHelp));
  return absl::StrCat(page, kExitStatus, ".SH EXAMPLES\n",
                      verbatim(absl::StrSplit(line.examples(), '\n')),
                      ".SH SEE ALSO\n.BR matador (1)\n");
}

// matador(1), the page of the whole program.
std::string program_page() {
  std::string page = absl::StrCat(
      heading("matador", "open-card solver for trick-taking games"),
      ".SH SYNOPSIS\n.B matador\n\\fICOMMAND\\fR [OPTION ...] [FILE ...]\n.SH DESCRIPTION\n",
      prose(kProgramAbout), ".SH COMMANDS\n");
  for (const Command* command : all_commands()) {
    absl::StrAppend(&page, ".TP\n.BR matador\\-", command->name, " (1)\n", roff(command->summary),
                    "\n");
  }
  return absl::StrCat(
      page, kExitStatus, ".SH EXAMPLES\n", verbatim(absl::StrSplit(kProgramExamples, '\n')),
      ".SH SEE ALSO\nThe manuals of deal files and of answers, the guides, the rule\n"
      "books and examples are installed in share/doc/matador.\n");
}

// What several commands share.
struct Topic {
  std::string_view name;
  std::string (*page)();
};

std::string tags_page() {
  return absl::StrCat(
      "The tags of a deal file are options of every command that reads deals.\n"
      "formats/deals.md is the manual.\n\n"
      "Examples:\n"
      "  matador solve --game skat --contract grand --declarer 2 "
      "--deal '1:AJT.J98.KQ.Q8 K8.AT7.A98.A9 Q97.KQ.JT7.KJ'\n"
      "  matador score --game sjavs --contract hearts --declarer 2 "
      "--result 'points=73 tricks=5'\n\n",
      find_command("score")->line().tags_help());
}

std::string conditions_page() {
  return absl::StrCat(
      kConditionsHelp,
      "\n\n"
      "Examples:\n"
      "  matador table share --game sjavs --where 'length(1) >= 6 and has(1, \"CQ\")'\n"
      "  matador table points --game sjavs --by 'bin(value, 10)'\n"
      "  matador deal --game sjavs --seed 1 -n 10 --where 'trumps(declarer) >= 8'\n"
      "  matador advise --game bridge --seat W --hand KT83.975.KQ32.85 --contract 3NT "
      "--declarer S --where 'hcp(south) >= 15 and hcp(south) <= 17' --worlds 20\n");
}

constexpr std::array kTopics{Topic{"tags", tags_page}, Topic{"conditions", conditions_page}};

// What can be explained.
std::vector<std::string> subjects() {
  std::vector<std::string> names = command_names();
  for (const Topic& topic : kTopics) names.emplace_back(topic.name);
  for (const std::string& game : game_names()) names.push_back(game);
  return names;
}

CommandLine help_line() {
  CommandLine line(
      "help", "[COMMAND | GAME | tags | conditions]",
      "Explains a command, or lists the commands. For a game it tells the rules in ten\n"
      "lines, how cards are written, contracts, options, and what to type. tags are those\n"
      "of deals, as options; conditions the words of --where and --by.",
      "matador help solve\nmatador help solve --full\nmatador help jass\nmatador help conditions\n"
      "matador help --man share/man/man1");
  line.takes_word("COMMAND", subjects());
  return line;
}

void write_pages(const std::filesystem::path& folder) {
  make_folder(folder.string());
  write_whole_file((folder / "matador.1").string(), program_page());
  for (const Command* command : all_commands()) {
    write_whole_file((folder / absl::StrCat("matador-", command->name, ".1")).string(),
                     manual_page(*command));
  }
}

bool has_word(const std::string& page, const std::string& name) {
  const std::string text = plain_letters(page);
  const std::string word = plain_letters(name);
  const auto is_letter = [&](std::size_t place) {
    return place < text.size() && absl::ascii_isalnum(static_cast<unsigned char>(text[place]));
  };
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
    if ((at == 0 || !is_letter(at - 1)) && !is_letter(at + word.size())) return true;
  }
  return false;
}

// The subjects in whose page the word stands, first what commands share and who has an option of
// its name.
std::vector<std::string> subjects_with(const std::string& name) {
  constexpr std::size_t kMost = 4;
  std::vector<std::string> found;
  const auto add = [&](const std::string& subject) {
    if (found.size() < kMost && ranges::find(found, subject) == found.end()) {
      found.push_back(subject);
    }
  };
  for (const Topic& topic : kTopics) {
    if (has_word(topic.page(), name)) add(std::string(topic.name));
  }
  for (const Command* command : all_commands()) {
    if (command->line().option(absl::AsciiStrToLower(name)) != nullptr) add(command->name);
  }
  for (const Command* command : all_commands()) {
    if (has_word(command->line().full_help(), name)) add(command->name);
  }
  for (const Game* game : all_games()) {
    if (has_word(game_page(*game), name)) add(std::string(game->name()));
  }
  return found;
}

// "; try matador help solve, matador help replay"
std::string where_else(const std::string& name) {
  if (name.size() < 3) return "";
  const std::vector<std::string> found = subjects_with(name);
  if (found.empty()) return "";
  return "; try matador help " + absl::StrJoin(found, ", matador help ");
}

std::string help_on(const std::string& name, bool full) {
  if (const Command* command = find_command(name)) {
    const CommandLine line = command->line();
    return full ? line.full_help() : line.help();
  }
  const auto topic = ranges::find(kTopics, std::string_view(name), &Topic::name);
  if (topic != kTopics.end()) return topic->page();
  if (const absl::StatusOr<const Game*> game = read_game(name); game.ok()) return game_page(**game);
  const std::string meant = did_you_mean(name, subjects());
  throw UsageError("unknown command or game ", in_quotes(name),
                   meant.empty() ? where_else(name) : meant);
}

int run_help(const CommandLine& line) {
  if (line.has(options::kMan)) {
    write_pages(file_path(line.text(options::kMan)));
  } else {
    print(line.has_word() ? help_on(line.word(), line.has(options::kFull)) : program_help());
  }
  return 0;
}

}  // namespace

const Command kHelpCommand{"help", "explains a command, or a game", help_line, run_help};

}  // namespace matador
