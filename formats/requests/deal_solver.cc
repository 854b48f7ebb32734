#include "formats/requests/deal_solver.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <functional>
#include <limits>
#include <optional>
#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/contains.hpp>
#include <range/v3/algorithm/for_each.hpp>
#include <range/v3/algorithm/stable_sort.hpp>
#include <set>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "formats/cards/card_style.h"
#include "formats/game_format.h"
#include "formats/input/notes.h"
#include "formats/input/problem.h"
#include "formats/output/answer_facets.h"
#include "formats/output/answers.h"
#include "formats/requests/arguments.h"
#include "formats/requests/report.h"
#include "formats/requests/solve_request.h"
#include "formats/text/choice_view.h"
#include "formats/text/deal_view.h"
#include "solver/choice.h"
#include "solver/games/objectives.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"
#include "solver/questions.h"

namespace matador {
namespace {

DealError fault_of_play(const DealRecord& record, const absl::Status& status) {
  return {record.line_of({tags::kPlay}), std::string(status.message())};
}

}  // namespace

absl::StatusOr<std::string> DealSolver::solve() {
  MATADOR_RETURN_IF_ERROR(deal_.content.status());
  MATADOR_ASSIGN_OR_RETURN(Problem asked, read_problem_or_ending(*deal_.content));
  return solve(*deal_.content, std::move(asked));
}

absl::StatusOr<std::string> DealSolver::solve(const DealRecord& record, Problem asked) {
  MATADOR_ASSIGN_OR_RETURN(asked.player, player_asked(settings_.player, record, asked));
  if (settings_.from_deal) take_back(asked);
  MATADOR_RETURN_IF_ERROR(in_line(record.line_of({tags::kSeats}), check_player(asked)));
  if (settings_.table != nullptr && asked.game->is_ending(asked.deal)) {
    return DealError{record.line_of({tags::kDeal}), "tables of contracts are of whole deals"};
  }
  if (settings_.table != nullptr) {
    return write_table({deal_, record, asked}, *settings_.table, settings_.strict, solver_,
                       losses_);
  }
  std::vector<std::optional<Objective>> objectives(settings_.objectives.begin(),
                                                   settings_.objectives.end());
  if (objectives.empty()) objectives.emplace_back();
  std::string answers;
  for (const std::optional<Objective>& objective : objectives) {
    MATADOR_ASSIGN_OR_RETURN(const std::string text, solve_for(record, asked, objective));
    if (text != answers) answers += text;  // passed out, whatever is asked
    --objectives_left_;
  }
  if (settings_.explanation && !contracts_.empty()) {
    answers += "--explain is for a deal that names its contract.\n\n";
  }
  return answers;
}

absl::StatusOr<std::string> DealSolver::solve_for(const DealRecord& record, const Problem& asked,
                                                  std::optional<Objective> objective) {
  objective_ = objective;
  Request request = settings_.request;
  const bool text = settings_.format == Format::kText;
  if (settings_.format != Format::kJson && contracts_.empty() && !asked.contract &&
      format_of(*asked.game).asks_all_contracts) {
    contracts_ = {kEveryContract};
    request.cards = request.line = false;
  }
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Task> tasks, tasks_of(record, asked));
  if (tasks.empty()) return passed_out(record, asked);
  request.objective = objective_of(tasks.front());
  MATADOR_RETURN_IF_ERROR(in_line(record.line_of({tags::kDeal}),
                                  check_objective_of_ending(tasks.front(), request.objective)));
  const bool advice =
      text && !contracts_.empty() && has_choices(*asked.game) && !asked.game->is_ending(asked.deal);
  if (advice) return advise(record, choices_of(tasks, asked.declarer), request);
  return solve_tasks(record, tasks, request);
}

Objective DealSolver::objective_of(const Task& task) const {
  return objective_.value_or(usual_objective(task));
}

Request DealSolver::within_time(Request request, int solves) const {
  request.seconds = time_.share(objectives_left_ * solves);
  return request;
}

