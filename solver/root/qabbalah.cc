#include "solver/root/qabbalah.h"

#include <cstddef>
#include <cstdint>
#include <utility>

#include "solver/games/tasks.h"
#include "solver/qabbalah/solver.h"

namespace matador {
namespace {

using qabbalah::Position;
using qabbalah::Question;

// What is known without solving it.
std::vector<Solution> unsolved(const Position& position) {
  std::vector<Solution> solutions(static_cast<std::size_t>(position.seats));
  for (std::size_t i = 0; i < solutions.size(); ++i) {
    solutions[i].low = position.passes[i] * qabbalah::kPenaltyOfPass;
    solutions[i].high = qabbalah::most_penalty(position, Seat::from_index(static_cast<int>(i)));
    solutions[i].exact = solutions[i].low == solutions[i].high;
    if (!qabbalah::is_over(position)) solutions[i].to_play = position.to_play;
  }
  return solutions;
}

// The place that each has, or can be sure of.
qabbalah::BySeat places(qabbalah::Solver& solver, const Position& position,
                        const Request& request) {
  if (request.model == Model::kParanoid) return solver.values(Question::kPlace, position);
  Position end = position;
  for (qabbalah::Move move : solver.line(Question::kMaxN, position, position.to_play)) {
    end = qabbalah::after(end, move);
  }
  return end.places;
}

}  // namespace

absl::StatusOr<std::vector<Solution>> solve_qabbalah(const Task& task, const Request& request) {
  const absl::StatusOr<Position> position = position_of(task);
  if (!position.ok()) return position.status();
  std::vector<Solution> solutions = unsolved(*position);
  absl::StatusOr<qabbalah::Solver> solver =
      qabbalah::Solver::explore(*position, request.node_limit);
  if (solver.status().code() == absl::StatusCode::kResourceExhausted) {
    for (Solution& solution : solutions) solution.exact = false;
    return solutions;
  }
  if (!solver.ok()) return solver.status();

  const bool max_n = request.model == Model::kMaxN;
  const Question question = max_n ? Question::kMaxN : Question::kPenalty;
  const qabbalah::BySeat values = solver->values(question, *position);
  const std::vector<qabbalah::MoveValues> moves = solver->moves(question, *position);
  for (std::size_t i = 0; i < solutions.size(); ++i) {
    Solution& solution = solutions[i];
    solution.exact = true;
    solution.low = solution.high = values[i];
    solution.nodes = solver->positions() * (max_n ? 1 : 2);
    for (const qabbalah::MoveValues& choice : moves) {
      if (request.cards) solution.moves.push_back({choice.move, choice.values[i]});
    }
    if (!request.line) continue;
    solution.move_line = solver->line(question, *position, Seat::from_index(static_cast<int>(i)));
  }
  const qabbalah::BySeat places = matador::places(*solver, *position, request);
  for (std::size_t i = 0; i < solutions.size(); ++i) solutions[i].place = places[i];
  return solutions;
}

}  // namespace matador
