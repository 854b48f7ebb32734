// What each card of a play cost: the values of all positions of the play, from the last one
// backward. The value after a card bounds the value before it, because the side to move could have
// had it; so one question is enough if the card was the best. Of every other card only one question
// is asked: would it have been as good?

#include <algorithm>
#include <range/v3/algorithm/find_if.hpp>
#include <range/v3/algorithm/reverse.hpp>

#include "solver/driver/inquiry.h"
#include "solver/games/tasks.h"

namespace matador {

absl::StatusOr<Replay> Inquiry::judge(const ReplayRequest& request) {
  if (const absl::StatusOr<Played> played = played_so_far(task_); !played.ok())
    return played.status();
  objective_ = request.objective;
  const std::size_t cards = task_.play.size();
  const std::size_t judged = std::min(cards, static_cast<std::size_t>(request.last));
  allow(request.node_limit);
  // The end, each move, and the exchange have equal shares of the time.
  auto parts = static_cast<int>(judged) + 2;
  engines_.stop().share(parts--);
  Stage after = stage_after(cards);
  find_value(after, nullptr);
  Replay result;
  if (!after.played.to_play() && after.range.low == after.range.high) {
    result.result = after.value().low;
  }
  for (std::size_t i = cards; i > cards - judged; --i) {
    allow(request.node_limit);
    engines_.stop().share(parts--);
    Stage before = stage_after(i - 1);
    find_value(before, &after);
    if (!task_.player || before.played.to_play() == task_.player) {
      result.moves.push_back(judge_card(before, after, i - 1, request.cards));
      note_stop(result, result.moves.back().exact);
    }
    after = std::move(before);
  }
  ranges::reverse(result.moves);
  result.value = after.value();
  const std::vector<Exchange> exchanges = task_.game->exchanges(task_);
  const bool had_choice = request.exchange && exchanges.size() > 1;
  if (had_choice && static_cast<std::size_t>(request.last) > cards) {
    allow(request.node_limit);
    engines_.stop().share(parts);
    result.exchange = judge_exchange(after, exchanges);
    note_stop(result, result.exchange->exact);
  }
  result.nodes = engines_.nodes();
  return result;
}

void Inquiry::note_stop(Replay& replay, bool exact) const {
  if (!exact && replay.stopped == StopReason::kNone) replay.stopped = engines_.stop().reason();
}

Inquiry::Stage Inquiry::stage_after(std::size_t cards) const {
  Task task = task_;
  task.play.resize(cards, Card::from_index(0));
  return {.played = played_so_far(task).value(), .ladder = task.game->ladder(task, objective_)};
}

void Inquiry::find_value(Stage& stage, const Stage* next) {
  ladder_ = stage.ladder;
  if (next == nullptr || next->ladder != stage.ladder) {
    stage.range = climb_all(stage.played);
    return;
  }
  const bool declaring = ours(*stage.played.to_play());
  const Range range = declaring ? Range{next->range.low, whole().high} : Range{0, next->range.high};
  const int better = declaring ? range.low + 1 : range.high;
  stage.range = climb(stage.played, Climb(range, better, std::max(whole().high / 10, 1)));
}

ReplayedMove Inquiry::judge_card(const Stage& before, const Stage& after, std::size_t index,
                                 bool with_values) {
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
                    .sign = ours(seat) != falls(before.ladder) ? 1 : -1,
                    .choices = legal.size()};
  move.exact = move.before.is_exact() && move.after.is_exact();
  for (Card other : legal) {
    if (!move.exact) break;
    Stage stage = after;
    if (other != card) {
      stage = {.played = before.played, .ladder = after.ladder};
      stage.played.play(other).IgnoreError();
      ladder_ = stage.ladder;
      stage.range = with_values ? climb_all(stage.played, move.before.low) : whole();
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

std::optional<bool> Inquiry::costs_nothing(const Stage& before, const Stage& after) {
  const bool declaring = ours(*before.played.to_play());
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
  if (range.low < index && index <= range.high) range = ask(after.played, range, index, limit_);
  if (range.low >= index) return declaring;
  if (range.high < index) return !declaring;
  return std::nullopt;
}

ReplayedExchange Inquiry::judge_exchange(const Stage& start,
                                         const std::vector<Exchange>& exchanges) {
  ladder_ = start.ladder;
  const std::vector<Played> starts = this->starts(exchanges);
  const Range best = best_start(starts).range;
  ReplayedExchange judged{.seat = task_.declarer,
                          .made = *task_.exchange,
                          .before = Stage{start.played, start.ladder, best}.value(),
                          .after = start.value(),
                          .sign = falls(start.ladder) ? -1 : 1};
  judged.exact = judged.before.is_exact() && judged.after.is_exact();
  for (std::size_t i = 0; i < starts.size() && judged.exact; ++i) {
    Range range{0, best.high};
    if (best.high > 0) range = ask(starts[i], range, best.high, limit_);
    judged.exact = range.low == best.high || range.high < best.high;
    if (range.low == best.high) judged.best.push_back(exchanges[i]);
  }
  if (!judged.exact) judged.best.clear();
  return judged;
}

}  // namespace matador
