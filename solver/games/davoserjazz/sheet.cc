#include "solver/games/davoserjazz/sheet.h"

#include <algorithm>
#include <functional>
#include <numeric>

#include "solver/cards/seat.h"
#include "solver/games/davoserjazz/rules.h"
#include "solver/games/options.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"

namespace matador::davoserjazz {

// ---- Sheet --------------------------------------------------------------------------------------

namespace {

// Rules 4.4. Half is 2n of 4n, a quarter n of them.
std::vector<int> usual_weights(int seats) {
  if (seats == 3) return {3, 2, 1};
  const int others = seats - 2;
  std::vector<int> weights{2 * others, others};
  weights.resize(static_cast<std::size_t>(seats), 1);
  return weights;
}

int sum_of(const std::vector<int>& numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), 0);
}

// By place, the first one first.
std::vector<int> shares_by_place(int pot, const std::vector<int>& weights) {
  std::vector<int> shares;
  int left = sum_of(weights);
  for (int weight : weights) {
    shares.push_back(left == 0 ? 0 : (pot * weight + left - 1) / left);
    pot -= shares.back();
    left -= weight;
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

int Sheet::pot() const { return sum_of(totals_); }

absl::StatusOr<std::vector<int>> share_weights(int seats, const std::vector<RuleOption>& options) {
  const std::vector<int> agreed = option_numbers(options, "shares");
  if (agreed.empty()) return usual_weights(seats);
  if (static_cast<int>(agreed.size()) == seats && sum_of(agreed) == 100) return agreed;
  return invalid("shares=", *option_value(options, "shares"), " are ", agreed.size(), " shares of ",
                 sum_of(agreed), " per cent together, expected ", seats, " of 100");
}

std::vector<int> shares(int pot, const std::vector<int>& places, const std::vector<int>& weights) {
  const std::vector<int> by_place = shares_by_place(pot, weights);
  std::vector<int> shares;
  for (int place : places) shares.push_back(by_place[static_cast<std::size_t>(place - 1)]);
  return shares;
}

// ---- Score --------------------------------------------------------------------------------------

namespace {

// The most units of its goal that a player can have in a hand.
int most(const Hand& hand, const DealShape& shape) {
  if (compares_tricks(*hand.goal)) return shape.hand_size;
  if (hand.goal == Goal::kFirstAndLast) return 2;
  const int cards = (shape.pack & hand.cards).size();
  return hand.goal == Goal::kSweep ? std::max(cards - 1, kSweepPenalty) : cards;
}

}  // namespace

std::vector<Rung> penalty_ladder(const Hand& hand, const DealShape& shape) {
  if (!hand.goal) return {};
  std::vector<Rung> ladder = counting_ladder(*hand.goal, most(hand, shape));
  for (Rung& rung : ladder) rung.value *= hand.penalty;
  return ladder;
}

std::vector<int> penalties(const Hand& hand, const DealShape& shape, const WinningsBySeat& won) {
  const std::vector<Rung> ladder = penalty_ladder(hand, shape);
  std::vector<int> penalties;
  for (Seat seat : all_seats(shape.seats)) {
    penalties.push_back(value_of(ladder, won, seat, shape.seats));
  }
  return penalties;
}

}  // namespace matador::davoserjazz
