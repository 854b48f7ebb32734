// What a problem stands for in a game whose contract and declarer follow from a forced auction
// (auction.h), as in Sjavs and Scharwenzel.

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

// What a game makes of a problem that has been checked: the task of a trump suit and a declarer,
// and those where everybody passes.
struct AuctionedGame {
  std::function<Task(Suit trump, Seat declarer)> task;
  std::function<absl::StatusOr<std::vector<Task>>()> passed;
};

// As Game::tasks() says. InvalidArgument where a declarer without a contract is not that of the
// auction.
absl::StatusOr<std::vector<Task>> auctioned_tasks(const Problem& problem, bool all_contracts,
                                                  const AuctionedGame& game);

}  // namespace matador

#endif  // MATADOR_SOLVER_GAMES_AUCTIONED_TASKS_H_
