// `matador help`: what --help prints, the pages of the games, and the manual pages.

#include <filesystem>
#include <range/v3/algorithm/find.hpp>
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/input/file_path.h"
#include "formats/input/problem.h"
#include "formats/text/games_view.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"
#include "solver/games/registry.h"
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
      "Explains a command, or lists the commands. For a game it tells the rules in ten\n"
      "lines, how cards are written, contracts, options, and what to type.",
      "matador help solve\nmatador help jass\nmatador help --man share/man/man1");
  line.takes_word("COMMAND", topics());
  line.value("man", "FOLDER", "writes the manual pages of all commands there instead");
  return line;
}

namespace {

void write_pages(const std::filesystem::path& folder) {
  make_folder(folder.string());
  write_whole_file((folder / "matador.1").string(), program_page());
  for (const Command& command : all_commands()) {
    write_whole_file((folder / absl::StrCat("matador-", command.name, ".1")).string(),
                     manual_page(command));
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

// The topics in whose page the word stands, those of an option with its name first.
std::vector<std::string> topics_with(const std::string& name) {
  constexpr std::size_t kMost = 4;
  std::vector<std::string> found;
  const auto add = [&](const std::string& topic) {
    if (found.size() < kMost && ranges::find(found, topic) == found.end()) found.push_back(topic);
  };
  for (const Command& command : all_commands()) {
    if (command.line().option(absl::AsciiStrToLower(name)) != nullptr) add(command.name);
  }
  for (const Command& command : all_commands()) {
    if (has_word(command.line().help(), name)) add(command.name);
  }
  for (const Game* game : all_games()) {
    if (has_word(game_page(*game), name)) add(std::string(game->name()));
  }
  return found;
}

// "; try matador help solve, matador help replay"
std::string where_else(const std::string& name) {
  if (name.size() < 3) return "";
  const std::vector<std::string> found = topics_with(name);
  if (found.empty()) return "";
  return "; try matador help " + absl::StrJoin(found, ", matador help ");
}

std::string help_on(const std::string& name) {
  if (const Command* command = find_command(name)) return command->line().help();
  if (const absl::StatusOr<const Game*> game = read_game(name); game.ok()) return game_page(**game);
  const std::string meant = did_you_mean(name, topics());
  throw UsageError(absl::StrCat("unknown command or game ", in_quotes(name),
                                meant.empty() ? where_else(name) : meant));
}

}  // namespace

int run_help(const std::vector<std::string>& words) {
  CommandLine line = help_line();
  if (!line.parse(words)) return 0;
  if (line.has("man")) {
    write_pages(file_path(line.needed_text("man")));
  } else {
    print(line.has_word() ? help_on(line.word()) : program_help());
  }
  return 0;
}

}  // namespace matador
