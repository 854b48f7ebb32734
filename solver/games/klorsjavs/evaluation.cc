// What a bid of Klørsjavs is worth to forehand, guessed from his own cards without search: a linear
// function of what they are, fitted to the scores of deals that were solved. He is the declarer
// then, and leads.

#include <array>
#include <cstddef>
#include <numeric>

#include "solver/games/glance.h"
#include "solver/games/klorsjavs/rules.h"
#include "solver/games/sjavs/rules.h"

namespace matador::klorsjavs {
namespace {

// What is counted of a hand: 1; trumps; whether they are three or more, four, five; each of
// the permanent trumps; the ace of trumps; aces and tens of other suits; other suits of which it
// has none.
constexpr std::size_t kFeatures = 15;
using Features = std::array<double, kFeatures>;

// For each bid. Those of fits.csv, klorsjavs-spil and so on (datasets/tables).
constexpr std::array<Features, Rules::kBids.size()> kWeights{{
    {-3.379, 0.655, 0.362, 0.272, -0.063, 1.103, 0.746, 0.405, 0.212, 0.084, 0.026, 0.067, 0.583,
     0.004, -0.036},
    {-14.164, 0.546, 2.299, 4.346, 3.636, 4.520, 3.145, 1.742, 0.924, 0.544, 0.245, 0.187, 2.645,
     -0.423, 0.139},
    {-11.009, -0.249, 0.326, 1.439, 3.432, 2.131, 1.902, 0.915, 0.245, 0.043, -0.023, 0.037, 0.455,
     0.001, 0.174},
    {-16.043, 0.048, -0.282, 0.335, 2.448, 0.779, 0.699, 0.367, 0.113, 0.037, -0.017, 0.016, 0.401,
     -0.017, 0.385},
}};

Features features(CardSet hand, Suit trump, const Game& game) {
  const CardSet trumps = hand & game.trumps(trump);
  const CardSet others = hand - trumps;
  Features features{1, static_cast<double>(trumps.size())};
  std::size_t next = 2;
  for (int least : {3, 4, 5}) features[next++] = trumps.size() >= least ? 1 : 0;
  for (Card card : sjavs::Rules::kPermanentTrumps) features[next++] = hand.contains(card) ? 1 : 0;
  features[next++] = trumps.contains(Card(trump, Rank::kAce)) ? 1 : 0;
  features[next++] = (others & CardSet::of_rank(Rank::kAce)).size();
  features[next++] = (others & CardSet::of_rank(Rank::kTen)).size();
  for (Suit suit : kAllSuits) {
    if (suit != trump && (others & CardSet::of_suit(suit)).empty()) features[next] += 1;
  }
  return features;
}

class HandEvaluation : public Evaluation {
 public:
  // By the cards of the declarer alone.
  double of_deal(const Task& task) const override { return of_hand(task, task.declarer); }

  double of_hand(const Task& task, Seat seat) const override {
    const Features held =
        features(task.deal.hand(seat), *task.game->trump(task.contract), *task.game);
    const Features& weights = kWeights[static_cast<std::size_t>(task.contract.index)];
    return std::inner_product(held.begin(), held.end(), weights.begin(), 0.0);
  }

  bool guesses_deals() const override { return false; }
  bool guesses_hands(int /*seats*/) const override { return true; }
};

}  // namespace

const Evaluation& hand_evaluation() {
  static const HandEvaluation evaluation;
  return evaluation;
}

}  // namespace matador::klorsjavs
