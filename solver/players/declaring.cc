#include "solver/players/declaring.h"

#include <algorithm>
#include <range/v3/algorithm/find_if.hpp>
#include <range/v3/algorithm/max_element.hpp>
#include <utility>

#include "solver/advice/hindsight.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"

namespace matador {

// ---- Declaring ----------------------------------------------------------------------------------

namespace {

// In each world all contracts are solved, with all exchanges.
constexpr std::uint64_t kWorldsOfNaming = 8;
constexpr std::uint64_t kNodesOfNaming = 24'000'000;
constexpr std::uint64_t kNodesOfOpenChoice = 50'000'000;

// The tasks that differ by more than the player who is asked about, and about none.
std::vector<Task> one_of_each(std::vector<Task> tasks) {
  std::vector<Task> each;
  for (Task& task : tasks) {
    const bool again = std::any_of(each.begin(), each.end(), [&](const Task& other) {
      return other.contract == task.contract && other.declarer == task.declarer;
    });
    task.player.reset();
    if (!again) each.push_back(std::move(task));
  }
  return each;
}

std::optional<Task> task_of_contract(const std::vector<Task>& tasks, Contract contract) {
  const auto found =
      ranges::find_if(tasks, [&](const Task& task) { return task.contract == contract; });
  return found == tasks.end() ? std::nullopt : std::optional(*found);
}

double glance(const Task& task, Seat seat) {
  return task.game->info().evaluation->of_hand(task, seat);
}

Option at_a_glance(const Naming& naming) {
  return ranges::max_element(naming.tasks, {},
                             [&](const Task& task) { return glance(task, naming.seat); })
      ->contract;
}

}  // namespace

absl::StatusOr<Declaring> Declaring::of(const Problem& problem, std::uint64_t deal,
                                        const MayName& may_name, const Workers& workers) {
  Declaring declaring(problem, may_name);
  MATADOR_RETURN_IF_ERROR(declaring.settle(deal, workers));
  return declaring;
}

absl::Status Declaring::settle(std::uint64_t deal, const Workers& workers) {
  const GameInfo& info = problem_.game->info();
  if (info.counts_penalties && !problem_.contract) {
    problem_.contract = Contract{static_cast<int>((deal - 1) % info.contracts.size())};
  }
  if (problem_.contract) return settle_given();
  if (problem_.game->has_auction()) return settle_auction();
  if (problem_.game->names_contract_freely()) {
    return ask(problem_.declarer.value_or(forehand(problem_)));
  }
  return settle_openly(workers);
}

absl::Status Declaring::settle_given() {
  const bool nobody_declares =
      problem_.game->has_auction() || problem_.game->info().counts_penalties;
  if (!nobody_declares) problem_.declarer = forehand(problem_);
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Task> tasks, problem_.game->tasks(problem_));
  if (!tasks.empty()) play(tasks.front());
  return absl::OkStatus();
}

absl::Status Declaring::settle_auction() {
  MATADOR_ASSIGN_OR_RETURN(std::vector<Task> tasks, problem_.game->tasks(problem_));
  std::vector<Task> choices = one_of_each(std::move(tasks));
  if (choices.size() == 1) play(choices.front());
  if (choices.size() < 2) return absl::OkStatus();
  const Seat declarer = choices.front().declarer;
  naming_ = Naming{.problem = problem_, .seat = declarer, .tasks = std::move(choices)};
  return absl::OkStatus();
}

absl::Status Declaring::settle_openly(const Workers& workers) {
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Task> tasks,
                           problem_.game->tasks(problem_, /*all_contracts=*/true));
  absl::StatusOr<std::vector<Solution>> found = absl::CancelledError("nothing was solved");
  workers(1, [&](std::size_t /*item*/, Solver& solver) {
    found = solver.solve_all(
        tasks, {.objective = usual_objective(tasks.front()), .node_limit = kNodesOfOpenChoice});
  });
  MATADOR_RETURN_IF_ERROR(found.status());
  // Of equals the last: in the order of rules 0.4 it counts most.
  std::size_t best = 0;
  for (std::size_t i = 1; i < found->size(); ++i) {
    if ((*found)[i].low >= (*found)[best].low) best = i;
  }
  chosen_openly_ = true;
  play(tasks[best]);
  return absl::OkStatus();
}