void DealSolver::keep_with_objective(std::vector<Task>& tasks) const {
  const auto lacks = [&](const Task& task) {
    return !ranges::contains(objectives_of(task), objective_of(task));
  };
  if (!ranges::all_of(tasks, lacks)) std::erase_if(tasks, lacks);
}

absl::StatusOr<std::vector<Solution>> DealSolver::solve_each(const std::vector<Task>& tasks,
                                                             const Request& request) const {
  std::vector<Solution> solutions(tasks.size());
  if (settings_.vol) {
    for (std::size_t i = 0; i < tasks.size(); ++i) {
      Request share = request;
      share.seconds /= static_cast<double>(tasks.size());
      MATADOR_ASSIGN_OR_RETURN(solutions[i], solve_vol(solver_, tasks[i], share));
    }
    return solutions;
  }
  std::set<Objective> different;
  for (const Task& task : tasks) different.insert(objective_of(task));
  for (Objective objective : different) {
    std::vector<Task> alike;
    for (const Task& task : tasks) {
      if (objective_of(task) == objective) alike.push_back(task);
    }
    Request by_objective = request;
    by_objective.objective = objective;
    by_objective.seconds /= static_cast<double>(different.size());
    MATADOR_ASSIGN_OR_RETURN(const auto solved, solver_.solve_all(alike, by_objective));
    auto next = solved.begin();
    for (std::size_t i = 0; i < tasks.size(); ++i) {
      if (objective_of(tasks[i]) == objective) solutions[i] = *next++;
    }
  }
  return solutions;
}

void DealSolver::take_back(Problem& asked) const {
  asked.exchange.reset();
  asked.play.clear();
  if (settings_.table != nullptr || !settings_.contracts.empty()) asked.leader.reset();
}

absl::StatusOr<std::vector<Task>> DealSolver::tasks_of(const DealRecord& record,
                                                       const Problem& asked) const {
  const std::vector<std::string>& names = contracts_;
  MATADOR_ASSIGN_OR_RETURN(std::vector<Task> tasks, read_tasks(record, asked, !names.empty()));
  if (names.empty()) return tasks;
  keep_with_objective(tasks);
  if (names.front() == kEveryContract) return tasks;
  const absl::StatusOr<std::set<Contract>> wanted = matador::read_contracts(names, *asked.game);
  if (!wanted.ok()) {
    return DealError{record.line_of({tags::kGame}),
                     absl::StrCat("--contracts: ", wanted.status().message())};
  }
  std::erase_if(
      tasks, [&](const Task& task) { return wanted->count({.index = task.contract.index}) == 0; });
  if (!tasks.empty()) return tasks;
  return DealError{record.line_of({tags::kPlay, tags::kExchange}),
                   "--contracts: in none of them could this have been played"};
}

absl::StatusOr<std::string> DealSolver::solve_tasks(const DealRecord& record,
                                                    const std::vector<Task>& possible,
                                                    const Request& request) const {
  const absl::StatusOr<std::vector<Task>> chosen =
      played_joker(solver_, possible, within_time(request, 3));
  if (!chosen.ok()) return fault_of_play(record, chosen.status());
  const std::vector<Task>& tasks = *chosen;
  const bool scored = !tasks.front().game->is_ending(tasks.front().deal);
  const bool choice = scored && tasks.size() > 1 && contracts_.empty() && !tasks.front().player &&
                      settings_.marks_best;
  const bool sheet = scored && settings_.format == Format::kText && contracts_.empty() &&
                     request.objective != Objective::kScore &&
                     tasks.front().game->has(Objective::kScore, tasks.front().contract);
  const int solves = 1 + (choice || sheet ? 1 : 0) + (settings_.explanation ? 1 : 0);
  const absl::StatusOr<std::vector<Solution>> solutions =
      solve_each(tasks, within_time(request, solves));
  if (!solutions.ok()) return fault_of_play(record, solutions.status());
  std::vector<Solution> scores;
  if (choice || sheet) {
    const Request by_score{
        .objective = Objective::kScore, .model = request.model, .node_limit = request.node_limit};
    absl::StatusOr<std::vector<Solution>> solved =
        solver_.solve_all(tasks, within_time(by_score, settings_.explanation ? 2 : 1));
    if (!solved.ok()) return fault_of_play(record, solved.status());
    scores = *std::move(solved);
  }

  std::vector<Answer> answers = answers_of(record, tasks, *solutions, request);
  if (choice) {
    if (const std::optional<std::size_t> best = best_by_score(scores)) answers[*best].best = true;
  }
  if (settings_.listener) ranges::for_each(answers, settings_.listener);
  const absl::StatusOr<std::string> shown = in_format(answers, scores);
  if (!shown.ok()) return fault_of_play(record, shown.status());
  return *shown;
}

