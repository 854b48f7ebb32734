// How true advice is: players who take it play whole deals against each other, and what each advice
// promised is compared with what was scored in the end.
//
//   Calibration calibration;
//   calibration.add(*promises_of(task, /*deal=*/7, strong, solver));     ... of many deals
//   for (const CalibrationRow& row : calibration.rows()) row.difference.mean   // below 0: too much

#ifndef MATADOR_SOLVER_PLAYERS_CALIBRATION_H_
#define MATADOR_SOLVER_PLAYERS_CALIBRATION_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/advice/estimate.h"
#include "solver/players/house.h"

namespace matador {

// What the advice for one card promised, and what came of it: both as the side counts that plays
// the card, in the usual objective of the task.
struct Promise {
  Seat seat;      // that plays the card
  bool declares;  // whether its side is the declaring one
  int cards;      // that it holds before the card
  std::uint64_t worlds;
  Estimate promised;  // the mean of the card that is played over these worlds
  double scored;      // at the end of the deal
};

// Plays the deal with `player`, who takes advice, at every seat. A card that was played without
// advice, as the only legal one or at a glance, has no promise. The exchange must be settled.
absl::StatusOr<std::vector<Promise>> promises_of(const Task& task, std::uint64_t deal,
                                                 const HousePlayer& player, Solver& solver);

// The promises of one side with a number of cards left in hand.
struct CalibrationRow {
  std::optional<bool> declares = {};  // none: of both sides
  std::optional<int> cards = {};      // none: of any number
  std::size_t promises = 0;
  double promised = 0;  // the mean
  double scored = 0;
  Estimate difference = {};  // what was scored, less what was promised
};

class Calibration {
 public:
  // The promises of one deal.
  void add(std::vector<Promise> promises) { deals_.push_back(std::move(promises)); }
  const std::vector<std::vector<Promise>>& deals() const { return deals_; }

  // The rows of both sides, then of the declaring side, then of the others: one of all cards, then
  // one for each number of cards, the largest first. Rows without promises are left out.
  std::vector<CalibrationRow> rows() const;

 private:
  CalibrationRow row(std::optional<bool> declares, std::optional<int> cards) const;

  std::vector<std::vector<Promise>> deals_;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_PLAYERS_CALIBRATION_H_
