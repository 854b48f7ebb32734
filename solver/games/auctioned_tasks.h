// What a problem stands for in a game whose contract and declarer follow from a forced auction
// (auction.h).

#ifndef MATADOR_SOLVER_GAMES_AUCTIONED_TASKS_H_
#define MATADOR_SOLVER_GAMES_AUCTIONED_TASKS_H_

#include <functional>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/games/game.h"

namespace matador {

// A contract is a trump suit, and its index is the suit's.
constexpr Contract contract_of(Suit trump) { return {index(trump)}; }
constexpr Suit trump_of(Contract contract) { return static_cast<Suit>(contract.index); }

// The contracts of such a game.
std::vector<ContractInfo> trump_contracts();

// The tasks of a game where everybody passes.
using PassedTasks = std::function<absl::StatusOr<std::vector<Task>>(const Problem& problem)>;

// The tasks of a checked problem, as Game::tasks() says. InvalidArgument if a declarer without a
// contract is not the declarer of the auction.
absl::StatusOr<std::vector<Task>> auctioned_tasks(const Problem& problem, bool all_contracts,
                                                  const PassedTasks& passed);

}  // namespace matador

#endif  // MATADOR_SOLVER_GAMES_AUCTIONED_TASKS_H_
