// The options that several commands share, on the command line. What reads them, but for the
// machine and the suits, is in formats/requests/arguments.h.

#ifndef MATADOR_TOOLS_CLI_SHARED_OPTIONS_H_
#define MATADOR_TOOLS_CLI_SHARED_OPTIONS_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "formats/input/deal_files.h"
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

// ---- Unused options -----------------------------------------------------------------------------
// Options that meant nothing to any deal: `--exchanges` where nothing can be exchanged, `--names`
// and `--suits` of cards that no deal has, the `--contracts` of advice on a contract that is given.
// The answers are right without them, so this is a word on standard error at the end, no fault.
//
//   UnusedOptions unused(line);
//   while (auto deal = unused.seen(deals.next())) ...
//   std::cerr << unused.message();

class UnusedOptions {
 public:
  explicit UnusedOptions(const CommandLine& line);

  // Gives back the deal, or none, once it is known which options concern it.
  std::optional<NumberedDeal> seen(std::optional<NumberedDeal> deal);
  // Deals of this game, where a command makes its own.
  UnusedOptions& see_game(const std::string& name);

  // A line for each option, or nothing; nothing too where no deal could be read.
  std::string message() const;

 private:
  struct Option;

  void see(const DealRecord& record);

  std::string command_;
  std::vector<const Option*> unused_;  // so far
  bool any_deal_ = false;
};

}  // namespace matador

#endif  // MATADOR_TOOLS_CLI_SHARED_OPTIONS_H_
