#include "formats/requests/table_request.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_split.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/input/problem.h"
#include "formats/query/contract_weights.h"
#include "formats/query/expression.h"
#include "formats/requests/statistics_arguments.h"
#include "formats/statistics/headline.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"
#include "solver/statistics/hand_counts.h"

namespace matador {
namespace {

constexpr std::uint64_t kMaxShards = 1'000'000;
constexpr std::uint64_t kUsualDeals = 10'000;

Question read_question(const std::string& name) {
  if (name.empty()) throw UsageError("say what to count: " + alternatives(question_names()));
  const std::optional<Question> question = find_question(name);
  if (question) return *question;
  throw UsageError(absl::StrCat("unknown question ", in_quotes(name),
                                did_you_mean_or_expected(name, question_names())));
}

// The K-th of M parts of a population; their lengths differ by one at most.
Population read_shard(const std::string& text, const Population& whole) {
  const std::pair<std::string, std::string> halves = absl::StrSplit(text, absl::MaxSplits('/', 1));
  std::uint64_t part = 0;
  std::uint64_t parts = 0;
  if (!absl::SimpleAtoi(halves.first, &part) || !absl::SimpleAtoi(halves.second, &parts) ||
      absl::StrCat(part, "/", parts) != text || part < 1 || part > parts || parts > kMaxShards) {
    throw UsageError(
        absl::StrCat("--shard ", in_quotes(text), ", expected K/M with K from 1 to M"));
  }
  const std::uint64_t each = whole.deals / parts;
  const std::uint64_t longer = whole.deals % parts;
  const std::uint64_t before = (part - 1) * each + std::min(part - 1, longer);
  return {
      .seed = whole.seed, .first = whole.first + before, .deals = each + (part <= longer ? 1 : 0)};
}

// Whether nothing but a sample can answer.
bool must_sample(const Survey& survey) {
  if (survey.question != Question::kShare) return is_solved(survey);
  return !can_count_deals(survey) && !(is_of_hands(survey) && can_count_hands(survey));
}

// Of what count_all() would do.
CountCost cost_of_counting(const Survey& survey) {
  if (is_of_hands(survey) && seat_looked_at(survey)) return cost_of_counting_hands(survey);
  return can_count_deals(survey) ? cost_of_counting_deals(survey) : CountCost{};
}

bool asks_for_sample(const Arguments& arguments) {
  return arguments.has("seed") || arguments.has("first") || arguments.has("deals") ||
         arguments.has("shard");
}

// Why a sample answers what could be counted; empty where it does not.
std::string reason_to_sample(const Arguments& arguments, const Survey& survey) {
  if (asks_for_sample(arguments) || arguments.has("exact") || must_sample(survey)) return "";
  const CountCost cost = cost_of_counting(survey);
  if (cost.is_small()) return "";
  return absl::StrFormat(
      "a sample answers: to count all takes up to %.2g steps and %.2g MB; --exact does so\n",
      cost.steps, cost.bytes / 1e6);
}

std::optional<Population> read_population(const Arguments& arguments, const Survey& survey,
                                          bool too_dear) {
  constexpr std::uint64_t kAnySeed = std::numeric_limits<std::uint64_t>::max();
  const bool sampled = asks_for_sample(arguments) || must_sample(survey) || too_dear;
  if (arguments.has("exact") && sampled) {
    throw UsageError(
        is_solved(survey) ? "--exact: all deals are too many to be solved; use --seed and --deals"
        : must_sample(survey) ? "--exact: this condition cannot be counted; use --seed and --deals"
                              : "--exact counts all deals: --seed, --first, --deals and --shard "
                                "cannot be used");
  }
  if (!sampled) return std::nullopt;
  if (survey.question == Question::kMatadors) {
    throw UsageError("matadors are counted: --seed, --first, --deals and --shard cannot be used");
  }
  const Population whole{.seed = arguments.number("seed", 1, 0, kAnySeed),
                         .first = arguments.number("first", 0, 0, kLastFirstDeal),
                         .deals = arguments.number("deals", kUsualDeals, 1, kMostDeals)};
  return arguments.has("shard") ? read_shard(arguments.needed_text("shard"), whole) : whole;
}

// The keys of --by. Of several contracts those that tell them apart come first, if missing; last of
// contracts that are compared.
std::vector<Key> asked_keys(const Arguments& arguments, const Survey& survey) {
  std::vector<Key> keys;
  if (arguments.has("by")) keys = read_by(arguments, survey);
  if (!survey.all_contracts) return keys;
  std::vector<Key> first;
  for (const std::string& name : keys_of_contracts(*survey.game)) {
    const auto is_named = [&](const Key& key) { return key.column.name == name; };
    if (std::any_of(keys.begin(), keys.end(), is_named)) continue;
    first.push_back(usable(read_keys(name, *survey.game, survey.seats)).front());
  }
  const bool compared = survey.question == Question::kContract;
  keys.insert(compared ? keys.end() : keys.begin(), first.begin(), first.end());
  return keys;
}

std::string read_shares(const Arguments& arguments) {
  std::string shares = arguments.text("shares", "");
  if (!arguments.has("shares") || shares == "joint" || shares == "within") return shares;
  throw UsageError(absl::StrCat("unknown --shares ", in_quotes(shares),
                                did_you_mean_or_expected(shares, {"joint", "within"})));
}

// The question as it was written.
OddsHeading read_heading(const Arguments& arguments, const Survey& survey) {
  return {
      .question = survey.question,
      .game = std::string(survey.game->name()),
      .seats = survey.seats,
      .contract = arguments.text("contracts", survey.question == Question::kContract ? "all" : ""),
      .trump = arguments.text("trump", ""),
      .declarer = arguments.text("declarer", ""),
      .options = arguments.text("options", ""),
      .fix = arguments.text("fix", ""),
      .where = arguments.text("where", ""),
      .shares = read_shares(arguments),
      .limit = arguments.text("limit", ""),
      .seconds = arguments.text("seconds", ""),
      .by = {}};
}

// Numbers behind the contracts are for comparing them.
void check_weights(const OddsHeading& heading, const Survey& survey) {
  if (survey.question == Question::kContract || survey.best_contract) return;
  const bool usual =
      std::all_of(survey.weights.begin(), survey.weights.end(), [&](const Weight& weight) {
        return weight.less == 0 &&
               weight.times == survey.game->contract(weight.contract).times_on_sheet;
      });
  if (usual) return;
  throw UsageError(
      absl::StrCat("--contracts ", in_quotes(heading.contract),
                   ": numbers behind contracts are for table contract, and behind those of best"));
}

// How the deals are to be played, as far as the options say.
void read_play(const OddsHeading& heading, Survey& survey) {
  const Game& game = *survey.game;
  survey.all_contracts = plays_several(heading);
  const std::optional<std::string> choice = best_of(heading.contract);
  survey.best_contract = choice.has_value();
  if (!heading.contract.empty()) {
    survey.weights = usable(read_weights(choice.value_or(heading.contract), game));
    check_weights(heading, survey);
    for (const Weight& weight : survey.weights) survey.only.push_back(weight.contract);
  }
  if (!survey.all_contracts && !survey.best_contract && !survey.only.empty()) {
    survey.contract = std::exchange(survey.only, {}).front();
  }
  if (!heading.trump.empty()) survey.trump = usable(read_suit(heading.trump, card_style(game)));
  if (!heading.declarer.empty()) {
    survey.declarer = usable(read_seat(heading.declarer, *survey.game, survey.seats));
  }
  survey.options = usable(read_options(heading.options, game));
}

Table count_all_matadors(const Survey& survey) {
  Table table;
  for (const auto& [matadors, ways] : survey.game->ways_by_matadors(survey.seats)) {
    table.add({matadors}, {.deals = ways});
  }
  return table;
}

}  // namespace

TableQuestion read_table_question(const Arguments& arguments, const std::string& name) {
  const Question question = read_question(name);
  TableQuestion asked{.survey = read_survey(arguments), .record = {}};
  Survey& survey = asked.survey;
  survey.question = question;
  OddsHeading& heading = asked.record.heading = read_heading(arguments, survey);
  read_play(heading, survey);
  survey.node_limit = arguments.number("limit", 0, 1, kMostNumber);
  survey.seconds = arguments.seconds("seconds");
  for (const Key& key : asked_keys(arguments, survey)) {
    heading.by.push_back(key.column.name);
    survey.by.push_back(key.expression);
  }
  if (const absl::Status status = check_survey(survey); !status.ok()) {
    throw UsageError(std::string(status.message()));
  }
  asked.record.columns = usable(read_columns(heading));
  asked.record.contracts = usable(contracts_each(survey));
  asked.note = reason_to_sample(arguments, survey);
  asked.record.population = read_population(arguments, survey, !asked.note.empty());
  return asked;
}

CountedDeals count_all(const TableQuestion& asked) {
  const Survey& survey = asked.survey;
  if (survey.question == Question::kMatadors) {
    if (survey.where || !survey.by.empty() || !asked.record.heading.fix.empty()) {
      throw UsageError(
          "matadors are counted over all deals: --by, --where and --fix cannot be used");
    }
    const Table table = count_all_matadors(survey);
    return {.of = table.deals(), .table = table};
  }
  if (is_of_hands(survey) && seat_looked_at(survey)) {
    return {.of = hands_of(survey), .table = usable(count_hands(survey))};
  }
  return usable(is_of_hands(survey) && survey.question != Question::kShare
                    ? absl::StatusOr<CountedDeals>(count_hands(survey).status())
                    : count_deals(survey));
}

void check_has_rows(const OddsRecord& table) {
  const std::map<RowKey, Tally>& rows = table.table.rows();
  if (!table.population && !table.heading.where.empty()) {
    const bool share = table.heading.question == Question::kShare;
    const bool matched = std::any_of(
        rows.begin(), rows.end(), [&](const auto& row) { return !share || row.first.back() == 1; });
    if (matched) return;
    throw std::runtime_error(absl::StrCat("the condition can never be true: no ",
                                          counts_hands(table.heading) ? "hand" : "deal",
                                          " matches (0 of ", grouped(table.plays()), ")"));
  }
  if (!rows.empty()) return;
  if (table.heading.where.empty() && !table.heading.declarer.empty()) {
    throw std::runtime_error(absl::StrCat("--declarer ", table.heading.declarer, ": in none of ",
                                          digits(table.examined),
                                          " deals may he name the contract"));
  }
  throw std::runtime_error(absl::StrCat("no deal of ", digits(table.examined), " matches"));
}

OddsRecord answer_table(const TableQuestion& asked, Solver& solver) {
  OddsRecord table = asked.record;
  if (table.population) {
    const auto [seed, first, deals] = *table.population;
    Sample sample = usable(sample_deals(asked.survey, seed, first, deals, solver));
    table.table = std::move(sample.table);
    table.examined = sample.examined;
    table.out_of_time = sample.stopped == StopReason::kSeconds;
  } else {
    CountedDeals counted = count_all(asked);
    table.table = std::move(counted.table);
    table.examined = counted.of;
  }
  return table;
}

}  // namespace matador
