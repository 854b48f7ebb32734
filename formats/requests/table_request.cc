#include "formats/requests/table_request.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
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
#include "formats/cards/seating.h"
#include "formats/query/expression.h"
#include "formats/requests/arguments.h"
#include "formats/statistics/headline.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"
#include "solver/hand_on.h"
#include "solver/statistics/deal_counts.h"
#include "solver/statistics/hand_counts.h"
#include "solver/statistics/query.h"
#include "solver/version.h"

namespace matador {
namespace {

constexpr std::uint64_t kMaxShards = 1'000'000;

absl::StatusOr<Question> read_question(const std::string& name) {
  if (name.empty()) {
    return invalid("say what to count: ", alternatives(question_names()));
  }
  const std::optional<Question> question = find_question(name);
  if (question) return *question;
  return invalid(unknown_word("question", name, question_names()));
}

// The K-th of M parts of a population; their lengths differ by one at most.
absl::StatusOr<Population> read_shard(const std::string& text, const Population& whole) {
  const std::pair<std::string, std::string> halves = absl::StrSplit(text, absl::MaxSplits('/', 1));
  std::uint64_t part = 0;
  std::uint64_t parts = 0;
  if (!absl::SimpleAtoi(halves.first, &part) || !absl::SimpleAtoi(halves.second, &parts) ||
      absl::StrCat(part, "/", parts) != text || part < 1 || part > parts || parts > kMaxShards) {
    return invalid("--shard ", in_quotes(text), ", expected K/M with K from 1 to M");
  }
  const std::uint64_t each = whole.deals / parts;
  const std::uint64_t longer = whole.deals % parts;
  const std::uint64_t before = (part - 1) * each + std::min(part - 1, longer);
  return Population{
      .seed = whole.seed, .first = whole.first + before, .deals = each + (part <= longer ? 1 : 0)};
}

// Whether nothing but a sample can answer.
bool must_sample(const Query& query) {
  if (query.question != Question::kShare) return is_solved(query);
  return !can_count_deals(query) && !(is_of_hands(query) && can_count_hands(query));
}

// Of what count_all() would do.
CountCost cost_of_counting(const Query& query) {
  if (is_of_hands(query) && seat_looked_at(query)) return cost_of_counting_hands(query);
  return can_count_deals(query) ? cost_of_counting_deals(query) : CountCost{};
}

bool asks_for_sample(const Arguments& arguments) {
  return arguments.has(options::kSeed) || arguments.has(options::kFirst) ||
         arguments.has(options::kDeals) || arguments.has(options::kShard);
}

// Whether it says how many deals are to be solved, or how much work may be done.
bool is_bounded(const Arguments& arguments) {
  return arguments.has(options::kDeals) || arguments.has(options::kShard) ||
         arguments.has(options::kLimit) || arguments.has(options::kSeconds) ||
         arguments.has(options::kWidth);
}

// Why a sample answers what could be counted; empty where it does not.
std::string reason_to_sample(const Arguments& arguments, const Query& query) {
  if (asks_for_sample(arguments) || arguments.has(options::kExact) || must_sample(query)) return "";
  const CountCost cost = cost_of_counting(query);
  if (cost.is_small()) return "";
  const std::string steps = absl::StrFormat("%.0f million steps", std::ceil(cost.steps / 1e6));
  const std::string room =
      cost.bytes < 1e6 ? "" : absl::StrFormat(" and %.0f MB", std::ceil(cost.bytes / 1e6));
  return absl::StrCat("sampling: counting would take up to ", steps, room, "; --exact counts\n");
}

// What people who bound the time of a whole table should know; else empty.
std::string note_on_seconds(const Arguments& arguments,
                            const std::optional<Population>& population) {
  if (!population || !arguments.has(options::kSeconds) || arguments.has(options::kDeals)) return "";
  return absl::StrCat("--seconds is the most for one value, of ", population->deals,
                      " deals; --deals bounds the whole\n");
}

absl::StatusOr<std::optional<Population>> read_population(const Arguments& arguments,
                                                          const Query& query, bool too_dear) {
  const bool sampled = asks_for_sample(arguments) || must_sample(query) || too_dear;
  if (arguments.has(options::kExact) && sampled) {
    return invalid(
        is_solved(query) ? "--exact: all deals are too many to be solved; use --seed and --deals"
        : must_sample(query) ? "--exact: this condition cannot be counted; use --seed and --deals"
                             : "--exact counts all deals: --seed, --first, --deals and --shard "
                               "cannot be used");
  }
  if (!sampled) return std::nullopt;
  if (query.question == Question::kMatadors) {
    return invalid("matadors are counted: --seed, --first, --deals and --shard cannot be used");
  }
  const Population whole{.seed = arguments.number(options::kSeed),
                         .first = arguments.number(options::kFirst),
                         .deals = arguments.number(options::kDeals)};
  if (arguments.has(options::kShard)) return read_shard(arguments.text(options::kShard), whole);
  return whole;
}

// The keys of --by. Of several contracts those that tell them apart come first, if missing; last of
// contracts that are compared.
absl::StatusOr<std::vector<Key>> asked_keys(const Arguments& arguments, const Query& query) {
  std::vector<Key> keys;
  if (arguments.has(options::kBy)) {
    MATADOR_ASSIGN_OR_RETURN(keys, read_by(arguments, query));
  }
  if (!query.all_contracts) return keys;
  std::vector<Key> first;
  for (const std::string& name : keys_of_contracts(*query.game)) {
    const auto is_named = [&](const Key& key) { return key.column.name == name; };
    if (std::any_of(keys.begin(), keys.end(), is_named)) continue;
    MATADOR_ASSIGN_OR_RETURN(const auto missing, read_keys(name, *query.game, query.seats));
    first.push_back(missing.front());
  }
  const bool compared = query.question == Question::kContract;
  keys.insert(compared ? keys.end() : keys.begin(), first.begin(), first.end());
  return keys;
}

// The question as it was written.
absl::StatusOr<StatisticsHeading> read_heading(const Arguments& arguments, const Query& query) {
  MATADOR_ASSIGN_OR_RETURN(const std::string fix, read_fix(arguments, *query.game, query.seats));
  return StatisticsHeading{.question = query.question,
                           .game = std::string(query.game->name()),
                           .seats = query.seats,
                           .contract = arguments.has(options::kContracts)
                                           ? arguments.text(options::kContracts)
                                       : query.question == Question::kContract ? "all"
                                                                               : "",
                           .trump = arguments.text(options::kTrump),
                           .declarer = arguments.text(options::kDeclarer),
                           .options = arguments.text(options::kRuleOptions),
                           .fix = fix,
                           .played = arguments.text(options::kPlayed),
                           .where = arguments.text(options::kWhere),
                           .shares = arguments.text(options::kShares),
                           .limit = arguments.text(options::kLimit),
                           .seconds = arguments.text(options::kSeconds),
                           .glance = {},
                           .by = {}};
}

// --glance: asks for as many looks as pay. Why there are none, for people; else empty.
std::string read_glance(StatisticsHeading& heading, Query& query) {
  const absl::StatusOr<int> looks = looks_for(query);
  if (!looks.ok()) {
    return absl::StrCat("no glance is used: ", looks.status().message(), "\n");
  }
  query.glance = *looks;
  heading.glance = absl::StrCat(*looks);
  return "";
}

// Numbers behind the contracts are for comparing them.
absl::Status check_weights(const StatisticsHeading& heading, const Query& query) {
  if (query.question == Question::kContract || query.best_contract) return absl::OkStatus();
  const bool usual =
      std::all_of(query.weights.begin(), query.weights.end(), [&](const Weight& weight) {
        return weight.less == 0 &&
               weight.times == query.game->contract(weight.contract).times_on_sheet;
      });
  if (usual) return absl::OkStatus();
  return invalid("--contracts ", in_quotes(heading.contract),
                 ": numbers behind contracts are for table contract, and behind those of best");
}

Statistics count_all_matadors(const Query& query) {
  Statistics table;
  for (const auto& [matadors, ways] : query.game->info().ways_by_matadors(query.seats)) {
    table.add({matadors}, {.deals = ways});
  }
  return table;
}

absl::StatusOr<CountedDeals> counted_deals(const TableQuestion& asked) {
  const Query& query = asked.query;
  if (query.question == Question::kMatadors) {
    if (query.where || !query.by.empty() || !asked.record.heading.fix.empty()) {
      return invalid("matadors are counted over all deals: --by, --where and --fix cannot be used");
    }
    const Statistics matadors = count_all_matadors(query);
    return CountedDeals{.of = matadors.deals(), .statistics = matadors};
  }
  if (is_of_hands(query) && seat_looked_at(query)) {
    MATADOR_ASSIGN_OR_RETURN(Statistics hands, count_hands(query));
    return CountedDeals{.of = hands_of(query), .statistics = std::move(hands)};
  }
  if (is_of_hands(query) && query.question != Question::kShare) return count_hands(query).status();
  return count_deals(query);
}

}  // namespace

absl::StatusOr<TableQuestion> read_table_question(const Arguments& arguments,
                                                  const std::string& name) {
  MATADOR_ASSIGN_OR_RETURN(const Question question, read_question(name));
  TableQuestion asked;
  Query& query = asked.query;
  MATADOR_ASSIGN_OR_RETURN(query, read_query(arguments));
  query.question = question;
  StatisticsHeading& heading = asked.record.heading;
  MATADOR_ASSIGN_OR_RETURN(heading, read_heading(arguments, query));
  MATADOR_RETURN_IF_ERROR(read_heading_play(heading, query));
  // Parts of one table have one heading.
  if (!heading.declarer.empty() && !named_seat(heading.declarer, *query.game)) {
    heading.declarer = absl::StrCat(query.declarer->number());
  }
  MATADOR_RETURN_IF_ERROR(check_weights(heading, query));
  MATADOR_RETURN_IF_ERROR(check_where(arguments, query));
  query.node_limit = arguments.number(options::kLimit);
  query.seconds = arguments.decimal(options::kSeconds);
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Key> keys, asked_keys(arguments, query));
  for (const Key& key : keys) {
    heading.by.push_back(key.column.name);
    query.by.push_back(key.expression);
  }
  MATADOR_RETURN_IF_ERROR(check_query(query));
  if (arguments.has(options::kGlance)) asked.note = read_glance(heading, query);
  asked.record.version = version();
  MATADOR_ASSIGN_OR_RETURN(asked.record.columns, read_columns(heading));
  MATADOR_ASSIGN_OR_RETURN(asked.record.contracts, contracts_each(query));
  const std::string reason = reason_to_sample(arguments, query);
  MATADOR_ASSIGN_OR_RETURN(asked.record.population,
                           read_population(arguments, query, !reason.empty()));
  asked.note += reason;
  asked.note += note_on_seconds(arguments, asked.record.population);
  if (is_solved(query) && !is_bounded(arguments)) asked.enough_nodes = kEnoughForTable;
  return asked;
}

