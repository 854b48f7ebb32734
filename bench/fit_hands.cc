// Fits the weights by which a hand of Jass is valued without search
// (solver/games/jass/weights.h) to deals that are solved.
//
//   matador_fit_hands SEATS CONTRACT DEALS [weights]
//
// solves deals 0, 1, ... of seed 20, declared and led by seat 1, and prints the weights, the margin
// that has nothing to do with the cards first, and how much of the variance they explain; with
// `weights` it takes those of the library. Then it prints what is to be expected of the hand of
// seat 3 alone: a line, by the guesses for 20,000 deals that are not solved.

#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <vector>

#include "absl/strings/str_format.h"
#include "bench/least_squares.h"
#include "solver/cards/seat.h"
#include "solver/deals/numbered.h"
#include "solver/games/jass/meld_score.h"
#include "solver/games/jass/sheet.h"
#include "solver/games/jass/strength.h"
#include "solver/games/jass/weights.h"
#include "solver/games/registry.h"
#include "solver/solve.h"

namespace {

using matador::Seat;
using matador::SeatSet;
using matador::Task;
namespace jass = matador::jass;

using matador::dot;
using matador::explained;
using matador::least_squares;
using matador::Row;
using matador::variance;

// Of a deal: 1, then the features of the declaring side less those of the others.
Row row_of(const Task& task, const jass::Type& type) {
  const SeatSet side = task.game->declaring_side(task);
  Row row(1 + jass::kFeatures);
  row[0] = 1;
  for (Seat seat : matador::all_seats(task.deal.seats())) {
    const jass::Features counts = jass::features(task.deal.hand(seat), type);
    for (std::size_t i = 0; i < counts.size(); ++i) {
      row[1 + i] += (side.contains(seat) ? 1 : -1) * counts[i];
    }
  }
  return row;
}

struct Samples {
  std::vector<Row> deals;
  Row margins;             // by how many points the declaring side wins, without melds
  std::vector<Row> melds;  // what the Wyz of seat 3 are worth
  Row melds_gained;        // what his side scores more than the others by Wyz
};

void add(const Task& task, const jass::Type& type, double score, Samples& samples) {
  const SeatSet side = task.game->declaring_side(task);
  const jass::MeldScore shown = jass::score_melds(task).front();
  double wyz = 0;
  double stoeck = 0;
  for (Seat seat : matador::all_seats(task.deal.seats())) {
    const int sign = side.contains(seat) ? 1 : -1;
    wyz += sign * shown.scored[at(seat)];
    stoeck += sign * shown.stoeck[at(seat)];
  }
  samples.deals.push_back(row_of(task, type));
  samples.margins.push_back(score / jass::multiplier(task.contract, {}) - wyz - stoeck);
  samples.melds.push_back({static_cast<double>(shown.worth[2])});
  samples.melds_gained.push_back(wyz);
}

Row library_weights(const jass::Type& type, const Samples& samples) {
  const jass::Features& known = jass::kHandWeights[static_cast<std::size_t>(type.direction)];
  Row weights{0};
  weights.insert(weights.end(), known.begin(), known.end());
  double rest = 0;
  for (std::size_t i = 0; i < samples.deals.size(); ++i) {
    rest += samples.margins[i] - dot(samples.deals[i], weights);
  }
  if (!samples.deals.empty()) weights[0] = rest / static_cast<double>(samples.deals.size());
  return weights;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 4) {
    std::cerr << "usage: matador_fit_hands SEATS CONTRACT DEALS [weights]\n";
    return 2;
  }
  const matador::Game& game = *matador::find_game("jass");
  const int seats = std::atoi(argv[1]);
  int index = 0;
  while (game.contract({index}).name != argv[2]) ++index;
  const jass::Type& type = jass::Rules::kTypes[static_cast<std::size_t>(index)];
  const auto task_of = [&](std::uint64_t number) {
    const matador::Problem problem{.game = &game,
                                   .deal = numbered_deal(game.shape(seats), /*seed=*/20, number),
                                   .contract = matador::Contract{.index = index},
                                   .declarer = Seat::number(1)};
    return game.tasks(problem)->front();
  };
  const auto deals = static_cast<std::uint64_t>(std::atoi(argv[3]));
  matador::Solver solver;
  Samples samples;
  for (std::uint64_t number = 0; number < deals; ++number) {
    const Task task = task_of(number);
    const auto solution = solver.solve(task, {.objective = matador::Objective::kScore});
    add(task, type, solution->low, samples);
  }
  const Row weights =
      argc == 4 ? least_squares(samples.deals, samples.margins) : library_weights(type, samples);
  for (double weight : weights) std::cout << absl::StrFormat("%.2f, ", weight);
  if (deals > 0) {
    std::cout << absl::StrFormat("\nexplained: %.3f of a variance of %.0f; share of melds: %.2f",
                                 explained(samples.deals, samples.margins, weights),
                                 variance(samples.margins),
                                 least_squares(samples.melds, samples.melds_gained)[0]);
  }

  constexpr std::uint64_t kGuessed = 20'000;
  std::vector<Row> partners;
  Row guesses;
  for (std::uint64_t number = deals; number < deals + kGuessed; ++number) {
    const Task task = task_of(number);
    const jass::Features counts = jass::features(task.deal.hand(Seat::number(3)), type);
    partners.push_back(
        {1, dot({counts.begin(), counts.end()}, {weights.begin() + 1, weights.end()})});
    guesses.push_back(dot(row_of(task, type), weights));
  }
  const Row line = least_squares(partners, guesses);
  std::cout << absl::StrFormat("\n{%.2f, %.3f}  explained of the guess: %.3f\n", line[0], line[1],
                               explained(partners, guesses, line));
}
