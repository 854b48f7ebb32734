// The options that several commands share, on the command line. What reads them, but for those of
// the machine, is in formats/requests/arguments.h.

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

// --threads. `each`: how many threads one of them works with.
int read_threads(const CommandLine& line, int each = 1);

// What a line about long work ends with: how to end it; empty if the work has a limit.
std::string ending_hint(const CommandLine& line);

// ---- `matador table` and `matador deal` ---------------------------------------------------------

// The words of conditions and keys.
extern const char kConditionsHelp[];

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
  void see(const DealRecord& record);

  std::string command_;
  std::vector<const OptionDefinition*> unused_;  // so far
  bool any_deal_ = false;
};

}  // namespace matador

#endif  // MATADOR_TOOLS_CLI_SHARED_OPTIONS_H_
