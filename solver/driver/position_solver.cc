#include "solver/driver/position_solver.h"

#include <algorithm>
#include <range/v3/algorithm/count.hpp>

#include "solver/cards/seat.h"
#include "solver/games/winnings.h"

namespace matador {
namespace {

// Enough nodes for every question of most deals.
constexpr std::uint64_t kPatience = std::uint64_t{1} << 21;

// The winnings of the declaring side so far, by the measure of a goal. 0 for goals whose questions
// are about the whole deal.
int won_so_far(Goal goal, const Task& task, SeatSet side, const TrickOrder& order,
               const Played& played) {
  switch (goal) {
    case Goal::kPoints:
      return won_by(side, played).points + order.points_of(played.talon());
    case Goal::kTricks:
      return won_by(side, played).tricks;
    case Goal::kFirst: {  // of the first tricks, which are a majority
      std::vector<bool> ours = tricks_of(side, played);
      const auto most = static_cast<std::size_t>(majority(task.deal.shape().cards_each()));
      ours.resize(std::min(ours.size(), most));
      return static_cast<int>(ranges::count(ours, true));
    }
    case Goal::kMisere:  // those that it did not win
      return played.complete_tricks() - won_by(side, played).tricks;
    case Goal::kShunnedPoints: {  // those of the others
      SeatSet others;
      for (Seat seat : all_seats(task.deal.seats())) {
        if (!side.contains(seat)) others |= seat;
      }
      return won_by(others, played).points;
    }
    default:
      return 0;
  }
}

// Whether one player of the side has won every trick so far.
bool solo_possible(SeatSet side, const Played& played) {
  return played.complete_tricks() == 0 || won_by(side, played).solo;
}

}  // namespace

ValueInterval values_of(const Ladder& ladder, Range range) {
  const auto [low, high] =
      std::minmax({rung_of(ladder, range.low).value, rung_of(ladder, range.high).value});
  return {low, high};
}

Range PositionSolver::ask(const Played& played, const Ladder& ladder, Range range, int index,
                          std::uint64_t limit) {
  const Goal goal = rung_of(ladder, index).goal;
  if (goal == Goal::kSolo && !solo_possible(side_, played)) return {range.low, index - 1};
  const int won = won_so_far(goal, task_, side_, order_, played);
  const int target = rung_of(ladder, index).target - won;
  if (target <= 0) return {index, range.high};
  const search::Interval rest =
      engines_.ask(goal, translation_.root_position(played), target, limit);
  for (int i = range.low + 1; i <= range.high; ++i) {
    const Rung& rung = rung_of(ladder, i);
    if (rung.goal != goal) continue;
    if (rung.target <= won + rest.low) range.low = i;
    if (rung.target > won + rest.high) range.high = i - 1;
  }
  return range;
}

// Each question gets a number of nodes; when all questions have failed, each gets more. Questions
// are asked even beyond the limit, because some need no node.
Range PositionSolver::drive(const Played& played, const Ladder& ladder, ZeroWindowDriver driver,
                            const Tell& tell) {
  std::uint64_t patience = kPatience;
  if (tell) tell(driver.range());
  while (!driver.is_decided()) {
    if (const std::optional<int> index = driver.next()) {
      const std::uint64_t limit =
          driver.has_one_question() ? limit_ : std::min(limit_, engines_.nodes() + patience);
      driver.answer(*index, ask(played, ladder, driver.range(), *index, limit));
      if (tell) tell(driver.range());
    } else if (patience >= limit_ || engines_.nodes() >= limit_ || engines_.stop().reached()) {
      break;
    } else {
      patience *= 4;
      driver.forget_failures();
    }
  }
  return driver.range();
}

std::optional<int> PositionSolver::likely_rung(const Played& played, const Ladder& ladder,
                                               std::optional<int> expected) {
  const int top = whole(ladder).high;
  const Goal goal = rung_of(ladder, (top + 1) / 2).goal;
  int won = 0;
  if (!expected) {
    const std::optional<int> rest = engines_.first_guess(goal, translation_.root_position(played));
    if (!rest) return std::nullopt;
    won = won_so_far(goal, task_, side_, order_, played) + *rest;
  }
  int likely = 1;
  for (int i = 1; i <= top; ++i) {
    const Rung& rung = rung_of(ladder, i);
    const bool reached =
        expected ? rung.value <= *expected : rung.goal == goal && rung.target <= won;
    if (reached) likely = i;
  }
  return likely;
}

Range PositionSolver::find(const Played& played, const Ladder& ladder, std::optional<int> expected,
                           const Tell& tell) {
  const Range range = whole(ladder);
  if (range.high == 0) return range;
  const std::optional<int> likely = likely_rung(played, ladder, expected);
  if (!likely) return drive(played, ladder, ZeroWindowDriver(range, (range.high + 1) / 2), tell);
  return drive(played, ladder, ZeroWindowDriver(range, *likely, std::max(range.high / 10, 1)),
               tell);
}

std::vector<Played> PositionSolver::starts(const std::vector<Exchange>& exchanges) const {
  std::vector<Played> starts;
  for (const Exchange& exchange : exchanges) {
    starts.emplace_back(task_.deal.exchanged(task_.declarer, exchange).value(), order_,
                        task_.leader);
  }
  return starts;
}

PositionSolver::BestStart PositionSolver::best_start(const std::vector<Played>& starts,
                                                     const Ladder& ladder, const Tell& tell) {
  Range range = find(starts.front(), ladder);
  const int top = whole(ladder).high;
  std::size_t best = 0;
  int high = range.high;  // of all starts, if the limit leaves one open
  for (std::size_t i = 1; i < starts.size(); ++i) {
    // The first of equal exchanges is wanted: a later one has to be better.
    const int enough = range.low + 1;
    if (tell) tell({range.low, top});
    if (enough > top) break;
    Range found = ask(starts[i], ladder, whole(ladder), enough);
    if (found.low >= enough) {
      found = drive(starts[i], ladder, ZeroWindowDriver(found, found.low + 1, 2));
      range.low = found.low;
      best = i;
    }
    high = std::max(high, found.high);
  }
  range.high = high;
  return {.index = best, .range = range};
}

}  // namespace matador
