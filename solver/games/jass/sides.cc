#include "solver/games/jass/sides.h"

#include <algorithm>
#include <optional>
#include <range/v3/algorithm/find.hpp>
#include <utility>

#include "solver/cards/seat.h"
#include "solver/games/jass/rules.h"
#include "solver/games/tasks.h"

namespace matador::jass {

// ---- Sides --------------------------------------------------------------------------------------

std::vector<Seat> teams(int seats, std::optional<Seat> joker) {
  std::vector<Seat> teams;
  for (Seat seat : all_seats(seats)) {
    if (seat != joker) teams.push_back(seat);
  }
  return teams;
}

SeatSet side_of(Seat declarer, int seats, std::optional<Seat> joker) {
  if (!variant(seats).has_teams) return {declarer};
  const std::vector<Seat> all = teams(seats, joker);
  const auto place = ranges::find(all, declarer) - all.begin();
  SeatSet side;
  for (std::size_t i = static_cast<std::size_t>(place % 2); i < all.size(); i += 2) side |= all[i];
  if (joker) side |= *joker;
  return side;
}

Seat first_declarer(int seats, std::optional<Seat> joker, Seat forehand) {
  return forehand == joker ? forehand.next(seats) : forehand;  // Jass 2.16
}

std::vector<Seat> possible_declarers(int seats, std::optional<Seat> joker, Seat forehand) {
  const Seat first = first_declarer(seats, joker, forehand);
  if (seats == 2) return {first};  // Jass 2.14
  std::vector<Seat> declarers = teams(seats, joker);
  if (seats == 3) return declarers;  // Jass 2.15
  const SeatSet side = side_of(first, seats, joker);
  std::erase_if(declarers, [&](Seat seat) { return !side.contains(seat); });  // Jass 2.13, 2.17
  return declarers;
}

std::optional<Seat> pushed_to(int seats, std::optional<Seat> joker, Seat forehand, Seat seat,
                              bool push_back) {
  if (!variant(seats).has_teams) return std::nullopt;
  std::vector<Seat> order = possible_declarers(seats, joker, forehand);
  const Seat first = first_declarer(seats, joker, forehand);
  std::rotate(order.begin(), ranges::find(order, first), order.end());
  const auto place = ranges::find(order, seat);
  if (place == order.end()) return std::nullopt;
  if (place + 1 != order.end()) return *(place + 1);  // Jass 2.13, 2.17
  const bool back = push_back && seats == 4;          // Jass 2.13; 2.17: nobody else
  return back ? std::optional(first) : std::nullopt;
}

// ---- Declaring ----------------------------------------------------------------------------------

namespace {

void append_tasks(const Problem& problem, Contract contract, Seat declarer, bool as_joker,
                  std::vector<Task>& tasks) {
  const bool contractor_leads = problem.deal.seats() == 3;  // rules 2.15, 2.18
  for (const std::optional<Seat> player : players_asked(problem)) {
    Task& task = tasks.emplace_back(task_of(problem, contract, declarer));
    task.as_joker = as_joker;
    task.player = player;
    if (contractor_leads && !problem.leader) task.leader = declarer;
  }
}

}  // namespace

absl::StatusOr<std::vector<Task>> declared_tasks(const Problem& problem, Seat usual,
                                                 const std::vector<Seat>& declarers,
                                                 bool all_contracts) {
  std::vector<Task> tasks;
  const Seat declarer = problem.declarer.value_or(usual);
  const bool as_joker = problem.as_joker && !all_contracts;
  if (all_contracts || as_joker) {
    const auto contracts = static_cast<int>(problem.game->info().contracts.size());
    for (int i = 0; i < contracts; ++i) {
      for (Seat each : all_contracts ? declarers : std::vector{declarer}) {
        append_tasks(problem, {.index = i}, each, as_joker, tasks);
      }
    }
  } else if (problem.contract) {
    append_tasks(problem, *problem.contract, declarer, /*as_joker=*/false, tasks);
  } else {
    return no_contract(*problem.game);
  }
  return those_played(std::move(tasks));
}

}  // namespace matador::jass
