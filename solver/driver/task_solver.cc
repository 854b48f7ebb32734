#include "solver/driver/task_solver.h"

#include <utility>

namespace matador {
namespace {

// Most cards are worth little less than the best, so their values are looked for from there
// downwards: 2 to 11 % fewer nodes than by halving the range.
constexpr int kStepFromTheBest = 1;

}  // namespace

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

}  // namespace matador
