#include "formats/output/replay.h"

#include <algorithm>
#include <limits>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/sort.hpp>
#include <range/v3/view/reverse.hpp>

#include "solver/games/winner.h"

namespace matador {

std::vector<ReplayedMove> moves_of(const ReplayAnswer& answer) {
  std::vector<ReplayedMove> moves;
  for (const Replay& replay : answer.replays) {
    moves.insert(moves.end(), replay.moves.begin(), replay.moves.end());
  }
  ranges::sort(moves, {}, &ReplayedMove::index);
  return moves;
}

namespace {

// The moves that changed the level of their replay for good, against the side that made them.
std::vector<ReplayedMove> decisive_moves(const ReplayAnswer& answer, const Replay& replay) {
  const auto level = [&](int value) { return level_of(answer.task, answer.objective, value); };
  int sign = 0;  // of the side whose level is worse in the end; 0: both may have decided something
  if (replay.result && replay.value.is_exact()) {
    const int value = level(replay.value.low);
    const int result = level(*replay.result);
    sign = (value > result) - (value < result);
  }
  std::vector<ReplayedMove> decisive;
  int most = std::numeric_limits<int>::min();  // of the levels from here on
  int least = std::numeric_limits<int>::max();
  for (const ReplayedMove& move : replay.moves | ranges::views::reverse) {
    if (!move.exact) continue;
    most = std::max(most, level(move.after.low));
    least = std::min(least, level(move.after.low));
    const int before = level(move.before.low);
    const bool is_lost = move.sign > 0 ? before > most : before < least;
    if (is_lost && move.sign * sign >= 0) decisive.push_back(move);
  }
  return decisive;
}

// The first of equals; none if no move cost anything.
std::optional<ReplayedMove> most_expensive(std::vector<ReplayedMove> moves) {
  ranges::sort(moves, {}, &ReplayedMove::index);
  std::optional<ReplayedMove> worst;
  for (const ReplayedMove& move : moves) {
    if (move.exact && move.cost() > (worst ? worst->cost() : 0)) worst = move;
  }
  return worst;
}

}  // namespace

std::optional<GravestMistake> gravest_mistake(const ReplayAnswer& answer) {
  std::vector<ReplayedMove> decisive;
  for (const Replay& replay : answer.replays) {
    const std::vector<ReplayedMove> more = decisive_moves(answer, replay);
    decisive.insert(decisive.end(), more.begin(), more.end());
  }
  if (const auto move = most_expensive(decisive)) return GravestMistake{*move, true};
  if (const auto move = most_expensive(moves_of(answer))) return GravestMistake{*move, false};
  return std::nullopt;
}

std::vector<PlayerRecord> records_of(const ReplayAnswer& answer) {
  std::vector<PlayerRecord> all;
  for (int i = 0; i < answer.task.deal.seats(); ++i) all.push_back({.seat = Seat::from_index(i)});
  const auto record_of = [&](Seat seat) -> PlayerRecord& {
    const Seat player = answer.task.game->player_of(answer.task, seat);
    return all[at(player)];
  };
  const auto add = [&](Seat seat, const auto& judged, bool has_choice) {
    PlayerRecord& record = record_of(seat);
    ++record.moves;
    if (has_choice) ++record.choices;
    if (!judged.exact || judged.cost() == 0) return;
    ++record.errors;
    record.cost += judged.cost();
  };
  for (const Replay& replay : answer.replays) {
    if (replay.exchange) add(replay.exchange->seat, *replay.exchange, true);
    for (const ReplayedMove& move : replay.moves) add(move.seat, move, move.choices > 1);
  }
  if (answer.known_exchange && answer.known_exchange->is_mistake()) {
    ++record_of(answer.task.declarer).mistakes;
  }
  for (const ReplayedMove& move : moves_of(answer)) {
    const auto known = answer.known.find(move.index);
    if (known != answer.known.end() && known->second.is_mistake()) ++record_of(move.seat).mistakes;
  }
  if (!answer.players.empty()) {
    std::erase_if(all, [&](const PlayerRecord& record) {
      return ranges::find(answer.players, record.seat) == answer.players.end();
    });
  }
  return all;
}

}  // namespace matador
