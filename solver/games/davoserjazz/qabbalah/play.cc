#include "solver/games/davoserjazz/qabbalah/play.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "solver/games/davoserjazz/qabbalah/solver.h"
#include "solver/hand_on.h"
#include "solver/replay.h"
#include "solver/solution.h"
#include "solver/stop.h"

namespace matador::davoserjazz::qabbalah {
namespace {

// The part of the solution that is known before the position is solved.
std::vector<Solution> unsolved(const Position& position) {
  std::vector<Solution> solutions(static_cast<std::size_t>(position.seats));
  for (std::size_t i = 0; i < solutions.size(); ++i) {
    solutions[i].low = position.passes[i] * kPenaltyOfPass;
    solutions[i].high = most_penalty(position, Seat::from_index(static_cast<int>(i)));
    solutions[i].exact = solutions[i].low == solutions[i].high;
    if (position.places[i] > 0) solutions[i].place = position.places[i];
    if (!is_over(position)) solutions[i].to_play = position.to_play;
  }
  return solutions;
}

// The place that each player has, or can be sure of.
BySeat places(Solver& solver, const Position& position, const Request& request) {
  if (request.model == Model::kParanoid) return solver.values(Question::kPlace, position);
  Position end = position;
  for (Move move : solver.line(Question::kMaxN, position, position.to_play)) {
    end = after(end, move);
  }
  return end.places;
}

// A two that is brought in is no turn.
bool is_turn(Move move) { return move.kind != Move::Kind::kBringIn; }

// How many turns each player has had.
BySeat turns_of(const Task& task) {
  BySeat turns{};
  Task start = task;
  start.play.clear();
  Position position = *position_of(start);
  for (Move move : task.play) {
    if (is_turn(move)) ++turns[at(position.to_play)];
    position = after(position, move);
  }
  return turns;
}

// Values and costs of moves for one player; without a solver, only what the passes prove.
class Judge {
 public:
  Judge(Seat player, bool with_values, Solver* solver)
      : player_(player), with_values_(with_values), solver_(solver) {}

  ValueInterval value(const Position& position) const {
    const int passes = of_player(position.passes) * kPenaltyOfPass;
    if (is_over(position)) return {passes, passes};
    if (solver_ == nullptr) return {passes, most_penalty(position, player_)};
    const int penalty = of_player(solver_->values(Question::kPenalty, position));
    return {penalty, penalty};
  }

  ReplayedMove move(const Position& position, Move move) const {
    ReplayedMove judged{.index = 0,
                        .trick = 0,
                        .seat = player_,
                        .move = move,
                        .before = value(position),
                        .after = value(after(position, move)),
                        .sign = -1,
                        .choices = static_cast<int>(qabbalah::moves(position).size())};
    judged.exact = solver_ != nullptr;
    if (!judged.exact) return judged;
    for (const auto& [choice, values] : solver_->moves(Question::kPenalty, position)) {
      const int penalty = of_player(values);
      if (penalty == judged.before.low) judged.best.push_back(choice);
      if (with_values_) judged.values.emplace_back(choice, penalty);
    }
    return judged;
  }

 private:
  int of_player(const BySeat& values) const { return values[at(player_)]; }

