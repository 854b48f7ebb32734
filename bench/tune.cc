// Tunes the weights of the move ordering (solver/search/common/ordering.h): a random walk that
// keeps a step only if the same deals then need fewer nodes. Nodes are exact, so the walk is the
// same on every machine, however busy. The deals are none that a benchmark contains.
//
//   build/release/bench/matador_tune --deals 500 --steps 2000 > weights.txt
//
// prints the weights in the form of the source, to be pasted over those in
// solver/search/common/ordering.h.

#include <cmath>
#include <iostream>
#include <random>
#include <span>
#include <string>
#include <vector>

#include "bench/program.h"
#include "solver/games/jass/weights.h"
#include "solver/games/registry.h"
#include "solver/games/skat/weights.h"
#include "solver/games/tasks.h"
#include "solver/search/common/engine.h"
#include "solver/search/common/ordering.h"
#include "solver/search/common/translation.h"
#include "solver/tricks/played.h"

namespace {

using matador::Game;
using matador::Goal;
using matador::UsualPlay;
using matador::search::Weights;

constexpr std::uint64_t kSeed = 1001;  // the benchmarks use seed 1
constexpr int kNumbers = sizeof(Weights) / sizeof(std::int16_t);
constexpr int kTermSize = sizeof(Weights::Term) / sizeof(std::int16_t);

struct TrainingDeal {
  matador::search::Layout layout;
  matador::search::RootPosition root_position;
  Goal goal;  // of the usual objective of the contract,
  int most;   // and the most there is of it
};

std::span<std::int16_t, kNumbers> numbers(Weights& weights) {
  return std::span<std::int16_t, kNumbers>(&weights.term[0][0][0].base, kNumbers);
}

// Of the exchanges with a talon every deal has another.
// The first tricks are played at random, to have positions that are less work.
std::vector<TrainingDeal> training_deals(const UsualPlay& play, int tricks, std::size_t count) {
  const Game& game = *play.game;
  std::mt19937_64 random{kSeed};
  std::vector<TrainingDeal> deals;
  for (const matador::Task& task : matador::numbered_tasks(play, kSeed, count)) {
    const matador::TrickOrder order = game.order(task);
    const matador::search::Translation translation(task.deal, order, game.declaring_side(task),
                                                   task.declarer);
    const std::vector<matador::Exchange> exchanges = game.exchanges(task);
    const matador::Exchange& exchange = exchanges[deals.size() % exchanges.size()];
    const matador::Deal deal = task.deal.exchanged(task.declarer, exchange).value();
    matador::Played played(deal, order, task.leader);
    while (played.complete_tricks() < tricks) {
      const matador::CardSet legal = played.legal();
      const std::vector<matador::Card> cards(legal.begin(), legal.end());
      if (!played.play(cards[random() % cards.size()]).ok()) std::abort();
    }
    const matador::Rung top = game.ladder(task, matador::usual_objective(task)).back();
    deals.push_back(
        {translation.layout(), translation.root_position(played), top.goal, top.target});
  }
  return deals;
}

class Tuner {
 public:
  Tuner(const UsualPlay& play, int tricks, std::size_t deals)
      : game_(*play.game),
        seats_(play.seats),
        has_piles_(play.game->shape(play.seats).piles > 0),
        deals_(training_deals(play, tricks, deals)) {}

  // Those to begin with: of the game, or of the one that is most like it.
  const Weights& weights() const {
    const bool has_trump = deals_.front().layout.trumps != 0;
    if (game_.name() == "jass") {
      return has_trump ? matador::jass::kTrumpWeights : matador::jass::kPlainWeights;
    }
    if (game_.name() == "skat") {
      return deals_.front().goal == Goal::kMisere ? matador::skat::kNullWeights
                                                  : matador::skat::kWeights;
    }
    return matador::search::kDefaultWeights;
  }

  // Keeps the deals that take at most `nodes` with these weights.
  void keep_easy(const Weights& weights, double nodes) {
    const std::vector<double> sums = costs(weights);
    std::vector<TrainingDeal> easy;
    for (std::size_t i = 0; i < deals_.size(); ++i) {
      if (sums[i] - (i == 0 ? 0 : sums[i - 1]) <= nodes) easy.push_back(deals_[i]);
    }
    deals_ = std::move(easy);
  }

  // Takes `steps` steps from `weights`.
  Weights walk(Weights weights, int steps) {
    best_ = costs(weights);
    std::cerr << "start: " << per_deal() << " nodes a deal\n";
    for (int step = 1; step <= steps; ++step) {
      const Weights tried = neighbour(weights);
      const std::vector<double> nodes = costs(tried);
      if (nodes.size() < best_.size() || nodes.back() >= best_.back()) continue;
      weights = tried;
      best_ = nodes;
      std::cerr << "step " << step << ": " << per_deal() << "\n";
    }
    return weights;
  }

