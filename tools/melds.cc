// `matador melds`: reads deals of Jass, and prints their Wyz and Stöck.

#include "absl/strings/str_cat.h"
#include "formats/games/jass/melds_view.h"
#include "formats/problem.h"
#include "solver/games/registry.h"
#include "tools/command_line.h"
#include "tools/commands.h"
#include "tools/deal_input.h"
#include "tools/output.h"
#include "tools/suits_option.h"

namespace matador {
namespace {

CommandLine melds_line() {
  CommandLine line(
      "melds", "[--json | --csv] [FILE ...]",
      "Tells what each player of Jass can show, Wyz and Stoeck, and which side scores\n"
      "it. A hand is divided into melds in the way that is worth most.",
      "matador melds evening.deals\n"
      "matador deal --game jass --seats 4 --seed 1 -n 100 --contract shields | matador "
      "melds --csv");
  line.takes_deals();
  line.flag("json", "one JSON object a line for each deal");
  line.flag("csv", "a table of comma-separated values");
  add_suits_option(line);
  add_deal_options(line);
  return line;
}

Outcome<MeldsAnswer> run_deal_melds(const NumberedDeal& deal, const DealRecord& record) {
  const Outcome<Problem> problem = read_problem(record);
  if (const auto* error = std::get_if<DealError>(&problem)) return *error;
  const Game& game = *std::get<Problem>(problem).game;
  if (&game != find_game("jass")) {
    return DealError{record.line_of({"Game"}),
                     absl::StrCat(std::string(game.name()), " has no melds")};
  }
  const Outcome<std::vector<Task>> tasks = read_tasks(record, std::get<Problem>(problem), false);
  if (const auto* error = std::get_if<DealError>(&tasks)) return *error;
  // Where there is a task for each player they differ in nothing that matters to melds.
  MeldsAnswer answer = find_melds(deal.number, std::get<std::vector<Task>>(tasks).front());
  answer.notes = read_notes(record, game, answer.task.deal.seats());
  return answer;
}

std::string written(const MeldsAnswer& answer, Format format) {
  switch (format) {
    case Format::kJson:
      return melds_json(answer);
    case Format::kCsv:
      return melds_csv(answer);
    case Format::kText:
      break;
  }
  return melds_view(answer, terminal_has_symbols()) + "\n";
}

}  // namespace

int run_melds(const std::vector<std::string>& words) {
  CommandLine line = melds_line();
  if (!line.parse(words)) return 0;
  use_suits(line);
  const Format format = line.format();
  if (format == Format::kCsv) print(melds_csv_header());

  return answer_deals(line, [&](const NumberedDeal& deal, const DealRecord& record) {
    const Outcome<MeldsAnswer> answer = run_deal_melds(deal, record);
    const auto* error = std::get_if<DealError>(&answer);
    return error != nullptr ? Outcome<std::string>(*error)
                            : written(std::get<MeldsAnswer>(answer), format);
  });
}

}  // namespace matador
