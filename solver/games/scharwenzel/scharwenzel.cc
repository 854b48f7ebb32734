#include "solver/games/scharwenzel/scharwenzel.h"

#include "solver/games/scharwenzel/in_play.h"
#include "solver/games/scharwenzel/rules.h"
#include "solver/games/scharwenzel/score.h"
#include "solver/games/tasks.h"
#include "solver/games/winnings.h"
#include "solver/hand_on.h"
#include "solver/search/common/engine.h"
#include "solver/tricks/played.h"
#include "solver/tricks/trick_order.h"

MATADOR_KERNEL(scharwenzel)

namespace matador::scharwenzel {
namespace {

std::vector<RuleOptionFact> rule_options() {
  return {
      {"matadors",
       {"winners", "holders"},
       "whom matadors are paid to: the winners of the deal if they hold them, or whoever does"},
      {"hook",
       {"24"},
       "the points that a hook counts in the score of a deal",
       OptionNumbers{.count = 1, .least = 0, .most = 1000}},
  };
}

// The one task where nobody has bid (rules 3.4, 3.5).
absl::StatusOr<std::vector<Task>> passed_tasks(const Problem& problem) {
  MATADOR_ASSIGN_OR_RETURN(const Passed passed, all_passed(problem.deal.seats(), forehand(problem),
                                                           problem.contract, problem.declarer));
  Task task = task_of(problem, passed.contract, passed.declarer);
  task.all_passed = true;
  return std::vector<Task>{task};
}

Stakes stakes(const Task& task) {
  const Suit trump = trump_of(task.contract);
  return stakes_of(task.deal.shape().cards_each(), worth_of_win(trump, task.all_passed),
                   matadors_of(task.deal, trump, side_of(task.declarer, task.deal.seats())),
                   task.options);
}

std::optional<bool> for_the_first(const Task& task, const Played& played) {
  const SeatSet side = side_of(task.declarer, task.deal.seats());
  return scharwenzel::for_the_first(task.deal.shape().cards_each(), tricks_of(side, played));
}

// How a side has decided that had the majority for the first, if that is played already.
std::optional<Tout> tout_of_play(const Task& task) {
  const int deciding = majority(task.deal.shape().cards_each()) * task.deal.seats();
  if (static_cast<int>(task.play.size()) <= deciding) return std::nullopt;
  const absl::StatusOr<Played> played = played_so_far(task);
  if (!played.ok()) return std::nullopt;  // the solver has words for it
  const std::optional<bool> ours = for_the_first(task, *played);
  return ours ? std::optional(played_on(*ours)) : std::nullopt;
}

std::optional<Tout> tout(const Task& task) {
  if (!task.tout) return tout_of_play(task);
  return announced(side_of(task.declarer, task.deal.seats()).contains(*task.tout));
}

}  // namespace

absl::StatusOr<Passed> all_passed(int seats, Seat forehand, const std::optional<Contract>& contract,
                                  const std::optional<Seat>& declarer) {
  if (seats != Rules::kAllPassedSeats) {
    return invalid("with ", seats, " players not all can pass");
  }
  const Passed passed{contract_of(Rules::kAllPassedTrump), declarer.value_or(forehand)};
  if (contract.value_or(passed.contract) != passed.contract) {
    return invalid(
        "all pass in the auction: then clubs are trumps; another suit needs [Declarer], and no "
        "[AllPassed]");
  }
  return passed;
}

namespace {

std::vector<Rung> ladder_of_playing_on(const Task& task, Objective objective,
                                       const Played& played) {
  const bool deciding = objective == Objective::kScore && !task.tout && !played.trick_open() &&
                        played.complete_tricks() == majority(task.deal.shape().cards_each());
  if (!deciding) return {};
  const std::optional<bool> ours = for_the_first(task, played);
  return ours ? tout_ladder(stakes(task), played_on(*ours)) : std::vector<Rung>{};
}

GameInfo facts() {
  GameInfo info{.name = "scharwenzel",
                .tables = {},
                .contracts = trump_contracts(),
                .objectives = {Objective::kTricks, Objective::kScore},
                .rule_options = rule_options(),
                .other_names = {"schipper-schrill"},
                .bidding = Bidding{.shortest = Rules::kShortestBid,
                                   .clubs_first = Rules::kClubsFirst,
                                   .plays_when_all_pass = true},  // 3.4
                .has_tout = true,
                .has_bock = true,
                .ladder_of_playing_on = ladder_of_playing_on,
                .ways_by_matadors = [](int seats) { return count_matadors(seats).rows; },
                .bench_suites = {{4, 1000}, {6, 1000}, {8, 1000}}};
  for (ContractInfo& contract : info.contracts) contract.in_play = &kInPlay;
  for (const Variant& players : kVariants) {
    info.tables.push_back(
        {{.pack = players.pack, .seats = players.seats, .hand_size = players.tricks()}});
  }
  return info;
}

class Scharwenzel : public Game {
 public:
  Scharwenzel() : Game(facts()) {}

  absl::StatusOr<std::vector<Task>> tasks(const Problem& problem,
                                          bool all_contracts) const override {
    MATADOR_RETURN_IF_ERROR(check_problem(problem));
    if (problem.all_passed) return passed_tasks(problem);
    return auctioned_tasks(problem, all_contracts, passed_tasks);
  }

  TrickOrder order(Contract contract, const std::vector<RuleOption>& /*options*/) const override {
    return scharwenzel::order(trump_of(contract));
  }

  CardSet trumps(Suit suit) const override { return scharwenzel::trumps(suit); }

  SeatSet declaring_side(const Task& task) const override {
    return side_of(task.declarer, task.deal.seats());
  }

  std::optional<ValueRange> range_of_score(const Task& task) const override {
    if (task.tout) return Game::range_of_score(task);
    Stakes all_ours = stakes(task);
    all_ours.matadors = {.ours = static_cast<int>(Rules::matadors(trump_of(task.contract)).size())};
    const int most = score_ladder(all_ours).back().value;
    return ValueRange{-most, most};
  }

  std::vector<Rung> ladder_of_score(const Task& task) const override {
    const std::optional<Tout> decided = tout(task);
    return decided ? tout_ladder(stakes(task), *decided) : score_ladder(stakes(task));
  }

  search::Kernel kernel() const override { return {MATADOR_VERSIONS(scharwenzel, new_engine)}; }
};

}  // namespace

const Game& game() {
  static const Scharwenzel scharwenzel;
  return scharwenzel;
}

TrickOrder order(Suit trump) {
  return {.lanes = ranked_lanes(Rules::matadors(trump), Rules::kSuitRanks, trump),
          .has_trump = true};
}

}  // namespace matador::scharwenzel