absl::Status Declaring::ask(Seat seat) {
  Problem asked = problem_;
  asked.declarer = seat;
  MATADOR_ASSIGN_OR_RETURN(std::vector<Task> tasks,
                           problem_.game->tasks(asked, /*all_contracts=*/true));
  std::erase_if(tasks, [&](const Task& task) { return task.declarer != seat || !may_name_(task); });
  std::vector<Task> choices = one_of_each(std::move(tasks));
  if (choices.empty()) return invalid("no contract is left to be named");
  const std::optional<Seat> partner =
      problem_.declarer ? std::nullopt : problem_.game->pushes_to(choices.front(), seat);
  naming_ = Naming{.problem = problem_,
                   .seat = seat,
                   .tasks = std::move(choices),
                   .may_pass = problem_.game->may_pass(),
                   .pushes_to = partner};
  return absl::OkStatus();
}

absl::Status Declaring::decide(const Option& option) {
  const Naming naming = *std::exchange(naming_, std::nullopt);
  const int seats = problem_.deal.seats();
  if (std::holds_alternative<Pass>(option)) {
    const Seat next = naming.seat.next(seats);
    return next == forehand(problem_) ? absl::OkStatus() : ask(next);
  }
  if (std::holds_alternative<Push>(option)) {
    problem_.declarer = *naming.pushes_to;  // who cannot push again
    return ask(*naming.pushes_to);
  }
  play(*task_of_contract(naming.tasks, std::get<Contract>(option)));
  return absl::OkStatus();
}

void Declaring::play(Task task) {
  task.player.reset();
  task_ = std::move(task);
}

absl::StatusOr<Option> advised_naming(const Naming& naming, const Workers& workers) {
  const Game& game = *naming.problem.game;
  const Evaluation* evaluation = game.info().evaluation;
  if (evaluation != nullptr && evaluation->guesses_hands(naming.problem.deal.seats())) {
    return at_a_glance(naming);
  }
  // All tasks are his own; before a contract is named nobody has seen the talon.
  PartialProblem partial = as_known_before_exchange(naming.tasks.front());
  partial.problem = naming.problem;
  partial.seen.talon = {};
  for (const Task& task : naming.tasks) {
    partial.contracts.insert(Contract{.index = task.contract.index});
  }
  const absl::StatusOr<Advice> advice = advise(
      partial,
      {.worlds = kWorldsOfNaming, .enumerate = kWorldsOfNaming, .node_limit = kNodesOfNaming},
      workers);
  if (absl::IsResourceExhausted(advice.status())) return naming.tasks.front().contract;
  MATADOR_RETURN_IF_ERROR(advice.status());
  return advice->options[advice->best].option;
}

// ---- Bidding in rising numbers ------------------------------------------------------------------

std::optional<BidTalk::Turn> BidTalk::turn() const {
  if (all_passed_ || next_ == bids_.size()) return std::nullopt;
  if (done_ < seats_) {
    return Turn{.seat = is_made_ ? hearer_ : bidder_, .bid = bids_[next_], .holds = is_made_};
  }
  if (bid_ > 0) return std::nullopt;
  return Turn{
      .seat = hearer_, .bid = bids_.front(), .holds = false};  // forehand, to whom all passed
}

void BidTalk::say(bool yes) {
  if (done_ == seats_) {
    if (yes) bid_ = bids_.front();
    all_passed_ = !yes;
    return;
  }
  if (!is_made_) {
    if (!yes) {
      next_bidder();
      return;
    }
    bid_ = bids_[next_];
    is_made_ = true;
    return;
  }
  is_made_ = false;
  ++next_;
  if (yes) return;
  hearer_ = bidder_;
  next_bidder();
}

void BidTalk::next_bidder() {
  bidder_ = bidder_.next(seats_);
  ++done_;
}

}  // namespace matador
