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
#include "formats/cards/card_list.h"
#include "formats/cards/card_style.h"
#include "formats/input/json_deal.h"
#include "formats/output/answers.h"
#include "formats/output/csv.h"
#include "formats/output/field_json.h"
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
  for (int i = 0; i < answer.task.deal.seats(); ++i) {
    all.push_back({.seat = Seat::from_index(i)});
    if (answer.has_knowledge()) all.back().mistakes = 0;
  }
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
    ++*record_of(answer.task.declarer).mistakes;
  }
  for (const ReplayedMove& move : moves_of(answer)) {
    const auto known = answer.known.find(move.index);
    if (known != answer.known.end() && known->second.is_mistake()) ++*record_of(move.seat).mistakes;
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

// ---- Moves --------------------------------------------------------------------------------------

// A card that was judged, or the exchange with the talon, and by what its player could know.
struct JudgedMove {
  const ReplayAnswer& answer;
  const ReplayedMove* card;  // null: the exchange
  const ReplayedExchange* exchange;
  int cost;

  const ValueInterval& before() const { return card != nullptr ? card->before : exchange->before; }
  const ValueInterval& after() const { return card != nullptr ? card->after : exchange->after; }
  bool exact() const { return card != nullptr ? card->exact : exchange->exact; }
  const CardStyle& style() const { return card_style(*answer.task.game); }
  const KnownLoss* known() const {
    if (!answer.has_knowledge() || (card == nullptr && !answer.known_exchange)) return nullptr;
    const KnownLoss& loss = card != nullptr ? answer.known.at(card->index) : *answer.known_exchange;
    return loss.is_unknown() ? nullptr : &loss;
  }
};

JudgedMove judged(const ReplayAnswer& answer, const ReplayedMove& move) {
  return {answer, &move, nullptr, move.exact ? move.cost() : 0};
}
JudgedMove judged(const ReplayAnswer& answer, const ReplayedExchange& exchange) {
  return {answer, nullptr, &exchange, exchange.exact ? exchange.cost() : 0};
}

Json best_json(const JudgedMove& move) {
  if (move.card != nullptr) return moves_json(move.card->best, move.style());
  Json best = Json::array();
  for (const Exchange& other : move.exchange->best) {
    best.push_back(exchange_json(other, move.style()));
  }
  return best;
}

Json values_json(const JudgedMove& move) {
  if (move.card == nullptr || move.card->values.empty()) return kAbsent;
  Json json = Json::object();
  for (const auto& [choice, value] : move.card->values) {
    json[write_move(choice, move.style())] = value;
  }
  return json;
}

// An end of the interval of `before` or `after`, where that is all that is proven.
template <const ValueInterval& (JudgedMove::*Of)() const, int ValueInterval::*End>
Json proven_end(const JudgedMove& move) {
  return move.exact() ? kAbsent : Json((move.*Of)().*End);
}

// And the value itself, where it is proven.
template <const ValueInterval& (JudgedMove::*Of)() const>
Json proven(const JudgedMove& move) {
  return move.exact() ? Json((move.*Of)().low) : kAbsent;
}

template <CardSet Exchange::*Cards>
Json exchanged(const JudgedMove& move) {
  return move.card != nullptr ? kAbsent : cards_json(move.exchange->made.*Cards, move.style());
}

// Written in the cards of a game.
struct StyledReason {
  const Reason& reason;
  const CardStyle& style;
};

using ReasonField = Field<StyledReason>;

constexpr std::array kReasonFields{
    ReasonField{{"trick", "number", "The trick that its side loses with best play after it."},
                [](const StyledReason& why) -> Json { return why.reason.trick; }},
    ReasonField{
        {"seat", "SeatNumber",
         "Who wins it with which card, and whether he ruffs; `takes`, the dearest card that "
         "he takes, if any."},
        [](const StyledReason& why) -> Json { return why.reason.seat.number(); }},
    ReasonField{
        {"card", "Card"},
        [](const StyledReason& why) -> Json { return write_card(why.reason.card, why.style); }},
    ReasonField{{"ruffs", "boolean"},
                [](const StyledReason& why) -> Json { return why.reason.is_ruffed; }},
    ReasonField{{"takes", "Card?"}, [](const StyledReason& why) {
                  const std::optional<Card>& takes = why.reason.takes;
                  return takes ? Json(write_card(*takes, why.style)) : kAbsent;
                }}};

Json why_json(const JudgedMove& move) {
  if (move.card == nullptr) return kAbsent;
  const auto reason = move.answer.reasons.find(move.card->index);
  if (reason == move.answer.reasons.end()) return kAbsent;
  return json_of<StyledReason>(kReasonFields, {reason->second, move.style()});
}

using MoveField = Field<JudgedMove>;

constexpr char kCost[] = "Cost";
constexpr char kProvenCost[] = "ProvenCost";

constexpr std::array kMoveFields{
    MoveField{
        {"trick", "number",
         "The number of the trick, from 1, and who played what; `trick` is 0 for the exchange.", "",
         8},
        [](const JudgedMove& move) -> Json { return move.card != nullptr ? move.card->trick : 0; }},
    MoveField{{"seat", "SeatNumber", nullptr, "", 9},
              [](const JudgedMove& move) -> Json {
                return (move.card != nullptr ? move.card->seat : move.exchange->seat).number();
              }},
    MoveField{{"card", "Card", nullptr, "PlayedCard", 10},
              [](const JudgedMove& move) {
                return move.card != nullptr ? Json(write_move(move.card->move, move.style()))
                                            : kAbsent;
              }},
    MoveField{{"discard", "Card[]",
               "In place of `card`: the exchange with the talon, where the deal tells it.",
               "MadeExchange", 20},
              exchanged<&Exchange::discard>},
    MoveField{{"take", "Card[]", nullptr, "MadeExchange", 21}, exchanged<&Exchange::take>},
    MoveField{{"exact", "false",
               "`false` where `--limit`, which counts for each move anew, stopped the search. Then "
               "`before_low`, `before_high`, `after_low` and `after_high` stand in place of "
               "`before`, `after`, `cost` and `best`.",
               kProvenCost},
              [](const JudgedMove& move) { return move.exact() ? kAbsent : Json(false); }},
    MoveField{{"before", "number",
               "The value with best play before and after the card; where everyone plays for "
               "himself, what the player of the card can get.",
               kCost, 11},
              proven<&JudgedMove::before>},
    MoveField{{"before_low", "number", nullptr, kProvenCost, 15},
              proven_end<&JudgedMove::before, &ValueInterval::low>},
    MoveField{{"before_high", "number", nullptr, kProvenCost, 16},
              proven_end<&JudgedMove::before, &ValueInterval::high>},
    MoveField{{"after", "number", nullptr, kCost, 12}, proven<&JudgedMove::after>},
    MoveField{{"after_low", "number", nullptr, kProvenCost, 17},
              proven_end<&JudgedMove::after, &ValueInterval::low>},
    MoveField{{"after_high", "number", nullptr, kProvenCost, 18},
              proven_end<&JudgedMove::after, &ValueInterval::high>},
    MoveField{{"cost", "number", "What the side that played it lost by it, 0 or more.", kCost, 13},
              [](const JudgedMove& move) { return move.exact() ? Json(move.cost) : kAbsent; }},
    MoveField{
        {"best", "Move[]",
         "Every card that would have cost nothing, in the order of cards; every exchange, for "
         "an exchange.",
         kCost, 14},
        [](const JudgedMove& move) { return move.exact() ? best_json(move) : kAbsent; }},
    MoveField{
        {"known_cost", "real?",
         "With `--knowledge`: what the card cost by what its player could know, on average "
         "over ways in which the other cards could lie; its standard error (0 where these are "
         "all ways, null for one way of many); whether that is more than chance explains (95 "
         "%, by Student's t; never for one way). 0 and `false` without a choice; absent where "
         "`--seconds` or Ctrl-C left fewer than ten ways.",
         "", 22},
        [](const JudgedMove& move) {
          const KnownLoss* known = move.known();
          return known != nullptr ? Json(known->loss.mean) : kAbsent;
        }},
    MoveField{{"known_se", "(real | null)?", nullptr, "", 23},
              [](const JudgedMove& move) {
                const KnownLoss* known = move.known();
                if (known == nullptr) return kAbsent;
                return known->loss.se ? Json(*known->loss.se) : Json();
              }},
    MoveField{{"mistake", "boolean?", nullptr, "", 24},
              [](const JudgedMove& move) {
                const KnownLoss* known = move.known();
                return known != nullptr ? Json(known->is_mistake()) : kAbsent;
              }},
    MoveField{{"why", "Reason?",
               "With `--explain`, of the first mistake and the one that `better` tells of, where a "
               "trick shows what it cost: that trick. `--last 1` explains the last card.",
               "PlayedCard"},
              why_json},
    MoveField{{"cards", "Record<Card, number>?", "With `--cards`: the value after each legal card.",
               "PlayedCard"},
              values_json}};

template <typename Move>  // or ReplayedExchange
Json move_json(const ReplayAnswer& answer, const Move& move) {
  return json_of<JudgedMove>(kMoveFields, judged(answer, move));
}

// ---- The deal -----------------------------------------------------------------------------------

// A value for the whole deal: a number, or a list by seat.
Json json_of_all(const ReplayAnswer& answer, const auto& value_of) {
  if (answer.replays.size() == 1) return value_of(answer.replays.front());
  Json list = Json::array();
  for (const Replay& replay : answer.replays) list.push_back(value_of(replay));
  return list;
}

bool is_proven(const ReplayAnswer& answer) {
  return ranges::all_of(answer.replays,
                        [](const Replay& replay) { return replay.value.is_exact(); });
}

template <int ValueInterval::*End>
Json end_of_value(const ReplayAnswer& answer) {
  return json_of_all(answer, [](const Replay& replay) { return replay.value.*End; });
}

Json result_json(const ReplayAnswer& answer) {
  if (!ranges::all_of(answer.replays,
                      [](const Replay& replay) { return replay.result.has_value(); })) {
    return kAbsent;
  }
  return json_of_all(answer, [](const Replay& replay) { return *replay.result; });
}

Json stops_json(const ReplayAnswer& answer) {
  Json json = kAbsent;
  for (const Replay& replay : answer.replays) {
    if (replay.stopped != StopReason::kNone) json = stop_json(replay.stopped);
  }
  return json;
}

constexpr std::array kBoardFields{
    Field<BoardScore>{{"score", "number", "What the declaring side scored."},
                      member<&BoardScore::score>},
    Field<BoardScore>{
        {"par", "number", "Its par, and the difference in international matchpoints."},
        member<&BoardScore::par>},
    Field<BoardScore>{{"imps", "number"}, member<&BoardScore::imps>}};

Json moves_json_of(const ReplayAnswer& answer) {
  Json moves = Json::array();
  for (const Replay& replay : answer.replays) {
    if (replay.exchange) moves.push_back(move_json(answer, *replay.exchange));
  }
  for (const ReplayedMove& move : moves_of(answer)) moves.push_back(move_json(answer, move));
  return moves;
}

constexpr std::array kPlayerFields{
    Field<PlayerRecord>{
        {"seat", "SeatNumber", "Whose moves these are; in bridge the declarer's with dummy's."},
        [](const PlayerRecord& record) -> Json { return record.seat.number(); }},
    Field<PlayerRecord>{
        {"moves", "number", "His moves, and those with more than one legal card (`choices`)."},
        member<&PlayerRecord::moves>},
    Field<PlayerRecord>{{"choices", "number"}, member<&PlayerRecord::choices>},
    Field<PlayerRecord>{
        {"errors", "number", "The moves that cost something, and the sum of their `cost`."},
        member<&PlayerRecord::errors>},
    Field<PlayerRecord>{{"cost", "number"}, member<&PlayerRecord::cost>},
    Field<PlayerRecord>{{"mistakes", "number?", "With `--knowledge`: the number of `mistake`."},
                        [](const PlayerRecord& record) { return given(record.mistakes); }}};

Json players_json(const ReplayAnswer& answer) {
  Json players = Json::array();
  for (const PlayerRecord& record : records_of(answer)) {
    players.push_back(json_of<PlayerRecord>(kPlayerFields, record));
  }
  return players;
}

// How the deal should have gone on from the gravest mistake.
Json better_json(const ReplayAnswer& answer) {
  const std::optional<GravestMistake> mistake = gravest_mistake(answer);
  if (!mistake || answer.line.empty()) return kAbsent;
  const ReplayedMove& move = mistake->move;
  return {{"trick", move.trick},
          {"seat", move.seat.number()},
          {"card", write_move(move.move, card_style(*answer.task.game))},
          {"line", moves_json(answer.line, card_style(*answer.task.game))}};
}

using ReplayField = Field<ReplayAnswer>;

constexpr char kReplayed[] = "Replayed";
constexpr char kReplayedInPart[] = "ReplayedInPart";

constexpr std::array kReplayFields{
    ReplayField{{"value", "OrBySeat",
                 "The value before the first card that is judged, with an exchange that was made; "
                 "where everyone plays for himself, a list by seat.",
                 kReplayed},
                [](const ReplayAnswer& answer) {
                  return is_proven(answer) ? end_of_value<&ValueInterval::low>(answer) : kAbsent;
                }},
    ReplayField{
        {"exact", "false",
         "Where the search was stopped before that was proven: `false`, and the interval.",
         kReplayedInPart},
        [](const ReplayAnswer& answer) { return is_proven(answer) ? kAbsent : Json(false); }},
    ReplayField{{"low", "OrBySeat", nullptr, kReplayedInPart},
                [](const ReplayAnswer& answer) {
                  return is_proven(answer) ? kAbsent : end_of_value<&ValueInterval::low>(answer);
                }},
    ReplayField{{"high", "OrBySeat", nullptr, kReplayedInPart},
                [](const ReplayAnswer& answer) {
                  return is_proven(answer) ? kAbsent : end_of_value<&ValueInterval::high>(answer);
                }},
    ReplayField{
        {"result", "OrBySeat?",
         "How the deal ended, where the play is complete; where everyone plays for himself, "
         "a list by seat."},
        result_json},
    ReplayField{{"stopped", "Stopped?", "As in `solve`."}, stops_json},
    ReplayField{
        {"board", "Board?",
         "With `--par`, in bridge: the `score` of the declaring side, its `par` and the "
         "difference in `imps`, where the deal tells the level (`Bid`), who is vulnerable "
         "(`Vulnerable` or `Board`), and how it ended (`Result`, or a complete play); such a "
         "board needs no `Play`, and then has no `moves`."},
        [](const ReplayAnswer& answer) {
          return answer.board ? json_of<BoardScore>(kBoardFields, *answer.board) : kAbsent;
        }},
    ReplayField{{"moves", "ReplayedMove[]", "The cards in order of play."}, moves_json_of},
    ReplayField{{"players", "ReplayedPlayer[]", "What each player's moves cost together, by seat."},
                players_json},
    ReplayField{
        {"better", "{ trick: number; seat: SeatNumber; card: Card; line: Card[] }?",
         "With `--line`: the `trick`, `seat` and `card` of the mistake that decided the "
         "result, and in `line` best play to the end from before it. It changed who wins or "
         "what is scored, and its side did not get that back; of several it is the most "
         "expensive. If no mistake did that, it is the most expensive of all."},
        better_json},
    ReplayField{{"nodes", "number", "The cards that the search played: a measure of the work."},
                [](const ReplayAnswer& answer) -> Json {
                  std::uint64_t nodes = 0;
                  for (const Replay& replay : answer.replays) nodes += replay.nodes;
                  return nodes;
                }}};

Json json_of_task(const ReplayAnswer& answer) {
  Json json = task_json(answer.deal, answer.notes.id, answer.task);
  const bool of_one = answer.players.size() == 1;
  const AskedValue asked{of_one ? std::optional(answer.players.front()) : std::nullopt,
                         answer.objective};
  add_fields(asked_fields(), asked, json);
  return json;
}

}  // namespace

