#include "solver/games/klorsjavs/klorsjavs.h"

#include <utility>

#include "solver/games/klorsjavs/rules.h"
#include "solver/games/options.h"
#include "solver/games/sjavs/rules.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"
#include "solver/search/common/engine.h"

MATADOR_KERNEL(sjavs)

namespace matador::klorsjavs {

const Evaluation& hand_evaluation();  // evaluation.cc
namespace {

GameInfo facts() {
  GameInfo info{
      .name = "klorsjavs",
      .tables = {{{.pack = Rules::kPack, .seats = Rules::kSeats, .hand_size = Rules::kHandSize}}},
      .contracts = {},
      .objectives = {Objective::kPoints, Objective::kTricks, Objective::kScore},
      .most_points = Rules::kPackPoints,
      .rule_options = {{"farvesjavs",
                        {},
                        "the declarer names the trump suit; without it clubs are trumps"}},
      .other_names = {"kloersjavs"},
      .choice = ContractChoice{},  // Klørsjavs 1.21
      .names_trump = true,
      .evaluation = &hand_evaluation(),
      .bench_suites = {{3, 1000}}};  // a spil
  for (const Bid& bid : Rules::kBids) info.contracts.push_back({bid.name, Rules::kTrump});
  for (const char* bid : {"stryger", "tout", "stroget-tout"}) {
    info.bench_suites.push_back({.seats = 3, .deals = 1000, .contract = bid, .on_request = true});
  }
  return info;
}

const Bid& bid_of(Contract contract) {
  return Rules::kBids[static_cast<std::size_t>(contract.index)];
}

void append_tasks(const Problem& problem, int bid, Seat declarer, const std::vector<Suit>& trumps,
                  std::vector<Task>& tasks) {
  for (Suit trump : trumps) {
    const Contract contract{.index = bid, .trump = trump};
    Task& task = tasks.emplace_back(task_of(problem, contract, declarer));
    task.exchange = known_exchange(problem, bid_of(contract).takes_cat);
  }
}

}  // namespace

absl::StatusOr<std::vector<Suit>> possible_trumps(std::optional<Suit> named,
                                                  const std::vector<RuleOption>& options) {
  const bool free_choice = option_value(options, "farvesjavs").has_value();
  if (named && *named != Rules::kTrump && !free_choice) {
    return invalid(
        "clubs are always trumps in klorsjavs, unless the option farvesjavs lets the declarer name "
        "the suit");
  }
  if (named || !free_choice) return std::vector<Suit>{named.value_or(Rules::kTrump)};
  return std::vector<Suit>(kAllSuits.begin(), kAllSuits.end());
}

namespace {

// A contract is a bid, by its place in Rules::kBids, together with the trump suit.
class Klorsjavs : public Game {
 public:
  Klorsjavs() : Game(facts()) {}

  absl::StatusOr<std::vector<Task>> tasks(const Problem& problem,
                                          bool all_contracts) const override {
    MATADOR_RETURN_IF_ERROR(check_problem(problem));
    MATADOR_ASSIGN_OR_RETURN(const auto trumps, possible_trumps(problem.trump, problem.options));
    std::vector<Task> tasks;
    if (all_contracts) {
      for (int bid = 0; bid < static_cast<int>(Rules::kBids.size()); ++bid) {
        for (int seat = 0; seat < Rules::kSeats; ++seat) {
          append_tasks(problem, bid, Seat::from_index(seat), trumps, tasks);
        }
      }
    } else if (problem.contract) {
      append_tasks(problem, problem.contract->index, problem.declarer.value_or(forehand(problem)),
                   trumps, tasks);
    } else {
      return no_contract(*this);
    }
    return those_played(std::move(tasks));
  }

  std::vector<Exchange> exchanges(const Task& task) const override {  // Klørsjavs 1.21
    if (!bid_of(task.contract).takes_cat) return {Exchange{}};
    const CardSet cat = task.deal.talon();
    if (cat.empty()) return {Exchange{}};  // an ending
    std::vector<Exchange> exchanges;
    CardSet later = task.deal.hand(task.declarer) | cat;
    for (Card first : later) {
      later -= CardSet{first};
      for (Card second : later) exchanges.push_back({.discard = {first, second}, .take = cat});
    }
    return exchanges;
  }

  TrickOrder order(Contract contract, const std::vector<RuleOption>& /*options*/) const override {
    TrickOrder order = sjavs::order(*trump(contract));
    for (std::vector<Card>& lane : order.lanes) {
      std::erase_if(lane, [](Card card) { return !Rules::kPack.contains(card); });
    }
    return order;
  }

  CardSet trumps(Suit suit) const override { return sjavs::trumps(suit) & Rules::kPack; }

  SeatSet declaring_side(const Task& task) const override { return {task.declarer}; }

  std::vector<Rung> ladder_of_score(const Task& task) const override {
    return score_ladder(bid_of(task.contract));
  }

  search::Kernel kernel() const override { return {MATADOR_VERSIONS(sjavs, new_engine)}; }
};

}  // namespace

const Game& game() {
  static const Klorsjavs klorsjavs;
  return klorsjavs;
}

std::vector<int> gains(Seat declarer, int score) {
  std::vector<int> added(Rules::kSeats, -score);
  added[at(declarer)] = (Rules::kSeats - 1) * score;
  return added;
}

int score(const Bid& bid, const Winnings& won) { return value_of(score_ladder(bid), won); }

std::vector<Rung> score_ladder(const Bid& bid) {
  if (bid.all_tricks) {
    return {{.value = -bid.worth, .goal = Goal::kTricks, .target = 0},
            {.value = bid.worth, .goal = Goal::kTricks, .target = Rules::kTricks}};
  }
  std::vector<Rung> ladder;
  for (const Grade& grade : Rules::kGrades) {
    ladder.push_back(
        {.value = grade.times * bid.worth, .goal = grade.goal, .target = grade.target});
  }
  return ladder;
}

}  // namespace matador::klorsjavs
