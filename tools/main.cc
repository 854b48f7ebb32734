// The program `matador`: finds the command and runs it.
//
// Exit status: 0; 1 where a deal was faulty or the output could not be written; 2 for wrong usage.

#include <array>
#include <exception>
#include <iostream>
#include <new>

#include "absl/strings/str_cat.h"
#include "formats/suggest.h"
#include "formats/text.h"
#include "tools/command_line.h"
#include "tools/commands.h"
#include "tools/output.h"

namespace matador {
namespace {

constexpr int kFaultyDeal = 1;
constexpr int kWrongUsage = 2;

struct Command {
  const char* name;
  const char* summary;
  int (*run)(const std::vector<std::string>& words);
};

constexpr std::array kCommands{
    Command{"solve", "what deals are worth, card by card, with all hands open", run_solve},
    Command{"replay", "what each card of a play cost: who erred where", run_replay},
    Command{"advise", "what to do with only one's own cards", run_advise},
    Command{"auction", "what the forced auction makes of deals", run_auction},
    Command{"melds", "what players of Jass can show, and who scores it", run_melds},
    Command{"score", "keeps the score-sheet over deals that were played", run_score},
    Command{"table", "how often: probabilities over deals, counted or sampled", run_table},
    Command{"merge", "the table of a whole run from those of its parts", run_merge},
    Command{"deal", "random deals, as a deal file", run_deal},
    Command{"convert", "bridge in PBN and logs of jass-kit as a deal file, and back", run_convert},
    Command{"games", "the games, their contracts and rule options", run_games},
    Command{"bench", "how fast the solver is on this machine", run_bench},
};

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

std::string help() {
  std::string text =
      "Matador solves deals of trick-taking games with all cards on the table.\n\n"
      "Usage: matador COMMAND [OPTION ...] [FILE ...]\n\nCommands:\n";
  for (const Command& command : kCommands) {
    absl::StrAppend(&text, "  ", left_in(10, command.name), command.summary, "\n");
  }
  return text +
         "\nmatador COMMAND --help explains a command, matador --version tells the version.\n"
         "The manuals are formats/deals.md and formats/answers.md, once installed in\n"
         "share/doc/matador.\n\n"
         "Example: ten random deals, solved\n"
         "  matador deal --game sjavs --seed 1 -n 10 | matador solve\n";
}

int run_command(const std::string& name, const std::vector<std::string>& words) {
  if (name == "--help" || name == "-h") {
    print(help());
    return 0;
  }
  if (name == "--version") {
    if (!words.empty()) {
      throw UsageError(absl::StrCat("--version stands alone, without ", in_quotes(words.front())));
    }
    print("matador " MATADOR_VERSION "\n");
    return 0;
  }
  if (const Command* command = find_command(name)) return command->run(words);
  throw UsageError(
      absl::StrCat("unknown command ", in_quotes(name), did_you_mean(name, command_names())));
}

// Runs the command, and prints the message of an exception.
int run(const std::vector<std::string>& words) {
  if (words.empty()) {
    std::cerr << help();
    return kWrongUsage;
  }
  const bool known = find_command(words.front()) != nullptr;
  const std::string name = known ? "matador " + words.front() : "matador";
  try {
    const int status = run_command(words.front(), {words.begin() + 1, words.end()});
    finish_output();
    return status;
  } catch (const UsageError& error) {
    std::cerr << name << ": " << error.what() << "\nTry " << name << " --help\n";
    return kWrongUsage;
  } catch (const std::bad_alloc&) {
    std::cerr << name << ": not enough memory; fewer --threads take less\n";
    return kFaultyDeal;
  } catch (const std::exception& error) {
    std::cerr << name << ": " << error.what() << "\n";
    return kFaultyDeal;
  }
}

}  // namespace
}  // namespace matador

int main(int count, char** words) {
  std::ios::sync_with_stdio(false);
  // Otherwise reading would flush the output while another thread may be writing it.
  std::cin.tie(nullptr);
  return matador::run({words + 1, words + count});
}