Answer DealSolver::answer_of(const Task& task, const Request& request, const Solution& solution,
                             const Notes& notes) const {
  return {
      .deal = deal_.number, .task = task, .request = request, .solution = solution, .notes = notes};
}

std::vector<Answer> DealSolver::answers_of(const DealRecord& record, const std::vector<Task>& tasks,
                                           const std::vector<Solution>& solutions,
                                           const Request& request) const {
  const Notes notes = read_notes(record, *tasks.front().game, tasks.front().deal.seats());
  std::vector<Answer> answers;
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    answers.push_back(answer_of(tasks[i], request, solutions[i], notes));
    answers.back().language = settings_.explanation.value_or(Language::kEnglish);
    answers.back().request.objective = objective_of(tasks[i]);
    if (settings_.milliseconds) answers.back().milliseconds = 1000 * time_.passed();
  }
  return answers;
}

absl::StatusOr<std::string> DealSolver::in_format(const std::vector<Answer>& answers,
                                                  const std::vector<Solution>& scores) const {
  if (settings_.heard_alone) return "";
  if (settings_.format != Format::kText) {
    auto* const line = settings_.format == Format::kJson ? answer_json : answer_csv;
    std::string lines;
    for (const Answer& answer : answers) lines += line(answer);
    return lines;
  }
  if (!contracts_.empty()) {
    const ParFormat* par = format_of(*answers.front().task.game).par;
    const auto view = par ? par->view(answers, settings_.symbols) : std::nullopt;
    if (view) return *view + "\n";
  }
  return text(answers, scores);
}

absl::StatusOr<std::string> DealSolver::advise(const DealRecord& record,
                                               const std::vector<Task>& tasks,
                                               const Request& request) const {
  Request by_value = request;
  by_value.cards = by_value.line = false;
  Request by_score = by_value;
  by_score.objective = choice_objective(*tasks.front().game);
  const absl::StatusOr<std::vector<Solution>> values =
      solver_.solve_all(tasks, within_time(by_value, 3));
  if (!values.ok()) return fault_of_play(record, values.status());
  const absl::StatusOr<std::vector<Solution>> scores =
      by_score.objective == by_value.objective ? values
                                               : solver_.solve_all(tasks, within_time(by_score, 2));
  if (!scores.ok()) return fault_of_play(record, scores.status());

  const Notes notes = read_notes(record, *tasks.front().game, tasks.front().deal.seats());
  std::vector<Answer> answers;
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    answers.push_back(answer_of(tasks[i], by_value, (*values)[i], notes));
  }
  by_score.cards = request.cards;
  by_score.line = request.line;
  const bool more = by_score.cards || by_score.line;
  std::vector<Answer> best;
  for (std::size_t i : best_choices(tasks, *scores)) {
    const absl::StatusOr<Solution> solution =
        more ? solver_.solve(tasks[i], within_time(by_score, 1)) : (*scores)[i];
    if (!solution.ok()) return fault_of_play(record, solution.status());
    best.push_back(answer_of(tasks[i], by_score, *solution, notes));
  }
  return choices_view(answers, *scores, best, settings_.symbols) + "\n";
}

