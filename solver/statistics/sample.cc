#include "solver/statistics/sample.h"

#include <algorithm>
#include <set>
#include <utility>

#include "solver/games/glance.h"
#include "solver/hand_on.h"
#include "solver/questions.h"
#include "solver/statistics/comparison.h"
#include "solver/statistics/query.h"

namespace matador {

// ---- Sample -------------------------------------------------------------------------------------

namespace {

Case facts_of(const Query& query, const Deal& deal) {
  return dealt_case(*query.game, deal, query.dealer, query.options);
}

int longest(const Case& facts, Seat seat) {
  return longest_trump_suit(*facts.game, facts.hand(seat));
}

// Whether the declarer of an auction won against an equal length because he was in clubs.
bool is_better(const Case& played) {
  const int length = longest(played, *played.declarer);
  for (Seat seat = played.forehand; seat != *played.declarer; seat = seat.next(played.seats)) {
    if (longest(played, seat) == length) return true;
  }
  return false;
}

// The outcome of an auction, as in the key of its row: the length that won, whether it was in
// clubs, and the declarer.
RowKey outcome_of_auction(const Case& played) {
  return {longest(played, *played.declarer), played.trump == Suit::kClubs ? 1 : 0,
          played.declarer->number()};
}
RowKey outcome_of_passing() { return {0, 0, std::nullopt}; }

// The answers to a yes-or-no question.
constexpr Bounds kNo{0, 0};
constexpr Bounds kYes{1, 1};
constexpr Bounds kUnproven{0, 1};

// The answer to a question that looks at the cards alone: at the hand of seat 1, or whether the
// condition is true.
int measure(const Query& query, const Case& facts) {
  const Seat seat = Seat::number(1);
  if (query.question == Question::kShare) return query.where->holds(facts) ? 1 : 0;
  return query.question == Question::kMelds ? worth_of_melds(facts, seat) : longest(facts, seat);
}

// One query, one deal after the other.
class Sampler {
 public:
  Sampler(const Query& query, std::uint64_t seed, Solver& solver)
      : query_(query), seed_(seed), solver_(solver) {}

  absl::Status add(std::uint64_t number);
  Sample take() { return std::move(sample_); }

 private:
  bool is_share() const { return query_.question == Question::kShare; }
  // Whether the deal is among those that are counted.
  bool counts(const Case& facts) const {
    return is_share() || !query_.where || query_.where->holds(facts);
  }
  bool may_count(const Case& facts, const Task& task) const;
  bool any_may_count(const std::vector<Task>& tasks, const Case& facts) const {
    return std::any_of(tasks.begin(), tasks.end(),
                       [&](const Task& task) { return may_count(played_case(facts, task), task); });
  }
  bool keys_need_contract() const {
    return std::any_of(query_.by.begin(), query_.by.end(),
                       [](const auto& key) { return key.needs() >= Needs::kContract; });
  }
  void add_row(const Case& facts, const RowKey& outcome, const Tally& tally = {.deals = 1});
  absl::Status add_deal(std::uint64_t number);
  absl::Status add_played(const Deal& deal, std::uint64_t number, const Case& facts);
  void add_auction(const std::vector<Task>& tasks, const Case& facts);
  absl::Status add_solved(const std::vector<Task>& tasks, const Case& facts);
  absl::Status add_compared(std::vector<Task> tasks, const Case& facts);
  void add_value(const std::vector<Task>& tasks, Case played, Bounds solved);
  // The task of the best score, the first of equals. With a limit also the tasks that may be
  // better.
  absl::StatusOr<std::vector<Task>> chosen(const std::vector<Task>& tasks);
  // The value of a task: low == high, unless the limit was reached first. 1 or 0 for a yes-or-no
  // question.
  absl::StatusOr<Bounds> value(const Task& task);
  absl::StatusOr<Bounds> vol(const Task& task);
  absl::StatusOr<Bounds> bock(const Task& task);
  absl::StatusOr<Bounds> solved(const Task& task, Objective objective);
  // From the lowest to the highest of several tasks.
  absl::StatusOr<Bounds> value_of_any(const std::vector<Task>& tasks);
  // The proven value as it counts in a comparison of contracts.
  Bounds weighed(const Task& task, const Solution& solution) const;

  void note(const Solution& solution) {
    sample_.stopped = std::max(sample_.stopped, solution.stopped);
    sample_.nodes += solution.nodes;
  }