absl::StatusOr<StatisticsRecord> count_all(const TableQuestion& asked) {
  MATADOR_ASSIGN_OR_RETURN(CountedDeals all, counted_deals(asked));
  StatisticsRecord table = asked.record;
  table.examined = all.of;
  table.counted = all.statistics.deals();
  table.statistics = std::move(all.statistics);
  return table;
}

absl::Status check_has_rows(const StatisticsRecord& table) {
  const std::map<RowKey, Tally>& rows = table.statistics.rows();
  if (!table.population && !table.heading.where.empty()) {
    const bool share = table.heading.question == Question::kShare;
    const bool matched = std::any_of(
        rows.begin(), rows.end(), [&](const auto& row) { return !share || row.first.back() == 1; });
    if (matched) return absl::OkStatus();
    return absl::FailedPreconditionError(absl::StrCat(
        "the condition can never be true: no ", counts_hands(table.heading) ? "hand" : "deal",
        " matches (0 of ", grouped(table.examined), ")"));
  }
  if (table.statistics.deals() > 0) return absl::OkStatus();
  if (table.heading.where.empty() && !table.heading.declarer.empty()) {
    return absl::FailedPreconditionError(absl::StrCat("--declarer ", table.heading.declarer,
                                                      ": in none of ", digits(table.examined),
                                                      " deals may he name the contract"));
  }
  return absl::FailedPreconditionError(
      absl::StrCat("no deal of ", digits(table.examined), " matches"));
}

