#include "formats/requests/count_request.h"

#include <array>
#include <nlohmann/json.hpp>
#include <range/v3/algorithm/find_if.hpp>
#include <vector>

#include "formats/input/json_deal.h"
#include "formats/input/problem.h"
#include "formats/output/field_json.h"
#include "formats/output/task_json.h"
#include "solver/games/tasks.h"
#include "solver/games/winnings.h"
#include "solver/hand_on.h"

namespace matador {
namespace {

using Json = nlohmann::ordered_json;

// A play so far.
struct Count {
  const Task& task;
  const Played& played;

  bool has_points() const { return task.game->has(Objective::kPoints, task.contract); }
  bool has_sides() const {
    return !task.game->everyone_for_himself(task.deal.seats(), task.contract);
  }
};

template <int Winnings::*Amount>
Json by_seat(const Count& count) {
  Json list = Json::array();
  for (const Seat seat : all_seats(count.task.deal.seats())) {
    list.push_back(won_by({seat}, count.played).*Amount);
  }
  return list;
}

// ---- Tricks -------------------------------------------------------------------------------------

struct WonTrick {
  const Trick& trick;
  bool has_points;
};

using TrickField = Field<WonTrick>;

constexpr std::array kTrickFields{
    TrickField{{"seat", "SeatNumber"},
               [](const WonTrick& won) -> Json { return won.trick.winner.number(); }},
    TrickField{{"points", "number?"}, [](const WonTrick& won) {
                 return won.has_points ? Json(won.trick.points) : kAbsent;
               }}};

Json tricks_won(const Count& count) {
  Json list = Json::array();
  for (int i = 0; i < count.played.complete_tricks(); ++i) {
    const Trick& trick = count.played.tricks()[static_cast<std::size_t>(i)];
    list.push_back(json_of<WonTrick>(kTrickFields, {trick, count.has_points()}));
  }
  return list;
}

// ---- Sides --------------------------------------------------------------------------------------

struct Side {
  std::vector<int> seats;
  Winnings won;
  bool has_points;
};

using SideField = Field<Side>;

constexpr std::array kSideFields{
    SideField{{"seats", "SeatNumber[]"}, member<&Side::seats>},
    SideField{{"tricks", "number"}, [](const Side& side) -> Json { return side.won.tricks; }},
    SideField{{"points", "number?"},
              [](const Side& side) { return side.has_points ? Json(side.won.points) : kAbsent; }}};

// The declaring side, or its opponents.
Side side_of(const Count& count, bool declares) {
  Side side{{}, {}, count.has_points()};
  SeatSet members;
  for (const Seat seat : all_seats(count.task.deal.seats())) {
    if (count.task.game->declaring_side(count.task).contains(seat) != declares) continue;
    side.seats.push_back(seat.number());
    members |= seat;
  }
  side.won = won_by(members, count.played);
  return side;
}

Json sides_json(const Count& count) {
  if (!count.has_sides()) return kAbsent;
  return list_of<Side>(kSideFields, {side_of(count, true), side_of(count, false)});
}

// ---- The answer ---------------------------------------------------------------------------------

constexpr std::array kNeededFields{
    Field<Rung>{
        {"points", "number?"},
        [](const Rung& rung) { return rung.goal == Goal::kPoints ? Json(rung.target) : kAbsent; }},
    Field<Rung>{{"tricks", "number?"}, [](const Rung& rung) {
                  return rung.goal == Goal::kTricks ? Json(rung.target) : kAbsent;
                }}};

// What wins the deal for the declaring side: nothing where no number of points or tricks does.
Json needed_json(const Count& count) {
  if (!count.has_sides()) return kAbsent;
  const std::vector<Rung> ladder = count.task.game->outcome_ladder(count.task);
  const auto winning = ranges::find_if(ladder, [](const Rung& rung) { return rung.value > 0; });
  if (winning == ladder.end()) return kAbsent;
  Json json = json_of<Rung>(kNeededFields, *winning);
  return json.empty() ? kAbsent : json;
}

// Until the called card is played.
bool is_secret(const Count& count) {
  const auto called = count.task.game->order(count.task).called;
  if (!called || !count.has_sides()) return false;
  for (const Seat seat : all_seats(count.task.deal.seats())) {
    if (count.played.hand(seat).contains(called->card)) return true;
  }
  return false;
}

using CountField = Field<Count>;

constexpr std::array kCountFields{
    CountField{{"won", "WonTrick[]",
                "Of each trick the `seat` that took it and its `points`, where points count."},
               tricks_won},
    CountField{{"tricks", "number[]", "By seat."}, by_seat<&Winnings::tricks>},
    CountField{{"points", "number[]?"},
               [](const Count& count) {
                 return count.has_points() ? by_seat<&Winnings::points>(count) : kAbsent;
               }},
    CountField{{"sides", "Side[]?",
                "The declaring side and its opponents: `seats`, `tricks`, `points`; absent where "
                "everyone plays for himself."},
               sides_json},
    CountField{{"needed", "{ points?: number; tricks?: number }?",
                "The `points` or `tricks` that win the deal for the declaring side; absent where "
                "no such number does."},
               needed_json},
    CountField{{"secret", "true?",
                "`true` while the players do not know yet who is on which side; else absent."},
               [](const Count& count) { return given_if(is_secret(count)); }}};

}  // namespace

FieldTexts count_fields() { return texts_of<Count>(kCountFields); }

absl::StatusOr<std::string> answer_count(const NumberedDeal& deal, const DealRecord& record) {
  MATADOR_ASSIGN_OR_RETURN(const Problem problem, read_problem(record));
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Task> tasks,
                           read_tasks(record, problem, /*all_contracts=*/false));
  if (tasks.empty()) {
    return DealError{record.line_of({tags::kDeal}), "everybody passes"};
  }
  // Where there is a task for each player they differ in nothing that matters here.
  const Task& task = tasks.front();
  Json json = task_json(deal.number, "", task);
  if (task.game->has_tricks(task.contract)) {
    MATADOR_ASSIGN_OR_RETURN(const Played played,
                             in_line(record.line_of({tags::kPlay}), played_so_far(task)));
    add_fields<Count>(kCountFields, {task, played}, json);
  }
  return write_json(json) + "\n";
}

}  // namespace matador