 private:
  double per_deal() const { return best_.back() / static_cast<double>(deals_.size()); }

  // The nodes of the first deals together, after each deal; shorter where there is no hope left.
  std::vector<double> costs(const Weights& weights) const {
    const auto engine = game_.kernel().make_engine(
        seats_, deals_.front().goal, {.table_bytes = std::size_t{16} << 20, .weights = &weights},
        /*newest=*/true);
    std::vector<double> costs;
    double sum = 0;
    for (const TrainingDeal& deal : deals_) {
      engine->begin(deal.layout);
      int low = 0;
      int high = deal.most;
      while (low < high) {
        const auto proven =
            engine->ask(deal.root_position, (low + high + 1) / 2, ~std::uint64_t{0});
        low = std::max(low, proven.low);
        high = std::min(high, proven.high);
      }
      sum += static_cast<double>(engine->nodes());
      const std::size_t done = costs.size();
      const double margin = 1 + 0.25 / std::sqrt(static_cast<double>(done) + 1);
      if (done >= 30 && done < best_.size() && sum > best_[done] * margin) break;
      costs.push_back(sum);
    }
    return costs;
  }

  // A few weights changed a little; the bases, which are the largest, by more.
  Weights neighbour(Weights weights) {
    const auto all = numbers(weights);
    for (std::uint64_t changes = 1 + below(3); changes > 0; --changes) {
      const std::uint64_t place = below(kNumbers);
      if (place % kTermSize == kTermSize - 1 && !has_piles_) continue;
      const int reach = place % kTermSize == 0 ? 24 : 4;
      const int change = static_cast<int>(below(2 * static_cast<std::uint64_t>(reach) + 1)) - reach;
      all[place] = static_cast<std::int16_t>(all[place] + change);
    }
    return weights;
  }

  // A number from 0 to n - 1.
  std::uint64_t below(std::uint64_t n) { return random_() % n; }

  const Game& game_;
  int seats_;
  bool has_piles_;
  std::vector<TrainingDeal> deals_;
  std::vector<double> best_;
  std::mt19937_64 random_{1};
};

void print(Weights weights) {
  const auto all = numbers(weights);
  std::size_t place = 0;
  for (int side = 0; side < 2; ++side) {
    std::cout << "    {\n";
    for (int role = 0; role < matador::search::kCardRoles; ++role) {
      std::cout << "        {";
      for (int outcome = 0; outcome < matador::search::kTrickOutcomes; ++outcome) {
        std::cout << (outcome == 0 ? "{" : ", {");
        for (int i = 0; i < kTermSize; ++i) std::cout << (i == 0 ? "" : ", ") << all[place++];
        std::cout << "}";
      }
      std::cout << "},\n";
    }
    std::cout << "    },\n";
  }
  std::cout << "    .lead_refutation = " << weights.lead_refutation
            << ",\n    .answer_refutation = " << weights.answer_refutation
            << ",\n    .lead_history = " << weights.lead_history
            << ",\n    .answer_history = " << weights.answer_history
            << ",\n    .lane_leads = " << weights.lane_leads
            << ",\n    .lane_answers = " << weights.lane_answers << ",\n";
}

}  // namespace

int main(int argc, char** argv) {
  namespace po = boost::program_options;
  po::options_description options("matador_tune: weights for the move ordering");
  options.add_options()("game", po::value<std::string>()->default_value("sjavs"), "the game")  //
      ("seats", po::value<int>()->default_value(4), "the number of players")                   //
      ("contract", po::value<int>(), "by its place in the list of the game")                   //
      ("played", po::value<int>()->default_value(0), "tricks played before")                   //
      ("deals", po::value<std::size_t>()->default_value(500), "deals to tune on")              //
      ("easy", po::value<double>(), "leave out those that take more nodes")                    //
      ("steps", po::value<int>()->default_value(2000), "steps to try");
  const po::variables_map given = matador::bench::read_options("matador_tune", options, argc, argv);
  const Game* game = matador::find_game(given["game"].as<std::string>());
  if (game == nullptr) {
    std::cerr << "matador_tune: no such game\n";
    return 2;
  }
  UsualPlay play{.game = game, .seats = given["seats"].as<int>()};
  if (given.count("contract") > 0) play.contract = matador::Contract{given["contract"].as<int>()};
  Tuner tuner(play, given["played"].as<int>(), given["deals"].as<std::size_t>());
  const Weights& weights = tuner.weights();
  if (given.count("easy") > 0) tuner.keep_easy(weights, given["easy"].as<double>());
  print(tuner.walk(weights, given["steps"].as<int>()));
}
