#include "formats/output/advice.h"

#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <range/v3/algorithm/all_of.hpp>
#include <string_view>
#include <variant>

#include "absl/strings/str_split.h"
#include "formats/cards/card_list.h"
#include "formats/cards/card_style.h"
#include "formats/input/json_deal.h"
#include "formats/output/answers.h"
#include "formats/output/csv.h"
#include "formats/output/field_json.h"
#include "formats/output/task_json.h"
#include "solver/advice/in_play.h"
#include "solver/hand_on.h"
#include "solver/statistics/statistics.h"

namespace matador {

// ---- Advice -------------------------------------------------------------------------------------

namespace {

using Json = nlohmann::ordered_json;

const Game& game_of(const Advice& advice) { return *advice.question.known.model.game; }

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

// ---- Names of options ---------------------------------------------------------------------------

struct OptionOfGame {
  const Game& game;
  const Option& option;

  template <typename Kind>
  const Kind* is_a() const {
    return std::get_if<Kind>(&option);
  }
};

using NameField = Field<OptionOfGame>;

constexpr char kCardOption[] = "CardOption";
constexpr char kContractOption[] = "ContractOption";
constexpr char kExchangeOption[] = "ExchangeOption";

Json contract_of_option(const OptionOfGame& one) {
  if (one.is_a<Push>() != nullptr) return "push";
  if (one.is_a<Pass>() != nullptr) return "pass";
  const auto* contract = one.is_a<Contract>();
  return contract != nullptr ? Json(std::string(one.game.contract(*contract).name)) : kAbsent;
}

Json trump_of_option(const OptionOfGame& one) {
  const auto* contract = one.is_a<Contract>();
  if (contract == nullptr || !contract->trump) return kAbsent;
  return std::string(card_style(one.game).name(*contract->trump));
}

Json discard_of_option(const OptionOfGame& one) {
  const CardStyle& style = card_style(one.game);
  if (const auto* exchange = one.is_a<Exchange>()) return cards_json(exchange->discard, style);
  if (const auto* hidden = one.is_a<BlindExchange>()) return cards_json(hidden->discard, style);
  return kAbsent;
}

Json taken_of_option(const OptionOfGame& one) {
  const auto* exchange = one.is_a<Exchange>();
  if (exchange != nullptr) return cards_json(exchange->take, card_style(one.game));
  const auto* hidden = one.is_a<BlindExchange>();
  return hidden != nullptr ? Json(hidden->take) : kAbsent;
}

constexpr std::array kNameFields{
    NameField{{"card", "Card", "Of a card: which.", kCardOption},
              [](const OptionOfGame& one) {
                const auto* move = one.is_a<Move>();
                return move != nullptr ? Json(write_move(*move, card_style(one.game))) : kAbsent;
              }},
    NameField{
        {"contract", "Contract | 'pass' | 'push'",
         "Of a contract: which, with its trumps where these are named beside it.", kContractOption},
        contract_of_option},
    NameField{{"trump", "Suit?", nullptr, kContractOption}, trump_of_option},
    NameField{{"discard", "Card[]",
               "Of an exchange: what is set aside; how many cards are taken, or where the declarer "
               "sees the talon, which.",
               kExchangeOption},
              discard_of_option},
    NameField{{"take", "number | Card[]", nullptr, kExchangeOption}, taken_of_option}};

// By what an option goes: {"card":"HA"}, {"contract":"hearts"}, {"discard":["H7"],"take":1}.
Json name_json(const OptionOfGame& one) { return json_of<OptionOfGame>(kNameFields, one); }

// ---- Estimates ----------------------------------------------------------------------------------

struct EstimateWithEnds {
  const Estimate& estimate;
  std::optional<Interval> interval;
};

using EstimateField = Field<EstimateWithEnds>;

constexpr std::array kEstimateFields{
    EstimateField{{"mean", "real",
                   "Of the value in each world, from the asker's side: for the declaring side "
                   "`value`; for the others in `score` its negative, in points and tricks what is "
                   "left of all; where everyone plays for himself his own. Of a penalty, and of "
                   "tricks in null, less is better.",
                   "", 8},
                  [](const EstimateWithEnds& one) { return number(one.estimate.mean); }},
    EstimateField{{"se", "real | null",
                   "The standard error of the mean, 0 where all worlds were solved, null where one "
                   "of many was; its 95 % interval, which ends where the values of the deal end (a "
                   "score in play, or with `pass` or `push` among the options, has no ends).",
                   "", 9},
                  [](const EstimateWithEnds& one) { return number(one.estimate.se); }},
    EstimateField{{"low", "real | null", nullptr, "", 10},
                  [](const EstimateWithEnds& one) {
                    return one.interval ? number(one.interval->low) : Json();
                  }},
    EstimateField{{"high", "real | null", nullptr, "", 11}, [](const EstimateWithEnds& one) {
                    return one.interval ? number(one.interval->high) : Json();
                  }}};

Json estimate_json(const Estimate& estimate, const Advice& advice) {
  return json_of<EstimateWithEnds>(kEstimateFields,
                                   {estimate, estimate.interval(ends_of_values(advice))});
}

// ---- Options ------------------------------------------------------------------------------------

struct OptionOfAdvice {
  const Advice& advice;
  const AdvisedOption& option;
};

using OptionField = Field<OptionOfAdvice>;

template <typename Of>
Json of_won(const OptionOfAdvice& one, Of of) {
  const auto& won = one.option.standing.won;
  return won ? number(of(*won)) : kAbsent;
}

// What the declarer of a contract sets aside and takes, where that is the same in all worlds.
Json exchange_of(const OptionOfAdvice& one) {
  const auto* contract = std::get_if<Contract>(&one.option.option);
  if (contract == nullptr || one.advice.question.known.seen.talon.empty()) return kAbsent;
  Json json = kAbsent;
  for (const Task& model : one.advice.question.models) {
    if (model.contract != *contract || !model.exchange) continue;
    json = exchange_json(*model.exchange, card_style(*model.game));
  }
  return json;
}

constexpr std::array kStandingFields{
    OptionField{
        {"best", "real | null",
         "The share of worlds in which no option is better, of those in which all were "
         "solved. Where guesses correct the mean ([Jass](../tools/guide/advice.md)), `best` "
         "and `won` are corrected too.",
         "", 12},
        [](const OptionOfAdvice& one) { return number(one.option.standing.best); }},
    OptionField{{"won", "real?",
                 "The share of worlds in which his side wins the deal, and its 95 % interval "
                 "(Wilson's; of all worlds the share itself): its score is above 0; in bridge it "
                 "makes or sets the contract, whose level `Bid` tells. Absent where nobody wins a "
                 "deal, or the objective does not tell who does.",
                 "", 16},
                [](const OptionOfAdvice& one) {
                  return of_won(one, [](const auto& won) { return won.share; });
                }},
    OptionField{{"won_low", "real?", nullptr, "", 17},
                [](const OptionOfAdvice& one) {
                  return of_won(one, [](const auto& won) { return won.interval.low; });
                }},
    OptionField{{"won_high", "real?", nullptr, "", 18},
                [](const OptionOfAdvice& one) {
                  return of_won(one, [](const auto& won) { return won.interval.high; });
                }},
    OptionField{{"worlds", "number?",
                 "Where the option has left the race, fewer worlds: its mean is not to be compared "
                 "with those of others. After every 20 worlds of a sample (8 for a contract) those "
                 "leave that are behind the leader by one and a half times the reach of the 95 % "
                 "interval of the difference. With `--all-options` none leaves."},
                [](const OptionOfAdvice& one) {
                  const std::uint64_t worlds = one.option.standing.worlds;
                  return worlds < one.advice.worlds ? Json(worlds) : kAbsent;
                }},
    OptionField{{"exchange", "Exchange?",
                 "With a contract whose declarer would see the talon, if it is known: what he sets "
                 "aside and takes in every world, the best on average over up to 40 of them.",
                 kContractOption},
                exchange_of}};

Json option_json(const Advice& advice, const AdvisedOption& option) {
  Json json = name_json({game_of(advice), option.option});
  json.update(estimate_json(option.standing.value, advice));
  add_fields<OptionOfAdvice>(kStandingFields, {advice, option}, json);
  return json;
}

// Its name where it has but one key, else all keys.
Json advice_name(const Advice& advice, std::size_t best) {
  const Json keys = name_json({game_of(advice), advice.options[best].option});
  const bool one_trump =
      keys.contains("trump") && ranges::all_of(advice.options, [&](const AdvisedOption& other) {
        return std::get<Contract>(other.option).trump ==
               std::get<Contract>(advice.options.front().option).trump;
      });
  return keys.size() == 1 || one_trump ? keys.front() : keys;
}

// ---- Advice fields ------------------------------------------------------------------------------

struct AdviceOnDeal {
  std::uint64_t deal;
  const Advice& advice;

