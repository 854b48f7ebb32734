#include "formats/output/answers.h"

#include <array>
#include <cmath>
#include <nlohmann/json.hpp>

#include "absl/strings/str_cat.h"
#include "formats/cards/card_list.h"
#include "formats/cards/card_style.h"
#include "formats/input/json_deal.h"
#include "formats/output/answer_facets.h"
#include "formats/output/csv.h"
#include "formats/output/field_json.h"
#include "formats/output/task_json.h"
#include "formats/words/language.h"

namespace matador {
namespace {

using Json = nlohmann::ordered_json;

// What has stopped a search, in JSON and for people, in the order of StopReason.
struct StopWords {
  const char* name;
  const char* Headlines::*text;
};

constexpr std::array kStopWords{StopWords{"", &Headlines::stopped_at_limit},
                                StopWords{"seconds", &Headlines::stopped_by_time},
                                StopWords{"interrupt", &Headlines::interrupted}};

const StopWords& words_of(StopReason reason) {
  return kStopWords.at(static_cast<std::size_t>(reason));
}

const CardStyle& style_of(const Answer& answer) { return card_style(*answer.task.game); }

// ---- Fields -------------------------------------------------------------------------------------

// Cards by their names, and what each is worth.
Json cards_of(const Answer& answer) {
  if (answer.solution.moves.empty()) return kAbsent;
  Json json = Json::object();
  for (const auto& [move, value] : answer.solution.moves) {
    json[write_move(move, style_of(answer))] = value;
  }
  return json;
}

Json exchanges_of(const Answer& answer) {
  if (answer.solution.exchanges.empty()) return kAbsent;
  Json list = Json::array();
  for (const auto& [exchange, value] : answer.solution.exchanges) {
    list.push_back(exchange_json(exchange, style_of(answer)));
    list.back()["value"] = value;
  }
  return list;
}

Json blind_of(const Answer& answer) {
  if (answer.solution.exchanges.empty()) return kAbsent;
  const CardStyle& style = style_of(answer);
  const auto blind = best_blind_exchange(*answer.task.game, answer.solution.exchanges);
  if (!blind) return kAbsent;
  Json values = Json::object();
  for (const auto& [card, value] : blind->values) values[write_card(card, style)] = value;
  return {{"discard", Json::array({write_card(blind->discard, style)})},
          {"mean", blind->mean()},
          {"values", values}};
}

// A value that is not proven is an interval.
Json known(const Answer& answer, bool proven, int value) {
  return answer.solution.is_proven() == proven ? Json(value) : kAbsent;
}

constexpr char kSolvedForm[] = "Solved";
constexpr char kProvenForm[] = "Proven";

using SolveField = Field<Answer>;

constexpr std::array kSolveFields{
    SolveField{
        {"model", "'maxn'?",
         "`maxn` with `--model maxn`; else absent. Each player then plays for the most of his "
         "own result, of equally good cards the first. `cards` has what `player` gets after "
         "each. Nothing is pruned, so it is for endings of some six cards a hand. Where "
         "`--limit` stops it, `low` and `high` are all that a player can get.",
         "", 19},
        [](const Answer& answer) {
          const bool maxn = answer.request.model == Model::kMaxN;
          return maxn ? Json(model_name(Model::kMaxN)) : kAbsent;
        }},
    SolveField{{"value", "number",
                "What the declaring side gets against best defence, from the whole deal: with the "
                "tricks already played and the cards on the table, whoever is to play. A score is "
                "below 0 where the opponents score. Where everyone plays for himself it is what "
                "`player` can get whatever the others do; a penalty of "
                "[Davoserjazz](games/davoserjazz/formats.md) is better the smaller it is.",
                kSolvedForm, 8},
               [](const Answer& answer) { return known(answer, true, answer.solution.low); }},
    SolveField{
        {"exact", "false",
         "Where `--limit` or `--seconds` stopped the search: `false`, and the proven "
         "interval, in place of `value`. `cards`, `exchange`, `exchanges` and `line` are "
         "absent then.",
         kProvenForm},
        [](const Answer& answer) { return answer.solution.is_proven() ? kAbsent : Json(false); }},
    SolveField{{"low", "number", nullptr, kProvenForm, 9},
               [](const Answer& answer) { return known(answer, false, answer.solution.low); }},
    SolveField{{"high", "number", nullptr, kProvenForm, 10},
               [](const Answer& answer) { return known(answer, false, answer.solution.high); }},
    SolveField{{"stopped", "Stopped?",
                "`seconds` where the time was up before the answer was complete, `interrupt` where "
                "Ctrl-C ended it; else absent. Answers under `--seconds` differ from machine to "
                "machine, those under `--limit` do not."},
               [](const Answer& answer) { return stop_json(answer.solution.stopped); }},
    SolveField{{"place", "number?", "In Qabbalah: the place that `player` can be sure of.", "", 20},
               [](const Answer& answer) { return given(answer.solution.place); }},
    SolveField{{"to_play", "SeatNumber?",
                "The seat that plays the next card; absent at the end of the deal.", "", 11},
               [](const Answer& answer) { return given(answer.solution.to_play); }},
    SolveField{
        {"exchange", "Exchange?",
         "Where the declarer has still to exchange: the best for him, "
         "`{\"discard\":[\"H7\"],\"take\":[\"CK\"]}`. `value` and `line` follow it, and there "
         "are no `cards`. Of several the first counts: fewest cards first, then in the order "
         "of cards what is set aside and what is taken.",
         kSolvedForm},
        [](const Answer& answer) {
          const std::optional<Exchange>& best = answer.solution.exchange;
          return best ? exchange_json(*best, style_of(answer)) : kAbsent;
        }},
    SolveField{{"exchanges", "(Exchange & { value: number })[]?",
                "With `--exchanges`, where that is open: all in that order, each with its `value`; "
                "66 in Sjavs and Skat. `blind`: the best card to [exchange without "
                "looking](games/sjavs/formats.md#three-players).",
                kSolvedForm},
               exchanges_of},
    SolveField{{"blind", "{ discard: [Card]; mean: number; values: Record<Card, number> }?",
                nullptr, kSolvedForm},
               blind_of},
    SolveField{
        {"cards", "Record<Card, number>?",
         "With `--cards`: each card that may be played now, and the value after it; absent at "
         "the end of the deal.",
         kSolvedForm},
        cards_of},
    SolveField{{"line", "Card[]?",
                "With `--line`: the cards from here to the end, one line of best play, of equally "
                "good cards the first in the order of cards.",
                kSolvedForm},
               [](const Answer& answer) {
                 const bool wanted = answer.request.line && answer.solution.exact;
                 return wanted ? moves_json(answer.solution.line, style_of(answer)) : kAbsent;
               }},
    SolveField{
        {"nodes", "number", "The cards that the search played: a measure of the work.", "", 13},
        [](const Answer& answer) -> Json { return answer.solution.nodes; }},
    SolveField{{"ms", "real?",
                "With `--ms`: the milliseconds of all answers to this deal up to this one."},
               [](const Answer& answer) {
                 return answer.milliseconds ? Json(std::round(*answer.milliseconds * 1000) / 1000)
                                            : kAbsent;
               }},
    SolveField{{"best", "true?",
                "`true` at the suit that is best by score, where the declarer has the choice; else "
                "absent.",
                "", 12},
               [](const Answer& answer) { return given_if(answer.best); }}};

constexpr FieldText kPassedOut{"passed_out", "true?", nullptr, "", 14};

const ColumnNames& solve_columns() {
  static const ColumnNames kColumns =
      columns_of(in_columns(texts_of(deal_fields()), {1, 0, 2, 3, 21}) +
                 in_columns(texts_of(task_fields()), {4, 15, 22, 5, 6}) +
                 in_columns(texts_of(asked_fields()), {18, 7}) + texts_of(solve_fields()) +
                 in_columns(texts_of(exchange_fields()), {16, 17}) + FieldTexts{kPassedOut});
  return kColumns;
}

Json json_of(const Answer& answer) {
  Json json = task_json(answer.deal, answer.notes.id, answer.task);
  add_fields(asked_fields(), AskedValue{answer.task.player, answer.request.objective}, json);
  add_fields(solve_fields(), answer, json);
  return json;
}

Json json_of_passed_out(std::uint64_t deal, const std::string& id, const Problem& problem) {
  Json json = deal_json({deal, *problem.game, problem.deal.seats(), problem.dealer, id});
  json[kPassedOut.name] = true;
  return json;
}

}  // namespace

Fields<Answer> solve_fields() { return kSolveFields; }

Json stop_json(StopReason reason) {
  return reason == StopReason::kNone ? kAbsent : Json(stop_name(reason));
}

Players players_of(const Answer& answer) {
  return {*answer.task.game, answer.task.deal.seats(), answer.notes.names, answer.language};
}

std::string model_name(Model model) { return model == Model::kMaxN ? "maxn" : "paranoid"; }

std::optional<Model> find_model(const std::string& name) {
  for (Model model : {Model::kParanoid, Model::kMaxN}) {
    if (model_name(model) == name) return model;
  }
  return std::nullopt;
}

std::string stop_name(StopReason reason) { return words_of(reason).name; }

std::string stop_text(StopReason reason, Language language) {
  return headlines(language).*words_of(reason).text;
}

std::string contract_name(const Task& task) {
  return std::string(task.game->contract(task.contract).name);
}

std::string value_text(const Game& game, Objective objective, int value) {
  const bool has_sign = objective == Objective::kScore && !game.info().counts_penalties;
  return absl::StrCat(has_sign && value > 0 ? "+" : "", value);
}

std::string answer_json(const Answer& answer) { return write_json(json_of(answer)) + "\n"; }

std::string passed_out_json(std::uint64_t deal, const std::string& id, const Problem& problem) {
  return write_json(json_of_passed_out(deal, id, problem)) + "\n";
}

std::string answer_csv_header() { return csv_row(solve_columns()); }

std::string answer_csv(const Answer& answer) {
  Json json = json_of(answer);
  json["low"] = answer.solution.low;
  json["high"] = answer.solution.high;
  if (answer.task.player) json["model"] = model_name(answer.request.model);
  const Json exchange = json.value("exchange", Json::object());
  for (const auto& [key, cards] : exchange.items()) json[key] = csv_cards(cards);
  return csv_row(solve_columns(), json);
}

std::string passed_out_csv(std::uint64_t deal, const Problem& problem) {
  return csv_row(solve_columns(), json_of_passed_out(deal, "", problem));
}

}  // namespace matador
