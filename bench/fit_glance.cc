// Fits the weights of a glance (solver/games/glance.h) to deals that are solved.
//
//   matador_fit_glance GAME CONTRACT DEALS CHECKED [points|tricks]
//
// solves deals of seed 660001 for the usual number of players, in the contract of their auction
// where CONTRACT is "auction", else with seat 1 as declarer; then, where the game can tell with
// which cards he would name the contract, half as many of seed 660011 in which he would. It prints
// the weights and the curves, as the source of the game has them, and how much of the
// variance they explain in as many deals as CHECKED of seed 660002, and of seed 660012 in half as
// many. With a last word it fits nothing but points or tricks.

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "bench/least_squares.h"
#include "solver/deals/numbered.h"
#include "solver/games/game.h"
#include "solver/games/glance.h"
#include "solver/games/registry.h"
#include "solver/games/tasks.h"
#include "solver/solve.h"

namespace {

using matador::Glance;
using matador::GlanceCurve;
using matador::GlanceFeatures;
using matador::GlanceWeights;
using matador::Guess;
using matador::Objective;
using matador::Row;
using matador::Task;
using Weights = std::vector<std::int16_t>;

constexpr std::uint64_t kFitted = 660'001;
constexpr std::uint64_t kChecked = 660'002;
constexpr std::uint64_t kToSensible = 10;  // from the seed of any deals

// Draws the weights of rare features, of a table's seldom cells, towards nothing.
constexpr double kRidge = 10;
constexpr std::size_t kSteps = 40;

struct Solved {
  Task task;
  int points;
  int tricks;
  int score;
};

struct Question {
  const matador::Game& game;
  std::optional<matador::Contract> contract;  // none: of the auction
  std::string_view only;                      // points or tricks; else both, if the game has them

  int seats() const { return game.seat_counts().front(); }
  bool asks(Objective objective) const {
    const std::string_view name = objective == Objective::kPoints ? "points" : "tricks";
    return game.has(objective) && (only.empty() || only == name);
  }
};

// Of an auction each suit that the declarer may choose.
std::vector<Task> tasks_of(const Question& asked, std::uint64_t seed, std::size_t deals) {
  std::vector<Task> tasks;
  if (!asked.contract) {
    for (std::uint64_t number = 0; number < deals; ++number) {
      const matador::Problem problem{
          .game = &asked.game,
          .deal = numbered_deal(asked.game.shape(asked.seats()), seed, number)};
      const std::vector<Task> choices = *asked.game.tasks(problem);
      tasks.insert(tasks.end(), choices.begin(), choices.end());
    }
    return tasks;
  }
  return matador::numbered_tasks({&asked.game, asked.seats(), asked.contract}, seed, deals);
}

std::vector<Task> sensible_tasks(const Question& asked, std::uint64_t seed, std::size_t deals) {
  if (!asked.contract || !asked.game.contract(*asked.contract).is_judged) return {};
  return matador::numbered_tasks({&asked.game, asked.seats(), asked.contract, /*is_sensible=*/true},
                                 seed + kToSensible, deals / 2);
}

std::vector<Solved> solved(const Question& asked, const std::vector<Task>& tasks) {
  matador::Solver solver;
  std::vector<Solved> solved;
  for (const Task& task : tasks) {
    const auto value = [&](Objective objective, bool is_asked) {
      return is_asked ? solver.solve(task, {.objective = objective})->low : 0;
    };
    solved.push_back({.task = task,
                      .points = value(Objective::kPoints, asked.asks(Objective::kPoints)),
                      .tricks = value(Objective::kTricks, asked.asks(Objective::kTricks)),
                      .score = value(Objective::kScore, !asked.contract)});
  }
  return solved;
}

// In hundredths. The normal equations, in which only the features that a deal has count.
Weights fitted(const GlanceFeatures& features, const std::vector<Solved>& solved,
               int Solved::*value) {
  const std::size_t n = features.size();
  std::vector<Row> a(n, Row(n + 1));
  for (const Solved& deal : solved) {
    const GlanceFeatures::Places places = features.of(deal.task);
    for (std::uint16_t i : places.all()) {
      for (std::uint16_t j : places.all()) a[i][j] += 1;
      a[i][n] += deal.*value;
    }
  }
  for (std::size_t i = 0; i < n; ++i) a[i][i] += kRidge;
  Weights weights;
  for (double weight : matador::solve_equations(std::move(a))) {
    weights.push_back(static_cast<std::int16_t>(std::lround(100 * weight)));
  }
  return weights;
}

// The mean of the values in each step of the guesses, which never falls: where it would, steps are
// joined (pool adjacent violators).
struct Curve {
  Weights values = {};
  int from = 0;
  int step = 1;
  GlanceCurve view() const { return {from, step, values}; }
};

Curve curve_of(const std::vector<int>& guesses, const std::vector<int>& values) {
  std::vector<int> sorted = guesses;
  std::sort(sorted.begin(), sorted.end());
  const auto quantile = [&](double part) {
    return sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))];
  };
  Curve curve{.values = Weights(kSteps), .from = quantile(0.01), .step = 1};
  curve.step = std::max(1, (quantile(0.99) - curve.from) / static_cast<int>(kSteps - 2));
  for (std::size_t i = 0; i < kSteps; ++i) curve.values[i] = static_cast<std::int16_t>(i);
  struct Pool {
    double sum = 0;
    double count = 0;
    std::size_t steps = 1;
    double mean() const { return sum / count; }
  };
  std::vector<Pool> each(kSteps);
  for (std::size_t i = 0; i < guesses.size(); ++i) {
    Pool& pool = each[static_cast<std::size_t>(curve.view().at(guesses[i]))];
    pool.sum += values[i];
    pool.count += 1;
  }
  std::vector<Pool> pools;
  for (const Pool& next : each) {
    pools.push_back(next);
    while (pools.size() > 1) {
      Pool& before = pools[pools.size() - 2];
      if (pools.back().count > 0 && before.count > 0 && before.mean() < pools.back().mean()) break;
      before.sum += pools.back().sum;
      before.count += pools.back().count;
      before.steps += pools.back().steps;
      pools.pop_back();
    }
  }
  curve.values.clear();
  for (const Pool& pool : pools) {
    curve.values.insert(curve.values.end(), pool.steps,
                        static_cast<std::int16_t>(std::lround(pool.mean())));
  }
  return curve;
}

