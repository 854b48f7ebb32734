// Fits the weights by which a declarer of Skat is valued without search
// (solver/games/skat/weights.h) to deals that are solved with every exchange.
//
//   matador_fit_declarers suit|grand DEALS [weights]
//
// solves deals of seed 21, or of seed 22 with `weights`, in which seat 1 plays the suit in which he
// has most trumps, or grand if he has five jacks and aces or more in his hand and the skat. It
// prints the weights and how much of the variance they explain; with `weights` it takes those of
// the library. Then it tells how far the exchange that is best with open cards is behind the one
// that is best by the guesses.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <limits>
#include <string_view>
#include <vector>

#include "absl/strings/str_format.h"
#include "bench/least_squares.h"
#include "solver/cards/card_set.h"
#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "solver/games/skat/rules.h"
#include "solver/games/skat/strength.h"
#include "solver/games/skat/weights.h"
#include "solver/games/tasks.h"
#include "solver/solve.h"

namespace {

using matador::CardSet;
using matador::dot;
using matador::explained;
using matador::least_squares;
using matador::Rank;
using matador::Row;
using matador::Task;
using matador::variance;
namespace skat = matador::skat;

const skat::Kind& kind_of(const Task& task) {
  return skat::Rules::kContracts[static_cast<std::size_t>(task.contract.index)];
}

Row row_of(const Task& task, const matador::Exchange& exchange) {
  const CardSet all = task.deal.hand(task.declarer) | task.deal.talon();
  const CardSet hand = (task.deal.hand(task.declarer) - exchange.discard) | exchange.take;
  const skat::Features counts = skat::features(hand, all - hand, kind_of(task));
  return {counts.begin(), counts.end()};
}

struct Samples {
  std::vector<Row> rows;
  Row points;
  std::vector<std::size_t> best;  // of each deal the place of its best exchange
  std::vector<std::size_t> ends;  // and where its exchanges end
};

void add(const Task& task, const std::vector<matador::ExchangeValue>& exchanges, Samples& samples) {
  std::size_t best = samples.rows.size();
  for (const auto& [exchange, value] : exchanges) {
    samples.rows.push_back(row_of(task, exchange));
    samples.points.push_back(value);
    if (value > samples.points[best]) best = samples.points.size() - 1;
  }
  samples.best.push_back(best);
  samples.ends.push_back(samples.rows.size());
}

// How far the exchange that is best with open cards is behind the best guess, deal by deal.
Row behind(const Samples& samples, const Row& weights) {
  Row behind;
  std::size_t begin = 0;
  for (std::size_t deal = 0; deal < samples.ends.size(); ++deal) {
    double most = -std::numeric_limits<double>::infinity();
    for (std::size_t i = begin; i < samples.ends[deal]; ++i) {
      most = std::max(most, dot(samples.rows[i], weights));
    }
    behind.push_back(most - dot(samples.rows[samples.best[deal]], weights));
    begin = samples.ends[deal];
  }
  return behind;
}

void print_quantiles(std::string_view name, Row values) {
  std::sort(values.begin(), values.end());
  std::cout << name;
  for (double part : {0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99}) {
    const auto place = static_cast<std::size_t>(part * static_cast<double>(values.size()));
    std::cout << absl::StrFormat("  %.0f %%: %.1f", 100 * part, values[place]);
  }
  std::cout << "\n";
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    std::cerr << "usage: matador_fit_declarers suit|grand DEALS [weights]\n";
    return 2;
  }
  const bool grand = std::string_view(argv[1]) == "grand";
  const auto deals = static_cast<std::size_t>(std::atoi(argv[2]));
  matador::UsualPlay play{.game = matador::find_game("skat"), .seats = skat::Rules::kSeats};
  if (grand) play.contract = matador::Contract{.index = 4};
  matador::Solver solver;
  Samples samples;
  for (const Task& task : numbered_tasks(play, argc == 3 ? 21 : 22, 20 * deals)) {
    if (samples.ends.size() == deals) break;
    const CardSet all = task.deal.hand(task.declarer) | task.deal.talon();
    const CardSet high = CardSet::of_rank(Rank::kJack) | CardSet::of_rank(Rank::kAce);
    if (grand && (all & high).size() < 5) continue;
    const auto solution =
        solver.solve(task, {.objective = matador::Objective::kPoints, .exchanges = true});
    add(task, solution->exchanges, samples);
  }
  Row weights;
  if (argc == 3) {
    weights = least_squares(samples.rows, samples.points);
  } else {
    const skat::Features& known = skat::kHandWeights[grand ? 1 : 0];
    weights.assign(known.begin(), known.end());
  }
  for (double weight : weights) std::cout << absl::StrFormat("%.2f, ", weight);
  std::cout << absl::StrFormat("\nexplained: %.3f of a variance of %.0f\n",
                               explained(samples.rows, samples.points, weights),
                               variance(samples.points));
  print_quantiles("the best exchange is behind by", behind(samples, weights));
}
