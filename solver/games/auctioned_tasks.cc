#include "solver/games/auctioned_tasks.h"

#include <utility>

#include "solver/games/auction.h"
#include "solver/games/tasks.h"

namespace matador {
namespace {

std::vector<Task> all_tasks(const Problem& problem) {
  std::vector<Task> tasks;
  for (Suit trump : kAllSuits) {
    for (int seat = 0; seat < problem.deal.seats(); ++seat) {
      tasks.push_back(task_of(problem, contract_of(trump), Seat::from_index(seat)));
    }
  }
  return tasks;
}

// The tasks of a problem that leaves the contract, the declarer or both to the auction.
absl::StatusOr<std::vector<Task>> left_to_auction(const Problem& problem,
                                                  const PassedTasks& passed) {
  const Auction auction = forced_auction(*problem.game, problem.deal, forehand(problem));
  if (!auction.declarer) return passed(problem);
  if (problem.contract) {
    return std::vector<Task>{task_of(problem, *problem.contract, *auction.declarer)};
  }
  if (problem.declarer && problem.declarer != auction.declarer) {
    return absl::InvalidArgumentError(
        seat_name(*problem.declarer) + " is not the declarer of the auction, which is " +
        seat_name(*auction.declarer) + ": another declarer needs [Contract]");
  }
  std::vector<Task> tasks;
  for (Suit trump : auction.suits)
    tasks.push_back(task_of(problem, contract_of(trump), *auction.declarer));
  return tasks;
}

}  // namespace

std::vector<ContractInfo> trump_contracts() {
  return {{"clubs", Suit::kClubs},
          {"spades", Suit::kSpades},
          {"hearts", Suit::kHearts},
          {"diamonds", Suit::kDiamonds}};
}

absl::StatusOr<std::vector<Task>> auctioned_tasks(const Problem& problem, bool all_contracts,
                                                  const PassedTasks& passed) {
  // The suit is named before the first lead and before the exchange: the play rules some out.
  if (all_contracts) return those_played(all_tasks(problem));
  if (problem.contract && problem.declarer) {
    return std::vector<Task>{task_of(problem, *problem.contract, *problem.declarer)};
  }
  absl::StatusOr<std::vector<Task>> tasks = left_to_auction(problem, passed);
  return tasks.ok() ? those_played(*std::move(tasks)) : tasks;
}

}  // namespace matador
