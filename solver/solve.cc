#include "solver/solve.h"

#include <algorithm>
#include <cstddef>
#include <range/v3/algorithm/find.hpp>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "solver/driver/engines.h"
#include "solver/driver/max_n.h"
#include "solver/driver/method.h"
#include "solver/games/objectives.h"
#include "solver/games/play_without_tricks.h"
#include "solver/hand_on.h"

namespace matador {
namespace {

absl::Status check_objective_of(const Task& task, Objective objective) {
  const Game& game = *task.game;
  const std::string_view contract = game.contract(task.contract).name;
  const std::string in = game.has(objective) ? absl::StrCat(std::string(contract), " in ") : "";
  return check_objective(in + std::string(game.name()), game.objectives_of(task.contract),
                         objective);
}

absl::Status check(const Task& task, const Request& request) {
  MATADOR_RETURN_IF_ERROR(check_objective_of(task, request.objective));
  if (request.model == Model::kMaxN && !task.player) {
    return invalid("max^n is for games in which everyone plays for himself, not for ",
                   task.game->name(), " with ", task.deal.seats(), " players");
  }
  return absl::OkStatus();
}

// Threads of one question fill their table together.
std::size_t shared_table_mib(const SolverOptions& options) {
  const std::size_t all = static_cast<std::size_t>(options.table_mib) *
                          static_cast<std::size_t>(std::max(options.threads, 1));
  return std::min<std::size_t>(all, kMaxTableMib);
}

}  // namespace

class Solver::Impl {
 public:
  explicit Impl(const SolverOptions& options)
      : table_mib_(options.table_mib),
        stop_(options.interrupt, options.outer),
        engines_(
            {
                .table_bytes = shared_table_mib(options) << 20,
                .techniques = options.techniques,
            },
            options.newest_instructions, options.threads, stop_) {}
  Impl(const Impl&) = delete;  // the search has the address of the engines
  Impl& operator=(const Impl&) = delete;

  // The result of `work`, or ResourceExhausted if there is no memory: tables are made when a
  // question first needs them.
  template <class Work>
  auto in_memory(const Work& work) const -> decltype(work()) {
    try {
      return work();
    } catch (const std::bad_alloc&) {
      return absl::ResourceExhaustedError(
          absl::StrCat("not enough memory for tables of ", table_mib_,
                       " MiB; smaller tables or fewer threads take less"));
    }
  }

  // In the order of the tasks; those of one method together.
  absl::StatusOr<std::vector<Solution>> solve_all(const std::vector<Task>& tasks,
                                                  const Request& request) {
    for (const Task& task : tasks) {
      MATADOR_RETURN_IF_ERROR(check(task, request));
    }
    stop_.allow(request.seconds);
    std::vector<Solution> solutions(tasks.size());
    std::vector<const Method*> done;
    for (const Task& first : tasks) {
      const Method& method = method_for(first, request.model);
      if (ranges::find(done, &method) != done.end()) continue;
      done.push_back(&method);
      const auto [its, places] = tasks_of(method, tasks, request.model);
      MATADOR_ASSIGN_OR_RETURN(std::vector<Solution> solved, method.solve_all(its, request, stop_));
      for (std::size_t i = 0; i < places.size(); ++i) solutions[places[i]] = solved[i];
    }
    return solutions;
  }

  absl::StatusOr<Replay> replay(const Task& task, const ReplayRequest& request) {
    MATADOR_RETURN_IF_ERROR(check_objective_of(task, request.objective));
    stop_.allow(request.seconds);
    const PlayWithoutTricks* play = task.game->contract(task.contract).without_tricks;
    return play != nullptr ? play->replay(task, request, stop_)
                           : trick_search_.replay(task, request);
  }

  absl::StatusOr<Decision> decide(const Task& task, Goal goal, int target, std::uint64_t limit,
                                  double seconds) {
    stop_.allow(seconds);
    return trick_search_.decide(task, goal, target, limit);
  }

 private:
  // The tasks that a method solves, and their places among all.
  struct TasksOfMethod {
    std::vector<Task> tasks;
    std::vector<std::size_t> places;
  };
  TasksOfMethod tasks_of(const Method& method, const std::vector<Task>& tasks, Model model) const {
    TasksOfMethod its;
    for (std::size_t i = 0; i < tasks.size(); ++i) {
      if (&method_for(tasks[i], model) != &method) continue;
      its.tasks.push_back(tasks[i]);
      its.places.push_back(i);
    }
    return its;
  }

  const Method& method_for(const Task& task, Model model) const {
    if (!task.game->has_tricks(task.contract)) return without_tricks_;
    if (model == Model::kMaxN) return max_n_;
    return trick_search_;
  }

  int table_mib_;
  Stop stop_;
  Engines engines_;
  TrickSearch trick_search_{engines_};
  ByMaxN max_n_;
  WithoutTricks without_tricks_;
};

Solver::Solver(const SolverOptions& options) : impl_(std::make_unique<Impl>(options)) {}
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;
Solver::~Solver() = default;

absl::StatusOr<Solution> Solver::solve(const Task& task, const Request& request) {
  MATADOR_ASSIGN_OR_RETURN(std::vector<Solution> solutions, solve_all({task}, request));
  return std::move(solutions.front());
}

absl::StatusOr<std::vector<Solution>> Solver::solve_all(const std::vector<Task>& tasks,
                                                        const Request& request) {
  return impl_->in_memory([&] { return impl_->solve_all(tasks, request); });
}

absl::StatusOr<Replay> Solver::replay(const Task& task, const ReplayRequest& request) {
  return impl_->in_memory([&] { return impl_->replay(task, request); });
}

absl::StatusOr<Decision> Solver::decide(const Task& task, Goal goal, int target,
                                        std::uint64_t node_limit, double seconds) {
  return impl_->in_memory([&] { return impl_->decide(task, goal, target, node_limit, seconds); });
}

}  // namespace matador
