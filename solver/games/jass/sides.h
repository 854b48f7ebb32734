// Who plays with whom in Jass (rules 2.13 to 2.17).
//
//   side_of(Seat::number(1), /*seats=*/4, {}) == SeatSet{seat 1, seat 3}

#ifndef MATADOR_SOLVER_GAMES_JASS_SIDES_H_
#define MATADOR_SOLVER_GAMES_JASS_SIDES_H_

#include <optional>
#include <vector>

#include "solver/cards/seat.h"

namespace matador::jass {

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

}  // namespace matador::jass

#endif  // MATADOR_SOLVER_GAMES_JASS_SIDES_H_
