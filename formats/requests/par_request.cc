#include "formats/requests/par_request.h"

#include <functional>
#include <nlohmann/json.hpp>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "formats/game_format.h"
#include "formats/input/json_deal.h"
#include "formats/input/notes.h"
#include "formats/input/problem.h"
#include "formats/output/answer_facets.h"
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

Json par_json(const std::vector<ParRow>& rows) {
  Json all = Json::array();
  for (const ParRow& row : rows) {
    Json one{{"vulnerable", row.vulnerable}, {"score", row.score}, {"contracts", row.contracts}};
    if (row.of_board) one["board"] = true;
    all.push_back(one);
  }
  return all;
}

// The highest contract of each kind that each declarer makes.
Json made_json(const std::vector<Task>& tasks, const std::vector<int>& tricks) {
  Json all = Json::array();
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    const Game& game = *tasks[i].game;
    const std::string bid =
        format_of(game).boards->contract_made_with(tasks[i].contract, tricks[i]);
    if (bid.empty()) continue;
    all.push_back({{"contract", std::string(game.contract(tasks[i].contract).name)},
                   {"declarer", tasks[i].declarer.number()},
                   {"bid", bid}});
  }
  return all;
}

}  // namespace

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
  Json json{{"deal", deal.number},
            {"game", std::string(problem.game->name())},
            {"seats", problem.deal.seats()}};
  if (problem.dealer) json["dealer"] = problem.dealer->number();
  json["par"] = par_json(par->rows(record, tricks));
  json["made"] = made_json(tasks, tricks);
  return write_json(json) + "\n";
}

}  // namespace matador
