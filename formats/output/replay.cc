#include "formats/output/replay.h"

#include <algorithm>
#include <array>
#include <limits>
#include <nlohmann/json.hpp>
#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/sort.hpp>
#include <range/v3/view/reverse.hpp>
#include <string_view>

#include "absl/strings/str_cat.h"
#include "formats/cards/card_style.h"
#include "formats/cards/moves.h"
#include "formats/input/json_deal.h"
#include "formats/output/answers.h"
#include "formats/output/csv.h"
#include "formats/output/task_json.h"
#include "solver/games/objectives.h"

namespace matador {

// ---- Replay -------------------------------------------------------------------------------------

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

// ---- Replay json --------------------------------------------------------------------------------

namespace {

using Json = nlohmann::ordered_json;

// "before": 73, or "before_low" and "before_high" where that is all that is proven.
void add_interval(const char* name, const ValueInterval& value, bool exact, Json& json) {
  if (exact) {
    json[name] = value.low;
    return;
  }
  json[absl::StrCat(name, "_low")] = value.low;
  json[absl::StrCat(name, "_high")] = value.high;
}

// The fields that a card and an exchange share.
template <typename Judged>
void add_cost(const Judged& judged, const Json& best, Json& json) {
  if (!judged.exact) json["exact"] = false;
  add_interval("before", judged.before, judged.exact, json);
  add_interval("after", judged.after, judged.exact, json);
  if (!judged.exact) return;
  json["cost"] = judged.cost();
  json["best"] = best;
}

// By what the player could know.
void add_known(const KnownLoss& known, Json& json) {
  if (known.is_unknown()) return;
  json["known_cost"] = known.loss.mean;
  json["known_se"] = known.loss.se ? Json(*known.loss.se) : Json();
  json["mistake"] = known.is_mistake();
}

Json json_of(const ReplayAnswer& answer, const ReplayedMove& move) {
  const Task& task = answer.task;
  const CardStyle& style = card_style(*task.game);
  Json json{
      {"trick", move.trick}, {"seat", move.seat.number()}, {"card", write_move(move.move, style)}};
  add_cost(move, moves_json(move.best, style), json);
  if (answer.has_knowledge()) add_known(answer.known.at(move.index), json);
  if (move.values.empty()) return json;
  Json& values = json["cards"] = Json::object();
  for (const auto& [choice, value] : move.values) values[write_move(choice, style)] = value;
  return json;
}

Json json_of(const ReplayAnswer& answer, const ReplayedExchange& exchange) {
  const CardStyle& style = card_style(*answer.task.game);
  Json best = Json::array();
  for (const Exchange& other : exchange.best) best.push_back(exchange_json(other, style));
  Json json{{"trick", 0}, {"seat", exchange.seat.number()}};
  json.update(exchange_json(exchange.made, style));
  add_cost(exchange, best, json);
  if (answer.known_exchange) add_known(*answer.known_exchange, json);
  return json;
}

// A value for the whole deal: a number, or a list by seat.
Json json_of_all(const ReplayAnswer& answer, const auto& value_of) {
  if (answer.replays.size() == 1) return value_of(answer.replays.front());
  Json list = Json::array();
  for (const Replay& replay : answer.replays) list.push_back(value_of(replay));
  return list;
}

bool all_of(const ReplayAnswer& answer, const auto& holds) {
  return ranges::all_of(answer.replays, holds);
}

void add_values(const ReplayAnswer& answer, Json& json) {
  if (all_of(answer, [](const Replay& replay) { return replay.value.is_exact(); })) {
    json["value"] = json_of_all(answer, [](const Replay& replay) { return replay.value.low; });
  } else {
    json["exact"] = false;
    json["low"] = json_of_all(answer, [](const Replay& replay) { return replay.value.low; });
    json["high"] = json_of_all(answer, [](const Replay& replay) { return replay.value.high; });
  }
  if (all_of(answer, [](const Replay& replay) { return replay.result.has_value(); })) {
    json["result"] = json_of_all(answer, [](const Replay& replay) { return *replay.result; });
  }
}

// How the deal should have gone on from the gravest mistake.
void add_line(const ReplayAnswer& answer, Json& json) {
  const std::optional<GravestMistake> mistake = gravest_mistake(answer);
  if (!mistake || answer.line.empty()) return;
  const ReplayedMove& move = mistake->move;
  json["better"] = {{"trick", move.trick},
                    {"seat", move.seat.number()},
                    {"card", write_move(move.move, card_style(*answer.task.game))},
                    {"line", moves_json(answer.line, card_style(*answer.task.game))}};
}

Json json_of(const ReplayAnswer& answer, const PlayerRecord& record) {
  Json json{{"seat", record.seat.number()},
            {"moves", record.moves},
            {"choices", record.choices},
            {"errors", record.errors},
            {"cost", record.cost}};
  if (answer.has_knowledge()) json["mistakes"] = record.mistakes;
  return json;
}

Json json_of_task(const ReplayAnswer& answer) {
  Json json = task_json(answer.deal, answer.notes.id, answer.task);
  if (answer.players.size() == 1) json["player"] = answer.players.front().number();
  json["objective"] = objective_name(answer.objective);
  return json;
}

}  // namespace

std::string replay_json(const ReplayAnswer& answer) {
  Json json = json_of_task(answer);
  add_values(answer, json);
  for (const Replay& replay : answer.replays) {
    if (replay.stopped != StopReason::kNone) json["stopped"] = stop_name(replay.stopped);
  }
  if (const auto& board = answer.board) {
    json["board"] = {{"score", board->score}, {"par", board->par}, {"imps", board->imps}};
  }
  Json& moves = json["moves"] = Json::array();
  for (const Replay& replay : answer.replays) {
    if (replay.exchange) moves.push_back(json_of(answer, *replay.exchange));
  }
  for (const ReplayedMove& move : moves_of(answer)) moves.push_back(json_of(answer, move));
  Json& players = json["players"] = Json::array();
  for (const PlayerRecord& record : records_of(answer)) players.push_back(json_of(answer, record));
  add_line(answer, json);
  std::uint64_t nodes = 0;
  for (const Replay& replay : answer.replays) nodes += replay.nodes;
  json["nodes"] = nodes;
  return write_json(json) + "\n";
}

namespace {

// In their order; the last three only where what players could know is asked for.
constexpr std::array<std::string_view, 24> kReplayColumns{
    "deal",      "game",    "seats",      "contract",    "declarer",  "leader",
    "objective", "trick",   "seat",       "card",        "before",    "after",
    "cost",      "best",    "before_low", "before_high", "after_low", "after_high",
    "trump",     "discard", "take",       "known_cost",  "known_se",  "mistake"};

ColumnNames columns(bool knowledge) {
  return ColumnNames(kReplayColumns).first(kReplayColumns.size() - (knowledge ? 0 : 3));
}

// Intervals have their columns where they are exact too.
template <typename Judged>
std::string row_of(const ReplayAnswer& answer, const Judged& judged, Json json) {
  add_interval("before", judged.before, false, json);
  add_interval("after", judged.after, false, json);
  return csv_row(columns(answer.has_knowledge()), json);
}

std::string exchange_row(const ReplayAnswer& answer, const ReplayedExchange& exchange, Json json) {
  json.update(json_of(answer, exchange));
  for (const char* key : {"discard", "take"}) json[key] = csv_cards(json[key]);
  for (Json& other : json["best"]) {
    other = absl::StrCat(csv_cards(other["discard"]), "/", csv_cards(other["take"]));
  }
  return row_of(answer, exchange, json);
}

}  // namespace

std::string replay_csv_header(bool knowledge) { return csv_header(columns(knowledge)); }

std::string replay_csv(const ReplayAnswer& answer) {
  const Json task = json_of_task(answer);
  std::string rows;
  for (const Replay& replay : answer.replays) {
    if (replay.exchange) rows += exchange_row(answer, *replay.exchange, task);
  }
  for (const ReplayedMove& move : moves_of(answer)) {
    Json json = task;
    json.update(json_of(answer, move));
    rows += row_of(answer, move, json);
  }
  return rows;
}

}  // namespace matador
