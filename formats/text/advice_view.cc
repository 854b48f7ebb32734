#include "formats/text/advice_view.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/stable_sort.hpp>
#include <utility>
#include <variant>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "formats/cards/card_style.h"
#include "formats/cards/moves.h"
#include "formats/cards/players.h"
#include "formats/output/answers.h"
#include "formats/output/csv.h"
#include "formats/output/task_json.h"
#include "formats/text/deal_view.h"
#include "formats/words/text.h"
#include "solver/statistics/interval.h"

namespace matador {
namespace {

using Json = nlohmann::ordered_json;

const Game& game_of(const Advice& advice) { return *advice.question.known.model.game; }

std::string kind_name(AdviceKind kind) {
  if (kind == AdviceKind::kContract) return "contract";
  return kind == AdviceKind::kExchange ? "exchange" : "card";
}

// ---- For other programs -------------------------------------------------------------------------

// Whole numbers without a point; null where there is none.
Json number(std::optional<double> known) {
  if (!known) return nullptr;
  const double value = *known;
  constexpr double kMostExact = 1e15;
  if (std::abs(value) < kMostExact && std::floor(value) == value) {
    return static_cast<std::int64_t>(value);
  }
  return value;
}

// By what an option goes: {"card":"HA"}, {"contract":"hearts"}, {"discard":["H7"],"take":1}, or,
// where the declarer sees the talon, {"discard":["H7"],"take":["C9"]}.
class OptionKeys {
 public:
  explicit OptionKeys(const Game& game) : game_(game), style_(card_style(game)) {}

  Json operator()(const Option& option) const {
    return std::visit([this](const auto& what) { return this->keys(what); }, option);
  }

 private:
  Json keys(const Move& move) const { return {{"card", write_move(move, style_)}}; }
  Json keys(const Contract& contract) const {
    Json json{{"contract", std::string(game_.contract(contract).name)}};
    if (contract.trump) json["trump"] = std::string(style_.name(*contract.trump));
    return json;
  }
  static Json keys(const Push& /*push*/) { return {{"contract", "push"}}; }
  static Json keys(const Pass& /*pass*/) { return {{"contract", "pass"}}; }
  Json keys(const BlindExchange& hidden) const {
    Json cards = Json::array();
    for (Card card : hidden.discard) cards.push_back(write_card(card, style_));
    return {{"discard", cards}, {"take", hidden.take}};
  }
  Json keys(const Exchange& exchange) const { return exchange_json(exchange, style_); }

