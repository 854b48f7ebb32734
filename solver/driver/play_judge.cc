#include "solver/driver/play_judge.h"

#include <algorithm>
#include <range/v3/algorithm/find_if.hpp>
#include <range/v3/algorithm/reverse.hpp>
#include <utility>

#include "solver/games/tasks.h"
#include "solver/hand_on.h"

namespace matador {

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

}  // namespace matador