absl::StatusOr<std::string> DealSolver::text(const std::vector<Answer>& answers,
                                             const std::vector<Solution>& scores) const {
  if (!contracts_.empty()) return contracts_view(answers, settings_.symbols) + "\n";
  const bool is_score = answers.front().request.objective == Objective::kScore;
  if (answers.front().task.player) {
    MATADOR_ASSIGN_OR_RETURN(const std::string why, explained(answers, answers.size()));
    const std::vector<Solution> none;
    return absl::StrCat(players_view(answers, is_score ? none : scores, settings_.symbols), why,
                        "\n");
  }
  std::string text;
  for (std::size_t i = 0; i < answers.size(); ++i) {
    const std::optional<Solution> score =
        is_score || scores.empty() ? std::nullopt : std::optional<Solution>(scores[i]);
    MATADOR_ASSIGN_OR_RETURN(const std::string why, explained({answers[i]}, answers.size() - i));
    absl::StrAppend(&text, answer_view(answers[i], score, settings_.symbols), why,
                    names_line(answers[i].task, settings_.names, settings_.symbols), "\n");
  }
  return text;
}

absl::StatusOr<std::string> DealSolver::explained(const std::vector<Answer>& answers,
                                                  std::size_t left) const {
  const Game& game = *answers.front().task.game;
  if (!settings_.explanation) return "";
  if (!game.has_tricks(answers.front().task.contract)) return kNoTricksToExplain;
  std::vector<ExplainedAnswer> all;
  for (const Answer& answer : answers) {
    Answer limited = answer;
    limited.request = within_time(answer.request, static_cast<int>(left--));
    if (!answer.solution.exact) continue;
    MATADOR_ASSIGN_OR_RETURN(const Explanation found, explain(limited, solver_));
    all.push_back({answer, found});
  }
  if (all.empty()) return "";
  const CardFace face(card_style(game), settings_.symbols);
  return explanation_view(all, face);
}

std::string DealSolver::passed_out(const DealRecord& record, const Problem& problem) const {
  if (settings_.heard_alone) return "";
  if (settings_.format == Format::kJson) {
    return passed_out_json(deal_.number, reported(record, tags::kId), problem);
  }
  if (settings_.format == Format::kCsv) return passed_out_csv(deal_.number, problem);
  const Notes notes = read_notes(record, *problem.game, problem.deal.seats());
  return passed_out_view(deal_.number, problem, notes, settings_.symbols) + "\n";
}

// ---- Explanation --------------------------------------------------------------------------------

namespace {

// What each move costs beside the best one, where that is less for the side to move.
std::vector<CostlyMove> costly_moves(const Solution& solution) {
  std::vector<CostlyMove> costly;
  for (const auto& [move, value] : solution.moves) {
    if (value != solution.low) costly.push_back({move, std::abs(value - solution.low), {}});
  }
  ranges::stable_sort(costly, {}, &CostlyMove::cost);
  return costly;
}

// What every other card than the one that was played costs at least; 0 where there is none.
int least_cost(const ReplayedMove& played) {
  int least = std::numeric_limits<int>::max();
  for (const auto& [move, value] : played.values) {
    if (move != played.move) least = std::min(least, played.sign * (played.before.low - value));
  }
  return played.values.size() < 2 ? 0 : least;
}

std::vector<Move> first_moves(const std::vector<Move>& moves, std::size_t count) {
  return {moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(count)};
}

// What a replay is explained by, one solve after the other.
class ReplayExplainer {
 public:
  ReplayExplainer(const ReplayAnswer& answer, const ReplayRequest& request, Solver& solver)
      : answer_(answer), request_(request), solver_(solver), time_(request.seconds) {}

  absl::StatusOr<ReplayExplanation> explanation() {
    ReplayExplanation explanation;
    for (const ReplayedMove& move : mistakes()) {
      MATADOR_ASSIGN_OR_RETURN(const ExplainedMistake explained, explain(move));
      if (!explained.better.empty()) explanation.mistakes.push_back(explained);
    }
    MATADOR_ASSIGN_OR_RETURN(explanation.lost, lost_deal());
    explanation.alone = alone();
    return explanation;
  }

