#include "formats/requests/par_request.h"

#include <array>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "formats/game_format.h"
#include "formats/input/json_deal.h"
#include "formats/input/notes.h"
#include "formats/input/problem.h"
#include "formats/output/answer_facets.h"
#include "formats/output/answers.h"
#include "formats/output/field_json.h"
#include "formats/output/task_json.h"
#include "formats/requests/report.h"
#include "formats/words/text.h"
#include "solver/hand_on.h"

namespace matador {
namespace {

using Json = nlohmann::ordered_json;

// A number for each task.
absl::StatusOr<std::vector<int>> read_tricks(const std::string& text,
                                             const std::vector<Task>& tasks) {
  const int most = tasks.front().deal.shape().hand_size;
  std::vector<int> tricks;
  bool good = true;
  for (const absl::string_view word : absl::StrSplit(text, ',')) {
    tricks.push_back(small_number(std::string(word)).value_or(-1));
    good = good && tricks.back() >= 0 && tricks.back() <= most;
  }
  if (good && tricks.size() == tasks.size()) return tricks;
  return absl::InvalidArgumentError(absl::StrCat("option \"tricks\": expected ", tasks.size(),
                                                 " numbers from 0 to ", most,
                                                 ", by contract and declarer"));
}

absl::StatusOr<std::vector<int>> solved_tricks(const std::vector<Task>& tasks, Solver& solver) {
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Solution> solutions,
                           solver.solve_all(tasks, {.objective = Objective::kTricks}));
  std::vector<int> tricks;
  for (const Solution& solution : solutions) {
    if (!solution.exact) return absl::CancelledError("not all contracts are solved");
    tricks.push_back(solution.low);
  }
  return tricks;
}

// ---- Fields -------------------------------------------------------------------------------------

using ParField = Field<ParRow>;

constexpr std::array kParFields{
    ParField{{"vulnerable", "string"}, member<&ParRow::vulnerable>},
    ParField{{"score", "string"}, member<&ParRow::score>},
    ParField{{"contracts", "string"}, member<&ParRow::contracts>},
    ParField{{"board", "true?"}, [](const ParRow& row) { return given_if(row.of_board); }}};

struct MadeContract {
  const Task& task;
  std::string bid;
};

using MadeField = Field<MadeContract>;

constexpr std::array kMadeFields{
    MadeField{{"contract", "Contract"},
              [](const MadeContract& made) -> Json { return contract_name(made.task); }},
    MadeField{{"declarer", "SeatNumber"},
              [](const MadeContract& made) -> Json { return made.task.declarer.number(); }},
    MadeField{{"bid", "string"}, member<&MadeContract::bid>}};

struct ParAnswer {
  std::vector<ParRow> rows;
  std::vector<MadeContract> made;
};

using AnswerField = Field<ParAnswer>;

constexpr std::array kAnswerFields{
    AnswerField{{"par", "ParRow[]",
                 "By who is vulnerable, four objects: `vulnerable` as the tag has it, `score`, the "
                 "`contracts` in which the auction can end, and `\"board\":true` where it is so in "
                 "this deal."},
                [](const ParAnswer& par) { return list_of<ParRow>(kParFields, par.rows); }},
    AnswerField{
        {"made", "MadeContract[]",
         "The highest contract of each kind that each declarer makes: `contract`, `declarer`, "
         "`bid`."},
        [](const ParAnswer& par) { return list_of<MadeContract>(kMadeFields, par.made); }}};

// The highest contract of each kind that each declarer makes.
std::vector<MadeContract> contracts_made(const std::vector<Task>& tasks,
                                         const std::vector<int>& tricks) {
  std::vector<MadeContract> made;
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    const Task& task = tasks[i];
    std::string bid = format_of(*task.game).boards->contract_made_with(task.contract, tricks[i]);
    if (!bid.empty()) made.push_back({task, std::move(bid)});
  }
  return made;
}

}  // namespace

FieldTexts par_fields() { return texts_of<ParAnswer>(kAnswerFields); }

ParSettings read_par_settings(const Arguments& arguments) {
  ParSettings settings;
  if (arguments.has(options::kTricks)) settings.tricks = arguments.text(options::kTricks);
  return settings;
}

absl::StatusOr<std::string> answer_par(const NumberedDeal& deal, const DealRecord& record,
                                       const ParSettings& settings, Solver& solver) {
  MATADOR_ASSIGN_OR_RETURN(Problem problem, read_problem(record));
  const ParFormat* par = format_of(*problem.game).par;
  if (par == nullptr) {
    return DealError{record.line_of({tags::kGame}), "par is for " + games_with(&GameFormat::par)};
  }
  problem.play.clear();
  problem.leader.reset();
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Task> tasks,
                           read_tasks(record, problem, /*all_contracts=*/true));
  MATADOR_ASSIGN_OR_RETURN(
      const std::vector<int> tricks,
      in_line(record.line_of({tags::kDeal}), settings.tricks ? read_tricks(*settings.tricks, tasks)
                                                             : solved_tricks(tasks, solver)));
  Json json = deal_json({deal.number, *problem.game, problem.deal.seats(), problem.dealer});
  add_fields<ParAnswer>(kAnswerFields,
                        {par->rows(problem.own, tricks), contracts_made(tasks, tricks)}, json);
  return write_json(json) + "\n";
}

}  // namespace matador
