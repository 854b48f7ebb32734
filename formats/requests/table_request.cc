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
#include "formats/query/expression.h"
#include "formats/requests/arguments.h"
#include "formats/statistics/headline.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"
#include "solver/statistics/deal_counts.h"
#include "solver/statistics/hand_counts.h"
#include "solver/statistics/query.h"
#include "solver/version.h"

namespace matador {
namespace {

constexpr std::uint64_t kMaxShards = 1'000'000;

Question read_question(const std::string& name) {
  if (name.empty()) throw UsageError("say what to count: " + alternatives(question_names()));
  const std::optional<Question> question = find_question(name);
  if (question) return *question;
  throw UsageError(unknown_word("question", name, question_names()));
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

std::optional<Population> read_population(const Arguments& arguments, const Query& query,
                                          bool too_dear) {
  const bool sampled = asks_for_sample(arguments) || must_sample(query) || too_dear;
  if (arguments.has(options::kExact) && sampled) {
    throw UsageError(
        is_solved(query) ? "--exact: all deals are too many to be solved; use --seed and --deals"
        : must_sample(query) ? "--exact: this condition cannot be counted; use --seed and --deals"
                             : "--exact counts all deals: --seed, --first, --deals and --shard "
                               "cannot be used");
  }
  if (!sampled) return std::nullopt;
  if (query.question == Question::kMatadors) {
    throw UsageError("matadors are counted: --seed, --first, --deals and --shard cannot be used");
  }
  const Population whole{.seed = arguments.number(options::kSeed),
                         .first = arguments.number(options::kFirst),
                         .deals = arguments.number(options::kDeals)};
  return arguments.has(options::kShard) ? read_shard(arguments.needed_text(options::kShard), whole)
                                        : whole;
}

// The keys of --by. Of several contracts those that tell them apart come first, if missing; last of
// contracts that are compared.
std::vector<Key> asked_keys(const Arguments& arguments, const Query& query) {
  std::vector<Key> keys;
  if (arguments.has(options::kBy)) keys = read_by(arguments, query);
  if (!query.all_contracts) return keys;
  std::vector<Key> first;
  for (const std::string& name : keys_of_contracts(*query.game)) {
    const auto is_named = [&](const Key& key) { return key.column.name == name; };
    if (std::any_of(keys.begin(), keys.end(), is_named)) continue;
    first.push_back(usable(read_keys(name, *query.game, query.seats)).front());
  }
  const bool compared = query.question == Question::kContract;
  keys.insert(compared ? keys.end() : keys.begin(), first.begin(), first.end());
  return keys;
}

// The question as it was written.
StatisticsHeading read_heading(const Arguments& arguments, const Query& query) {
  return {.question = query.question,
          .game = std::string(query.game->name()),
          .seats = query.seats,
          .contract = arguments.has(options::kContracts)      ? arguments.text(options::kContracts)
                      : query.question == Question::kContract ? "all"
                                                              : "",
          .trump = arguments.text(options::kTrump),
          .declarer = arguments.text(options::kDeclarer),
          .options = arguments.text(options::kRuleOptions),
          .fix = read_fix(arguments, *query.game, query.seats),
          .played = arguments.text(options::kPlayed),
          .where = arguments.text(options::kWhere),
          .shares = arguments.choice(options::kShares),
          .limit = arguments.text(options::kLimit),
          .seconds = arguments.text(options::kSeconds),
          .glance = {},
          .by = {}};
}

// --glance: asks for as many looks as pay. Why there are none, for people; else empty.
std::string read_glance(StatisticsHeading& heading, Query& query) {
  const absl::StatusOr<int> looks = looks_for(query);
  if (!looks.ok()) {
    return absl::StrCat("no glance is used: ", std::string(looks.status().message()), "\n");
  }
  query.glance = *looks;
  heading.glance = absl::StrCat(*looks);
  return "";
}

// Numbers behind the contracts are for comparing them.
void check_weights(const StatisticsHeading& heading, const Query& query) {
  if (query.question == Question::kContract || query.best_contract) return;
  const bool usual =
      std::all_of(query.weights.begin(), query.weights.end(), [&](const Weight& weight) {
        return weight.less == 0 &&
               weight.times == query.game->contract(weight.contract).times_on_sheet;
      });
  if (usual) return;
  throw UsageError(
      absl::StrCat("--contracts ", in_quotes(heading.contract),
                   ": numbers behind contracts are for table contract, and behind those of best"));
}

Statistics count_all_matadors(const Query& query) {
  Statistics table;
  for (const auto& [matadors, ways] : query.game->info().ways_by_matadors(query.seats)) {
    table.add({matadors}, {.deals = ways});
  }
  return table;
}

CountedDeals counted_deals(const TableQuestion& asked) {
  const Query& query = asked.query;
  if (query.question == Question::kMatadors) {
    if (query.where || !query.by.empty() || !asked.record.heading.fix.empty()) {
      throw UsageError(
          "matadors are counted over all deals: --by, --where and --fix cannot be used");
    }
    const Statistics matadors = count_all_matadors(query);
    return {.of = matadors.deals(), .statistics = matadors};
  }
  if (is_of_hands(query) && seat_looked_at(query)) {
    return {.of = hands_of(query), .statistics = usable(count_hands(query))};
  }
  return usable(is_of_hands(query) && query.question != Question::kShare
                    ? absl::StatusOr<CountedDeals>(count_hands(query).status())
                    : count_deals(query));
}

}  // namespace

TableQuestion read_table_question(const Arguments& arguments, const std::string& name) {
  const Question question = read_question(name);
  TableQuestion asked{.query = read_query(arguments), .record = {}};
  Query& query = asked.query;
  query.question = question;
  StatisticsHeading& heading = asked.record.heading = read_heading(arguments, query);
  if (const absl::Status status = read_heading_play(heading, query); !status.ok()) {
    throw UsageError(std::string(status.message()));
  }
  check_weights(heading, query);
  check_where(arguments, query);
  query.node_limit = arguments.number(options::kLimit);
  query.seconds = arguments.seconds(options::kSeconds);
  for (const Key& key : asked_keys(arguments, query)) {
    heading.by.push_back(key.column.name);
    query.by.push_back(key.expression);
  }
  if (const absl::Status status = check_query(query); !status.ok()) {
    throw UsageError(std::string(status.message()));
  }
  if (arguments.has(options::kGlance)) asked.note = read_glance(heading, query);
  asked.record.version = version();
  asked.record.columns = usable(read_columns(heading));
  asked.record.contracts = usable(contracts_each(query));
  const std::string reason = reason_to_sample(arguments, query);
  asked.record.population = read_population(arguments, query, !reason.empty());
  asked.note += reason;
  asked.note += note_on_seconds(arguments, asked.record.population);
  if (is_solved(query) && !is_bounded(arguments)) asked.enough_nodes = kEnoughForTable;
  return asked;
}

StatisticsRecord count_all(const TableQuestion& asked) {
  CountedDeals all = counted_deals(asked);
  StatisticsRecord table = asked.record;
  table.examined = all.of;
  table.counted = all.statistics.deals();
  table.statistics = std::move(all.statistics);
  return table;
}

void check_has_rows(const StatisticsRecord& table) {
  const std::map<RowKey, Tally>& rows = table.statistics.rows();
  if (!table.population && !table.heading.where.empty()) {
    const bool share = table.heading.question == Question::kShare;
    const bool matched = std::any_of(
        rows.begin(), rows.end(), [&](const auto& row) { return !share || row.first.back() == 1; });
    if (matched) return;
    throw std::runtime_error(absl::StrCat("the condition can never be true: no ",
                                          counts_hands(table.heading) ? "hand" : "deal",
                                          " matches (0 of ", grouped(table.examined), ")"));
  }
  if (table.statistics.deals() > 0) return;
  if (table.heading.where.empty() && !table.heading.declarer.empty()) {
    throw std::runtime_error(absl::StrCat("--declarer ", table.heading.declarer, ": in none of ",
                                          digits(table.examined),
                                          " deals may he name the contract"));
  }
  throw std::runtime_error(absl::StrCat("no deal of ", digits(table.examined), " matches"));
}

std::string note_on_enough(const TableQuestion& asked, const StatisticsRecord& table) {
  if (asked.enough_nodes == 0 || table.examined == asked.record.population->deals) return "";
  return absl::StrCat(digits(table.examined), " of ", asked.record.population->deals,
                      " deals are solved, for which the search has played ",
                      asked.enough_nodes / 1'000'000,
                      " million cards; --deals says how many, and takes longer\n");
}

StatisticsRecord answer_table(const TableQuestion& asked, Solver& solver,
                              const std::function<void(std::uint64_t deals)>& deals_done) {
  if (!asked.record.population) return count_all(asked);
  StatisticsRecord table = asked.record;
  auto& [seed, first, deals] = *table.population;
  const std::uint64_t at_once = asked.enough_nodes > 0 || deals_done ? kDealsAtOnce : deals;
  std::uint64_t done = 0;
  std::uint64_t nodes = 0;
  do {
    const std::uint64_t next = std::min(at_once, deals - done);
    const Sample sample = usable(sample_deals(asked.query, seed, first + done, next, solver));
    table.add(sample);
    done += sample.examined;
    nodes += sample.nodes;
    if (deals_done) deals_done(done);
  } while (done < deals && (asked.enough_nodes == 0 || nodes < asked.enough_nodes));
  deals = done;
  return table;
}

}  // namespace matador