  const Game& game_;
  const CardStyle& style_;
};

Json option_json(const Advice& advice, const AdvisedOption& option) {
  const Standing& standing = option.standing;
  const std::optional<Interval> interval = standing.value.interval();
  Json json = OptionKeys(game_of(advice))(option.option);
  json["mean"] = number(standing.value.mean);
  json["se"] = number(standing.value.se);
  json["low"] = interval ? number(interval->low) : nullptr;
  json["high"] = interval ? number(interval->high) : nullptr;
  json["best"] = number(standing.best);
  if (standing.worlds < advice.worlds) json["worlds"] = standing.worlds;
  return json;
}

// Its name where it has but one key, else all keys.
Json advice_name(const Advice& advice, std::size_t best) {
  const Json keys = OptionKeys(game_of(advice))(advice.options[best].option);
  const bool one_trump =
      keys.contains("trump") && ranges::all_of(advice.options, [&](const AdvisedOption& other) {
        return std::get<Contract>(other.option).trump ==
               std::get<Contract>(advice.options.front().option).trump;
      });
  return keys.size() == 1 || one_trump ? keys.front() : keys;
}

// The contract and its declarer, where they are known already.
void add_contract(const Advice& advice, Json& json) {
  const Task& model = advice.question.known.model;
  if (advice.question.kind == AdviceKind::kContract) return;
  json["contract"] = contract_name(model);
  if (model.contract.trump) {
    json["trump"] = std::string(card_style(*model.game).name(*model.contract.trump));
  }
  if (advice.question.known.knows_declarer && !model.game->info().counts_penalties) {
    json["declarer"] = model.declarer.number();
  }
}

}  // namespace

std::string advice_json(std::uint64_t deal, const Advice& advice) {
  const Task& model = advice.question.known.model;
  Json json{
      {"deal", deal}, {"game", std::string(model.game->name())}, {"seats", model.deal.seats()}};
  if (model.dealer) json["dealer"] = model.dealer->number();
  json["seat"] = advice.question.known.observer.number();
  json["question"] = kind_name(advice.question.kind);
  add_contract(advice, json);
  json["objective"] = objective_name(advice.objective);
  json["worlds"] = advice.worlds;
  json["exact"] = advice.exact;
  json["options"] = Json::array();
  for (const AdvisedOption& option : advice.options) {
    json["options"].push_back(option_json(advice, option));
  }
  json["advice"] = advice_name(advice, advice.best);
  json["clear"] = advice.clear;
  if (!advice.exact) {
    json["acceptance"] = static_cast<double>(advice.found) / static_cast<double>(advice.tried);
  }
  if (advice.gave_up) json["stopped"] = "worlds";
  if (advice.out_of_nodes) json["stopped"] = "limit";
  if (advice.stopped != StopReason::kNone) json["stopped"] = stop_name(advice.stopped);
  return json.dump() + "\n";
}

namespace {

std::string six_digits(double value) { return absl::StrFormat("%.6g", value); }

// "HA"; "spil clubs"; an exchange as what is set aside, and what is taken if that is seen: "H7 C9",
// "H7/C9", "none".
std::string option_text(const Game& game, const Option& option) {
  const CardStyle& style = card_style(game);
  if (const auto* hidden = std::get_if<BlindExchange>(&option)) {
    return hidden->discard.empty() ? "none" : write_cards(hidden->discard, style);
  }
  if (const auto* exchange = std::get_if<Exchange>(&option)) {
    return exchange->discard.empty() ? "none"
                                     : absl::StrCat(write_cards(exchange->discard, style), "/",
                                                    write_cards(exchange->take, style));
  }
  const Json keys = OptionKeys(game)(option);
  std::string text = keys.front().get<std::string>();
  if (keys.size() > 1) text += " " + keys.back().get<std::string>();
  return text;
}

}  // namespace

std::string advice_csv_header() {
  return csv_row({"deal", "game", "seats", "seat", "question", "objective", "option", "mean", "se",
                  "low", "high", "best", "worlds", "exact", "advice"});
}

std::string advice_csv(std::uint64_t deal, const Advice& advice) {
  const Task& model = advice.question.known.model;
  std::string text;
  for (std::size_t i = 0; i < advice.options.size(); ++i) {
    const auto& [option, standing, behind] = advice.options[i];
    const std::optional<Interval> interval = standing.value.interval();
    text += csv_row(
        {absl::StrCat(deal), std::string(model.game->name()), absl::StrCat(model.deal.seats()),
         absl::StrCat(advice.question.known.observer.number()), kind_name(advice.question.kind),
         objective_name(advice.objective), option_text(game_of(advice), option),
         six_digits(standing.value.mean), standing.value.se ? six_digits(*standing.value.se) : "",
         interval ? six_digits(interval->low) : "", interval ? six_digits(interval->high) : "",
         six_digits(standing.best), absl::StrCat(standing.worlds), advice.exact ? "true" : "false",
         i == advice.best ? "true" : ""});
  }
  return text;
}

// ---- For people ---------------------------------------------------------------------------------

namespace {

constexpr std::size_t kMeanColumn = 9;
constexpr std::size_t kIntervalColumn = 20;

class AdviceText {
 public:
  AdviceText(const Advice& advice, const Notes& notes, bool symbols)
      : advice_(advice),
        model_(advice.question.known.model),
        players_(*model_.game, model_.deal.seats(), notes.names),
        notes_(notes),
        face_(card_style(*model_.game), symbols) {}

  std::string text(std::uint64_t deal) const {
    std::string text = deal_title(deal, players_, notes_, title());
    absl::StrAppend(&text, hand(), "\n", table(), "\n", worlds(), sentence());
    return text;
  }

 private:
  std::string observer() const { return players_.name(advice_.question.known.observer); }

  std::string title() const {
    const std::string contract = shown_contract(*model_.game, model_.contract);
    switch (advice_.question.kind) {
      case AdviceKind::kContract:
        return absl::StrCat("what ", observer(), " should declare",
                            advice_.question.may_pass ? ", if anything" : "");
      case AdviceKind::kExchange:
        return absl::StrCat(contract, ", what ", observer(), " should exchange");
      case AdviceKind::kCard:
        break;
    }
    return absl::StrCat(contract, ", what ", observer(), " should play");
  }

  // The cards that he sees in his hand.
  std::string hand() const {
    const Seat seat = advice_.question.known.observer;
    CardSet cards = *advice_.question.known.seen.hands[at(seat)];
    if (const auto& exchange = advice_.question.known.seen.exchange;
        exchange && model_.declarer == seat) {
      cards = (cards | exchange->take) - exchange->discard;
    }
    for (Move move : model_.play) cards -= CardSet{move.card};
    std::string text = absl::StrCat(players_.title(seat), ": ", face_.cards(cards), "\n");
    if (talon().empty()) return text;
    return absl::StrCat(text, "On the table: ", face_.cards(talon()), "\n");
  }

  // What he sees of the talon before he exchanges.
  CardSet talon() const {
    return advice_.question.kind == AdviceKind::kCard ? CardSet{}
                                                      : advice_.question.known.seen.talon;
  }

