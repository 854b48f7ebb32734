#include "solver/statistics/looks.h"

#include <algorithm>
#include <set>

#include "solver/games/glance.h"
#include "solver/statistics/query_tasks.h"

namespace matador {
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
    const absl::StatusOr<std::vector<Task>> tasks = tasks_of(query, deal);
    if (!tasks.ok()) return tasks.status();
    const Case facts = dealt_case(*query.game, deal, query.dealer, query.options);
    if (query.all_contracts) {
      for (const Task& task : *tasks) look_at(query, {task}, facts, statistics);
    } else if (!tasks->empty()) {
      look_at(query, *tasks, facts, statistics);
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
