// Fits the weights by which bridge orders its leads (solver/search/common/ordering.h) to what
// each lead costs.
//
//   matador_fit_leads round-1.txt round-2.txt > weights.txt
//
// reads samples (bench/sample_leads.cc), and prints weights in the form of
// solver/games/bridge/traits.h. Other weights take the search to other positions. So there
// should be a second round: put the weights of the first there, build, sample other deals, and fit
// the samples of both rounds together.

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <iostream>
#include <limits>
#include <random>
#include <string>
#include <vector>

#include "solver/search/common/ordering.h"

namespace {

constexpr int kFeatures = 2 * matador::search::kLeadFeatures;  // in a plain lane, in trumps

struct Feature {
  int index;
  int value;
};

struct Lead {
  std::vector<Feature> features;
  double cost = 0;  // cards played to learn whether it answers
  bool answers = false;
};

struct Sample {
  bool has_trump = false;
  bool declarer = false;  // leads
  std::vector<Lead> leads;
};

// -------------------------------------------------------------------------------------

std::vector<Sample> read(const std::vector<std::string>& files) {
  std::vector<Sample> samples;
  for (const std::string& file : files) {
    std::ifstream in(file);
    Sample sample;
    std::size_t leads = 0;
    while (in >> sample.has_trump >> sample.declarer >> leads) {
      sample.leads.assign(leads, {});
      for (Lead& lead : sample.leads) {
        std::size_t features = 0;
        in >> lead.cost >> lead.answers >> features;
        lead.features.assign(features, {});
        for (Feature& feature : lead.features) in >> feature.index >> feature.value;
      }
      samples.push_back(sample);
    }
  }
  return samples;
}

// Logistic regression on pairs of leads: one that answers should stand before one that fails, and
// one that answers with few cards before a dear one. What the wrong order would cost is the weight
// of the pair, by its logarithm. (Powers of it did worse.) AdaGrad.
class Fit {
 public:
  void learn(const Sample& sample, double rate) {
    const std::vector<double> scores = this->scores(sample);
    std::vector<double>& weights = weights_[group_of(sample)];
    std::vector<double>& squares = squares_[group_of(sample)];
    std::vector<double> pull(sample.leads.size(), 0);
    for (std::size_t a = 0; a < pull.size(); ++a) {
      if (!sample.leads[a].answers) continue;
      for (std::size_t b = 0; b < pull.size(); ++b) {
        const double saved =
            sample.leads[b].cost - (sample.leads[b].answers ? sample.leads[a].cost : 0);
        if (a == b || saved <= 0) continue;
        const double force = std::log1p(saved) / (1 + std::exp(scores[a] - scores[b]));
        pull[a] += force;
        pull[b] -= force;
      }
    }
    for (std::size_t a = 0; a < pull.size(); ++a) {
      if (pull[a] == 0) continue;
      for (const Feature& feature : sample.leads[a].features) {
        const auto i = static_cast<std::size_t>(feature.index);
        const double gradient = pull[a] * feature.value * unit(feature.index);
        squares[i] += gradient * gradient;
        weights[i] += rate * gradient / std::sqrt(squares[i]);
      }
    }
  }

  // The cards played until a lead answers, in the order of these weights.
  double cost(const Sample& sample) const {
    const std::vector<double> scores = this->scores(sample);
    double answer = -std::numeric_limits<double>::infinity();
    for (std::size_t a = 0; a < scores.size(); ++a) {
      if (sample.leads[a].answers) answer = std::max(answer, scores[a]);
    }
    double sum = 0;
    for (std::size_t a = 0; a < scores.size(); ++a) {
      if (scores[a] >= answer) sum += sample.leads[a].cost;
    }
    return sum;
  }

  void print() const {
    for (const bool has_trump : {true, false}) {
      std::cout << "inline constexpr search::LeadWeights "
                << (has_trump ? "kTrumpLeads" : "kNoTrumpLeads") << "{{";
      for (const bool declarer : {false, true}) {
        const std::vector<double>& weights = weights_[group_of(has_trump, declarer)];
        std::cout << "{";
        for (std::size_t i = 0; i < kFeatures; ++i) {
          std::cout << (i % (kFeatures / 2) == 0 ? "{" : " ")
                    << std::lround(weights[i] * unit(static_cast<int>(i)) * kPrecision)
                    << ((i + 1) % (kFeatures / 2) == 0 ? "}," : ",");
        }
        std::cout << "},\n";
      }
      std::cout << "}};\n";
    }
  }

 private:
  using Weights = std::array<std::vector<double>, 4>;  // by trumps or none, and by who leads
  static constexpr int kPrecision = 400;

  // What is counted has small weights.
  static double unit(int index) {
    const int feature = index % matador::search::kLeadFeatures;
    if (feature == matador::search::kCutoffRate) return 0.05;
    return feature >= matador::search::kHeight && feature < matador::search::kTopTwo ? 0.2 : 1;
  }

  static std::size_t group_of(bool has_trump, bool declarer) {
    return (has_trump ? 2u : 0u) + (declarer ? 1u : 0u);
  }
  static std::size_t group_of(const Sample& sample) {
    return group_of(sample.has_trump, sample.declarer);
  }

  std::vector<double> scores(const Sample& sample) const {
    const std::vector<double>& weights = weights_[group_of(sample)];
    std::vector<double> scores;
    for (const Lead& lead : sample.leads) {
      double score = 0;
      for (const Feature& feature : lead.features) {
        score +=
            weights[static_cast<std::size_t>(feature.index)] * feature.value * unit(feature.index);
      }
      scores.push_back(score);
    }
    return scores;
  }

  static Weights all(double value) {
    Weights weights;
    weights.fill(std::vector<double>(kFeatures, value));
    return weights;
  }
  Weights weights_ = all(0);
  Weights squares_ = all(1e-6);
};

void fit(const std::vector<std::string>& files) {
  constexpr int kRounds = 40;
  std::vector<Sample> samples = read(files);
  std::ranges::shuffle(samples, std::mt19937_64{1});
  const auto held_out = static_cast<std::ptrdiff_t>(samples.size() / 10);
  Fit fit;
  for (int round = 0; round <= kRounds; ++round) {
    if (round % 10 == 0) {
      double cost = 0;
      for (auto it = samples.begin(); it != samples.begin() + held_out; ++it) cost += fit.cost(*it);
      std::cerr << "round " << round << ": " << cost / static_cast<double>(held_out)
                << " cards a sample that was held out\n";
    }
    for (auto it = samples.begin() + held_out; it != samples.end(); ++it) {
      fit.learn(*it, 0.1 / (1 + 0.3 * round));
    }
  }
  fit.print();
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> files(argv + 1, argv + argc);
  if (files.empty()) {
    std::cerr << "usage: matador_fit_leads SAMPLES ... > WEIGHTS\n";
    return 2;
  }
  fit(files);
}
