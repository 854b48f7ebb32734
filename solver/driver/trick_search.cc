// Tasks solved by alpha-beta: the value of each, its cards and line, and what a play cost.

#include <algorithm>
#include <cstddef>
#include <optional>
#include <range/v3/algorithm/find_if.hpp>
#include <range/v3/algorithm/reverse.hpp>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/driver/method.h"
#include "solver/driver/position_solver.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"
#include "solver/replay.h"
#include "solver/solution.h"

namespace matador {
namespace {

// What a request asks of one task: the value, the value after each card or exchange, and one line
// of best play.
class TaskSolver {
 public:
  TaskSolver(const Task& task, const Request& request, PositionSolver& positions,
             const Engines& engines)
      : task_(task), request_(request), positions_(positions), engines_(engines) {}

  // `expected`: a guess of the value, which only saves questions.
  Solution solve(const Played& played, const Ladder& ladder,
                 std::optional<int> expected = std::nullopt);

 private:
  // A ladder, and the rung of the value on it.
  struct PlaceOnLadder {
    Ladder ladder;
    int index;

    int value() const { return rung_of(ladder, index).value; }
  };

  Solution solve_play(const Played& played, const Ladder& ladder, std::optional<int> expected);
  Solution solve_exchange(const Ladder& ladder);
  // Tells the request of the ranges of the value that are proven on the way.
  PositionSolver::Tell teller(const Ladder& ladder) const;
  // With the interval of the value, and the nodes.
  Solution concluded(Solution solution, const Ladder& ladder, Range range) const;

  // None of these if the limit is reached.
  std::optional<std::vector<ExchangeValue>> exchange_values(const std::vector<Exchange>& exchanges,
                                                            const std::vector<Played>& starts,
                                                            const Ladder& ladder, Range best);
  std::optional<std::vector<MoveValue>> card_values(const Played& played, const PlaceOnLadder& now);
  std::optional<std::vector<Move>> line(Played played, PlaceOnLadder now);
  std::optional<Card> first_best_card(const Played& played, const PlaceOnLadder& now);
  // Returns the ladder of playing on and the value there if a side may stop the deal, else `now`.
  std::optional<PlaceOnLadder> play_on(const Played& played, const PlaceOnLadder& now);

  // The rungs on which the value after a card can lie: no card is better for its player than the
  // value of the position.
  Range range_after_card(bool declares, const PlaceOnLadder& now) const {
    return declares ? Range{0, now.index} : Range{now.index, whole(now.ladder).high};
  }