FieldTexts replay_fields() { return texts_of<ReplayAnswer>(kReplayFields); }
FieldTexts reason_fields() { return texts_of<StyledReason>(kReasonFields); }
FieldTexts replayed_move_fields() { return texts_of<JudgedMove>(kMoveFields); }
FieldTexts replayed_player_fields() { return texts_of<PlayerRecord>(kPlayerFields); }
FieldTexts board_fields() { return texts_of<BoardScore>(kBoardFields); }

std::string replay_json(const ReplayAnswer& answer) {
  Json json = json_of_task(answer);
  add_fields<ReplayAnswer>(kReplayFields, answer, json);
  return write_json(json) + "\n";
}

namespace {

// The last three only where what players could know is asked for.
ColumnNames columns_of_replay(bool knowledge) {
  ColumnNames columns =
      columns_of(in_columns(texts_of(deal_fields()), {1, 0, 2, 3}) +
                 in_columns(texts_of(task_fields()), {4, 19, 0, 5, 6}) +
                 in_columns(texts_of(asked_fields()), {0, 7}) + replayed_move_fields());
  if (!knowledge) columns.resize(columns.size() - 3);
  return columns;
}

// Intervals have their columns where they are exact too.
template <typename Judged>
std::string row_of(const ReplayAnswer& answer, const Judged& judged, Json json) {
  for (const auto& [name, value] : {std::pair{"before", judged.before}, {"after", judged.after}}) {
    json[absl::StrCat(name, "_low")] = value.low;
    json[absl::StrCat(name, "_high")] = value.high;
  }
  return csv_row(columns_of_replay(answer.has_knowledge()), json);
}

std::string exchange_row(const ReplayAnswer& answer, const ReplayedExchange& exchange, Json json) {
  json.update(move_json(answer, exchange));
  for (const char* key : {"discard", "take"}) json[key] = csv_cards(json[key]);
  for (Json& other : json["best"]) {
    other = absl::StrCat(csv_cards(other["discard"]), "/", csv_cards(other["take"]));
  }
  return row_of(answer, exchange, json);
}

}  // namespace

std::string replay_csv_header(bool knowledge) { return csv_row(columns_of_replay(knowledge)); }

std::string replay_csv(const ReplayAnswer& answer) {
  const Json task = json_of_task(answer);
  std::string rows;
  for (const Replay& replay : answer.replays) {
    if (replay.exchange) rows += exchange_row(answer, *replay.exchange, task);
  }
  for (const ReplayedMove& move : moves_of(answer)) {
    Json json = task;
    json.update(move_json(answer, move));
    rows += row_of(answer, move, json);
  }
  return rows;
}

}  // namespace matador
