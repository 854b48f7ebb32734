// Who plays with whom in Jass (rules 2.13 to 2.17).
//
//   side_of(Seat::number(1), /*seats=*/4, {}) == SeatSet{seat 1, seat 3}

#ifndef MATADOR_SOLVER_GAMES_JASS_SIDES_H_
#define MATADOR_SOLVER_GAMES_JASS_SIDES_H_

#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/cards/seat.h"
#include "solver/games/game.h"

namespace matador::jass {

// ---- Sides --------------------------------------------------------------------------------------

// All seats but the joker's, in order of play.
std::vector<Seat> teams(int seats, std::optional<Seat> joker);

// The declarer, those of his team, and the joker.
SeatSet side_of(Seat declarer, int seats, std::optional<Seat> joker);

// Who names the contract, unless he pushes: forehand, or the seat after him where he is the joker.
Seat first_declarer(int seats, std::optional<Seat> joker, Seat forehand);

// Who may name the contract, by seat: the first declarer, and those to whom it can be pushed.
std::vector<Seat> possible_declarers(int seats, std::optional<Seat> joker, Seat forehand);

// Who names the contract if `seat`, one of those, pushes: the next of his side; with four players
// the partner pushes back, if that is agreed; else the last must name it.
std::optional<Seat> pushed_to(int seats, std::optional<Seat> joker, Seat forehand, Seat seat,
                              bool push_back);

// ---- Declaring ----------------------------------------------------------------------------------
// What can be played where nothing but the players decides who declares what (rules 2.13 to 2.18).

// The tasks of a problem of Jass or Coiffeur that has been checked: its contract by its declarer,
// or by the `usual` one where it has none; or every contract by each of `declarers`; or every
// contract by that one where it is played as a joker. With three
// players one for each player, unless the problem asks about one; and the contractor leads
// (rules 2.15, 2.18). InvalidArgument where there is no contract.
absl::StatusOr<std::vector<Task>> declared_tasks(const Problem& problem, Seat usual,
                                                 const std::vector<Seat>& declarers,
                                                 bool all_contracts);

}  // namespace matador::jass

#endif  // MATADOR_SOLVER_GAMES_JASS_SIDES_H_
