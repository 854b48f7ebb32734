#include "solver/odds/comparison.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace matador {
namespace {

// The contract that a player would name by his own cards, the first among equals.
std::size_t named_by(const std::vector<Task>& tasks, Seat seat) {
  const Evaluation& evaluation = *tasks.front().game->evaluation();
  std::size_t best = 0;
  double most = -std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    const double worth = evaluation.of_hand(tasks[i], seat);
    if (worth <= most) continue;
    most = worth;
    best = i;
  }
  return best;
}

// Who would name the contract if the declarer pushed; none where nobody guesses by his own cards.
std::optional<Seat> partner_of(const Task& task) {
  if (task.game->evaluation() == nullptr) return std::nullopt;
  return task.game->pushes_to(task, task.declarer);
}

}  // namespace

std::vector<Tally> compare_contracts(const std::vector<Task>& tasks,
                                     const std::vector<int>& values) {
  std::vector<Tally> tallies(tasks.size());
  const int most = *std::max_element(values.begin(), values.end());
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    Tally& tally = tallies[i];
    tally.add(values[i]);
    for (int other : values) tally.products.push_back(std::int64_t{values[i]} * other);
    if (values[i] < most) continue;
    int next = std::numeric_limits<int>::min();
    for (std::size_t j = 0; j < values.size(); ++j) {
      if (j != i) next = std::max(next, values[j]);
    }
    tally.best = 1;
    tally.margin.add(most - next);
  }
  if (const std::optional<Seat> partner = partner_of(tasks.front())) {
    const std::size_t own = named_by(tasks, tasks.front().declarer);
    const int gain = values[named_by(tasks, *partner)] - values[own];
    tallies[own].named = 1;
    tallies[own].loss.add(most - values[own]);
    tallies[own].pushed = gain > 0 ? 1 : 0;
    tallies[own].gain.add(gain);
  }
  return tallies;
}

}  // namespace matador
