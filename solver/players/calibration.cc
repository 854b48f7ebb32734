#include "solver/players/calibration.h"

#include <algorithm>
#include <memory>

#include "solver/advice/valuation.h"
#include "solver/games/turn.h"
#include "solver/hand_on.h"
#include "solver/players/contest.h"

namespace matador {
namespace {

// An advice that was taken, until the deal is over.
struct Taken {
  Seat seat;
  int cards;
  Standing best;
  Seat observer;
  std::optional<Seat> player;  // who is asked about, where everyone plays for himself
  Objective objective;
};

Taken taken(const Task& task, const Advice& advice) {
  const Seat seat = *turn_of(task)->to_play;
  return {.seat = seat,
          .cards = cards_in_hand(task, seat).size(),
          .best = advice.options[advice.best].standing,
          .observer = advice.question.known.observer,
          .player = advice.question.models.front().player,
          .objective = advice.objective};
}

// With what was scored, once all is played.
absl::StatusOr<Promise> kept(const Taken& taken, Task played, Solver& solver) {
  played.player = taken.player;
  MATADOR_ASSIGN_OR_RETURN(const Solution end,
                           solver.solve(played, {.objective = taken.objective}));
  return Promise{.seat = taken.seat,
                 .declares = played.game->declaring_side(played).contains(taken.observer),
                 .cards = taken.cards,
                 .worlds = taken.best.worlds,
                 .promised = taken.best.value,
                 .scored = for_observer(played, taken.observer, taken.objective, end.low)};
}

}  // namespace

absl::StatusOr<std::vector<Promise>> promises_of(const Task& task, std::uint64_t deal,
                                                 const HousePlayer& player, Solver& solver) {
  std::vector<Taken> all;
  const std::unique_ptr<CardPlayer> advised = house_player(
      player, this_thread(solver),
      [&](const Task& before, const Advice& advice) { all.push_back(taken(before, advice)); });
  const std::vector<CardPlayer*> at_seat(static_cast<std::size_t>(task.deal.seats()),
                                         advised.get());
  MATADOR_ASSIGN_OR_RETURN(const Task played, played_out(task, deal, at_seat));
  std::vector<Promise> promises;
  for (const Taken& one : all) {
    MATADOR_ASSIGN_OR_RETURN(const Promise promise, kept(one, played, solver));
    promises.push_back(promise);
  }
  return promises;
}

CalibrationRow Calibration::row(std::optional<bool> declares, std::optional<int> cards) const {
  CalibrationRow row{.declares = declares, .cards = cards};
  std::vector<ClusterSum> differences;
  for (const std::vector<Promise>& deal : deals_) {
    ClusterSum sum;
    for (const Promise& promise : deal) {
      if (declares && promise.declares != *declares) continue;
      if (cards && promise.cards != *cards) continue;
      ++row.promises;
      row.promised += promise.promised.mean;
      row.scored += promise.scored;
      sum.add(promise.scored - promise.promised.mean);
    }
    if (sum.count > 0) differences.push_back(sum);
  }
  if (row.promises == 0) return row;
  row.promised /= static_cast<double>(row.promises);
  row.scored /= static_cast<double>(row.promises);
  row.difference = estimate_of_clusters(differences);
  return row;
}

std::vector<CalibrationRow> Calibration::rows() const {
  int most = 0;
  for (const std::vector<Promise>& deal : deals_) {
    for (const Promise& promise : deal) most = std::max(most, promise.cards);
  }
  std::vector<CalibrationRow> rows;
  const auto add_row = [&](std::optional<bool> declares, std::optional<int> cards) {
    CalibrationRow row = this->row(declares, cards);
    if (row.promises > 0) rows.push_back(row);
  };
  using Side = std::optional<bool>;
  for (const Side declares : {Side(), Side(true), Side(false)}) {
    add_row(declares, std::nullopt);
    for (int cards = most; cards > 0; --cards) add_row(declares, cards);
  }
  return rows;
}

}  // namespace matador
