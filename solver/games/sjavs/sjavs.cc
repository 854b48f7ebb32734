#include "solver/games/sjavs/sjavs.h"

#include <algorithm>
#include <string>
#include <utility>

#include "solver/games/options.h"
#include "solver/games/sjavs/auction.h"
#include "solver/games/sjavs/kernel.h"
#include "solver/games/sjavs/order.h"
#include "solver/games/sjavs/rules.h"
#include "solver/games/sjavs/score.h"
#include "solver/tricks/played.h"

namespace matador::sjavs {
namespace {

std::string seat_name(Seat seat) { return "seat " + std::to_string(seat.number()); }

absl::Status check_seat(const char* role, std::optional<Seat> seat) {
  if (!seat || seat->index() < Rules::kSeats) return absl::OkStatus();
  return absl::InvalidArgumentError(std::string(role) + ": there is no " + seat_name(*seat) +
                                    " in sjavs with four players");
}

// Whatever is wrong with the problem before anybody asks who declares.
absl::Status check(const Sjavs& game, const Problem& problem) {
  if (problem.deal.shape() != game.shape(Rules::kSeats)) {
    return absl::InvalidArgumentError("sjavs with four players deals 8 of 32 cards to each");
  }
  if (problem.contract && (problem.contract->index < 0 || problem.contract->index >= kSuits)) {
    return absl::InvalidArgumentError("a contract of sjavs is one of four suits");
  }
  for (const absl::Status& status :
       {check_seat("declarer", problem.declarer), check_seat("leader", problem.leader),
        check_options(game.name(), game.rule_options(), problem.options)}) {
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

Task make_task(const Problem& problem, Suit trump, Seat declarer) {
  return {.game = problem.game,
          .deal = problem.deal,
          .contract = contract_of(trump),
          .declarer = declarer,
          .leader = problem.leader.value_or(Rules::kFirstLeader),
          .play = problem.play,
          .options = problem.options};
}

std::vector<Task> all_tasks(const Problem& problem) {
  std::vector<Task> tasks;
  for (Suit trump : kAllSuits) {
    for (int seat = 0; seat < Rules::kSeats; ++seat) {
      tasks.push_back(make_task(problem, trump, Seat::from_index(seat)));
    }
  }
  return tasks;
}

// The tasks of a problem that leaves the contract, the declarer or both to the forced auction.
absl::StatusOr<std::vector<Task>> auctioned_tasks(const Problem& problem) {
  const Auction auction = run_auction(problem.deal);
  if (!auction.declarer) {
    if (problem.contract) {
      return absl::InvalidArgumentError("all pass in the auction: a contract needs [Declarer]");
    }
    if (problem.declarer) {
      return absl::InvalidArgumentError("all pass in the auction: a declarer needs [Contract]");
    }
    return std::vector<Task>{};  // Sjavs 1.9
  }
  if (problem.contract) {
    return std::vector<Task>{make_task(problem, trump_of(*problem.contract), *auction.declarer)};
  }
  if (problem.declarer && problem.declarer != auction.declarer) {
    return absl::InvalidArgumentError(
        seat_name(*problem.declarer) + " is not the declarer of the auction, which is " +
        seat_name(*auction.declarer) + ": another declarer needs [Contract]");
  }
  std::vector<Task> tasks;
  for (Suit trump : auction.suits) tasks.push_back(make_task(problem, trump, *auction.declarer));
  return tasks;
}

bool could_be_played(const Task& task) {
  Played played(task.deal, order(trump_of(task.contract)), task.leader);
  return std::all_of(task.play.begin(), task.play.end(),
                     [&](Card card) { return played.play(card).ok(); });
}

// Of several tasks those under whose contract the cards could be played as they were: the suit is
// named before the first lead (Sjavs 1.8). All, if there are none.
std::vector<Task> those_played(std::vector<Task> tasks) {
  const auto end = std::stable_partition(tasks.begin(), tasks.end(), could_be_played);
  if (end != tasks.begin()) tasks.erase(end, tasks.end());
  return tasks;
}

// Every value from 0 to `most`, each reached by winning as much.
std::vector<Rung> counting_ladder(Goal goal, int most) {
  std::vector<Rung> ladder;
  for (int value = 0; value <= most; ++value) {
    ladder.push_back({.value = value, .goal = goal, .need = value});
  }
  return ladder;
}

}  // namespace

std::string_view Sjavs::name() const { return "sjavs"; }

std::vector<int> Sjavs::seat_counts() const { return {Rules::kSeats}; }

DealShape Sjavs::shape(int seats) const {
  return {.pack = Rules::kPack, .seats = seats, .hand_size = Rules::kHandSize};
}

std::vector<std::string_view> Sjavs::contracts() const {
  return {"clubs", "spades", "hearts", "diamonds"};
}

std::vector<RuleOptionFact> Sjavs::rule_options() const {  // Sjavs 1.14
  return {
      {"suduroy", {}, "the rules of Suðuroy: solo-vol=off tie-bonus=2-4 double-victory=off"},
      {"solo-vol", {"on", "off"}, "a vol of one player alone scores 16, in clubs 24"},
      {"tie-bonus",
       {"2", "2-4"},
       "after 60-60 the next score is worth 2 more; 2-4: 4 more to those who had not declared"},
      {"double-victory", {"on", "off"}, "two crosses for a rubber whose losers are still on 24"},
  };
}

std::vector<Objective> Sjavs::objectives() const {
  return {Objective::kPoints, Objective::kTricks, Objective::kScore};
}

absl::StatusOr<std::vector<Task>> Sjavs::tasks(const Problem& problem, bool all_contracts) const {
  if (absl::Status status = check(*this, problem); !status.ok()) return status;
  if (all_contracts) return those_played(all_tasks(problem));
  if (!problem.contract || !problem.declarer) {
    absl::StatusOr<std::vector<Task>> tasks = auctioned_tasks(problem);
    return tasks.ok() ? those_played(*std::move(tasks)) : tasks;
  }
  return std::vector<Task>{make_task(problem, trump_of(*problem.contract), *problem.declarer)};
}

TrickOrder Sjavs::order(Contract contract) const { return sjavs::order(trump_of(contract)); }

int Sjavs::card_points(Card card) const { return sjavs::card_points(card); }

SeatSet Sjavs::declaring_side(const Task& task) const {
  return {task.declarer, partner(task.declarer)};
}

std::vector<Rung> Sjavs::ladder(const Task& task, Objective objective) const {
  switch (objective) {
    case Objective::kPoints:
      return counting_ladder(Goal::kPoints, Rules::kPackPoints);
    case Objective::kTricks:
      return counting_ladder(Goal::kTricks, Rules::kTricks);
    case Objective::kScore:
      return score_ladder(trump_of(task.contract), score_options(task.options));
  }
  return {};
}

std::unique_ptr<search::Engine> Sjavs::make_engine(int /*seats*/, Goal goal,
                                                   const search::EngineOptions& options,
                                                   bool newest) const {
  return sjavs::make_engine(goal, options, newest);
}

}  // namespace matador::sjavs
