// The commands of the program, a file each.
//
//   if (const Command* command = find_command("solve")) {
//     return run_command(*command, {"--json", "evening.deals"});
//   }

#ifndef MATADOR_TOOLS_COMMANDS_COMMANDS_H_
#define MATADOR_TOOLS_COMMANDS_COMMANDS_H_

#include <span>
#include <string>
#include <vector>

#include "formats/output/fields.h"
#include "solver/stop.h"
#include "tools/cli/command_line.h"

namespace matador {

struct Command {
  const char* name;
  const char* summary;  // in a few words
  CommandLine (*line)();
  int (*run)(const CommandLine& line);
};

// Runs it with the words behind its name: the exit status, 0, or 1 if a deal was faulty. Throws
// UsageError.
int run_command(const Command& command, const std::vector<std::string>& words);

// In the order in which people meet them.
std::span<const Command* const> all_commands();
const Command* find_command(const std::string& name);  // null: there is none
std::vector<std::string> command_names();
// "; it is one of matador advise and matador table", of an option; empty where no command has it.
std::string commands_with(const std::string& option);

// What the whole program does, and the commonest questions, each a comment and a command as the
// shell takes them.
inline constexpr char kProgramAbout[] =
    "Matador solves deals of trick-taking games with all cards on the table.";
inline constexpr char kProgramExamples[] =
    "# What is a deal worth?\n"
    "matador solve 'N:AKQ2.AK5.T98.QJ4 JT98.QJT.KQJ.T98 765.9876.A765.K7 43.432.432.A6532'\n"
    "# What should I declare, or play?\n"
    "matador advise --game jass --contracts obenabe,undenufe --hand 'SA SU S9 RK R8 BT AA A9 A6'\n"
    "# Where did we go wrong?\n"
    "matador example sjavs | matador replay\n"
    "# Who is ahead?\n"
    "matador score --game sjavs --contract hearts --declarer 2 --result 'points=73 tricks=5'\n"
    "# How often does that happen?\n"
    "matador table share --game sjavs --where 'length(1) >= 5'";
// With a line for each command, as matador --help prints it.
std::string program_help();
// A few lines for somebody who types matador alone.
std::string first_help();

extern const Command kAdviseCommand, kAuctionCommand, kBenchCommand, kCheckCommand, kConvertCommand,
    kDealCommand, kExampleCommand, kGamesCommand, kHelpCommand, kMatchCommand, kMeldsCommand,
    kMergeCommand, kPageCommand, kPlayCommand, kReplayCommand, kScoreCommand, kSolveCommand,
    kTableCommand;

// What is said about the fields of the answers of bench, and of bench --text.
FieldTexts bench_fields();
FieldTexts bench_text_fields();

// What the command prints with --json, for other programs; of the deals that are done once
// `interrupt` is set.
std::string table_json(const std::vector<std::string>& words, const Interrupt& interrupt);

}  // namespace matador

#endif  // MATADOR_TOOLS_COMMANDS_COMMANDS_H_
