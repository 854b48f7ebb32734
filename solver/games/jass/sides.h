// Who plays with whom in Jass (rules 2.13 to 2.17).
//
//   side_of(Seat::number(1), /*seats=*/4, {}) == SeatSet{seat 1, seat 3}

#ifndef MATADOR_SOLVER_GAMES_JASS_SIDES_H_
#define MATADOR_SOLVER_GAMES_JASS_SIDES_H_

#include <optional>
#include <vector>

#include "solver/cards/seat.h"
#include "solver/games/game.h"
#include "solver/games/jass/rules.h"
#include "solver/tricks/trick_order.h"

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

// ---- Order --------------------------------------------------------------------------------------
// Which card of Jass is stronger, and what it is worth (rules 2.2 to 2.4).
//
//   jass::order(type, {}).lanes[0]   // with trumps: Under, 9, Ace, King, Ober, 10, 8, 7, 6 of them

// A contract is a type by its place in Rules::kTypes.
inline const Type& type_of(Contract contract) {
  return Rules::kTypes[static_cast<std::size_t>(contract.index)];
}

// Orders the whole pack: the trumps, if any, then the other suits in listing order.
TrickOrder order(const Type& type, const std::vector<RuleOption>& options);

}  // namespace matador::jass

#endif  // MATADOR_SOLVER_GAMES_JASS_SIDES_H_
