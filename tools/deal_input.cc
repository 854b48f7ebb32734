#include "tools/deal_input.h"

#include <unistd.h>

#include <iostream>
#include <range/v3/algorithm/find.hpp>

#include "absl/strings/str_cat.h"
#include "formats/problem.h"
#include "formats/suggest.h"
#include "formats/text.h"
#include "solver/games/registry.h"
#include "tools/output.h"

namespace matador {
namespace {

// Options that no game has are a fault of the command line, not of the deals.
void check_options_of_all_games(const std::string& options) {
  std::vector<std::string> known;
  for (const Game* game : all_games()) {
    for (const std::string& name : option_names(*game)) known.push_back(name);
  }
  for (const std::string& word : words(options)) {
    const std::string name = word.substr(0, word.find('='));
    if (ranges::find(known, name) != known.end()) continue;
    throw UsageError(
        absl::StrCat("--options: unknown option ", in_quotes(name), did_you_mean(name, known)));
  }
}

}  // namespace

void add_deal_options(CommandLine& line) {
  line.value("options", "WORDS",
             "as if each deal had these rule options too, \"solo-vol=off suduroy\"; they override "
             "its own");
  line.flag("strict", "warnings, as of a misspelt tag, are errors");
}

Reading read_reading(const CommandLine& line) {
  const std::string options = line.text("options", "");
  check_options_of_all_games(options);
  return {.options = options, .strict = line.has("strict")};
}

// Otherwise a first-time user would see nothing at all.
void tell_of_waiting(const CommandLine& line) {
  const std::vector<std::string> files = line.files();
  const bool from_input = files.empty() || ranges::find(files, std::string("-")) != files.end();
  if (!from_input || isatty(STDIN_FILENO) == 0) return;
  std::cerr << "matador " << line.command()
            << ": waiting for deals on standard input; Ctrl-D ends them, and matador "
            << line.command() << " --help tells more\n";
}

DealFiles deal_files(const CommandLine& line) {
  const Reading reading = read_reading(line);
  tell_of_waiting(line);
  return DealFiles(line.files(), reading);
}

bool answer_deal(const NumberedDeal& deal, const AnswerDeal& answer) {
  std::cerr << warning_lines(deal);
  const auto* record = std::get_if<DealRecord>(&deal.content);
  if (record != nullptr && !deal.is_deal()) return true;
  const Outcome<std::string> text =
      record != nullptr ? answer(deal, *record) : std::get<DealError>(deal.content);
  if (const auto* error = std::get_if<DealError>(&text)) {
    std::cerr << error_lines(deal, *error);
    return false;
  }
  print(std::get<std::string>(text));
  flush_output();  // a reader of single deals need not wait for the end
  return true;
}

int answer_deals(const CommandLine& line, const AnswerDeal& answer) {
  bool good = true;
  DealFiles deals = deal_files(line);
  while (const std::optional<NumberedDeal> deal = deals.next()) {
    good = answer_deal(*deal, answer) && good;
  }
  return good ? 0 : 1;
}

}  // namespace matador
