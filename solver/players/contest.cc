#include "solver/players/contest.h"

#include <optional>

#include "solver/cards/seat.h"
#include "solver/games/tasks.h"
#include "solver/games/turn.h"
#include "solver/hand_on.h"

namespace matador {
namespace {

std::vector<CardPlayer*> seated(const Task& task, SeatSet seats, CardPlayer& there,
                                CardPlayer& elsewhere) {
  std::vector<CardPlayer*> at_seat;
  for (Seat seat : all_seats(task.deal.seats())) {
    at_seat.push_back(seats.contains(seat) ? &there : &elsewhere);
  }
  return at_seat;
}

// The result of a deal that is played out, larger for the better; `player`: for whom, where
// everyone plays for himself.
absl::StatusOr<int> result_of(absl::StatusOr<Task> played, std::optional<Seat> player,
                              Solver& solver) {
  MATADOR_RETURN_IF_ERROR(played.status());
  played->player = player;
  const Objective objective = usual_objective(*played);
  MATADOR_ASSIGN_OR_RETURN(const Solution solution,
                           solver.solve(*played, {.objective = objective}));
  const bool less_is_better =
      played->game->info().counts_penalties || falls(played->game->ladder(*played, objective));
  return less_is_better ? -solution.low : solution.low;
}

class Contest {
 public:
  Contest(const Task& task, std::uint64_t deal, CardPlayer& first, CardPlayer& second,
          Solver& solver)
      : task_(task), deal_(deal), first_(first), second_(second), solver_(solver) {}

  absl::StatusOr<double> difference() {
    const GameInfo& info = task_.game->info();
    const bool for_himself = task_.game->everyone_for_himself(task_.deal.seats(), task_.contract);
    if (for_himself && !info.counts_for_declarer_only) return over_all_seats();
    std::optional<Seat> player;
    if (for_himself) player = task_.declarer;
    Task named = task_;
    named.player = player;
    return of_sides(task_.game->declaring_side(named), player);
  }

 private:
  absl::StatusOr<Task> played(SeatSet seats, CardPlayer& there, CardPlayer& elsewhere) const {
    return played_out(task_, deal_, seated(task_, seats, there, elsewhere));
  }

  absl::StatusOr<double> of_sides(SeatSet declaring, std::optional<Seat> player) {
    MATADOR_ASSIGN_OR_RETURN(const auto first,
                             result_of(played(declaring, first_, second_), player, solver_));
    MATADOR_ASSIGN_OR_RETURN(const auto second,
                             result_of(played(declaring, second_, first_), player, solver_));
    return first - second;
  }

  absl::StatusOr<double> over_all_seats() {
    const absl::StatusOr<Task> second_everywhere = played({}, first_, second_);
    const int seats = task_.deal.seats();
    double sum = 0;
    for (Seat seat : all_seats(seats)) {
      MATADOR_ASSIGN_OR_RETURN(const auto first,
                               result_of(played({seat}, first_, second_), seat, solver_));
      MATADOR_ASSIGN_OR_RETURN(const auto second, result_of(second_everywhere, seat, solver_));
      sum += first - second;
    }
    return sum / seats;
  }

  const Task& task_;
  std::uint64_t deal_;
  CardPlayer& first_;
  CardPlayer& second_;
  Solver& solver_;
};

}  // namespace

absl::StatusOr<Task> played_out(Task task, std::uint64_t deal,
                                const std::vector<CardPlayer*>& at_seat) {
  task.player.reset();
  for (;;) {
    MATADOR_ASSIGN_OR_RETURN(const Turn turn, turn_of(task));
    const std::optional<Seat> seat = chooser_of(task, turn);
    if (!seat) return task;
    MATADOR_ASSIGN_OR_RETURN(const Move move, at_seat[at(*seat)]->move(task, deal));
    MATADOR_RETURN_IF_ERROR(make_move(task, move));
  }
}

absl::StatusOr<double> contest(const Task& task, std::uint64_t deal, CardPlayer& first,
                               CardPlayer& second, Solver& solver) {
  return Contest(task, deal, first, second, solver).difference();
}

}  // namespace matador
