// The play of bridge as the rest of the library sees it.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "solver/games/bridge/rules.h"
#include "solver/games/bridge/score.h"
#include "solver/games/glance.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"
#include "solver/search/common/engine.h"
#include "solver/tricks/trick_order.h"

MATADOR_KERNEL(bridge)

namespace matador::bridge::glances {

// The weights by which deals of bridge are guessed, in the order of GlanceFeatures: fitted by
// `matador_fit_glance bridge spades 3000 1000`, for every trump suit, and `bridge notrump 3000
// 1000`, which tells too what they explain (bench/figures.md).
constexpr std::array<std::int16_t, 753> kTricksWithTrumps{
    18,  0,   18,  0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   6,
    5,   0,   9,   13,  3,   -8,  28,  12,  -8,  12,  -7,  15,  9,   38,  19,  0,   0,   0,   48,
    -2,  0,   0,   15,  -23, -7,  0,   -12, -36, -30, -8,  -4,  -41, -21, -5,  27,  -5,  18,  14,
    16,  36,  21,  2,   50,  11,  0,   0,   42,  -3,  -7,  0,   -9,  -47, -35, -18, -56, -70, -37,
    -13, -45, -36, -11, 24,  4,   24,  35,  30,  0,   15,  51,  18,  0,   17,  0,   0,   3,   -10,
    12,  0,   -65, -70, -56, -1,  -81, -98, -39, -32, -34, -11, 27,  24,  -31, 44,  38,  43,  1,
    16,  15,  -20, 18,  17,  -12, 0,   11,  -35, -17, 9,   -12, -25, 1,   25,  -26, 2,   18,  17,
    -17, 25,  26,  25,  0,   36,  34,  -5,  0,   3,   -24, -39, 9,   5,   0,   0,   -11, 7,   16,
    29,  -1,  5,   38,  19,  0,   18,  30,  35,  0,   43,  -6,  -20, 0,   -8,  -16, -45, 0,   0,
    -12, -19, 0,   0,   -7,  0,   2,   15,  21,  14,  -2,  20,  37,  7,   2,   11,  -8,  7,   0,
    0,   1,   -47, 0,   0,   -18, -28, 0,   0,   0,   0,   0,   1,   0,   0,   0,   30,  11,  15,
    0,   4,   9,   5,   0,   0,   2,   -11, 0,   0,   3,   -9,  0,   0,   0,   0,   0,   0,   0,
    0,   0,   0,   13,  0,   0,   0,   0,   0,   0,   0,   -2,  -2,  0,   0,   0,   0,   0,   0,
    0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
    0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
    43,  45,  25,  43,  40,  27,  15,  18,  42,  28,  22,  22,  34,  13,  21,  -6,  41,  20,  17,
    4,   5,   3,   -1,  -19, 2,   2,   -11, 9,   -2,  -25, -19, -33, -25, -26, 0,   -36, -30, -16,
    -24, 4,   -13, 2,   9,   -13, -6,  -23, -23, -5,  -8,  -18, -14, -25, -19, -6,  -7,  -41, 0,
    0,   -8,  8,   3,   0,   -19, -27, 90,  -82, 95,  -86, 68,  -55, 66,  -61, 44,  -38, 46,  -35,
    38,  -26, 36,  -30, 29,  -17, 26,  -21, 24,  -6,  11,  -11, 12,  -10, 15,  0,   13,  -3,  15,
    -7,  8,   -1,  11,  0,   4,   3,   12,  -1,  12,  -5,  11,  -1,  10,  -3,  10,  1,   13,  -2,
    9,   -3,  40,  -17, 47,  -17, 25,  2,   25,  1,   0,   26,  1,   26,  -9,  35,  -10, 36,  -18,
    44,  -18, 45,  -22, 47,  -22, 51,  -23, 45,  -19, 50,  -21, 48,  -21, 46,  -21, 50,  -25, 49,
    -21, 49,  -23, 48,  -22, 46,  -21, 50,  -21, 50,  -25, 49,  -24, 48,  -22, 51,  0,   0,   0,
    24,  0,   7,   0,   20,  0,   41,  0,   0,   0,   6,   0,   16,  0,   35,  0,   24,  0,   29,
    0,   42,  0,   -26, 0,   -31, 0,   -1,  0,   13,  0,   4,   0,   -34, 0,   -58, 0,   -43, 0,
    46,  0,   22,  0,   -18, 0,   -17, 0,   -17, 0,   0,   0,   0,   3,   14,  -3,  -30, 19,  59,
    0,   0,   27,  -7,  -5,  -2,  1,   -14, 29,  3,   -5,  0,   21,  -34, -48, -56, -18, -40, -2,
    -8,  -1,  14,  15,  8,   -15, -32, -43, -30, -15, -11, -5,  41,  31,  -1,  -9,  -11, -16, -9,
    1,   -11, 0,   0,   0,   0,   0,   0,   1,   23,  22,  31,  0,   0,   0,   0,   6,   -22, 23,
    -29, 13,  20,  0,   0,   -19, 1,   -36, -43, 7,   1,   17,  0,   0,   6,   6,   6,   3,   -11,
    -16, -9,  12,  14,  1,   35,  32,  12,  22,  15,  9,   5,   18,  -16, 0,   0,   0,   0,   0,
    0,   0,   0,   7,   0,   0,   0,   0,   0,   0,   0,   -3,  0,   -5,  0,   0,   0,   0,   0,
    -12, 0,   3,   0,   13,  0,   0,   0,   2,   0,   -24, 0,   19,  0,   -9,  0,   -6,  0,   25,
    0,   14,  0,   -3,  0,   -19, 0,   0,   0,   0,   0,   -8,  0,   0,   0,   -11, 0,   -20, -2,
    -50, 0,   2,   -12, -26, 0,   -50, 4,   -8,  0,   0,   0,   -37, 0,   19,  -16, 16,  21,  -14,
    11,  -4,  8,   -8,  -14, 11,  -20, -17, -41, -8,  0,   -50, 0,   16,  -20, 34,  -20, 54,  12,
    36,  27,  41,  19,  28,  8,   32,  -4,  7,   -20, -50, 7,   -5,  0,   -24, -13, 0,   8,   26,
    9,   37,  13,  44,  27,  45,  21,  31,  2,   16,  9,   -37, -28, -67, 0,   -12, -37, 0,   -11,
    14,  -10, 25,  -8,  24,  2,   18,  15,  9,   7,   11,  10};
constexpr std::array<std::int16_t, 357> kTricksWithoutTrumps{
    10,  0,   10,  0,   0,    103, -83, 115, -94, 64,  -43, 64,  -43,  34,  -11,  32,  -13, 14,
    11,  7,   10,  0,   22,   -3,  23,  -6,  26,  -8,  29,  -13, 28,   -6,  32,   -11, 30,  -8,
    31,  -8,  31,  -13, 31,   -11, 32,  -10, 30,  -9,  29,  -11, 33,   -11, 32,   -14, 34,  -11,
    30,  -9,  31,  0,   0,    0,   -28, 0,   0,   0,   -25, 0,   3,    0,   -24,  0,   -84, 0,
    -56, 0,   -45, 0,   42,   0,   -33, 0,   -56, 0,   -44, 0,   -14,  0,   42,   0,   -45, 0,
    -38, 0,   -22, 0,   5,    0,   48,  0,   18,  0,   21,  0,   53,   0,   40,   0,   17,  0,
    0,   0,   0,   25,  -36,  -9,  -7,  21,  36,  0,   0,   31,  -105, -17, -115, 22,  -14, 22,
    26,  24,  -25, 7,   -102, 21,  -79, 7,   -15, 24,  22,  -6,  11,   26,  -14,  3,   -6,  5,
    32,  6,   33,  -13, 26,   11,  27,  7,   34,  -4,  31,  -8,  27,   0,   0,    0,   0,   0,
    0,   10,  17,  8,   45,   0,   0,   -8,  0,   -9,  7,   34,  -6,   3,   26,   0,   0,   -14,
    -5,  1,   -15, 35,  19,   8,   25,  0,   -18, 48,  37,  22,  8,    0,   25,   0,   13,  -1,
    29,  9,   14,  3,   25,   -4,  16,  -3,  -3,  0,   0,   0,   0,    0,   0,    0,   0,   -10,
    0,   0,   0,   0,   0,    0,   0,   7,   0,   -3,  0,   0,   0,    0,   0,    -22, 0,   -8,
    0,   -3,  0,   0,   0,    -1,  0,   17,  0,   -5,  0,   -23, 0,    -5,  0,    -14, 0,   5,
    0,   -17, 0,   -45, 0,    0,   0,   0,   0,   -20, 0,   0,   0,    -50, 0,    47,  -4,  -25,
    0,   24,  -25, 5,   0,    -16, -17, -15, 0,   0,   0,   -4,  0,    72,  -12,  24,  -12, 4,
    -43, 26,  -6,  -17, -8,   24,  15,  -26, -7,  -22, 0,   18,  0,    25,  -21,  -3,  -27, 56,
    -33, 11,  -21, 8,   -11,  -10, -10, 15,  -6,  -13, -7,  -22, -2,   31,  0,    12,  -41, 24,
    -10, 3,   -14, 0,   -11,  21,  3,   -5,  11,  13,  12,  -23, 20,   13,  0,    -1,  0,   -16,
    -6,  6,   8,   -2,  -6,   3,   7,   16,  5,   -5,  12,  15,  41,   -4,  49};

}  // namespace matador::bridge::glances