std::vector<int> sums(const GlanceFeatures& features, const std::vector<const Solved*>& deals,
                      const Weights& weights) {
  std::vector<int> sums;
  for (const Solved* deal : deals) {
    int sum = 0;
    const GlanceFeatures::Places places = features.of(deal->task);
    for (std::uint16_t place : places.all()) sum += weights[place];
    sums.push_back(sum);
  }
  return sums;
}

void print(std::string_view name, const Weights& weights) {
  std::cout << absl::StrFormat("inline constexpr std::array<std::int16_t, %d> %s{%s};\n",
                               weights.size(), name, absl::StrJoin(weights, ", "));
}

void print(std::string_view name, const Curve& curve) {
  print(std::string(name) + "Steps", curve.values);
  std::cout << absl::StrFormat("inline constexpr GlanceCurve %s{%d, %d, %sSteps};\n", name,
                               curve.from, curve.step, name);
}

int value_of(const Solved& deal, Guess guess) {
  switch (guess) {
    case Guess::kPoints:
      return deal.points;
    case Guess::kTricks:
      return 100 * deal.tricks;
    case Guess::kScore:
      return deal.score;
    case Guess::kVol:
      return deal.tricks == deal.task.deal.shape().cards_each() ? 1000 : 0;
  }
  return 0;
}

void print_explained(std::string_view kind, const Glance& glance,
                     const std::vector<const Solved*>& deals, Guess guess) {
  if (!glance.has(guess) || deals.empty()) return;
  constexpr std::array kNames{"points", "tricks", "score", "vol"};
  Row values;
  Row rest;
  for (const Solved* deal : deals) {
    values.push_back(value_of(*deal, guess));
    rest.push_back(values.back() - glance.guess(deal->task, guess));
  }
  std::cout << absl::StrFormat(
      "// %s: explained %.3f of %d %s deals\n", kNames[static_cast<std::size_t>(guess)],
      1 - matador::variance(rest) / matador::variance(values), deals.size(), kind);
}

// The contracts that score alike, by what they may score.
std::vector<int> scores_of(const Solved& deal) {
  std::vector<int> scores;
  for (const matador::Rung& rung : deal.task.game->ladder(deal.task, Objective::kScore)) {
    scores.push_back(rung.value);
  }
  return scores;
}

