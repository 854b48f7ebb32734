#include "formats/requests/melds_request.h"

#include <variant>
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/games/jass/melds_view.h"
#include "formats/input/notes.h"
#include "formats/input/problem.h"
#include "solver/games/registry.h"

namespace matador {
namespace {

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

std::string written(const MeldsAnswer& answer, Format format, bool symbols) {
  switch (format) {
    case Format::kJson:
      return melds_json(answer);
    case Format::kCsv:
      return melds_csv(answer);
    case Format::kText:
      break;
  }
  return melds_view(answer, symbols) + "\n";
}

}  // namespace

std::string melds_heading(Format format) {
  return format == Format::kCsv ? melds_csv_header() : "";
}

Outcome<std::string> answer_melds(const NumberedDeal& deal, const DealRecord& record, Format format,
                                  bool symbols) {
  const Outcome<MeldsAnswer> answer = run_deal_melds(deal, record);
  if (const auto* error = std::get_if<DealError>(&answer)) return *error;
  return written(std::get<MeldsAnswer>(answer), format, symbols);
}

}  // namespace matador
