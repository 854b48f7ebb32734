// `matador help`: what --help prints, the pages of the games, and the manual pages.

#include <filesystem>

#include "absl/strings/str_cat.h"
#include "formats/input/problem.h"
#include "formats/text/games_view.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"
#include "tools/cli/command_line.h"
#include "tools/cli/manual_page.h"
#include "tools/commands/commands.h"
#include "tools/runtime/output.h"
#include "tools/runtime/whole_file.h"

namespace matador {

namespace {

// What can be explained.
std::vector<std::string> topics() {
  std::vector<std::string> names = command_names();
  for (const std::string& game : game_names()) names.push_back(game);
  return names;
}

}  // namespace

CommandLine help_line() {
  CommandLine line(
      "help", "[COMMAND | GAME]",
      "Explains a command, or lists the commands. Of a game it tells the rules in ten\n"
      "lines, how cards are written, contracts, options, and what to type.",
      "matador help solve\nmatador help jass\nmatador help --man share/man/man1");
  line.takes_word("COMMAND", topics());
  line.value("man", "FOLDER", "writes the manual pages of all commands there instead");
  return line;
}

namespace {

void write_pages(const std::filesystem::path& folder) {
  std::filesystem::create_directories(folder);
  write_whole_file(folder / "matador.1", program_page());
  for (const Command& command : all_commands()) {
    write_whole_file(folder / absl::StrCat("matador-", command.name, ".1"), manual_page(command));
  }
}

std::string help_on(const std::string& name) {
  if (const Command* command = find_command(name)) return command->line().help();
  if (const absl::StatusOr<const Game*> game = read_game(name); game.ok()) return game_page(**game);
  throw UsageError(
      absl::StrCat("unknown command or game ", in_quotes(name), did_you_mean(name, topics())));
}

}  // namespace

int run_help(const std::vector<std::string>& words) {
  CommandLine line = help_line();
  if (!line.parse(words)) return 0;
  if (line.has("man")) {
    write_pages(line.needed_text("man"));
  } else {
    print(line.has_word() ? help_on(line.word()) : program_help());
  }
  return 0;
}

}  // namespace matador
