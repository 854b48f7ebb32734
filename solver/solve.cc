#include "solver/solve.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "solver/games/play_without_tricks.h"
#include "solver/games/tasks.h"
#include "solver/root/engines.h"
#include "solver/root/inquiry.h"
#include "solver/root/max_n.h"

namespace matador {
namespace {

absl::Status check_objective(const Task& task, Objective objective) {
  const Game& game = *task.game;
  const std::vector<Objective> objectives = game.objectives_of(task.contract);
  if (std::ranges::find(objectives, objective) != objectives.end()) return absl::OkStatus();
  const auto contract = static_cast<std::size_t>(task.contract.index);
  const std::string owner =
      game.has(objective) ? absl::StrCat(std::string(game.contracts()[contract]), " in ") : "";
  return absl::InvalidArgumentError(
      absl::StrCat(owner, std::string(game.name()), " does not have this objective"));
}

absl::Status check(const Task& task, const Request& request) {
  if (absl::Status status = check_objective(task, request.objective); !status.ok()) return status;
  if (request.model == Model::kMaxN && !task.player) {
    return absl::InvalidArgumentError(
        absl::StrCat("max^n is for games in which everyone plays for himself, not for ",
                     std::string(task.game->name()), " with ", task.deal.seats(), " players"));
  }
  return absl::OkStatus();
}

// Whether one solution is of all players.
bool is_of_all(const Task& task, const Request& request) {
  return request.model == Model::kMaxN || !task.game->has_tricks(task.contract);
}

// Whether the cards rank and are dealt alike, whoever leads and whoever is asked about.
bool same_cards(const Task& a, const Task& b) {
  return a.game == b.game && a.deal == b.deal && a.dealer == b.dealer && a.contract == b.contract &&
         a.exchange == b.exchange && a.play == b.play && a.moves == b.moves &&
         a.options == b.options && a.own_tags == b.own_tags;
}

// Whether the same cards are played, whoever is asked about.
bool same_play(const Task& a, const Task& b) { return same_cards(a, b) && a.leader == b.leader; }

bool same_side(const Task& a, const Task& b) {
  return a.game->declaring_side(a) == b.game->declaring_side(b);
}

// Whether each player is of one side in the one and of the other in the other.
bool sides_changed(const Task& a, const Task& b) {
  const int all = (1 << a.deal.seats()) - 1;
  return (a.game->declaring_side(a).mask() ^ b.game->declaring_side(b).mask()) == all;
}

bool same_question(const Task& a, const Task& b) { return same_play(a, b) && same_side(a, b); }

// The tasks in an order in which one of them serves the next: those of the same cards together, and
// of these those of the same side.
std::vector<std::size_t> order_of_work(const std::vector<Task>& tasks) {
  std::vector<std::size_t> order;
  const auto add = [&](const auto& belongs) {
    for (std::size_t i = 0; i < tasks.size(); ++i) {
      const bool done = std::find(order.begin(), order.end(), i) != order.end();
      if (!done && belongs(tasks[i])) order.push_back(i);
    }
  };
  for (const Task& first : tasks) {
    add([&](const Task& task) { return same_cards(first, task) && same_side(first, task); });
    add([&](const Task& task) { return same_cards(first, task); });
  }
  return order;
}

// What the value of a task will be near to if it is much like one that is solved.
std::optional<int> expected_value(const Task& task, const Request& request, const Task& like,
                                  const Solution& solution) {
  if (!same_cards(task, like) || !solution.exact) return std::nullopt;
  if (same_side(task, like)) return solution.low;
  if (!sides_changed(task, like)) return std::nullopt;
  const std::vector<Rung> ladder = task.game->ladder(task, request.objective);
  return ladder.front().value + ladder.back().value - solution.low;
}

}  // namespace

class Solver::Impl {
 public:
  explicit Impl(const SolverOptions& options)
      : engines_(
            {
                .table_bytes = static_cast<std::size_t>(options.table_mib) << 20,
                .techniques = options.techniques,
            },
            options.newest_instructions) {}

  absl::StatusOr<Solution> solve(const Task& task, const Request& request, bool keep,
                                 std::optional<int> expected) {
    if (absl::Status status = check(task, request); !status.ok()) return status;
    Inquiry inquiry(task, task.game->ladder(task, request.objective), request.node_limit, engines_);
    const absl::StatusOr<Played> played = played_so_far(task);
    if (!played.ok()) return played.status();
    engines_.turn_to(*task.game, task.deal.seats(), inquiry.layout(), keep);
    return inquiry.answer(*played, request, expected);
  }