  Seat player_;
  bool with_values_;
  Solver* solver_;
};

// Whether the positions were more than the limit, or the time too short to find them.
bool is_limited(const absl::Status& status) {
  return absl::IsResourceExhausted(status) || absl::IsDeadlineExceeded(status);
}

// Nothing is known but what the passes prove.
std::vector<Solution> cut_short(std::vector<Solution> unsolved, const Stop& stop) {
  for (Solution& solution : unsolved) {
    solution.exact = false;
    solution.stopped = stop.reason();
  }
  return unsolved;
}

std::vector<Solution> solved(Solver& solver, const Position& position, const Request& request,
                             std::vector<Solution> solutions) {
  const bool max_n = request.model == Model::kMaxN;
  const Question question = max_n ? Question::kMaxN : Question::kPenalty;
  const BySeat values = solver.values(question, position);
  const std::vector<MoveValues> moves = solver.moves(question, position);
  for (std::size_t i = 0; i < solutions.size(); ++i) {
    Solution& solution = solutions[i];
    solution.exact = true;
    solution.low = solution.high = values[i];
    solution.nodes = solver.positions() * (max_n ? 1 : 2);
    for (const MoveValues& choice : moves) {
      if (request.cards) solution.moves.push_back({choice.move, choice.values[i]});
    }
    if (!request.line) continue;
    solution.line = solver.line(question, position, Seat::from_index(static_cast<int>(i)));
  }
  const BySeat places = qabbalah::places(solver, position, request);
  for (std::size_t i = 0; i < solutions.size(); ++i) solutions[i].place = places[i];
  return solutions;
}

absl::StatusOr<std::vector<Solution>> solve_by_seat(const Task& task, const Request& request,
                                                    const Stop& stop) {
  MATADOR_ASSIGN_OR_RETURN(const Position position, position_of(task));
  std::vector<Solution> solutions = unsolved(position);
  absl::StatusOr<Solver> solver = Solver::explore(position, request.node_limit, &stop);
  if (is_limited(solver.status())) return cut_short(std::move(solutions), stop);
  MATADOR_RETURN_IF_ERROR(solver.status());
  try {
    return solved(*solver, position, request, solutions);
  } catch (const Solver::OutOfTime&) {
    return cut_short(std::move(solutions), stop);
  }
}

// `stop` may be null.
absl::StatusOr<Replay> replay_within(const Task& task, const ReplayRequest& request,
                                     const Stop* stop) {
  MATADOR_RETURN_IF_ERROR(position_of(task).status());
  Task start = task;
  start.play.resize(
      task.play.size() - std::min(task.play.size(), static_cast<std::size_t>(request.last)),
      Move::pass());
  Position position = *position_of(start);
  std::optional<Solver> solver;
  Replay replay;
  // If the limit is too small for all positions from here on, it may be enough a move later.
  const auto explore = [&] {
    if (solver) return absl::OkStatus();
    absl::StatusOr<Solver> found = Solver::explore(position, request.node_limit, stop);
    const absl::Status status = found.status();
    if (status.ok()) solver = *std::move(found);
    replay.nodes += solver ? solver->positions() : request.node_limit;
    if (absl::IsDeadlineExceeded(status)) throw Solver::OutOfTime{};
    return is_limited(status) ? absl::OkStatus() : status;
  };
  const auto judge = [&] {
    return Judge(*task.player, request.cards, solver ? &*solver : nullptr);
  };
  MATADOR_RETURN_IF_ERROR(explore());
  replay.value = judge().value(position);
  BySeat turns = turns_of(start);
  for (std::size_t i = start.play.size(); i < task.play.size(); ++i) {
    const Move move = task.play[i];
    int& turn = turns[at(position.to_play)];
    if (position.to_play == *task.player) {
      replay.moves.push_back(judge().move(position, move));
      replay.moves.back().index = i;
      replay.moves.back().trick = turn + 1;
    }
    if (is_turn(move)) ++turn;
    position = after(position, move);
    MATADOR_RETURN_IF_ERROR(explore());
  }
  if (is_over(position)) replay.result = judge().value(position).low;
  return replay;
}

absl::StatusOr<Replay> replay_all(const Task& task, const ReplayRequest& request,
                                  const Stop& stop) {
  try {
    return replay_within(task, request, &stop);
  } catch (const Solver::OutOfTime&) {
    ReplayRequest unsolved = request;  // but for the end, which takes no time
    unsolved.node_limit = 1;
    absl::StatusOr<Replay> replay = replay_within(task, unsolved, nullptr);
    if (replay.ok()) replay->stopped = stop.reason();
    return replay;
  }
}

std::vector<PlayWithoutTricks::Made> moves_made(const Task& task) {
  const int seats = task.deal.seats();
  BySeat left{};
  left.fill(task.deal.shape().hand_size);
  CardSet piles;
  Seat seat = task.leader;
  std::vector<PlayWithoutTricks::Made> made;
  for (Move move : task.play) {
    const bool passes = move.kind == Move::Kind::kPass;
    // A player who passes holds no card that fits (rules 4.3).
    made.push_back({seat, move, passes ? fitting(piles) : CardSet{}});
    if (!passes) piles |= CardSet{move.card};
    if (!is_turn(move)) continue;
    if (!passes) --left[at(seat)];
    for (int step = 0; step < seats; ++step) {  // players who are out are skipped
      seat = seat.next(seats);
      if (left[at(seat)] > 0) break;
    }
  }
  return made;
}

class Play : public PlayWithoutTricks {
 public:
  absl::StatusOr<Turn> turn(const Task& task) const override {
    MATADOR_ASSIGN_OR_RETURN(const Position position, position_of(task));
    if (is_over(position)) return Turn{};
    return Turn{position.to_play, moves(position)};
  }

  std::vector<Made> moves_made(const Task& task) const override {
    return qabbalah::moves_made(task);
  }

  absl::StatusOr<std::vector<Solution>> solve_by_seat(const Task& task, const Request& request,
                                                      const Stop& stop) const override {
    return qabbalah::solve_by_seat(task, request, stop);
  }

  absl::StatusOr<Replay> replay(const Task& task, const ReplayRequest& request,
                                const Stop& stop) const override {
    return replay_all(task, request, stop);
  }
};

}  // namespace

absl::StatusOr<Position> position_of(const Task& task) {
  Position position = start(task.deal);
  position.to_play = task.leader;
  for (Move move : task.play) {
    MATADOR_RETURN_IF_ERROR(qabbalah::play(position, move));
  }
  return position;
}

const PlayWithoutTricks& play() {
  static const Play play;
  return play;
}

}  // namespace matador::davoserjazz::qabbalah
