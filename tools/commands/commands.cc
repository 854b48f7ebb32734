#include "tools/commands/commands.h"

#include <array>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "formats/words/text.h"

namespace matador {
namespace {

constexpr std::array kCommands{
    Command{"solve", "what deals are worth, card by card, with all hands open", solve_line,
            run_solve},
    Command{"replay", "what each card of a play cost: who erred where", replay_line, run_replay},
    Command{"advise", "what to do with only one's own cards", advise_line, run_advise},
    Command{"auction", "what the forced auction makes of deals", auction_line, run_auction},
    Command{"melds", "what players of Jass can show, and who scores it", melds_line, run_melds},
    Command{"score", "keeps the score-sheet over deals that were played", score_line, run_score},
    Command{"table", "how often: probabilities over deals, counted or sampled", table_line,
            run_table},
    Command{"merge", "the table of a whole run from those of its parts", merge_line, run_merge},
    Command{"deal", "random deals, as a deal file", deal_line, run_deal},
    Command{"example", "a deal of a game, with comments, to begin with", example_line, run_example},
    Command{"convert", "the formats of other programs as a deal file, and back", convert_line,
            run_convert},
    Command{"play", "an evening at the table, against players of the house", play_line, run_play},
    Command{"match", "which player is better, over many deals", match_line, run_match},
    Command{"page", "a page for the browser, with the solver inside", page_line, run_page},
    Command{"games", "the games, their contracts and rule options", games_line, run_games},
    Command{"bench", "how fast the solver is on this machine", bench_line, run_bench},
    Command{"help", "explains a command, or a game", help_line, run_help},
};

std::string indented(const std::string& lines) {
  return absl::StrCat("  ", absl::StrReplaceAll(lines, {{"\n", "\n  "}}), "\n");
}

}  // namespace

std::span<const Command> all_commands() { return kCommands; }

const Command* find_command(const std::string& name) {
  for (const Command& command : kCommands) {
    if (command.name == name) return &command;
  }
  return nullptr;
}

std::vector<std::string> command_names() {
  std::vector<std::string> names;
  names.reserve(kCommands.size());
  for (const Command& command : kCommands) names.emplace_back(command.name);
  return names;
}

std::string commands_with(const std::string& option) {
  std::vector<std::string> names;
  for (const Command& command : kCommands) {
    if (command.line().option(option) != nullptr)
      names.push_back(absl::StrCat("matador ", command.name));
  }
  return names.empty() ? "" : "; it is one of " + alternatives(names, "and");
}

std::string program_help() {
  std::string text = absl::StrCat(
      kProgramAbout, "\n\nUsage: matador COMMAND [OPTION ...] [FILE ...]\n\nCommands:\n");
  for (const Command& command : kCommands) {
    absl::StrAppend(&text, "  ", left_in(10, command.name), command.summary, "\n");
  }
  return absl::StrCat(text,
                      "\nmatador help COMMAND explains a command, matador help GAME a game;\n"
                      "matador --version prints the version.\n"
                      "The manuals are formats/deals.md and formats/answers.md, once installed in\n"
                      "share/doc/matador.\n\n"
                      "Examples:\n",
                      indented(kProgramExamples));
}

std::string first_help() {
  return absl::StrCat(
      kProgramAbout, "\n\n", indented(kProgramExamples),
      "\nmatador help lists the commands, and matador help GAME explains a game: sjavs, jass,\n"
      "skat, bridge, ... of matador games.\n");
}

}  // namespace matador
