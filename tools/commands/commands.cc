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
    Command{"check", "whether the proofs of solve --proof hold", check_line, run_check},
    Command{"replay", "what each card of a play cost: who erred where", replay_line, run_replay},
    Command{"advise", "what to do when you see only your own cards", advise_line, run_advise},
    Command{"auction", "what each player must bid, and who declares", auction_line, run_auction},
    Command{"melds", "what players of Jass can show, and which side scores it", melds_line,
            run_melds},
    Command{"score", "the score-sheet of an evening", score_line, run_score},
    Command{"table", "how often: probabilities over deals, counted or sampled", table_line,
            run_table},
    Command{"merge", "puts the tables of the parts of a run together", merge_line, run_merge},
    Command{"deal", "random deals, as a deal file", deal_line, run_deal},
    Command{"example", "a deal of a game, with comments, to begin with", example_line, run_example},
    Command{"convert", "deal files from the formats of other programs, and back", convert_line,
            run_convert},
    Command{"play", "an evening at the table, against the program", play_line, run_play},
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
