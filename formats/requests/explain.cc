#include "formats/requests/explain.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <functional>
#include <limits>
#include <optional>
#include <range/v3/algorithm/stable_sort.hpp>
#include <string>
#include <utility>

#include "formats/cards/card_style.h"
#include "formats/game_format.h"
#include "formats/input/notes.h"
#include "formats/requests/report.h"
#include "formats/text/play_view.h"
#include "solver/games/objectives.h"
#include "solver/hand_on.h"

namespace matador {
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
