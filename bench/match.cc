// Match play judges advice: two agents play the same deals against each other, every deal twice,
// with the sides changed. Contract and declarer are those of the forced auction, or of the usual
// play of the game (numbered_tasks.h).
//
//   build/release/bench/matador_match --game sjavs --a advise --b greedy --deals 100 --worlds 20
//
// Agents: `random`; `greedy` leads his highest card, takes a trick as cheaply as he can, and throws
// away the card of the least worth; `advise` sees his own cards alone; `seer` sees all cards.
// Printed is by how much more A wins than B on the same side of the same deal, in the usual
// objective, with its 95 % interval; and, if A advises, the optimism of his advice: the mean that
// he expected at his first card of each deal, less what he won.

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_format.h"
#include "bench/program.h"
#include "solver/advice/advise.h"
#include "solver/advice/hindsight.h"
#include "solver/games/numbered_tasks.h"
#include "solver/games/registry.h"
#include "solver/games/tasks.h"
#include "solver/solve.h"
#include "solver/tricks/played.h"

namespace {

using matador::Card;
using matador::CardSet;
using matador::Objective;
using matador::Played;
using matador::Seat;
using matador::Task;

constexpr std::uint64_t kSeed = 50;

struct Choice {
  Card card;
  std::optional<double> expected = {};  // for the side that plays it
};

struct Table {
  std::uint64_t worlds;
  std::mt19937_64 dice{kSeed};
  matador::Solver solver = matador::Solver();
};

using Agent = std::function<Choice(const Task&, const Played&, Table&)>;

Choice at_random(const Task& /*task*/, const Played& played, Table& table) {
  const CardSet legal = played.legal();
  const std::vector<Card> cards(legal.begin(), legal.end());
  return {cards[table.dice() % cards.size()]};
}

// The place of a card in its lane, from the strongest, and what it is worth.
int height(const matador::TrickOrder& order, Card card) {
  for (const std::vector<Card>& lane : order.lanes) {
    const auto place = std::find(lane.begin(), lane.end(), card);
    if (place != lane.end()) return static_cast<int>(lane.end() - place);
  }
  return 0;
}

Choice greedy(const Task& task, const Played& played, Table& /*table*/) {
  const matador::TrickOrder order = task.game->order(task);
  const auto cheaper = [&](Card a, Card b) {
    const auto cost = [&](Card card) {
      return std::pair(order.points_of(CardSet{card}), height(order, card));
    };
    return cost(a) < cost(b);
  };
  const CardSet legal = played.legal();
  if (!played.trick_open()) {
    return {*std::max_element(legal.begin(), legal.end(),
                              [&](Card a, Card b) { return height(order, a) < height(order, b); })};
  }
  const Seat seat = *played.to_play();
  std::vector<Card> taking;
  for (Card card : legal) {
    Played after = played;
    after.play(card).IgnoreError();
    if (after.tricks().back().winner == seat) taking.push_back(card);
  }
  const matador::SeatSet side = task.game->declaring_side(task);
  const bool ours = side.contains(played.tricks().back().winner) == side.contains(seat);
  if (taking.empty() || ours) return {*std::min_element(legal.begin(), legal.end(), cheaper)};
  return {*std::min_element(taking.begin(), taking.end(), cheaper)};
}

Choice advised(const Task& task, const Played& /*played*/, Table& table) {
  const auto advice = matador::advise(matador::as_known(task, task.play.size()),
                                      {.worlds = table.worlds, .enumerate = table.worlds},
                                      [&](std::size_t count, const matador::Work& work) {
                                        for (std::size_t i = 0; i < count; ++i) {
                                          work(i, table.solver);
                                        }
                                        return count;
                                      });
  const matador::AdvisedOption& option = advice->options[advice->best];
  return {std::get<matador::Move>(option.option).card, option.standing.value.mean};
}

Choice seeing_all(const Task& task, const Played& played, Table& table) {
  const auto solution =
      table.solver.solve(task, {.objective = usual_objective(task), .cards = true});
  const bool most = task.game->declaring_side(task).contains(*played.to_play());
  const auto best = std::max_element(
      solution->moves.begin(), solution->moves.end(),
      [&](const auto& a, const auto& b) { return most ? a.value < b.value : a.value > b.value; });
  return {best->move.card};
}

Agent agent_of(const std::string& name) {
  if (name == "random") return at_random;
  if (name == "greedy") return greedy;
  if (name == "advise") return advised;
  if (name == "seer") return seeing_all;
  std::cerr << "unknown agent " << name << "\n";
  std::exit(2);
}

struct Outcome {
  int value = 0;                              // of the declaring side
  std::optional<double> declarer_hoped = {};  // at the first card of each side
  std::optional<double> others_hoped = {};
};

Outcome play(Task task, const Agent& declaring, const Agent& others, int from, Table& table) {
  const matador::SeatSet side = task.game->declaring_side(task);
  Outcome outcome;
  for (Played played = *played_so_far(task); played.to_play(); played = *played_so_far(task)) {
    if (played.complete_tricks() < from) {
      task.play.emplace_back(greedy(task, played, table).card);
      continue;
    }
    const bool ours = side.contains(*played.to_play());
    const Choice choice = (ours ? declaring : others)(task, played, table);
    std::optional<double>& hoped = ours ? outcome.declarer_hoped : outcome.others_hoped;
    if (!hoped) hoped = choice.expected;
    task.play.emplace_back(choice.card);
  }
  outcome.value = table.solver.solve(task, {.objective = usual_objective(task)})->low;
  return outcome;
}

struct Mean {
  std::vector<double> values = {};