  const Task& task_;
  const Request& request_;
  PositionSolver& positions_;
  const Engines& engines_;
};

// Most cards are worth little less than the best, so their values are looked for from there
// downwards: 2 to 11 % fewer nodes than by halving the range.
constexpr int kStepFromTheBest = 1;

Solution TaskSolver::solve(const Played& played, const Ladder& ladder,
                           std::optional<int> expected) {
  return task_.exchange ? solve_play(played, ladder, expected) : solve_exchange(ladder);
}

Solution TaskSolver::solve_play(const Played& played, const Ladder& ladder,
                                std::optional<int> expected) {
  Solution solution;
  solution.to_play = played.to_play();
  const Range range = positions_.find(played, ladder, expected, teller(ladder));
  const PlaceOnLadder now{ladder, range.low};
  std::optional<std::vector<MoveValue>> moves(std::in_place);
  std::optional<std::vector<Move>> line(std::in_place);
  const bool found = range.low == range.high;
  if (found && request_.cards && solution.to_play) moves = card_values(played, now);
  if (found && moves && request_.line) line = this->line(played, now);
  solution.exact = found && moves && line;
  if (solution.exact) {
    solution.moves = *std::move(moves);
    solution.line = *std::move(line);
  }
  return concluded(std::move(solution), ladder, range);
}

Solution TaskSolver::solve_exchange(const Ladder& ladder) {
  const std::vector<Exchange> exchanges = task_.game->exchanges(task_);
  const std::vector<Played> starts = positions_.starts(exchanges);
  Solution solution;
  solution.to_play = task_.leader;
  const auto [best, range] = positions_.best_start(starts, ladder, teller(ladder));
  std::optional<std::vector<ExchangeValue>> values(std::in_place);
  std::optional<std::vector<Move>> line(std::in_place);
  const bool found = range.low == range.high;
  if (found && request_.exchanges) values = exchange_values(exchanges, starts, ladder, range);
  if (found && values && request_.line) line = this->line(starts[best], {ladder, range.low});
  solution.exact = found && values && line;
  if (solution.exact) {
    solution.exchange = exchanges[best];
    solution.exchanges = *std::move(values);
    solution.line = *std::move(line);
  }
  return concluded(std::move(solution), ladder, range);
}

PositionSolver::Tell TaskSolver::teller(const Ladder& ladder) const {
  if (!request_.tell) return {};
  return [this, &ladder](Range range) {
    const ValueInterval proven = values_of(ladder, range);
    request_.tell(task_, request_.objective, proven.low, proven.high);
  };
}

Solution TaskSolver::concluded(Solution solution, const Ladder& ladder, Range range) const {
  const ValueInterval values = values_of(ladder, range);
  solution.low = values.low;
  solution.high = values.high;
  solution.nodes = engines_.nodes();
  if (!solution.exact) solution.stopped = engines_.stop().reason();
  return solution;
}

std::optional<std::vector<ExchangeValue>> TaskSolver::exchange_values(
    const std::vector<Exchange>& exchanges, const std::vector<Played>& starts, const Ladder& ladder,
    Range best) {
  std::vector<ExchangeValue> values;
  for (std::size_t i = 0; i < starts.size(); ++i) {
    const Range found =
        positions_.drive(starts[i], ladder, ZeroWindowDriver({0, best.high}, best.high));
    if (found.low != found.high) return std::nullopt;
    values.push_back({exchanges[i], rung_of(ladder, found.low).value});
  }
  return values;
}

std::optional<TaskSolver::PlaceOnLadder> TaskSolver::play_on(const Played& played,
                                                             const PlaceOnLadder& now) {
  Ladder ladder = task_.game->ladder_of_playing_on(task_, request_.objective, played);
  if (ladder.empty()) return now;
  const Range range = positions_.find(played, ladder);
  if (range.low != range.high) return std::nullopt;
  return PlaceOnLadder{std::move(ladder), range.low};
}

std::optional<std::vector<MoveValue>> TaskSolver::card_values(const Played& played,
                                                              const PlaceOnLadder& now) {
  const std::optional<PlaceOnLadder> on = play_on(played, now);
  if (!on) return std::nullopt;
  const bool declares = positions_.declares(*played.to_play());
  std::vector<MoveValue> values;
  for (Card card : played.legal() & request_.only) {
    Played after = played;
    if (!after.play(card).ok()) return std::nullopt;
    const Range range = range_after_card(declares, *on);
    const Range found = positions_.drive(
        after, on->ladder,
        ZeroWindowDriver(range, declares ? on->index : on->index + 1, kStepFromTheBest));
    if (found.low != found.high) return std::nullopt;
    values.push_back({card, rung_of(on->ladder, found.low).value});
  }
  return values;
}

std::optional<Card> TaskSolver::first_best_card(const Played& played, const PlaceOnLadder& now) {
  const bool declares = positions_.declares(*played.to_play());
  for (Card card : played.legal()) {
    Played after = played;
    if (!after.play(card).ok()) return std::nullopt;
    Range range = range_after_card(declares, now);
    if (range.low < range.high) {
      range = positions_.ask(after, now.ladder, range, declares ? now.index : now.index + 1);
    }
    if (declares ? range.low == now.index : range.high == now.index) return card;
    const bool worse = declares ? range.high < now.index : range.low > now.index;
    if (!worse) return std::nullopt;
  }
  return std::nullopt;
}

std::optional<std::vector<Move>> TaskSolver::line(Played played, PlaceOnLadder now) {
  std::vector<Move> line;
  while (played.to_play()) {
    std::optional<PlaceOnLadder> on = play_on(played, now);
    if (!on) return std::nullopt;
    if (on->value() != now.value()) break;  // better to stop
    now = *std::move(on);
    const std::optional<Card> card = first_best_card(played, now);
    if (!card || !played.play(*card).ok()) return std::nullopt;
    line.emplace_back(*card);
  }
  return line;
}

// What each move of a play cost.
//
// The values of all positions are found from the last one backward. The value after a card bounds
// the value before it, because the side to move could have had it. So one question is enough if the
// card was the best. Of every other card only one question is asked: would it have been as good?
class PlayJudge {
 public:
  PlayJudge(const Task& task, const ReplayRequest& request, PositionSolver& positions,
            const Engines& engines)
      : task_(task), request_(request), positions_(positions), engines_(engines) {}

