#include "solver/games/davoserjazz/sheet.h"

#include <algorithm>
#include <functional>
#include <numeric>

#include "solver/games/davoserjazz/rules.h"

namespace matador::davoserjazz {
namespace {

int part(int sum, int of) { return (sum + of - 1) / of; }  // rounded up

// By place, the first one first.
std::vector<int> shares_by_place(int pot, std::size_t players) {
  std::vector<int> shares{part(pot, 2), part(pot, players == 3 ? 3 : 4)};
  int left = pot - shares[0] - shares[1];
  while (shares.size() < players) {
    shares.push_back(part(left, static_cast<int>(players - shares.size())));
    left -= shares.back();
  }
  return shares;
}

}  // namespace

void Sheet::enter(std::size_t hand, const std::vector<int>& penalties) {
  static_assert(kHands == Rules::kHands.size());
  if (is_over()) {
    totals_.assign(totals_.size(), 0);
    entered_.reset();
  }
  std::transform(totals_.begin(), totals_.end(), penalties.begin(), totals_.begin(), std::plus());
  entered_.set(hand);
  if (is_over()) ++games_;
}

int Sheet::pot() const { return std::accumulate(totals_.begin(), totals_.end(), 0); }

std::vector<int> shares(int pot, const std::vector<int>& places) {
  const std::vector<int> by_place = shares_by_place(pot, places.size());
  std::vector<int> shares;
  for (int place : places) shares.push_back(by_place[static_cast<std::size_t>(place - 1)]);
  return shares;
}

}  // namespace matador::davoserjazz
