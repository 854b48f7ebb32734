// Samples leads of bridge from real searches, and what each of them costs; bench/fit_leads.cc fits
// weights to that.
//
//   matador_sample_leads --deals 600 --seed 90000 > round-1.txt
//
// A sample is the beginning of a trick, with the question that was asked there: does each lead
// answer it, after how many cards? The deals are none that a benchmark contains.

#include <algorithm>
#include <iostream>
#include <memory>
#include <random>
#include <vector>

#include "bench/program.h"
#include "solver/games/bridge/traits.h"
#include "solver/games/registry.h"
#include "solver/games/tasks.h"
#include "solver/search/alpha_beta/search.h"
#include "solver/search/alpha_beta/traits.h"
#include "solver/search/common/translation.h"
#include "solver/tricks/played.h"

namespace {

using matador::search::Layout;
using matador::search::MoveList;
using matador::search::alpha_beta::CardTable;
using matador::search::alpha_beta::LearntLeads;
using matador::search::alpha_beta::Position;

constexpr std::uint64_t kMostNodes = 150'000;  // for one lead

struct Feature {
  int index;
  int value;
};

struct Lead {
  int card;
  std::vector<Feature> features = {};
  std::uint64_t cost = 0;  // cards played to learn whether it answers
  bool answers = false;
};

struct Sample {
  bool has_trump;
  bool declarer;  // leads
  std::vector<Lead> leads = {};
  matador::search::RootPosition root_position = {};
  int target = 0;
};

// ------------------------------------------------------------------------------------

class Sampler {
 public:
  // Of the last tricks, of which there are most, fewer are taken.
  bool takes(int tricks) {
    const double share = kShare * (tricks <= 3 ? 0.25 : tricks >= 7 ? 3 : 1);
    return is_open && std::uniform_real_distribution<double>(0, 1)(random_) < share;
  }

  bool is_open = false;
  std::vector<Sample> samples;

 private:
  static constexpr double kShare = 0.003;
  std::mt19937_64 random_{12345};
};

Sampler sampler;

struct Observed : matador::bridge::MATADOR_ISA::Traits {
  static constexpr bool kObserved = true;

  // The list has how the trick would end in place of the scores.
  template <class Rate>
  static void observe(const CardTable<Observed>& cards, const Position& position, int target,
                      const LearntLeads& learnt, const Rate& rate, const MoveList& leads) {
    if (!sampler.takes(position.left)) return;
    Sample sample{.has_trump = cards.trumps() != 0, .declarer = cards.declares(position.leader)};
    sample.root_position.remaining = position.remaining;
    sample.root_position.leader = position.leader;
    sample.root_position.placed = 1;
    sample.target = target;
    matador::search::alpha_beta::LeadFeatures<Observed> features(cards, position, target, learnt);
    std::vector<Feature> of_lane;
    matador::bits::Word lane = 0;
    for (int i = 0; i < leads.count; ++i) {
      const matador::search::Move& lead = leads.list[i];
      const int first = cards[lead.card].is_trump ? matador::search::kLeadFeatures : 0;
      const auto into = [first](std::vector<Feature>& list) {
        return [first, &list](int index, int value) {
          if (value != 0) list.push_back({first + index, value});
        };
      };
      if (cards[lead.card].lane != lane) {
        lane = cards[lead.card].lane;
        of_lane.clear();
        features.tell_lane(lane, into(of_lane));
      }
      Lead sampled{.card = lead.card, .features = of_lane};
      features.tell_card(lead, lead.score, rate(lead.card), into(sampled.features));
      const bool has_failed = lead.lowest <= learnt.hash_move && learnt.hash_move <= lead.highest;
      if (!has_failed) sample.leads.push_back(std::move(sampled));
    }
    if (sample.leads.size() >= 2) sampler.samples.push_back(std::move(sample));
  }
};

std::unique_ptr<matador::search::Engine> new_engine(int table_mib) {
  using matador::search::alpha_beta::Search;
  using matador::search::alpha_beta::Tricks;
  return std::make_unique<Search<Observed, Tricks>>(
      matador::search::EngineOptions{.table_bytes = static_cast<std::size_t>(table_mib) << 20});
}

// Every other deal is played in no trump.
matador::Task training_task(std::uint64_t seed, int number) {
  const int strain = number % 2 == 0 ? 4 : number / 2 % 4;
  const matador::UsualPlay play{
      .game = matador::find_game("bridge"), .seats = 4, .contract = matador::Contract{strain}};
  return matador::numbered_tasks(play, seed + static_cast<std::uint64_t>(number), 1).front();
}

// The questions of a deal are asked as the solver does: from the first guess, until two neighbours
// are answered.
void search(matador::search::Engine& engine, const matador::search::RootPosition& root_position) {
  constexpr std::uint64_t kPatience = 3'000'000;
  int low = 0;
  int high = 13;
  int target = std::clamp(engine.first_guess(root_position).value_or(7), 1, 13);
  while (low < high) {
    const auto proven = engine.ask(root_position, target, engine.nodes() + kPatience);
    if (proven.low < target && target <= proven.high) return;
    low = std::max(low, proven.low);
    high = std::min(high, proven.high);
    target = proven.low >= target ? low + 1 : high;
  }
}

// Whether it is clear of all leads what they do, and one of them answers.
bool solve(Sample& sample, const Layout& layout, matador::search::Engine& engine) {
  bool answered = false;
  for (Lead& lead : sample.leads) {
    engine.begin(layout);
    sample.root_position.trick[0] = static_cast<std::uint8_t>(lead.card);
    const auto proven = engine.ask(sample.root_position, sample.target, kMostNodes);
    if (proven.low < sample.target && sample.target <= proven.high) return false;
    lead.cost = engine.nodes() + 1;
    lead.answers = (proven.low >= sample.target) == sample.declarer;
    answered |= lead.answers;
  }
  return answered;
}

void write(const Sample& sample) {
  std::cout << sample.has_trump << ' ' << sample.declarer << ' ' << sample.leads.size() << '\n';
  for (const Lead& lead : sample.leads) {
    std::cout << lead.cost << ' ' << lead.answers << ' ' << lead.features.size();
    for (const Feature& feature : lead.features) {
      std::cout << ' ' << feature.index << ' ' << feature.value;
    }
    std::cout << '\n';
  }
}

void sample_deals(std::uint64_t seed, int deals) {
  const auto searching = new_engine(16);
  const auto solving = new_engine(2);
  for (int i = 0; i < deals; ++i) {
    const matador::Task task = training_task(seed, i);
    const matador::TrickOrder order = task.game->order(task);
    const matador::search::Translation translation(task.deal, order,
                                                   task.game->declaring_side(task), task.declarer);
    const matador::Played played(task.deal, order, task.leader);
    searching->begin(translation.layout());
    sampler.is_open = true;
    search(*searching, translation.root_position(played));
    sampler.is_open = false;
    for (Sample& sample : sampler.samples) {
      if (solve(sample, translation.layout(), *solving)) write(sample);
    }
    sampler.samples.clear();
  }
}

}  // namespace

int main(int argc, char** argv) {
  namespace po = boost::program_options;
  po::options_description options("matador_sample_leads: what the leads of bridge cost");
  options.add_options()("deals", po::value<int>()->default_value(600), "deals to sample")  //
      ("seed", po::value<std::uint64_t>()->default_value(90'000), "of the first; each has another");
  const po::variables_map given =
      matador::bench::read_options("matador_sample_leads", options, argc, argv);
  sample_deals(given["seed"].as<std::uint64_t>(), given["deals"].as<int>());
}