 private:
  // The first, and the gravest.
  std::vector<ReplayedMove> mistakes() const {
    std::vector<ReplayedMove> mistakes;
    for (const ReplayedMove& move : moves_of(answer_)) {
      if (!move.exact || move.cost() == 0) continue;
      mistakes.push_back(move);
      break;
    }
    const std::optional<GravestMistake> gravest = gravest_mistake(answer_);
    if (gravest && gravest->move.index != mistakes.front().index) mistakes.push_back(gravest->move);
    return mistakes;
  }

  // Without lines where the limit was reached.
  absl::StatusOr<ExplainedMistake> explain(const ReplayedMove& move) {
    ExplainedMistake mistake{.move = move, .better = {}, .worse = {}};
    for (const bool made : {false, true}) {
      Task task = answer_.task;
      if (task.player) task.player = move.seat;
      task.play = first_moves(task.play, move.index + (made ? 1 : 0));
      MATADOR_ASSIGN_OR_RETURN(const Solution solution,
                               solver_.solve(task, {.objective = answer_.objective,
                                                    .line = true,
                                                    .node_limit = request_.node_limit,
                                                    .seconds = time_.share(6 - (made ? 1 : 0))}));
      if (!solution.exact) return ExplainedMistake{.move = move, .better = {}, .worse = {}};
      (made ? mistake.worse : mistake.better) = solution.line;
    }
    mistake.worse.insert(mistake.worse.begin(), move.move);
    return mistake;
  }

  // Whose values tell who has won: the score, or where there is none what the deal tells of it.
  std::optional<Objective> deciding() const {
    const Task& task = answer_.task;
    if (task.game->is_ending(task.deal)) return std::nullopt;  // the tricks before decide it too
    if (task.game->has(Objective::kScore, task.contract)) return Objective::kScore;
    if (task.game->outcome_ladder(task).empty()) return std::nullopt;
    return task.game->objectives_of(task.contract).front();
  }

  // Of all moves; the one that is explained may be such a replay.
  absl::StatusOr<Replay> replay_by(Objective objective) {
    const Replay& known = answer_.replays.front();
    const bool whole = known.moves.size() == answer_.task.play.size();
    if (answer_.objective == objective && whole) return known;
    return solver_.replay(
        answer_.task,
        {.objective = objective, .node_limit = request_.node_limit, .seconds = time_.share(2)});
  }

  // None if the deal is not over, nobody wins it or it has no sides, or a limit was reached.
  absl::StatusOr<std::optional<LostDeal>> lost_deal() {
    const Task& task = answer_.task;
    const std::optional<Objective> objective = deciding();
    const bool is_over = answer_.replays.front().result.has_value();
    if (task.player || !objective || !is_over) return std::nullopt;
    MATADOR_ASSIGN_OR_RETURN(const Replay replay, replay_by(*objective));
    if (!replay.result || !replay.value.is_exact()) return std::nullopt;
    const auto is_lost = [&](int value) {
      return winner_of(task, *objective, value) != Winner::kDeclaringSide;
    };
    const bool declarer_lost = is_lost(*replay.result);
    const SeatSet side = declarer_lost ? asked_side(task) : other_side(task);
    LostDeal lost{.side = side, .objective = *objective, .best = replay.value.low};
    for (const ReplayedMove& move : replay.moves) {
      if (!move.exact) return std::nullopt;
      const bool lost_before = is_lost(move.before.low) == declarer_lost;
      const bool lost_after = is_lost(move.after.low) == declarer_lost;
      if (!lost_before && lost_after) lost.lost_with = move;
    }
    if (lost.lost_with || !declarer_lost) return lost;
    MATADOR_RETURN_IF_ERROR(find_contracts_that_win(lost));
    return lost;
  }

  // What the declarer would have won with this value: by its score, or as the game names it.
  std::string won_contract(Objective objective, const Task& task, int value) const {
    if (objective != Objective::kScore) {
      const BoardsFormat* boards = format_of(*task.game).boards;
      return boards == nullptr ? "" : boards->contract_made_with(task.contract, value);
    }
    return value > 0 ? shown_contract(*task.game, task.contract) : "";
  }

