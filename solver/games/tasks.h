// What every game does when it makes tasks of a problem: the checks that are the same for all, and
// the ladders that count.

#ifndef MATADOR_SOLVER_GAMES_TASKS_H_
#define MATADOR_SOLVER_GAMES_TASKS_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "solver/deals/deal.h"
#include "solver/games/game.h"
#include "solver/tricks/played.h"

namespace matador {

// ---- Tasks --------------------------------------------------------------------------------------

// InvalidArgument, with a sentence for people, where the game is not dealt like this, or has no
// such seat, contract, option or talon.
absl::Status check_problem(const Problem& problem);

// Checks nothing but the player that is asked about, with the same errors.
absl::Status check_player(const Problem& problem);

// Who is asked about: the player that the problem names; or else each, where everyone plays for
// himself, and nobody in other games.
std::vector<std::optional<Seat>> players_asked(const Problem& problem);

// The task of a problem that has been checked: this contract by this declarer, everything else as
// the problem says, or as most games have it: forehand leads, and where there is a talon the
// exchange is open until a card is played.
Task task_of(const Problem& problem, Contract contract, Seat declarer);

// The fault of a problem without a contract, in a game where nothing but the players decides it.
absl::Status no_contract(const Game& game);

// Whether the declarer sees the talon before he sets cards aside, and so may set aside cards of it:
// where the game says so (5.4), and where he has to take all of it (1.21). Else he sets aside cards
// of his hand, and then takes (1.16).
bool sees_talon_first(const Task& task);

// The deal of a task as it is played, after the exchange, if that is known. InvalidArgument, naming
// the card if it is one, where the declarer may not exchange like that.
absl::StatusOr<Deal> deal_as_played(const Task& task);

// The play of a task so far, from the deal as it is played; where the exchange is still open, from
// the deal without one. InvalidArgument where the exchange or a card is against the rules. Of a
// contract that is played in tricks.
absl::StatusOr<Played> played_so_far(const Task& task);
absl::StatusOr<Played> played_so_far(const Task& task, const TrickOrder& order);  // its order

// Keeps the tasks under whose contract the cards could be exchanged and played as they were; or
// else those under which they could be exchanged, so that it is the play that is found at fault; or
// else all.
std::vector<Task> those_played(std::vector<Task> tasks);

// A deal in which all pass has no tasks. InvalidArgument if the problem says what was played in
// it.
absl::StatusOr<std::vector<Task>> no_tasks(const Problem& problem);

// Every value from 0 to `most`, each reached by winning as much.
std::vector<Rung> counting_ladder(Goal goal, int most);
// The declarer shuns what is counted: the less of it, the better.
std::vector<Rung> falling_ladder(Goal goal, int most);

// Whether the values of a ladder fall from rung to rung: fewer is better then.
bool falls(const std::vector<Rung>& ladder);

// The default objective of a task: the first of its contract.
Objective usual_objective(const Task& task);

// What a task can be valued by: the objectives of its contract. An ending has no score, to which
// the tricks before belong; but penalties add up.
std::vector<Objective> objectives_of(const Task& task);
// InvalidArgument where that makes an objective impossible in an ending.
absl::Status check_objective_of_ending(const Task& task, Objective objective);

// The problem that stands for this task alone.
Problem problem_of(const Task& task);

// "seat 3"
std::string seat_name(Seat seat);

// ---- Auctioned tasks ----------------------------------------------------------------------------
// What a problem stands for in a game whose contract and declarer follow from a forced auction
// (auction.h).

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

// ---- Numbered tasks -----------------------------------------------------------------------------
// Many tasks of the usual kind, by number, for benchmarks and tables.
//
//   const UsualPlay play{.game = find_game("sjavs"), .seats = 4};
//   std::vector<Task> thousand = numbered_tasks(play, /*seed=*/1, 1000);

// What is played at a table. Without `contract` the declarer plays the first contract that the
// auction leaves him; in a game without a forced auction, seat 1 plays the contract in which he has
// most trumps, the first among equals.
struct UsualPlay {
  const Game* game;
  int seats;
  std::optional<Contract> contract = {};
  bool is_sensible = false;  // only deals in which the declarer would name it (Game::is_sensible)
};

// The first `count` deals of a seed (deals/numbered.h) that are not passed out. An open exchange
// stays open; if everyone plays for himself, the task asks about the first player. Throws
// std::runtime_error, with a sentence for people, if the contract needs more than cards.
std::vector<Task> numbered_tasks(const UsualPlay& play, std::uint64_t seed, std::size_t count);

// The tasks of a suite of benchmarks of the game, as many as suite.deals; not for the contract
// "all".
std::vector<Task> suite_tasks(const Game& game, const BenchSuite& suite, std::uint64_t seed);

// Its contract: "obenabe", or "usual" where none is named; "usual-as-dealt".
std::string suite_contract(const BenchSuite& suite);

// ---- Exchanges with the talon -------------------------------------------------------------------

// What is known of the exchange: that there is none if the declarer may not exchange, if there is
// no talon, or if cards have been played and nobody speaks of one. None: it is still open.
std::optional<Exchange> known_exchange(const Problem& problem, bool may_exchange);

// Sets aside cards of `hand`, up to `most` of them, and takes as many of `talon`: 66 ways with ten
// cards and two (Sjavs 1.16, Skat 5.4). In the order of Game::exchanges().
std::vector<Exchange> exchanges_with_talon(CardSet hand, CardSet talon, int most);

}  // namespace matador

#endif  // MATADOR_SOLVER_GAMES_TASKS_H_
