#include "solver/games/game.h"

#include <range/v3/algorithm/contains.hpp>
#include <range/v3/algorithm/find_if.hpp>

#include "solver/games/tasks.h"

namespace matador {

std::vector<int> Game::seat_counts() const {
  std::vector<int> counts;
  for (const TableInfo& table : info_.tables) counts.push_back(table.shape.seats);
  return counts;
}

const TableInfo& Game::table(int seats) const {
  const auto of_seats = [&](const TableInfo& table) { return table.shape.seats == seats; };
  const auto table = ranges::find_if(info_.tables, of_seats);
  return table == info_.tables.end() ? info_.tables.front() : *table;
}

bool Game::is_ending(const Deal& deal) const {
  const DealShape& whole = shape(deal.seats());
  DealShape ending = whole;
  ending.pack = deal.shape().pack;
  ending.hand_size = deal.shape().hand_size;
  ending.piles = 0;
  ending.hands = 1;
  return deal.shape() == ending && ending.hand_size < whole.cards_each() &&
         whole.pack.contains(ending.pack) &&
         ending.pack.size() == ending.seats * ending.hand_size && ending.hand_size > 0;
}

TrickOrder Game::order(const Task& task) const {
  TrickOrder order = this->order(task.contract, task.options);
  if (!is_ending(task.deal)) return order;
  const int before = shape(task.deal.seats()).cards_each() - task.deal.shape().cards_each();
  order.upside_down >>= before;
  if (order.called && !task.deal.shape().pack.contains(order.called->card)) order.called.reset();
  return order;
}

std::vector<Rung> Game::ladder(const Task& task, Objective objective) const {
  switch (objective) {
    case Objective::kPoints:
      return counting_ladder(Goal::kPoints, info_.most_points);
    case Objective::kTricks:
      return counting_ladder(Goal::kTricks, task.deal.shape().cards_each());
    case Objective::kScore:
      return ladder_of_score(task);
  }
  return {};
}

std::optional<ValueRange> Game::range_of_score(const Task& task) const {
  const std::vector<Rung> rungs = ladder(task, Objective::kScore);
  if (rungs.empty()) return std::nullopt;
  return ValueRange{rungs.front().value, rungs.back().value};
}

std::vector<Rung> Game::outcome_ladder(const Task& task) const {
  const bool has_score = has(Objective::kScore, task.contract);
  const bool has_sides = !everyone_for_himself(task.deal.seats(), task.contract);
  return has_score && has_sides ? ladder(task, Objective::kScore) : std::vector<Rung>{};
}

bool Game::has(Objective objective) const { return ranges::contains(info_.objectives, objective); }

bool Game::has(Objective objective, Contract named) const {
  return ranges::contains(objectives_of(named), objective);
}

bool Game::everyone_for_himself(int seats, std::optional<Contract> named) const {
  return table(seats).everyone_for_himself || (named && contract(*named).everyone_for_himself);
}

}  // namespace matador