  const Query& query_;
  std::uint64_t seed_;
  Solver& solver_;
  Sample sample_;
  bool counts_ = false;  // whether the deal in hand has a row
};

absl::Status Sampler::add(std::uint64_t number) {
  ++sample_.examined;
  counts_ = false;
  const absl::Status status = add_deal(number);
  if (counts_) ++sample_.counted;
  return status.ok() ? add_looks(query_, seed_, number, sample_.statistics) : status;
}

absl::Status Sampler::add_deal(std::uint64_t number) {
  const Deal deal = numbered_deal(query_.game->shape(query_.seats), seed_, number, query_.fixed);
  const Case facts = facts_of(query_, deal);
  if (!is_of_hands(query_)) return add_played(deal, number, facts);
  if (counts(facts)) add_row(facts, {measure(query_, facts)});
  return absl::OkStatus();
}

absl::Status Sampler::add_played(const Deal& deal, std::uint64_t number, const Case& facts) {
  MATADOR_ASSIGN_OR_RETURN(std::vector<Task> tasks, tasks_of(query_, deal));
  MATADOR_RETURN_IF_ERROR(play_first_cards(query_, seed_, number, tasks));
  if (query_.question == Question::kContract) return add_compared(tasks, facts);
  if (query_.all_contracts) {
    for (const Task& task : tasks) {
      MATADOR_RETURN_IF_ERROR(add_solved({task}, facts));
    }
    return absl::OkStatus();
  }
  if (is_solved(query_)) return add_solved(tasks, facts);
  add_auction(tasks, facts);
  return absl::OkStatus();
}

void Sampler::add_auction(const std::vector<Task>& tasks, const Case& facts) {
  const bool all_pass = tasks.empty() || tasks.front().all_passed;
  const Case played = all_pass ? facts : played_case(facts, tasks.front());
  if (is_share()) return add_row(played, {measure(query_, played)});
  if (!counts(played)) return;
  if (all_pass) return add_row(facts, outcome_of_passing());
  add_row(played, outcome_of_auction(played),
          {.deals = 1, .better = is_better(played) ? 1 : 0, .choice = tasks.size() > 1 ? 1 : 0});
}

absl::Status Sampler::add_solved(const std::vector<Task>& tasks, const Case& facts) {
  if (tasks.empty()) return absl::OkStatus();  // all pass
  if (!any_may_count(tasks, facts)) {
    // The condition is false with every choice of the declarer.
    if (!is_share()) return absl::OkStatus();
    const bool choice_decides_row = tasks.size() > 1 && keys_need_contract();
    if (!choice_decides_row) {
      add_row(played_case(facts, tasks.front()), {0});
      return absl::OkStatus();
    }
  }
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Task> best, chosen(tasks));
  const Case played = played_case(facts, best.front());
  if (!is_share() && !may_count(played, best.front())) return absl::OkStatus();
  MATADOR_ASSIGN_OR_RETURN(const Bounds solved, value_of_any(best));
  add_value(tasks, played, solved);
  return absl::OkStatus();
}

Bounds Sampler::weighed(const Task& task, const Solution& solution) const {
  const Bounds value{solution.low, solution.high};
  for (const Weight& weight : query_.weights) {
    if (weight.contract == Contract{task.contract.index}) return weight.of(value);
  }
  return value;
}

// All contracts are solved, even those that the condition leaves out.
absl::Status Sampler::add_compared(std::vector<Task> tasks, const Case& facts) {
  std::sort(tasks.begin(), tasks.end(),
            [](const Task& a, const Task& b) { return a.contract < b.contract; });
  if (!any_may_count(tasks, facts)) return absl::OkStatus();
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Solution> solutions,
                           solver_.solve_all(tasks, {.objective = objective_of(query_),
                                                     .node_limit = query_.node_limit,
                                                     .seconds = query_.seconds}));
  std::vector<Bounds> values;
  for (const Solution& solution : solutions) note(solution);
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    values.push_back(weighed(tasks[i], solutions[i]));
  }
  const std::vector<Tally> tallies = compare_contracts(tasks, values);
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    Case played = played_case(facts, tasks[i]);
    if (values[i].low == values[i].high) played.value = static_cast<int>(values[i].low);
    if (counts(played)) add_row(played, {}, tallies[i]);
  }
  return absl::OkStatus();
}

void Sampler::add_value(const std::vector<Task>& tasks, Case played, Bounds solved) {
  const bool known = solved.low == solved.high;
  if (known) played.value = static_cast<int>(solved.low);
  if (is_share()) return add_row(played, {measure(query_, played)});
  if (!counts(played)) return;
  if (has_mean(query_.question)) {
    Tally tally;
    tally.add(solved.low, solved.high);
    add_row(played, {}, tally);
  } else {
    add_row(played, {known ? std::optional(solved.low) : std::nullopt});
  }
  if (query_.glance > 0) add_off(query_, tasks, played, solved.low, sample_.statistics);
}