  const Task& model() const { return advice.question.known.model; }
  // Its contract is given, not asked for.
  bool has_contract() const { return advice.question.kind != AdviceKind::kContract; }
};

using AdviceField = Field<AdviceOnDeal>;

constexpr char kCardAdvice[] = "CardAdvice";
constexpr char kExchangeAdvice[] = "ExchangeAdvice";
constexpr char kContractAdvice[] = "ContractAdvice";
constexpr char kOfContract[] = "OfContract";
constexpr char kOpinion[] = "Opinion";  // before the answer

// What differs from question to question has a field for each.
template <AdviceKind Kind>
Json if_asked(const AdviceOnDeal& asked, Json (*value)(const AdviceOnDeal& asked)) {
  return asked.advice.question.kind == Kind ? value(asked) : kAbsent;
}
template <AdviceKind Kind>
Json word_of_question(const AdviceOnDeal& asked) {
  return if_asked<Kind>(asked, [](const AdviceOnDeal& /*asked*/) -> Json {
    if (Kind == AdviceKind::kContract) return "contract";
    return Kind == AdviceKind::kExchange ? "exchange" : "card";
  });
}

// What is asked.
constexpr std::array kQuestionFields{
    AdviceField{
        {"seat", "SeatNumber",
         "Who asks; `contract`, `exchange` or `card`. The contract is asked for where there "
         "is none and the asker may name one: in Jass forehand and his partners, with three "
         "players everybody; in Coiffeur, Klørsjavs, Skat and Schafkopf everybody; in Sjavs "
         "and Scharwenzel the declarer with several longest suits, who is the asker if there "
         "is no `Declarer`. The exchange is asked for where it is open and the asker is the "
         "declarer.",
         "", 4},
        [](const AdviceOnDeal& asked) -> Json {
          return asked.advice.question.known.observer.number();
        }},
    AdviceField{{"question", "'card'", nullptr, kCardAdvice, 5},
                word_of_question<AdviceKind::kCard>},
    AdviceField{{"question", "'exchange'", nullptr, kExchangeAdvice},
                word_of_question<AdviceKind::kExchange>},
    AdviceField{{"question", "'contract'", nullptr, kContractAdvice},
                word_of_question<AdviceKind::kContract>},
    AdviceField{{"contract", "Contract", "The contract and its declarer, where they are known.",
                 kOfContract},
                [](const AdviceOnDeal& asked) {
                  return asked.has_contract() ? Json(contract_name(asked.model())) : kAbsent;
                }},
    AdviceField{{"trump", "Suit?", nullptr, kOfContract},
                [](const AdviceOnDeal& asked) {
                  const std::optional<Suit> trump = asked.model().contract.trump;
                  if (!asked.has_contract() || !trump) return kAbsent;
                  return Json(std::string(card_style(*asked.model().game).name(*trump)));
                }},
    AdviceField{{"declarer", "SeatNumber?", nullptr, kOfContract},
                [](const AdviceOnDeal& asked) {
                  const bool known = asked.has_contract() &&
                                     asked.advice.question.known.knows_declarer &&
                                     !asked.model().game->info().counts_penalties;
                  return known ? Json(asked.model().declarer.number()) : kAbsent;
                }},
    AdviceField{
        {"objective", "Objective",
         "Without `--objective` for contracts and exchanges `score`, in Coiffeur `points`; "
         "for cards that of `solve`.",
         "", 6},
        [](const AdviceOnDeal& asked) -> Json { return objective_name(asked.advice.objective); }},
    AdviceField{{"worlds", "number",
                 "The number of [worlds](deals.md#cards-that-are-not-known) that were solved; "
                 "whether these are all.",
                 "", 13},
                [](const AdviceOnDeal& asked) -> Json { return asked.advice.worlds; }},
    AdviceField{{"exact", "boolean", nullptr, "", 14},
                [](const AdviceOnDeal& asked) -> Json { return asked.advice.exact; }}};

template <AdviceKind Kind>
Json all_options(const AdviceOnDeal& asked) {
  return if_asked<Kind>(asked, [](const AdviceOnDeal& of_kind) {
    Json options = Json::array();
    for (const AdvisedOption& option : of_kind.advice.options) {
      options.push_back(option_json(of_kind.advice, option));
    }
    return options;
  });
}

template <AdviceKind Kind>
Json best_option(const AdviceOnDeal& asked) {
  return if_asked<Kind>(asked, [](const AdviceOnDeal& of_kind) {
    return advice_name(of_kind.advice, of_kind.advice.best);
  });
}

Json acceptance_json(const AdviceOnDeal& asked) {
  const Advice& advice = asked.advice;
  if (advice.exact) return kAbsent;
  return static_cast<double>(advice.found) / static_cast<double>(advice.tried);
}

// Of several reasons the last.
Json stop_of_advice(const AdviceOnDeal& asked) {
  const Advice& advice = asked.advice;
  if (advice.stopped != StopReason::kNone) return stop_json(advice.stopped);
  if (advice.out_of_nodes) return "limit";
  return advice.gave_up ? Json("worlds") : kAbsent;
}

// What is answered.
constexpr std::array kAdviceFields{
    AdviceField{{"options", "CardOption[]", "Everything that the asker may do.", kCardAdvice},
                all_options<AdviceKind::kCard>},
    AdviceField{{"options", "ExchangeOption[]", nullptr, kExchangeAdvice},
                all_options<AdviceKind::kExchange>},
    AdviceField{{"options", "ContractOption[]", nullptr, kContractAdvice},
                all_options<AdviceKind::kContract>},
    AdviceField{{"advice", "Card",
                 "The first of the best: the card, the contract or `pass`; an exchange, and a "
                 "contract with its trumps, as an object.",
                 kCardAdvice, 15},
                best_option<AdviceKind::kCard>},
    AdviceField{{"advice", "{ discard: Card[]; take: number | Card[] }", nullptr, kExchangeAdvice},
                best_option<AdviceKind::kExchange>},
    AdviceField{{"advice", "Contract | 'pass' | 'push' | { contract: Contract; trump?: Suit }",
                 nullptr, kContractAdvice},
                best_option<AdviceKind::kContract>},
    AdviceField{{"clear", "boolean",
                 "`false` where the best two are nearer to each other than chance can tell, over "
                 "the same worlds, in 95 of 100 cases."},
                [](const AdviceOnDeal& asked) -> Json { return asked.advice.clear; }},
    AdviceField{{"guessed", "true?",
                 "`true` in a first opinion on a contract of Jass, in requests and among the "
                 "opinions that Python tells as they come: the means are guesses, no world is "
                 "solved yet.",
                 kOpinion},
                [](const AdviceOnDeal& asked) { return given_if(asked.advice.guessed); }},
    AdviceField{{"in_play", "Estimate?",
                 "For a card, what its side may expect to score among players who do not see all "
                 "cards, an object with `mean`, `se`, `low` and `high`. Absent where that was not "
                 "measured ([advice](../tools/guide/advice.md#what-it-promises)), and where the "
                 "promise is certain."},
                [](const AdviceOnDeal& asked) {
                  const auto expected = expected_in_play(asked.advice);
                  return expected ? estimate_json(*expected, asked.advice) : kAbsent;
                }},
    AdviceField{{"acceptance", "real?",
                 "Where the worlds are a sample: the share of the candidates drawn that were "
                 "worlds."},
                acceptance_json},
    AdviceField{
        {"stopped", "('seconds' | 'interrupt' | 'limit' | 'worlds')?",
         "Besides `seconds` and `interrupt`: `limit`, where the next world needed more cards "
         "than `--limit` left; `worlds`, where of a million candidates fewer fitted than "
         "were wanted."},
        stop_of_advice}};

}  // namespace

FieldTexts advice_fields() {
  return texts_of<AdviceOnDeal, AdviceOnDeal>(kQuestionFields, kAdviceFields);
}
FieldTexts estimate_fields() { return texts_of<EstimateWithEnds>(kEstimateFields); }
FieldTexts option_fields() {
  return texts_of<OptionOfGame, OptionOfAdvice>(kNameFields, kStandingFields);
}

namespace {

Json question_json(const AdviceOnDeal& asked) {
  const Task& model = asked.model();
  Json json = deal_json({asked.deal, *model.game, model.deal.seats(), model.dealer});
  add_fields<AdviceOnDeal>(kQuestionFields, asked, json);
  return json;
}

}  // namespace

std::string advice_json(std::uint64_t deal, const Advice& advice) {
  const AdviceOnDeal asked{deal, advice};
  Json json = question_json(asked);
  add_fields<AdviceOnDeal>(kAdviceFields, asked, json);
  return write_json(json) + "\n";
}

namespace {

// "HA"; "spil clubs"; an exchange as what is set aside, and what is taken if that is seen: "H7 C9",
// "H7/C9", "none".
std::string option_text(const Game& game, const Option& option) {
  const Json keys = name_json({game, option});
  if (keys.front().is_array()) {
    const bool is_seen = keys.back().is_array() && !keys.back().empty();
    return csv_cards(keys.front()) + (is_seen ? "/" + csv_cards(keys.back()) : "");
  }
  return csv_cell(keys.front()) + (keys.size() > 1 ? " " + csv_cell(keys.back()) : "");
}

constexpr FieldText kOption{"option", "string", nullptr, "", 7};

const ColumnNames& advice_columns() {
  static const ColumnNames kColumns =
      columns_of(in_columns(texts_of(deal_fields()), {1, 0, 2, 3}) + advice_fields() +
                 estimate_fields() + option_fields() + FieldTexts{kOption});
  return kColumns;
}

}  // namespace

std::string advice_csv_header() { return csv_row(advice_columns()); }

std::string advice_csv(std::uint64_t deal, const Advice& advice) {
  std::string rows;
  for (std::size_t i = 0; i < advice.options.size(); ++i) {
    const AdvisedOption& option = advice.options[i];
    Json json = question_json({deal, advice});
    json.update(option_json(advice, option));
    json[kOption.name] = option_text(game_of(advice), option.option);
    json["worlds"] = option.standing.worlds;
    if (i == advice.best) json["advice"] = true;
    rows += csv_row(advice_columns(), json);
  }
  return rows;
}

// ---- Solved worlds ------------------------------------------------------------------------------

namespace {

using Json = nlohmann::ordered_json;

Json world_json(const SolvedWorld& world) {
  Json json{{"world", world.world}, {"values", world.found.values}};
  if (world.found.tells_winner) json["won"] = world.found.won;
  return json;
}

// Throws where something is missing, or of another kind.
SolvedWorld read_world(const Json& json, const std::vector<bool>& asked) {
  SolvedWorld world{.world = json.at("world").get<std::size_t>(), .asked = asked, .found = {}};
  WorldValues& found = world.found;
  json.at("values").get_to(found.values);
  found.tells_winner = json.contains("won");
  found.won.resize(found.values.size());
  if (found.tells_winner) json.at("won").get_to(found.won);
  return world;
}

}  // namespace

std::string solved_worlds_json(const WorldsAnswer& answer) {
  Json json{{"found", answer.found}, {"all", answer.all}, {"batch", answer.batch}};
  json["asked"] = answer.solved.empty() ? std::vector<bool>{} : answer.solved.front().asked;
  json["worlds"] = Json::array();
  for (const SolvedWorld& world : answer.solved) json["worlds"].push_back(world_json(world));
  return write_json(json) + "\n";
}

absl::StatusOr<std::vector<SolvedWorld>> read_solved_worlds(std::string_view lines) {
  std::vector<SolvedWorld> worlds;
  for (const absl::string_view line :
       absl::StrSplit(absl::string_view(lines.data(), lines.size()), '\n', absl::SkipEmpty())) {
    MATADOR_ASSIGN_OR_RETURN(const Json json,
                             read_json(std::string_view(line.data(), line.size())));
    try {
      const auto asked = json.at("asked").get<std::vector<bool>>();
      for (const Json& one : json.at("worlds")) worlds.push_back(read_world(one, asked));
    } catch (const Json::exception&) {
      return invalid(
          R"(no solved worlds, expected {"asked":[true,...],"worlds":[{"world":0,"values":[61,...]},...]})");
    }
  }
  return worlds;
}

}  // namespace matador
