// The options that several commands share, on the command line. What reads them, but for the
// machine and the suits, is in formats/requests/: solver_arguments.h and statistics_arguments.h.

#ifndef MATADOR_TOOLS_CLI_SHARED_OPTIONS_H_
#define MATADOR_TOOLS_CLI_SHARED_OPTIONS_H_

#include <cstdint>
#include <string>

#include "tools/cli/command_line.h"

namespace matador {

// ---- Commands that solve deals ------------------------------------------------------------------

inline constexpr std::uint64_t kMaxThreads = 1024;

// --threads and --table-mib.
void add_machine_options(CommandLine& line);
// `each`: how many threads one of them works with.
int read_threads(const CommandLine& line, int each = 1);

// --move-seconds, of programs that play.
void add_move_seconds_option(CommandLine& line);

// --seconds; `what` takes so long at most.
void add_seconds_option(CommandLine& line, const std::string& what);
// What a line about long work ends with: how to end it; empty if the work has a limit.
std::string ending_hint(const CommandLine& line);

// --errors.
void add_errors_option(CommandLine& line);

// --language, of --explain.
void add_language_option(CommandLine& line);

// --names, of the highest trumps.
void add_names_option(CommandLine& line);

// ---- `matador table` and `matador deal` ---------------------------------------------------------

// The words of conditions and keys.
extern const char kConditionsHelp[];

// The options --game, --seats, --fix, --hand, --seat, --where and --suits.
void add_query_options(CommandLine& line);

// ---- Commands that show or read cards -----------------------------------------------------------

// --suits: how the suits of Swiss cards are shown, and which French ones stand for them.
void add_suits_option(CommandLine& line);

// To be read before any other option; throws UsageError.
void use_suits(const CommandLine& line);

}  // namespace matador

#endif  // MATADOR_TOOLS_CLI_SHARED_OPTIONS_H_
