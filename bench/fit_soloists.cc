// Fits the weights by which a declarer of Schafkopf is valued without search
// (solver/games/schafkopf/strength.cc) to deals that are solved.
//
//   matador_fit_soloists CONTRACT DEALS [weights]
//
// solves deals of seed 21, or of seed 22 with `weights`, in which each seat in turn declares the
// contract, solo-herz or wenz, if it is not far from what he would name: with four trumps or more,
// in a Wenz with three Unter and aces together. It prints the weights and how much of the variance
// they explain; with `weights` it takes those of the library.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string_view>
#include <vector>

#include "absl/strings/str_format.h"
#include "bench/least_squares.h"
#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "solver/games/schafkopf/rules.h"
#include "solver/solve.h"

namespace {

using matador::CardSet;
using matador::Row;
using matador::Seat;
using matador::Task;
namespace schafkopf = matador::schafkopf;

bool is_near(CardSet hand, const schafkopf::Kind& kind) {
  const CardSet unter = CardSet::of_rank(schafkopf::kUnter);
  if (kind.type == schafkopf::Type::kWenz) {
    return (hand & (unter | CardSet::of_rank(matador::Rank::kAce))).size() >= 3;
  }
  const CardSet trumps =
      unter | CardSet::of_rank(schafkopf::kOber) | CardSet::of_suit(*kind.trump());
  return (hand & trumps).size() >= 4;
}

}  // namespace

int main(int argc, char** argv) {
  const std::string_view name = argc < 3 ? "" : argv[1];
  const int wanted = argc < 3 ? 0 : std::atoi(argv[2]);
  if ((name != "solo-herz" && name != "wenz") || wanted <= 0) {
    std::cerr << "usage: matador_fit_soloists solo-herz|wenz DEALS [weights]\n";
    return 2;
  }
  const matador::Game& game = *matador::find_game("schafkopf");
  matador::Contract contract;
  while (game.contract(contract).name != name) ++contract.index;
  const schafkopf::Kind& kind = schafkopf::kind_of(contract);
  const auto deals = static_cast<std::size_t>(wanted);
  matador::Solver solver;
  std::vector<Row> rows;
  Row points;
  Row guesses;
  for (std::uint64_t number = 0; rows.size() < deals; ++number) {
    const Seat seat = Seat::from_index(static_cast<int>(number % schafkopf::Rules::kSeats));
    const matador::Problem problem{
        .game = &game,
        .deal = matador::numbered_deal(game.shape(4), argc == 3 ? 21 : 22, number),
        .contract = contract,
        .declarer = seat};
    const Task task = game.tasks(problem)->front();
    const CardSet hand = task.deal.hand(seat);
    if (!is_near(hand, kind)) continue;
    const bool leads = seat == task.leader;
    const schafkopf::Features counts = schafkopf::features(hand, kind, leads);
    rows.emplace_back(counts.begin(), counts.end());
    points.push_back(solver.solve(task, {.objective = matador::Objective::kPoints})->low);
    guesses.push_back(schafkopf::strength(hand, kind, leads));
  }
  double explained = 0;
  if (argc == 3) {
    const Row weights = matador::least_squares(rows, points);
    for (double weight : weights) std::cout << absl::StrFormat("%.2f, ", weight);
    explained = matador::explained(rows, points, weights);
  } else {
    Row rest;
    for (std::size_t i = 0; i < rows.size(); ++i) rest.push_back(points[i] - guesses[i]);
    explained = 1 - matador::variance(rest) / matador::variance(points);
  }
  std::cout << absl::StrFormat("\nexplained: %.3f of a variance of %.0f\n", explained,
                               matador::variance(points));
}