  // Of a play that is judged from its first card on.
  std::optional<DeclarersValue> alone() const {
    const Task& task = answer_.task;
    const bool whole = static_cast<std::size_t>(request_.last) >= task.play.size();
    if (!task.game->info().counts_for_declarer_only || !whole) return std::nullopt;
    for (std::size_t i = 0; i < answer_.players.size(); ++i) {
      const Replay& replay = answer_.replays[i];
      if (answer_.players[i] != task.declarer || !replay.result) continue;
      if (replay.value.is_exact()) return DeclarersValue{replay.value.low, *replay.result};
    }
    return std::nullopt;
  }

  absl::Status find_contracts_that_win(LostDeal& lost) {
    const Task& task = answer_.task;
    MATADOR_ASSIGN_OR_RETURN(
        std::vector<Task> tasks,
        task.game->tasks(
            {.game = task.game, .deal = task.deal, .dealer = task.dealer, .options = task.options},
            /*all_contracts=*/true));
    const bool by_score = lost.objective == Objective::kScore;
    std::erase_if(tasks, [&](const Task& other) {
      return other.declarer != task.declarer || (by_score && other.contract == task.contract);
    });
    if (tasks.empty()) return absl::OkStatus();
    MATADOR_ASSIGN_OR_RETURN(const std::vector<Solution> values,
                             solver_.solve_all(tasks, {.objective = lost.objective,
                                                       .node_limit = request_.node_limit,
                                                       .seconds = time_.share(1)}));
    for (std::size_t i = 0; i < tasks.size(); ++i) {
      const int least = values[i].low;  // proven, also where the limit was reached
      const std::string name = won_contract(lost.objective, tasks[i], least);
      if (!name.empty()) lost.contracts.emplace_back(name, least);
    }
    ranges::stable_sort(lost.contracts, std::greater<>(), &std::pair<std::string, int>::second);
    return absl::OkStatus();
  }

  const ReplayAnswer& answer_;
  const ReplayRequest& request_;
  Solver& solver_;
  TimeLeft time_;
};

}  // namespace

absl::StatusOr<ReplayExplanation> explain(const ReplayAnswer& answer, const ReplayRequest& request,
                                          Solver& solver) {
  return ReplayExplainer(answer, request, solver).explanation();
}

absl::StatusOr<Explanation> explain(const Answer& answer, Solver& solver) {
  const Request& request = answer.request;
  const std::vector<Move>& best = answer.solution.line;
  Explanation explanation;
  explanation.costly = costly_moves(answer.solution);
  const TimeLeft time(request.seconds);
  auto solves = static_cast<int>(explanation.costly.size()) + 1;
  for (CostlyMove& costly : explanation.costly) {
    Task task = task_played(answer);
    task.play.push_back(costly.move);
    MATADOR_ASSIGN_OR_RETURN(const Solution solution,
                             solver.solve(task, {.objective = request.objective,
                                                 .line = true,
                                                 .node_limit = request.node_limit,
                                                 .seconds = time.share(solves--)}));
    if (!solution.exact) continue;
    costly.line = {costly.move};
    costly.line.insert(costly.line.end(), solution.line.begin(), solution.line.end());
  }
  Task task = task_played(answer);
  task.play.insert(task.play.end(), best.begin(), best.end());
  MATADOR_ASSIGN_OR_RETURN(const Replay replay,
                           solver.replay(task, {.objective = request.objective,
                                                .cards = true,
                                                .last = static_cast<int>(best.size()),
                                                .node_limit = request.node_limit,
                                                .seconds = time.share(1)}));
  for (const ReplayedMove& move : replay.moves) {
    if (!move.exact || least_cost(move) <= explanation.least_cost) continue;
    explanation.least_cost = least_cost(move);
    explanation.matters = move;
  }
  return explanation;
}

}  // namespace matador