std::string note_on_enough(const TableQuestion& asked, const StatisticsRecord& table) {
  if (asked.enough_nodes == 0 || table.examined == asked.record.population->deals) return "";
  return absl::StrCat(digits(table.examined), " of ", asked.record.population->deals,
                      " deals are solved, for which the search has played ",
                      asked.enough_nodes / 1'000'000,
                      " million cards; --deals says how many, and takes longer\n");
}

absl::StatusOr<StatisticsRecord> answer_table(
    const TableQuestion& asked, Solver& solver,
    const std::function<void(std::uint64_t deals)>& deals_done) {
  if (!asked.record.population) return count_all(asked);
  StatisticsRecord table = asked.record;
  auto& [seed, first, deals] = *table.population;
  const std::uint64_t at_once = asked.enough_nodes > 0 || deals_done ? kDealsAtOnce : deals;
  std::uint64_t done = 0;
  std::uint64_t nodes = 0;
  do {
    const std::uint64_t next = std::min(at_once, deals - done);
    MATADOR_ASSIGN_OR_RETURN(const Sample sample,
                             sample_deals(asked.query, seed, first + done, next, solver));
    table.add(sample);
    done += sample.examined;
    nodes += sample.nodes;
    if (deals_done) deals_done(done);
  } while (done < deals && (asked.enough_nodes == 0 || nodes < asked.enough_nodes));
  deals = done;
  return table;
}

}  // namespace matador