std::map<std::vector<int>, std::vector<const Solved*>> by_scores(const Question& asked,
                                                                 const std::vector<Solved>& all) {
  std::map<std::vector<int>, std::vector<const Solved*>> groups;
  for (const Solved& deal : all) {
    groups[asked.contract ? std::vector<int>{} : scores_of(deal)].push_back(&deal);
  }
  return groups;
}

std::vector<matador::TrickOrder> orders_of(const Question& asked) {
  std::vector<matador::TrickOrder> orders;
  for (std::size_t i = 0; i < asked.game.info().contracts.size(); ++i) {
    const matador::Contract contract{.index = static_cast<int>(i)};
    const bool counts = !asked.contract || asked.contract == contract;
    orders.push_back(counts ? asked.game.order(contract, {}) : matador::TrickOrder{});
  }
  return orders;
}

void print_explained(std::string_view kind, const Glance& glance,
                     const std::vector<const Solved*>& deals) {
  for (Guess guess : {Guess::kPoints, Guess::kTricks, Guess::kScore, Guess::kVol}) {
    print_explained(kind, glance, deals, guess);
  }
}

std::vector<const Solved*> all_of(const std::vector<Solved>& deals) {
  std::vector<const Solved*> all;
  for (const Solved& deal : deals) all.push_back(&deal);
  return all;
}

void fit(const Question& asked, std::size_t deals, std::size_t checked) {
  const std::vector<matador::TrickOrder> orders = orders_of(asked);
  const GlanceFeatures features(orders);
  std::vector<Task> tasks = tasks_of(asked, kFitted, deals);
  for (Task& task : sensible_tasks(asked, kFitted, deals)) tasks.push_back(std::move(task));
  const std::vector<Solved> known = solved(asked, tasks);
  Weights points;
  Weights tricks;
  Curve vol;
  if (asked.asks(Objective::kPoints)) {
    points = fitted(features, known, &Solved::points);
    print("kPoints", points);
  }
  if (asked.asks(Objective::kTricks)) {
    tricks = fitted(features, known, &Solved::tricks);
    print("kTricks", tricks);
    std::vector<int> values;
    for (const Solved& deal : known) values.push_back(value_of(deal, Guess::kVol));
    vol = curve_of(sums(features, all_of(known), tricks), values);
    print("kVol", vol);
  }
  const std::vector<Solved> unseen = solved(asked, tasks_of(asked, kChecked, checked));
  const std::vector<Solved> sensible = solved(asked, sensible_tasks(asked, kChecked, checked));
  const auto unseen_by_scores = by_scores(asked, unseen);
  for (const auto& [scores, group] : by_scores(asked, known)) {
    std::vector<int> values;
    for (const Solved* deal : group) values.push_back(deal->score);
    const Curve score = asked.contract ? Curve{} : curve_of(sums(features, group, points), values);
    if (!asked.contract) print("kScore", score);
    const Glance glance(orders,
                        {.seats = asked.seats(),
                         .points = points,
                         .tricks = tricks,
                         .score = score.view(),
                         .vol = vol.view(),
                         .most_points = asked.game.info().most_points,
                         .most_tricks = asked.game.shape(asked.seats()).cards_each()},
                        /*looks=*/1);
    print_explained("unseen", glance, unseen_by_scores.at(scores));
    print_explained("unseen sensible", glance, all_of(sensible));
  }
}

}  // namespace

int main(int argc, char** argv) {
  const bool is_called_right = argc == 5 || argc == 6;
  const matador::Game* game = is_called_right ? matador::find_game(argv[1]) : nullptr;
  if (game == nullptr) {
    std::cerr << "usage: matador_fit_glance GAME auction|CONTRACT DEALS CHECKED [points|tricks]\n";
    return 2;
  }
  Question asked{.game = *game, .contract = {}, .only = argc == 6 ? argv[5] : ""};
  if (argv[2] != std::string_view("auction")) {
    asked.contract = matador::Contract{};
    while (game->contract(*asked.contract).name != argv[2]) ++asked.contract->index;
  }
  fit(asked, static_cast<std::size_t>(std::atoi(argv[3])),
      static_cast<std::size_t>(std::atoi(argv[4])));
}