// Whether the deal counts with any possible value. For a share: whether the condition is true with
// any value, or a key needs the value.
bool Sampler::may_count(const Case& facts, const Task& task) const {
  if (!query_.where) return true;
  const bool key_needs_value = std::any_of(query_.by.begin(), query_.by.end(), [](const auto& key) {
    return key.needs() == Needs::kValue;
  });
  if (is_share() && key_needs_value) return true;
  Bounds values = values_of(query_.question);
  if (query_.where->needs() == Needs::kValue && values.high > 1) {
    const std::vector<Rung> ladder = task.game->ladder(task, objective_of(query_));
    const auto [least, most] = std::minmax_element(
        ladder.begin(), ladder.end(), [](Rung a, Rung b) { return a.value < b.value; });
    if (!ladder.empty()) values = {least->value, most->value};
  }
  return query_.where->can_hold({.deal = &facts, .needs = Needs::kContract, .value = values});
}

absl::StatusOr<std::vector<Task>> Sampler::chosen(const std::vector<Task>& tasks) {
  if (tasks.size() == 1) return tasks;
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Solution> scores,
                           solver_.solve_all(tasks, {.objective = objective_of_choice(*query_.game),
                                                     .node_limit = query_.node_limit,
                                                     .seconds = query_.seconds}));
  for (const Solution& score : scores) note(score);
  std::vector<Bounds> worth;
  for (std::size_t i = 0; i < tasks.size(); ++i) worth.push_back(weighed(tasks[i], scores[i]));
  const auto best = std::max_element(worth.begin(), worth.end(),
                                     [](Bounds a, Bounds b) { return a.low < b.low; });
  const auto place = static_cast<std::size_t>(best - worth.begin());
  std::vector<Task> chosen{tasks[place]};
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    const bool may_be_better = worth[i].low < worth[i].high && worth[i].high > best->low;
    if (i != place && may_be_better) chosen.push_back(tasks[i]);
  }
  return chosen;
}

absl::StatusOr<Bounds> Sampler::value_of_any(const std::vector<Task>& tasks) {
  absl::StatusOr<Bounds> all = value(tasks.front());
  for (std::size_t i = 1; all.ok() && i < tasks.size(); ++i) {
    MATADOR_ASSIGN_OR_RETURN(const Bounds other, value(tasks[i]));
    all = Bounds{std::min(all->low, other.low), std::max(all->high, other.high)};
  }
  return all;
}

absl::StatusOr<Bounds> Sampler::value(const Task& task) {
  switch (query_.question) {
    case Question::kVol:
      return vol(task);
    case Question::kBock:
      return bock(task);
    default:
      return solved(task, objective_of(query_));
  }
}

absl::StatusOr<Bounds> Sampler::vol(const Task& task) {
  const absl::StatusOr<Solution> vol =
      solve_vol(solver_, task, {.node_limit = query_.node_limit, .seconds = query_.seconds});
  MATADOR_RETURN_IF_ERROR(vol.status());
  note(*vol);
  return Bounds{vol->low, vol->high};
}

absl::StatusOr<Bounds> Sampler::bock(const Task& task) {
  MATADOR_ASSIGN_OR_RETURN(const Bounds tricks, solved(task, Objective::kTricks));
  const int all = task.deal.shape().cards_each();
  if (all % 2 != 0 || !tricks.contains(all / 2)) return kNo;
  return tricks.low == tricks.high ? kYes : kUnproven;
}

absl::StatusOr<Bounds> Sampler::solved(const Task& task, Objective objective) {
  MATADOR_ASSIGN_OR_RETURN(const Solution solution,
                           solver_.solve(task, {.objective = objective,
                                                .node_limit = query_.node_limit,
                                                .seconds = query_.seconds}));
  note(solution);
  return Bounds{solution.low, solution.high};
}

void Sampler::add_row(const Case& facts, const RowKey& outcome, const Tally& tally) {
  sample_.statistics.add(row_key(query_, facts, outcome), tally);
  counts_ = true;
}

}  // namespace

absl::StatusOr<bool> fulfils(const Query& query, const Deal& deal) {
  if (!query.where) return true;
  const Case dealt = facts_of(query, deal);
  if (query.where->needs() <= Needs::kAllHands) return query.where->holds(dealt);
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Task> tasks, tasks_of(query, deal));
  return query.where->holds(tasks.empty() ? dealt : played_case(dealt, tasks.front()));
}

absl::StatusOr<int> contracts_each(const Query& query) {
  if (!query.all_contracts) return 1;
  // Every declarer has the same number of contracts, unless his cards forbid some of them. Among so
  // many deals there is one that allows all.
  constexpr int kDeals = 100;
  Query of_forehand = query;
  of_forehand.declarer = Seat::number(1);
  std::size_t most = 0;
  for (int number = 0; number < kDeals; ++number) {
    const Deal any = numbered_deal(query.game->shape(query.seats), /*seed=*/0,
                                   static_cast<std::uint64_t>(number));
    MATADOR_ASSIGN_OR_RETURN(const std::vector<Task> tasks, tasks_of(of_forehand, any));
    most = std::max(most, tasks.size());
  }
  return static_cast<int>(most);
}

