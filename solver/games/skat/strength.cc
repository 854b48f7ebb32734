#include "solver/games/skat/strength.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <range/v3/algorithm/none_of.hpp>
#include <span>
#include <vector>

#include "solver/games/skat/glance_weights.h"
#include "solver/games/skat/score.h"
#include "solver/games/skat/skat.h"
#include "solver/games/skat/weights.h"

namespace matador::skat {
namespace {

constexpr CardSet kAllJacks = CardSet::of_rank(Rank::kJack);

CardSet trumps_of(const Kind& contract) {
  return contract.trump ? kAllJacks | CardSet::of_suit(*contract.trump) : kAllJacks;
}

// The points that win a suit game or grand.
constexpr double kWinning = 61;

// How far behind the best guess a choice may be that was made with open eyes: of the exchanges that
// are best with open cards nine in ten are as near as this (bench/fit_declarers.cc).
constexpr double kNear = 9;

// The best guess of a contract over all ways to set cards aside.
double best_strength(CardSet cards, const Kind& contract) {
  double best = 0;
  for (Card first : cards) {
    for (Card second : cards) {
      if (second.index() <= first.index()) continue;
      const CardSet set_aside{first, second};
      best = std::max(best, strength(cards - set_aside, set_aside, contract));
    }
  }
  return best;
}

bool is_best_suit(CardSet cards, double guess) {
  return ranges::none_of(Rules::kContracts, [&](const Kind& other) {
    return other.trump && best_strength(cards, other) > guess + kNear;
  });
}

}  // namespace

Features features(CardSet hand, CardSet set_aside, const Kind& contract) {
  constexpr std::size_t kTrumps = Rules::kJacks.size() + Rules::kRanks.size();
  Features counts{1};
  std::size_t next = 1;
  for (Card jack : Rules::kJacks) counts[next++] = hand.contains(jack) ? 1 : 0;
  if (contract.trump) {
    for (Rank rank : Rules::kRanks) {
      counts[next++] = hand.contains(Card(*contract.trump, rank)) ? 1 : 0;
    }
  }
  const CardSet trumps = hand & trumps_of(contract);
  next = 1 + kTrumps;
  for (int least : {5, 6, 7}) counts[next++] = trumps.size() >= least ? 1 : 0;
  for (Suit suit : kAllSuits) {
    if (suit == contract.trump) continue;
    count_plain_suit((hand - trumps) & CardSet::of_suit(suit), suit, counts.data() + next);
  }
  counts[kFeatures - 1] = ace_ten_points(set_aside);
  return counts;
}

double strength(CardSet hand, CardSet set_aside, const Kind& contract) {
  const Features counts = features(hand, set_aside, contract);
  const Features& weights = kHandWeights[contract.trump ? 0 : 1];
  return std::inner_product(counts.begin(), counts.end(), weights.begin(), 0.0);
}

bool is_sensible(const Task& task) {
  const Kind& named = kind_of(task.contract);
  const bool guessed = !named.is_null() && !task.own.as<Said>().announced.hand &&
                       task.deal.hand(task.declarer).size() == Rules::kTricks;
  if (!guessed) return true;
  const CardSet hand = task.deal.hand(task.declarer);
  const CardSet cards = hand | task.deal.talon();
  double made = 0;
  if (task.exchange) {
    const CardSet kept = (hand - task.exchange->discard) | task.exchange->take;
    made = strength(kept, cards - kept, named);
    if (made < kWinning - kNear) return false;
  }
  const double best = best_strength(cards, named);
  if (best < kWinning || (task.exchange && made < best - kNear)) return false;
  return !named.trump || is_best_suit(cards, best);
}

const Glance* glance_of(const Kind& contract) {
  const auto made = [](bool in_suit, std::span<const std::int16_t> points) {
    std::vector<TrickOrder> orders;
    for (const Kind& kind : Rules::kContracts) {
      const bool is_alike = !kind.is_null() && kind.trump.has_value() == in_suit;
      orders.push_back(is_alike ? order(kind) : TrickOrder{});
    }
    constexpr int kLooks = 100;
    return Glance(orders,
                  {.seats = Rules::kSeats, .points = points, .most_points = Rules::kPackPoints},
                  kLooks);
  };
  static const Glance suit_games = made(/*in_suit=*/true, glances::kSuitGamePoints);
  static const Glance grand = made(/*in_suit=*/false, glances::kGrandPoints);
  if (contract.is_null()) return nullptr;
  return contract.trump ? &suit_games : &grand;
}

}  // namespace matador::skat