  // Only the moves of one player if the task asks about him. InvalidArgument if the play breaks the
  // rules.
  absl::StatusOr<Replay> judge();

 private:
  // A position of the play, and where on its ladder the value lies.
  struct Stage {
    Played played;
    Ladder ladder;
    Range range = {0, 0};

    ValueInterval value() const { return values_of(ladder, range); }
  };
  // After the first `cards` cards of the play, which is legal.
  Stage stage_after(std::size_t cards) const;
  // Finds the value; `next` is the stage after the card that was played there.
  void find_value(Stage& stage, const Stage* next);
  // The card of the play between two stages.
  ReplayedMove judge_card(const Stage& before, const Stage& after, std::size_t index);
  // Whether the stage after another card is as good for the mover's side as `before`; none if the
  // limit is reached.
  std::optional<bool> costs_nothing(const Stage& before, const Stage& after);
  ReplayedExchange judge_exchange(const Stage& start, const std::vector<Exchange>& exchanges);

  // The limit of nodes for the next part of the work, and its share of the time: the same for each
  // of the `parts` that are left.
  void allow_part(int parts);
  // What has ended the search, where something is not exact.
  void note_stop(Replay& replay, bool exact) const;

  const Task& task_;
  const ReplayRequest& request_;
  PositionSolver& positions_;
  const Engines& engines_;
};

absl::StatusOr<Replay> PlayJudge::judge() {
  MATADOR_RETURN_IF_ERROR(played_so_far(task_).status());
  const std::size_t cards = task_.play.size();
  const std::size_t judged = std::min(cards, static_cast<std::size_t>(request_.last));
  // The end, each move, and the exchange.
  auto parts = static_cast<int>(judged) + 2;
  allow_part(parts--);
  Stage after = stage_after(cards);
  find_value(after, nullptr);
  Replay result;
  if (!after.played.to_play() && after.range.low == after.range.high) {
    result.result = after.value().low;
  }
  for (std::size_t i = cards; i > cards - judged; --i) {
    allow_part(parts--);
    if (request_.tell) request_.tell(i - (cards - judged));
    Stage before = stage_after(i - 1);
    find_value(before, &after);
    if (!task_.player || before.played.to_play() == task_.player) {
      result.moves.push_back(judge_card(before, after, i - 1));
      note_stop(result, result.moves.back().exact);
    }
    after = std::move(before);
  }
  ranges::reverse(result.moves);
  result.value = after.value();
  const std::vector<Exchange> exchanges = task_.game->exchanges(task_);
  const bool had_choice = request_.exchange && exchanges.size() > 1;
  if (had_choice && static_cast<std::size_t>(request_.last) > cards) {
    allow_part(parts);
    result.exchange = judge_exchange(after, exchanges);
    note_stop(result, result.exchange->exact);
  }
  result.nodes = engines_.nodes();
  return result;
}

void PlayJudge::allow_part(int parts) {
  positions_.allow(request_.node_limit);
  engines_.stop().share(parts);
}

void PlayJudge::note_stop(Replay& replay, bool exact) const {
  if (!exact && replay.stopped == StopReason::kNone) replay.stopped = engines_.stop().reason();
}

PlayJudge::Stage PlayJudge::stage_after(std::size_t cards) const {
  Task task = task_;
  task.play.resize(cards, Card::from_index(0));
  return {.played = played_so_far(task).value(),
          .ladder = task.game->ladder(task, request_.objective)};
}

void PlayJudge::find_value(Stage& stage, const Stage* next) {
  if (next == nullptr || next->ladder != stage.ladder) {
    stage.range = positions_.find(stage.played, stage.ladder);
    return;
  }
  const int top = whole(stage.ladder).high;
  const bool declaring = positions_.declares(*stage.played.to_play());
  const Range range = declaring ? Range{next->range.low, top} : Range{0, next->range.high};
  const int better = declaring ? range.low + 1 : range.high;
  stage.range = positions_.drive(stage.played, stage.ladder,
                                 ZeroWindowDriver(range, better, std::max(top / 10, 1)));
}

ReplayedMove PlayJudge::judge_card(const Stage& before, const Stage& after, std::size_t index) {
  const Card card = task_.play[index].card;
  const CardSet legal = before.played.legal();
  const Seat seat = *before.played.to_play();
  const auto trick = static_cast<int>(before.played.tricks().size());
  ReplayedMove move{.index = index,
                    .trick = before.played.trick_open() ? trick : trick + 1,
                    .seat = seat,
                    .move = card,
                    .before = before.value(),
                    .after = after.value(),
                    .sign = positions_.declares(seat) != falls(before.ladder) ? 1 : -1,
                    .choices = legal.size()};
  const bool with_values = request_.cards;
  move.exact = move.before.is_exact() && move.after.is_exact();
  for (Card other : legal) {
    if (!move.exact) break;
    Stage stage = after;
    if (other != card) {
      stage = {.played = before.played, .ladder = after.ladder, .range = whole(after.ladder)};
      stage.played.play(other).IgnoreError();
      if (with_values) stage.range = positions_.find(stage.played, stage.ladder, move.before.low);
    }
    const std::optional<bool> as_good = costs_nothing(before, stage);
    move.exact = as_good.has_value() && (!with_values || stage.value().is_exact());
    if (as_good.value_or(false)) move.best.emplace_back(other);
    if (with_values) move.values.emplace_back(other, stage.value().low);
  }
  if (!move.exact) {
    move.best.clear();
    move.values.clear();
  }
  return move;
}

std::optional<bool> PlayJudge::costs_nothing(const Stage& before, const Stage& after) {
  const bool declaring = positions_.declares(*before.played.to_play());
  const int sign = falls(after.ladder) ? -1 : 1;
  const int value = sign * before.value().low;
  // The lowest rung that is as good as before; for the other side, the lowest that is worse.
  const auto rung = ranges::find_if(
      after.ladder,
      [&](int worth) { return declaring ? sign * worth >= value : sign * worth > value; },
      &Rung::value);
  if (rung == after.ladder.end()) return !declaring;
  const int index = static_cast<int>(rung - after.ladder.begin());
  Range range = after.range;
  if (range.low < index && index <= range.high) {
    range = positions_.ask(after.played, after.ladder, range, index);
  }
  if (range.low >= index) return declaring;
  if (range.high < index) return !declaring;
  return std::nullopt;
}

ReplayedExchange PlayJudge::judge_exchange(const Stage& start,
                                           const std::vector<Exchange>& exchanges) {
  const std::vector<Played> starts = positions_.starts(exchanges);
  const Range best = positions_.best_start(starts, start.ladder).range;
  ReplayedExchange judged{.seat = task_.declarer,
                          .made = *task_.exchange,
                          .before = values_of(start.ladder, best),
                          .after = start.value(),
                          .sign = falls(start.ladder) ? -1 : 1};
  judged.exact = judged.before.is_exact() && judged.after.is_exact();
  for (std::size_t i = 0; i < starts.size() && judged.exact; ++i) {
    Range range{0, best.high};
    if (best.high > 0) range = positions_.ask(starts[i], start.ladder, range, best.high);
    judged.exact = range.low == best.high || range.high < best.high;
    if (range.low == best.high) judged.best.push_back(exchanges[i]);
  }
  if (!judged.exact) judged.best.clear();
  return judged;
}

bool same_side(const Task& a, const Task& b) {
  return a.game->declaring_side(a) == b.game->declaring_side(b);
}

// Whether the two sides are swapped.
bool sides_changed(const Task& a, const Task& b) {
  const int all = (1 << a.deal.seats()) - 1;
  return (a.game->declaring_side(a).mask() ^ b.game->declaring_side(b).mask()) == all;
}

bool same_question(const Task& a, const Task& b) {
  return same_cards(a, b) && a.leader == b.leader && same_side(a, b);
}

// The order in which a task serves the next one: tasks of the same cards together, and among these,
// tasks of the same side.
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

// A guess of the value of a task from a solved task of the same cards.
std::optional<int> expected_value(const Task& task, const Request& request, const Task& like,
                                  const Solution& solution) {
  if (!same_cards(task, like) || !solution.exact) return std::nullopt;
  if (same_side(task, like)) return solution.low;
  if (!sides_changed(task, like)) return std::nullopt;
  const std::vector<Rung> ladder = task.game->ladder(task, request.objective);
  return ladder.front().value + ladder.back().value - solution.low;
}

}  // namespace

absl::StatusOr<std::vector<Solution>> TrickSearch::solve_all(const std::vector<Task>& tasks,
                                                             const Request& request,
                                                             const Stop& /*the engines'*/) const {
  std::vector<Solution> solutions(tasks.size());
  std::vector<std::size_t> done;
  auto left = static_cast<int>(tasks.size());
  for (std::size_t i : order_of_work(tasks)) {
    engines_.stop().share(left--);
    // A partner who declares the same contract has the same value.
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
    MATADOR_ASSIGN_OR_RETURN(solutions[i], solve(tasks[i], request, !done.empty(), expected));
    done.push_back(i);
  }
  return solutions;
}

absl::StatusOr<Solution> TrickSearch::solve(const Task& task, const Request& request, bool keep,
                                            std::optional<int> expected) const {
  MATADOR_ASSIGN_OR_RETURN(const Played played, played_so_far(task));
  PositionSolver positions(task, engines_);
  engines_.turn_to(*task.game, task.deal.seats(), positions.layout(), keep);
  positions.allow(request.node_limit);
  return TaskSolver(task, request, positions, engines_)
      .solve(played, task.game->ladder(task, request.objective), expected);
}

absl::StatusOr<Replay> TrickSearch::replay(const Task& task, const ReplayRequest& request) const {
  PositionSolver positions(task, engines_);
  engines_.turn_to(*task.game, task.deal.seats(), positions.layout(), /*keep=*/false);
  return PlayJudge(task, request, positions, engines_).judge();
}

absl::StatusOr<Decision> TrickSearch::decide(const Task& task, Goal goal, int target,
                                             std::uint64_t limit) const {
  MATADOR_ASSIGN_OR_RETURN(const Played played, played_so_far(task));
  PositionSolver positions(task, engines_);
  engines_.turn_to(*task.game, task.deal.seats(), positions.layout(), /*keep=*/false);
  positions.allow(limit);
  const Ladder no_or_yes{{0, goal, 0}, {1, goal, target}};
  const Request value_alone;
  const Solution solution =
      TaskSolver(task, value_alone, positions, engines_).solve(played, no_or_yes);
  switch (solution.stopped) {
    case StopReason::kNone:
      break;
    case StopReason::kSeconds:
      return absl::DeadlineExceededError("the time was up");
    case StopReason::kInterrupt:
      return absl::CancelledError("interrupted");
  }
  if (!solution.exact) return absl::ResourceExhaustedError("the limit of nodes was reached");
  return Decision{solution.low == 1, solution.nodes};
}

}  // namespace matador
