#include "solver/solve.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "solver/root/engines.h"
#include "solver/root/inquiry.h"
#include "solver/root/max_n.h"
#include "solver/root/qabbalah.h"

namespace matador {
namespace {

absl::Status check(const Task& task, const Request& request) {
  const std::string name(task.game->name());
  const std::vector<Objective> known = task.game->objectives();
  if (std::find(known.begin(), known.end(), request.objective) == known.end()) {
    return absl::InvalidArgumentError(absl::StrCat(name, " does not have this objective"));
  }
  if (request.model == Model::kMaxN && !task.player) {
    return absl::InvalidArgumentError(
        absl::StrCat("max^n is for games in which everyone plays for himself, not for ", name,
                     " with ", task.deal.seats(), " players"));
  }
  return absl::OkStatus();
}

// Whether the same cards are played, whoever is asked about.
bool same_play(const Task& a, const Task& b) {
  return a.game == b.game && a.deal == b.deal && a.contract == b.contract && a.leader == b.leader &&
         a.exchange == b.exchange && a.play == b.play && a.moves == b.moves &&
         a.options == b.options;
}

// Whether one solution is of all players.
bool is_of_all(const Task& task, const Request& request) {
  return request.model == Model::kMaxN || !task.game->has_tricks(task.contract);
}

bool same_question(const Task& a, const Task& b) {
  return same_play(a, b) && a.game->declaring_side(a) == b.game->declaring_side(b);
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

  absl::StatusOr<Solution> solve(const Task& task, const Request& request, bool keep) {
    if (absl::Status status = check(task, request); !status.ok()) return status;
    Inquiry inquiry(task, task.game->ladder(task, request.objective), request.node_limit, engines_);
    absl::StatusOr<Played> played = inquiry.replay();
    if (!played.ok()) return played.status();
    engines_.turn_to(*task.game, task.deal.seats(), inquiry.layout(), keep);
    return inquiry.answer(*played, request);
  }

  // By seat.
  absl::StatusOr<std::vector<Solution>> solve_of_all(const Task& task, const Request& request) {
    if (absl::Status status = check(task, request); !status.ok()) return status;
    if (!task.game->has_tricks(task.contract)) return solve_qabbalah(task, request);
    const absl::StatusOr<Played> played = Inquiry(task, {}, 0, engines_).replay();
    if (!played.ok()) return played.status();
    return MaxN(task, request).answer(*played);
  }

  absl::StatusOr<Decision> decide(const Task& task, Goal goal, int need, std::uint64_t limit) {
    const std::vector<Rung> question{{0, goal, 0}, {1, goal, need}};
    Inquiry inquiry(task, question, limit, engines_);
    absl::StatusOr<Played> played = inquiry.replay();
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
  std::vector<Solution> solutions;
  std::vector<Solution> by_seat;
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    const Task& task = tasks[i];
    if (is_of_all(task, request)) {
      if (i == 0 || !same_play(tasks[i - 1], task)) {
        absl::StatusOr<std::vector<Solution>> solved = impl_->solve_of_all(task, request);
        if (!solved.ok()) return solved.status();
        by_seat = *std::move(solved);
      }
      solutions.push_back(by_seat[static_cast<std::size_t>(task.player->index())]);
      continue;
    }
    // Partners declare the same thing.
    const auto twin =
        std::find_if(tasks.begin(), tasks.begin() + std::ssize(solutions),
                     [&](const Task& earlier) { return same_question(earlier, task); });
    if (twin < tasks.begin() + std::ssize(solutions)) {
      solutions.push_back(solutions[static_cast<std::size_t>(twin - tasks.begin())]);
      continue;
    }
    absl::StatusOr<Solution> solution = impl_->solve(task, request, /*keep=*/!solutions.empty());
    if (!solution.ok()) return solution.status();
    solutions.push_back(*std::move(solution));
  }
  return solutions;
}

absl::StatusOr<Decision> Solver::decide(const Task& task, Goal goal, int need,
                                        std::uint64_t node_limit) {
  return impl_->decide(task, goal, need, node_limit);
}

}  // namespace matador