namespace matador::bridge {

std::optional<BridgeBid> bid_of(const Task& task) {
  const std::optional<BridgeBid> bid = task.own.as<Said>().bid;
  return bid && bid->level && bid->strain == task.contract.index ? bid : std::nullopt;
}

namespace {

// The contract is made or goes down, if the deal tells its level.
std::vector<Rung> outcome_ladder(const Task& task) {
  const std::optional<BridgeBid> bid = bid_of(task);
  if (!bid) return {};
  return {{.value = -1, .goal = Goal::kTricks, .target = 0},
          {.value = 1, .goal = Goal::kTricks, .target = *bid->needs()}};
}

// The trumps, if there are any, then the other suits; no card is worth points (law 44).
TrickOrder order_of(std::optional<Suit> suit) {
  return {.lanes = ranked_lanes({}, kAceToTwo, suit), .has_trump = suit.has_value()};
}

const Glance& glance_of(const Strain& strain) {
  const auto made = [](bool in_suit, std::span<const std::int16_t> tricks) {
    std::vector<TrickOrder> orders;
    for (const Strain& other : Rules::kStrains) {
      orders.push_back(other.trump.has_value() == in_suit ? order_of(other.trump) : TrickOrder{});
    }
    constexpr int kLooks = 200;
    return Glance(orders, {.tricks = tricks, .most_tricks = Rules::kTricks}, kLooks);
  };
  static const Glance with_trumps = made(/*in_suit=*/true, glances::kTricksWithTrumps);
  static const Glance without = made(/*in_suit=*/false, glances::kTricksWithoutTrumps);
  return strain.trump ? with_trumps : without;
}

GameInfo facts() {
  GameInfo info{.name = "bridge",
                .tables = {{{.pack = Rules::kPack,
                             .seats = Rules::kPlayers,
                             .hand_size = Rules::kTricks,
                             .seat_names = kCompassNames.data()}}},
                .contracts = {},
                .objectives = {Objective::kTricks},
                .other_names = {"contract-bridge"},
                .has_dummy = true,
                .outcome_ladder = outcome_ladder,
                .bench_suites = {{4, 5}, {4, 5, "notrump"}, {4, 2, "all"}}};
  for (const Strain& strain : Rules::kStrains) {
    ContractInfo& contract = info.contracts.emplace_back(ContractInfo{strain.name, strain.trump});
    contract.glance = &glance_of(strain);
  }
  info.contracts.back().other_names = {"nt", "no-trumps", "sans-atout", "ohne-trumpf"};
  return info;
}

Task make_task(const Problem& problem, Contract contract, Seat declarer) {
  Task task = task_of(problem, contract, declarer);
  if (!problem.leader) task.leader = Rules::leader(declarer);
  return task;
}

// Who declares where nobody says so: the player before the leader (law 41), if that is known.
Seat usual_declarer(const Problem& problem) {
  return problem.leader ? Rules::declarer(*problem.leader) : forehand(problem);
}

// The double-dummy table.
std::vector<Task> all_tasks(const Problem& problem) {
  std::vector<Task> tasks;
  for (int strain = 0; strain < static_cast<int>(Rules::kStrains.size()); ++strain) {
    for (int seat = 0; seat < Rules::kPlayers; ++seat) {
      tasks.push_back(make_task(problem, {.index = strain}, Seat::from_index(seat)));
    }
  }
  return tasks;
}

class Bridge : public Game {
 public:
  Bridge() : Game(facts()) {}

  absl::StatusOr<std::vector<Task>> tasks(const Problem& problem,
                                          bool all_contracts) const override {
    MATADOR_RETURN_IF_ERROR(check_problem(problem));
    if (all_contracts) return those_played(all_tasks(problem));
    if (!problem.contract) return no_contract(*this);
    return std::vector<Task>{
        make_task(problem, *problem.contract, problem.declarer.value_or(usual_declarer(problem)))};
  }

  TrickOrder order(Contract contract, const std::vector<RuleOption>& /*options*/) const override {
    return order_of(trump(contract));
  }

  CardSet trumps(Suit suit) const override { return CardSet::of_suit(suit); }

  SeatSet declaring_side(const Task& task) const override { return Rules::side_of(task.declarer); }

  search::Kernel kernel() const override { return {MATADOR_VERSIONS(bridge, new_engine)}; }
};

}  // namespace

const Game& game() {
  static const Bridge bridge;
  return bridge;
}

}  // namespace matador::bridge
