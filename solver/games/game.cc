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

absl::Status Game::check_declared(const Task& task) const {
  const bool any = !info_.choice || info_.choice->check_declared == nullptr;
  return any ? absl::OkStatus() : info_.choice->check_declared(task);
}

absl::Status Game::check_own_cards(const Task& task) const {
  const bool any = !info_.choice || info_.choice->check_own_cards == nullptr;
  return any ? absl::OkStatus() : info_.choice->check_own_cards(task);
}

std::optional<Seat> Game::pushes_to(const Task& task, Seat seat) const {
  const bool nobody = !info_.choice || info_.choice->pushes_to == nullptr;
  return nobody ? std::nullopt : info_.choice->pushes_to(task, seat);
}

Seat Game::player_of(const Task& task, Seat seat) const {
  const int seats = task.deal.seats();
  const bool is_dummy = info_.has_dummy && seat == task.declarer.next(seats, seats / 2);
  return is_dummy ? task.declarer : seat;
}

std::vector<Rung> Game::ladder_of_playing_on(const Task& task, Objective objective,
                                             const Played& played) const {
  return info_.ladder_of_playing_on == nullptr
             ? std::vector<Rung>{}
             : info_.ladder_of_playing_on(task, objective, played);
}

std::vector<Rung> Game::outcome_ladder(const Task& task) const {
  if (info_.outcome_ladder != nullptr) return info_.outcome_ladder(task);
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
