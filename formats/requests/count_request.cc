#include "formats/requests/count_request.h"

#include <nlohmann/json.hpp>
#include <variant>
#include <vector>

#include "formats/input/bounded_json.h"
#include "formats/input/problem.h"
#include "formats/output/task_json.h"
#include "solver/cards/seats.h"
#include "solver/games/tasks.h"
#include "solver/games/winnings.h"

namespace matador {
namespace {

using Json = nlohmann::ordered_json;

class Count {
 public:
  Count(const Task& task, const Played& played)
      : task_(task),
        played_(played),
        has_points_(task.game->has(Objective::kPoints, task.contract)) {}

  void add_to(Json& json) const {
    json["won"] = Json::array();
    for (int i = 0; i < played_.complete_tricks(); ++i) {
      const Trick& trick = played_.tricks()[static_cast<std::size_t>(i)];
      Json won{{"seat", trick.winner.number()}};
      if (has_points_) won["points"] = trick.points;
      json["won"].push_back(won);
    }
    for (const Seat seat : all_seats(task_.deal.seats())) {
      const Winnings won = won_by({seat}, played_);
      json["tricks"].push_back(won.tricks);
      if (has_points_) json["points"].push_back(won.points);
    }
    if (task_.game->everyone_for_himself(task_.deal.seats(), task_.contract)) return;
    const SeatSet side = task_.game->declaring_side(task_);
    SeatSet others;
    for (const Seat seat : all_seats(task_.deal.seats())) {
      if (!side.contains(seat)) others |= seat;
    }
    json["sides"] = {side_json(side), side_json(others)};
    if (is_secret()) json["secret"] = true;
  }

 private:
  Json side_json(SeatSet side) const {
    const Winnings won = won_by(side, played_);
    Json json{{"seats", Json::array()}, {"tricks", won.tricks}};
    for (const Seat seat : all_seats(task_.deal.seats())) {
      if (side.contains(seat)) json["seats"].push_back(seat.number());
    }
    if (has_points_) json["points"] = won.points;
    return json;
  }

  // Until the called card is played.
  bool is_secret() const {
    const auto called = task_.game->order(task_).called;
    if (!called) return false;
    for (const Seat seat : all_seats(task_.deal.seats())) {
      if (played_.hand(seat).contains(called->card)) return true;
    }
    return false;
  }

  const Task& task_;
  const Played& played_;
  bool has_points_;
};

}  // namespace

Outcome<std::string> answer_count(const NumberedDeal& deal, const DealRecord& record) {
  const Outcome<Problem> problem = read_problem(record);
  if (const auto* error = std::get_if<DealError>(&problem)) return *error;
  const Outcome<std::vector<Task>> tasks =
      read_tasks(record, std::get<Problem>(problem), /*all_contracts=*/false);
  if (const auto* error = std::get_if<DealError>(&tasks)) return *error;
  if (std::get<std::vector<Task>>(tasks).empty()) {
    return DealError{record.line_of({tags::kDeal}), "everybody passes"};
  }
  // Where there is a task for each player they differ in nothing that matters here.
  const Task& task = std::get<std::vector<Task>>(tasks).front();
  Json json = task_json(deal.number, "", task);
  if (task.game->has_tricks(task.contract)) {
    const absl::StatusOr<Played> played = played_so_far(task);
    if (!played.ok()) {
      return DealError{record.line_of({tags::kPlay}), std::string(played.status().message())};
    }
    Count(task, *played).add_to(json);
  }
  return write_json(json) + "\n";
}

}  // namespace matador