  // In the order of the tasks.
  absl::StatusOr<std::vector<Solution>> solve_all(const std::vector<Task>& tasks,
                                                  const Request& request) {
    std::vector<Solution> solutions(tasks.size());
    std::vector<std::size_t> done;
    std::vector<Solution> by_seat;
    const Task* of_all = nullptr;  // to which they belong
    for (std::size_t i : order_of_work(tasks)) {
      if (is_of_all(tasks[i], request)) {
        if (of_all == nullptr || !same_play(*of_all, tasks[i])) {
          absl::StatusOr<std::vector<Solution>> solved = solve_of_all(tasks[i], request);
          if (!solved.ok()) return solved.status();
          by_seat = *std::move(solved);
          of_all = &tasks[i];
        }
        solutions[i] = by_seat[static_cast<std::size_t>(tasks[i].player->index())];
        continue;
      }
      // Partners declare the same thing.
      const auto twin = std::find_if(done.begin(), done.end(), [&](std::size_t earlier) {
        return same_question(tasks[earlier], tasks[i]);
      });
      if (twin != done.end()) {
        solutions[i] = solutions[*twin];
        continue;
      }
      std::optional<int> expected;
      if (!done.empty()) {
        const std::size_t last = done.back();
        expected = expected_value(tasks[i], request, tasks[last], solutions[last]);
      }
      absl::StatusOr<Solution> solution = solve(tasks[i], request, !done.empty(), expected);
      if (!solution.ok()) return solution.status();
      solutions[i] = *std::move(solution);
      done.push_back(i);
    }
    return solutions;
  }

  // By seat.
  absl::StatusOr<std::vector<Solution>> solve_of_all(const Task& task, const Request& request) {
    if (absl::Status status = check(task, request); !status.ok()) return status;
    if (const PlayWithoutTricks* play = task.game->without_tricks(task.contract)) {
      return play->solve(task, request);
    }
    const absl::StatusOr<Played> played = played_so_far(task);
    if (!played.ok()) return played.status();
    return MaxN(task, request).answer(*played);
  }

  absl::StatusOr<Replay> replay(const Task& task, const ReplayRequest& request) {
    if (absl::Status status = check_objective(task, request.objective); !status.ok()) return status;
    if (const PlayWithoutTricks* play = task.game->without_tricks(task.contract)) {
      return play->replay(task, request);
    }
    Inquiry inquiry(task, task.game->ladder(task, request.objective), 0, engines_);
    engines_.turn_to(*task.game, task.deal.seats(), inquiry.layout(), /*keep=*/false);
    return inquiry.judge(request);
  }

  absl::StatusOr<Decision> decide(const Task& task, Goal goal, int need, std::uint64_t limit) {
    const std::vector<Rung> question{{0, goal, 0}, {1, goal, need}};
    Inquiry inquiry(task, question, limit, engines_);
    const absl::StatusOr<Played> played = played_so_far(task);
    if (!played.ok()) return played.status();
    engines_.turn_to(*task.game, task.deal.seats(), inquiry.layout(), /*keep=*/false);
    const Solution solution = inquiry.answer(*played, {});
    if (!solution.exact) return absl::ResourceExhaustedError("the limit of nodes was reached");
    return Decision{solution.low == 1, solution.nodes};
  }

 private:
  Engines engines_;
};

Solver::Solver(const SolverOptions& options) : impl_(std::make_unique<Impl>(options)) {}
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;
Solver::~Solver() = default;

absl::StatusOr<Solution> Solver::solve(const Task& task, const Request& request) {
  absl::StatusOr<std::vector<Solution>> solutions = solve_all({task}, request);
  if (!solutions.ok()) return solutions.status();
  return std::move(solutions->front());
}

absl::StatusOr<std::vector<Solution>> Solver::solve_all(const std::vector<Task>& tasks,
                                                        const Request& request) {
  return impl_->solve_all(tasks, request);
}

absl::StatusOr<Replay> Solver::replay(const Task& task, const ReplayRequest& request) {
  return impl_->replay(task, request);
}

absl::StatusOr<Decision> Solver::decide(const Task& task, Goal goal, int need,
                                        std::uint64_t node_limit) {
  return impl_->decide(task, goal, need, node_limit);
}

}  // namespace matador
