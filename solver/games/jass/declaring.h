// What can be played where nothing but the players decides who declares what (rules 2.13 to 2.18).

#ifndef MATADOR_SOLVER_GAMES_JASS_DECLARING_H_
#define MATADOR_SOLVER_GAMES_JASS_DECLARING_H_

#include <vector>

#include "absl/status/statusor.h"
#include "solver/games/game.h"

namespace matador::jass {

// The tasks of a problem of Jass or Coiffeur that has been checked: its contract by its declarer,
// or by the `usual` one where it has none; or every contract by each of `declarers`; or every
// contract by that one where it is played as a joker. With three
// players one for each player, unless the problem asks about one; and the contractor leads
// (rules 2.15, 2.18). InvalidArgument where there is no contract.
absl::StatusOr<std::vector<Task>> declared_tasks(const Problem& problem, Seat usual,
                                                 const std::vector<Seat>& declarers,
                                                 bool all_contracts);

}  // namespace matador::jass

#endif  // MATADOR_SOLVER_GAMES_JASS_DECLARING_H_
