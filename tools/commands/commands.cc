#include "tools/commands/commands.h"

#include <array>
#include <range/v3/algorithm/find.hpp>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "formats/cards/swiss_cards.h"
#include "formats/requests/options.h"
#include "formats/words/text.h"

namespace matador {
namespace {

constexpr std::array kCommands{&kSolveCommand,   &kCheckCommand, &kReplayCommand,  &kAdviseCommand,
                               &kAuctionCommand, &kMeldsCommand, &kScoreCommand,   &kTableCommand,
                               &kMergeCommand,   &kDealCommand,  &kExampleCommand, &kConvertCommand,
                               &kPlayCommand,    &kMatchCommand, &kPageCommand,    &kGamesCommand,
                               &kBenchCommand,   &kHelpCommand};

std::string indented(const std::string& lines) {
  return absl::StrCat("  ", absl::StrReplaceAll(lines, {{"\n", "\n  "}}), "\n");
}

}  // namespace

std::span<const Command* const> all_commands() { return kCommands; }

const Command* find_command(const std::string& name) {
  const auto* const found = ranges::find(kCommands, name, &Command::name);
  return found == kCommands.end() ? nullptr : *found;
}

int run_command(const Command& command, const std::vector<std::string>& words) {
  CommandLine line = command.line();
  if (!line.parse(words)) return 0;
  // Before any other option is read: how the suits of Swiss cards are shown, and which French ones
  // stand for them.
  if (options::kSuits.use_in(command.name) != nullptr) {
    use_swiss_cards(usable(swiss_cards(line.text(options::kSuits))));
  }
  return command.run(line);
}

std::vector<std::string> command_names() {
  std::vector<std::string> names;
  names.reserve(kCommands.size());
  for (const Command* command : kCommands) names.emplace_back(command->name);
  return names;
}

std::string commands_with(const std::string& option) {
  std::vector<std::string> names;
  for (const Command* command : kCommands) {
    if (command->line().option(option) != nullptr)
      names.push_back(absl::StrCat("matador ", command->name));
  }
  return names.empty() ? "" : "; it is one of " + alternatives(names, "and");
}

std::string program_help() {
  std::string text = absl::StrCat(
      kProgramAbout, "\n\nUsage: matador COMMAND [OPTION ...] [FILE ...]\n\nCommands:\n");
  for (const Command* command : kCommands) {
    absl::StrAppend(&text, "  ", left_in(10, command->name), command->summary, "\n");
  }
  return absl::StrCat(
      text,
      "\nmatador help COMMAND explains a command, matador help GAME a game, matador help tags\n"
      "the tags of deals as options, matador help conditions the words of --where and --by;\n"
      "matador --version prints the version.\n"
      "The manuals, formats/deals.md and formats/answers.md, and the guides are installed\n"
      "in share/doc/matador.\n\n"
      "Examples:\n",
      indented(kProgramExamples));
}

std::string first_help() {
  return absl::StrCat(
      kProgramAbout, "\n\n", indented(kProgramExamples),
      "\nmatador help lists the commands, and matador help GAME explains a game: sjavs, jass,\n"
      "skat, bridge and others, which matador games lists.\n");
}

}  // namespace matador