  std::string name(const Option& option) const {
    if (const auto* contract = std::get_if<Contract>(&option)) {
      return shown_contract(*model_.game, *contract);
    }
    if (const auto* hidden = std::get_if<BlindExchange>(&option)) {
      return hidden->discard.empty() ? "nothing" : face_.cards(hidden->discard);
    }
    if (const auto* exchange = std::get_if<Exchange>(&option)) {  // what lies away in the end
      return face_.cards((talon() - exchange->take) | exchange->discard);
    }
    if (std::holds_alternative<Push>(option)) return "push";
    if (std::holds_alternative<Pass>(option)) return "pass";
    const Move move = std::get<Move>(option);
    return model_.game->has_tricks(model_.contract) ? move_text(move, face_) : to_string(move);
  }

  std::string mean(double value) const {
    const bool has_sign =
        advice_.objective == Objective::kScore && !model_.game->info().counts_penalties;
    return has_sign ? absl::StrFormat("%+.2f", value) : absl::StrFormat("%.2f", value);
  }

  // Of one world there is none.
  std::string interval(const Standing& standing) const {
    const std::optional<Interval> interval = standing.value.interval();
    return interval ? absl::StrCat(mean(interval->low), " to ", mean(interval->high)) : "-";
  }

  std::string measure() const {
    if (model_.game->info().counts_penalties) return "penalty";
    return objective_name(advice_.objective);
  }

  // The options, the best first, and those that have left the race last.
  std::string table() const {
    std::vector<const AdvisedOption*> order;
    std::size_t column = 8;
    for (const AdvisedOption& option : advice_.options) {
      order.push_back(&option);
      column = std::max(column, width(name(option.option)) + 2);
    }
    const double sign = advice_.less_is_better ? 1 : -1;
    ranges::stable_sort(order, {}, [&](const AdvisedOption* option) {
      const Standing& standing = option->standing;
      return std::pair(-static_cast<std::int64_t>(standing.worlds), sign * standing.value.mean);
    });
    std::string text = absl::StrCat(left_in(column, ""), right_in(kMeanColumn, measure()));
    if (!advice_.exact) absl::StrAppend(&text, right_in(kIntervalColumn, "95 %"));
    absl::StrAppend(&text, right_in(kMeanColumn, "best in"));
    if (!advice_.exact) absl::StrAppend(&text, right_in(kMeanColumn, "worlds"));
    text += "\n";
    for (const AdvisedOption* option : order) {
      const Standing& standing = option->standing;
      absl::StrAppend(&text, left_in(column, name(option->option)),
                      right_in(kMeanColumn, mean(standing.value.mean)));
      if (!advice_.exact) {
        absl::StrAppend(&text, right_in(kIntervalColumn, interval(standing)));
      }
      absl::StrAppend(&text,
                      right_in(kMeanColumn, absl::StrFormat("%.0f %%", 100 * standing.best)));
      if (!advice_.exact)
        absl::StrAppend(&text, right_in(kMeanColumn, absl::StrCat(standing.worlds)));
      text += "\n";
    }
    return text;
  }

  // Over how many ways to deal the cards that are not seen.
  std::string worlds() const {
    if (advice_.exact && advice_.worlds == 1) return "All cards are known by now.\n";
    if (advice_.exact) {
      return absl::StrCat("Over all ", advice_.worlds,
                          " ways in which the other cards can lie, each with open cards.\n");
    }
    return absl::StrCat(
        "Over ", advice_.worlds, advice_.worlds == 1 ? " random way" : " random ways",
        " in which the other cards can lie, each with open cards",
        advice_.stopped == StopReason::kSeconds     ? ";\nthere was no time for more"
        : advice_.stopped == StopReason::kInterrupt ? ";\ninterrupted before there were more"
        : advice_.out_of_nodes                      ? ";\n--limit allowed no more"
        : advice_.gave_up                           ? absl::StrCat(";\nof ", advice_.tried,
                                                                   " that were drawn no more fit the auction and the play")
                                                    : "",
        ".\n");
  }

  std::string sentence() const {
    const std::string best = name(advice_.options[advice_.best].option);
    if (advice_.options.size() == 1) {
      return absl::StrCat("There is no choice: ", best, ".\n");
    }
    if (!advice_.clear) {
      return absl::StrCat("Best is ", best, ", but the lead is within chance",
                          advice_.gave_up ? ".\n" : "; more --worlds may tell.\n");
    }
    const std::string who = players_.title(advice_.question.known.observer);
    switch (advice_.question.kind) {
      case AdviceKind::kContract:
        return absl::StrCat(who,
                            best == "push"   ? " pushes"
                            : best == "pass" ? " passes"
                                             : " declares " + best,
                            ".\n");
      case AdviceKind::kExchange:
        return absl::StrCat(who, " sets aside ", best, ".\n");
      case AdviceKind::kCard:
        break;
    }
    return absl::StrCat(who, " plays ", best, ".\n");
  }

  const Advice& advice_;
  const Task& model_;
  Players players_;
  const Notes& notes_;
  CardFace face_;
};

}  // namespace

std::string advice_view(std::uint64_t deal, const Advice& advice, const Notes& notes,
                        bool symbols) {
  return AdviceText(advice, notes, symbols).text(deal);
}

}  // namespace matador
