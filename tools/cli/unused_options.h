// Options that meant nothing to any deal: `--exchanges` where nothing can be exchanged, `--names`
// and
// `--suits` of cards that no deal has, the `--contracts` of advice on a contract that is given. The
// answers are right without them, so this is a word on standard error at the end, no fault.
//
//   UnusedOptions unused(line);
//   while (auto deal = unused.seen(deals.next())) ...
//   std::cerr << unused.message();

#ifndef MATADOR_TOOLS_CLI_UNUSED_OPTIONS_H_
#define MATADOR_TOOLS_CLI_UNUSED_OPTIONS_H_

#include <optional>
#include <string>
#include <vector>

#include "formats/input/deal_files.h"
#include "tools/cli/command_line.h"

namespace matador {

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

#endif  // MATADOR_TOOLS_CLI_UNUSED_OPTIONS_H_
