#include "formats/output/replay.h"

#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/sort.hpp>

namespace matador {

std::vector<ReplayedMove> moves_of(const ReplayAnswer& answer) {
  std::vector<ReplayedMove> moves;
  for (const Replay& replay : answer.replays) {
    moves.insert(moves.end(), replay.moves.begin(), replay.moves.end());
  }
  ranges::sort(moves, {}, &ReplayedMove::index);
  return moves;
}

std::optional<ReplayedMove> decisive_move(const ReplayAnswer& answer) {
  const Replay& replay = answer.replays.front();
  int sign = 0;  // of the side that has less than its value; 0: all may have decided it
  if (answer.players.empty() && replay.result && replay.value.is_exact()) {
    sign = (replay.value.low > *replay.result) - (replay.value.low < *replay.result);
  }
  std::optional<ReplayedMove> worst;
  for (const ReplayedMove& move : moves_of(answer)) {
    if (!move.exact || move.sign * sign < 0) continue;
    if (move.cost() > (worst ? worst->cost() : 0)) worst = move;
  }
  return worst;
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