void count_hand(const Query& query, Seat seat, CardSet hand, std::uint64_t ways,
                Statistics& statistics) {
  Case facts{.game = query.game, .seats = query.seats, .options = query.options};
  facts.hands[at(seat)] = hand;
  const bool share = query.question == Question::kShare;
  if (!share && query.where && !query.where->holds(facts)) return;
  RowKey key;
  for (const Expression& fact : query.by) key.push_back(fact.evaluate(facts));
  key.push_back(measure(query, facts));
  statistics.add(key, {.deals = ways});
}

absl::StatusOr<Sample> sample_deals(const Query& query, std::uint64_t seed, std::uint64_t first,
                                    std::uint64_t count, Solver& solver) {
  MATADOR_RETURN_IF_ERROR(check_query(query));
  if (query.question == Question::kMatadors) {
    return invalid("matadors are counted over all deals, not sampled");
  }
  if (query.glance > 0) {
    MATADOR_RETURN_IF_ERROR(looks_for(query).status());
  }
  Sampler sampler(query, seed, solver);
  for (std::uint64_t i = 0; i < count; ++i) {
    MATADOR_RETURN_IF_ERROR(sampler.add(first + i));
  }
  return sampler.take();
}

// ---- Looks --------------------------------------------------------------------------------------

namespace {

// Deals that are only looked at have numbers so far behind those of the solved ones that no run
// comes to them.
constexpr std::uint64_t kToLooks = std::uint64_t{1} << 44;

// The row of yes, where the answer is no or yes, has the looks of both.
RowKey outcome_of_looks(const Query& query) {
  return has_mean(query.question) ? RowKey{} : RowKey{1};
}

// What is guessed of a deal, of which these are the tasks: the declarer takes the best.
int guess(const Query& query, const std::vector<Task>& tasks) {
  const auto guessed = [&](const Task& task) {
    return query.game->contract(task.contract).glance->guess(task, *guess_of(query.question));
  };
  int most = guessed(tasks.front());
  for (std::size_t i = 1; i < tasks.size(); ++i) most = std::max(most, guessed(tasks[i]));
  return most;
}

// A deal of which only the declarer's choice would tell whether it is of a row counts in none.
void look_at(const Query& query, const std::vector<Task>& tasks, const Case& facts,
             Statistics& statistics) {
  std::set<RowKey> rows;
  bool may_be_left_out = false;
  for (const Task& task : tasks) {
    const Case played = played_case(facts, task);
    const bool counts = !query.where || query.where->holds(played);
    if (counts) rows.insert(row_key(query, played, outcome_of_looks(query)));
    may_be_left_out = may_be_left_out || !counts;
  }
  const bool is_sure = rows.size() == 1 && !may_be_left_out;
  const Looks looks =
      is_sure ? Looks{.deals = 1, .guessed = guess(query, tasks)} : Looks{.torn = 1};
  for (const RowKey& row : rows) statistics.add(row, {.looks = looks});
}

}  // namespace

RowKey row_key(const Query& query, const Case& facts, const RowKey& outcome) {
  RowKey key;
  for (const Expression& fact : query.by) key.push_back(fact.evaluate(facts));
  key.insert(key.end(), outcome.begin(), outcome.end());
  return key;
}

absl::Status add_looks(const Query& query, std::uint64_t seed, std::uint64_t number,
                       Statistics& statistics) {
  for (int i = 0; i < query.glance; ++i) {
    const Deal deal = numbered_deal(query.game->shape(query.seats), seed,
                                    number + static_cast<std::uint64_t>(i) * kToLooks, query.fixed);
    MATADOR_ASSIGN_OR_RETURN(const std::vector<Task> tasks, tasks_of(query, deal));
    const Case facts = dealt_case(*query.game, deal, query.dealer, query.options);
    if (query.all_contracts) {
      for (const Task& task : tasks) look_at(query, {task}, facts, statistics);
    } else if (!tasks.empty()) {
      look_at(query, tasks, facts, statistics);
    }
  }
  return absl::OkStatus();
}

void add_off(const Query& query, const std::vector<Task>& tasks, const Case& played,
             std::int64_t value, Statistics& statistics) {
  Looks looks;
  looks.off.add(value * unit_of(*guess_of(query.question)) - guess(query, tasks));
  statistics.add(row_key(query, played, outcome_of_looks(query)), {.looks = looks});
}

}  // namespace matador