  std::string text() const {
    const auto n = static_cast<double>(values.size());
    double sum = 0;
    for (double value : values) sum += value;
    if (values.size() < 2) return absl::StrFormat("%+.2f", sum / n);
    double squares = 0;
    for (double value : values) squares += std::pow(value - sum / n, 2);
    return absl::StrFormat("%+.2f +/- %.2f", sum / n, 1.96 * std::sqrt(squares / (n - 1) / n));
  }
};

}  // namespace

int main(int argc, char** argv) {
  namespace po = boost::program_options;
  po::options_description options("matador_match, with");
  options.add_options()("game", po::value<std::string>()->default_value("sjavs"), "")(
      "seats", po::value<int>()->default_value(4), "")("contract", po::value<int>(),
                                                       "by its place in `matador games`, from 0")(
      "a", po::value<std::string>()->default_value("advise"), "random, greedy, advise or seer")(
      "b", po::value<std::string>()->default_value("greedy"), "the other")(
      "deals", po::value<std::size_t>()->default_value(100), "each played twice")(
      "worlds", po::value<std::uint64_t>()->default_value(20), "of advice on a card")(
      "from", po::value<int>()->default_value(0),
      "the number of tricks that are played greedily first");
  const po::variables_map given =
      matador::bench::read_options("matador_match", options, argc, argv);
  matador::UsualPlay usual{.game = matador::find_game(given["game"].as<std::string>()),
                           .seats = given["seats"].as<int>()};
  if (given.count("contract") != 0) {
    usual.contract = matador::Contract{given["contract"].as<int>()};
  }
  const auto name_a = given["a"].as<std::string>();
  const auto name_b = given["b"].as<std::string>();
  const Agent a = agent_of(name_a);
  const Agent b = agent_of(name_b);
  const int from = given["from"].as<int>();
  Table table{.worlds = given["worlds"].as<std::uint64_t>()};
  Mean won;
  Mean optimism;
  for (const Task& task : numbered_tasks(usual, kSeed, given["deals"].as<std::size_t>())) {
    const Outcome as_declarer = play(task, a, b, from, table);
    const Outcome as_other = play(task, b, a, from, table);
    won.values.push_back(as_declarer.value - as_other.value);
    const auto ladder = task.game->ladder(task, usual_objective(task));
    const int all = std::max(ladder.front().value, ladder.back().value);
    if (as_declarer.declarer_hoped) {
      optimism.values.push_back(*as_declarer.declarer_hoped - as_declarer.value);
    }
    if (as_other.others_hoped) {
      optimism.values.push_back(*as_other.others_hoped - (all - as_other.value));
    }
  }
  std::cout << absl::StreamFormat(
      "%s, %d players: %s wins more than %s by %s, %d deals, %d worlds\n", usual.game->name(),
      usual.seats, name_a, name_b, won.text(), won.values.size(), table.worlds);
  if (!optimism.values.empty()) {
    std::cout << absl::StreamFormat("  %s expected more than was won by %s\n", name_a,
                                    optimism.text());
  }
}
