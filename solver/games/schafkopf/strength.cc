// How strong a declarer of Schafkopf is, guessed without any search: a sum of weights, fitted to
// deals that were solved. From his own cards, or from those of all. bench/figures.md has how far
// such guesses go.

#include <cstdint>
#include <numeric>
#include <range/v3/algorithm/none_of.hpp>
#include <span>
#include <vector>

#include "solver/games/glance.h"
#include "solver/games/schafkopf/glance_weights.h"
#include "solver/games/schafkopf/rules.h"

namespace matador::schafkopf {
namespace {

// Printed by bench/fit_soloists.cc.
constexpr Features kSoloWeights{-12.18, 33.58,  27.96,  24.52,  22.20,  19.98,  18.35,  17.96,
                                17.34,  18.28,  18.10,  17.03,  -26.59, -18.32, -12.21, -8.47,
                                -16.54, -14.62, -16.43, -16.99, -15.81, -16.60, 1.33,   -1.51,
                                -16.48, -33.10, -48.21, 0,      4.46};
constexpr Features kWenzWeights{-5.93, 0,      0,      0,     0,     24.97, 14.11, 12.84,
                                11.78, 0,      0,      0,     0,     0,     0,     14.92,
                                -3.54, 0.06,   -2.79,  -7.72, -6.72, -7.07, 7.08,  1.61,
                                -7.16, -15.19, -21.86, 4.85,  15.53};

constexpr CardSet trumps_of(const Kind& contract) {
  CardSet trumps = CardSet::of_rank(kUnter);
  if (contract.type != Type::kWenz) trumps |= CardSet::of_rank(kOber);
  if (contract.trump()) trumps |= CardSet::of_suit(*contract.trump());
  return trumps;
}

// The points that win.
constexpr double kWinning = 61;

// How far behind the best guess a contract may be that was named with open eyes.
constexpr double kNear = 9;

}  // namespace

Features features(CardSet hand, const Kind& contract, bool leads) {
  Features counts{1};
  std::size_t next = 1;
  const CardSet trumps = hand & trumps_of(contract);
  for (Rank rank : {kOber, kUnter}) {
    for (Suit suit : kAllSuits) counts[next++] = trumps.contains(Card(suit, rank)) ? 1 : 0;
  }
  if (contract.trump()) {
    const CardSet low = trumps - CardSet::of_rank(kOber) - CardSet::of_rank(kUnter) -
                        CardSet::of_rank(Rank::kAce) - CardSet::of_rank(Rank::kTen);
    counts[next] = trumps.contains(Card(*contract.trump(), Rank::kAce)) ? 1 : 0;
    counts[next + 1] = trumps.contains(Card(*contract.trump(), Rank::kTen)) ? 1 : 0;
    counts[next + 2] = low.size();
  }
  next += 3;
  for (int least : {5, 6, 7}) counts[next++] = trumps.size() >= least ? 1 : 0;
  for (Suit suit : kAllSuits) {
    if (suit == contract.trump()) continue;
    count_plain_suit((hand - trumps) & CardSet::of_suit(suit), suit, counts.data() + next);
  }
  counts[kFeatures - 1] = leads ? 1 : 0;
  return counts;
}

double strength(CardSet hand, const Kind& contract, bool leads) {
  const Features counts = features(hand, contract, leads);
  const Features& weights = contract.trump() ? kSoloWeights : kWenzWeights;
  return std::inner_product(counts.begin(), counts.end(), weights.begin(), 0.0);
}

bool is_guessed(const Kind& contract) {
  return contract.type == Type::kSolo || contract.name == "wenz";
}

bool is_sensible(const Task& task) {
  const Kind& named = kind_of(task.contract);
  const CardSet hand = task.deal.hand(task.declarer);
  if (!is_guessed(named) || task.tout || hand.size() != Rules::kTricks) return true;
  const bool leads = task.declarer == task.leader;
  const double guess = strength(hand, named, leads);
  return guess >= kWinning && ranges::none_of(Rules::kContracts, [&](const Kind& other) {
           return is_guessed(other) && strength(hand, other, leads) > guess + kNear;
         });
}

const Glance* glance_of(const Kind& contract) {
  const auto made = [](Type type, std::span<const std::int16_t> points) {
    std::vector<TrickOrder> orders;
    for (const Kind& kind : Rules::kContracts) {
      const bool is_alike = kind.type == type && (kind.is_sauspiel() || is_guessed(kind));
      orders.push_back(is_alike ? order_of(kind) : TrickOrder{});
    }
    constexpr int kLooks = 50;
    return Glance(orders, {.points = points, .most_points = Rules::kPackPoints}, kLooks);
  };
  static const Glance solo = made(Type::kSolo, glances::kSoloPoints);
  static const Glance wenz = made(Type::kWenz, glances::kWenzPoints);
  static const Glance sauspiel = made(Type::kSauspiel, glances::kSauspielPoints);
  if (contract.is_sauspiel()) return &sauspiel;
  if (!is_guessed(contract)) return nullptr;
  return contract.trump() ? &solo : &wenz;
}

}  // namespace matador::schafkopf
