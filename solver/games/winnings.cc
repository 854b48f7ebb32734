#include "solver/games/winnings.h"

#include <bit>
#include <bitset>
#include <range/v3/algorithm/binary_search.hpp>
#include <range/v3/algorithm/count_if.hpp>
#include <range/v3/algorithm/max.hpp>
#include <range/v3/algorithm/min.hpp>
#include <range/v3/numeric/accumulate.hpp>
#include <set>
#include <span>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"
#include "solver/tricks/played.h"

namespace matador {
namespace {

constexpr std::size_t kMostPoints = 255;  // that the cards of a pack are worth together

int amount_won(const Winnings& won, Goal goal) {
  switch (goal) {
    case Goal::kPoints:
      return won.points;
    case Goal::kTricks:
      return won.tricks;
    case Goal::kSolo:
      return won.solo ? 1 : 0;
    default:
      return 0;  // the sums of one side do not tell it
  }
}

bool takes_some(const Winnings& won) { return won.points > 0; }

// The number of a player for a goal; it may depend on the winnings of the others (rules 4.2).
int amount_won(const WinningsBySeat& won, Seat player, int seats, Goal goal) {
  const Winnings& own = won[at(player)];
  const std::span all(won.data(), static_cast<std::size_t>(seats));
  switch (goal) {
    case Goal::kExcess:
      return own.tricks - ranges::min(all, {}, &Winnings::tricks).tricks;
    case Goal::kShortfall:
      return ranges::max(all, {}, &Winnings::tricks).tricks - own.tricks;
    case Goal::kSweep: {
      const bool sweep = ranges::count_if(all, takes_some) == 1;
      if (!sweep) return own.points;
      return takes_some(own) ? 0 : kSweepPenalty;
    }
    case Goal::kCardsTaken:
    case Goal::kFirstAndLast:
    case Goal::kCardTaken:
      return own.points;
    case Goal::kShunnedPoints:
      return ranges::accumulate(all, 0, {}, &Winnings::points) - own.points;
    default:
      return amount_won(own, goal);
  }
}

// The worth of a card to the winner of its trick, if it is unknown which trick that is.
std::set<int> points_possible(const TrickOrder& order, Card card) {
  std::set<int> points{order.points_of(card)};
  if (const auto& turned = order.upside_down_points) {
    points.insert((*turned)[static_cast<std::size_t>(card.index())]);
  }
  return points;
}

std::string counted(int count, const char* one) {
  return absl::StrCat(count, " ", one, count == 1 ? "" : "s");
}

std::string in_words(const Winnings& won) {
  return absl::StrCat(counted(won.points, "point"), " in ", counted(won.tricks, "trick"),
                      won.solo ? ", all won by one player" : "");
}

}  // namespace

int value_of(const std::vector<Rung>& ladder, const Winnings& won) {
  int value = 0;
  for (const Rung& rung : ladder) {
    if (amount_won(won, rung.goal) >= rung.target) value = rung.value;
  }
  return value;
}

WinningsBySeat won_by_each(const Played& played) {
  WinningsBySeat won{};
  for (int i = 0; i < played.complete_tricks(); ++i) {
    const Trick& trick = played.tricks()[static_cast<std::size_t>(i)];
    Winnings& winner = won[at(trick.winner)];
    ++winner.tricks;
    winner.points += trick.points;
    winner.solo = winner.tricks == played.complete_tricks();
  }
  return won;
}

Winnings won_by(SeatSet side, const Played& played) {
  const WinningsBySeat each = won_by_each(played);
  Winnings won;
  for (int i = 0; i < kMaxSeats; ++i) {
    if (!side.contains(Seat::from_index(i))) continue;
    const Winnings& seat = each[static_cast<std::size_t>(i)];
    won.points += seat.points;
    won.tricks += seat.tricks;
    won.solo |= seat.solo;
  }
  return won;
}

std::vector<bool> tricks_of(SeatSet side, const Played& played) {
  std::vector<bool> ours;
  for (int i = 0; i < played.complete_tricks(); ++i) {
    ours.push_back(side.contains(played.tricks()[static_cast<std::size_t>(i)].winner));
  }
  return ours;
}

int value_of(const std::vector<Rung>& ladder, const WinningsBySeat& won, Seat player, int seats) {
  int value = 0;
  for (const Rung& rung : ladder) {
    if (amount_won(won, player, seats, rung.goal) >= rung.target) value = rung.value;
  }
  return value;
}

ResultChecker::ResultChecker(const Game& game, int seats, TrickOrder order, SeatSet side)
    : seats_(seats),
      order_(std::move(order)),
      alone_(std::popcount(side.mask()) == 1),
      tricks_(game.shape(seats).cards_each()),
      to_come_(tricks_),
      open_(game.shape(seats).pack),
      aside_(open_.size() - seats * tricks_) {}

absl::StatusOr<ResultChecker> ResultChecker::of(const Task& task) {
  MATADOR_ASSIGN_OR_RETURN(const Played played, played_so_far(task));
  const SeatSet side = task.game->declaring_side(task);
  ResultChecker checker(*task.game, task.deal.seats(), task.game->order(task), side);
  checker.won_ = won_by(side, played);
  checker.solo_possible_ = checker.won_.solo || played.complete_tricks() == 0;
  if (task.exchange) {
    checker.won_.points += checker.order_.points_of(played.talon());
    checker.open_ -= played.talon();
    checker.aside_ = 0;
  }
  checker.to_come_ -= played.complete_tricks();
  for (int i = 0; i < played.complete_tricks(); ++i) {
    for (Card card : played.tricks()[static_cast<std::size_t>(i)].cards) {
      checker.open_ -= CardSet{card};
    }
  }
  checker.won_.solo = checker.complete() && checker.solo_possible_;
  return checker;
}

absl::StatusOr<Winnings> ResultChecker::accept(const Winnings& reported) const {
  Winnings won = reported;
  won.solo |= alone_ && reported.tricks == tricks_;
  if (complete() && won != won_) {
    return invalid("the play ended with ", in_words(won_), ", not with ", in_words(won));
  }
  for (const absl::Status& status : {check_tricks(won), check_points(won), check_solo(won)}) {
    MATADOR_RETURN_IF_ERROR(status);
  }
  return won;
}

absl::Status ResultChecker::check_tricks(const Winnings& reported) const {
  const int most = won_.tricks + to_come_;
  if (reported.tricks >= won_.tricks && reported.tricks <= most) return absl::OkStatus();
  return invalid(name_, " cannot have won ", counted(reported.tricks, "trick"), ", expected ",
                 won_.tricks, " to ", most);
}

absl::Status ResultChecker::check_points(const Winnings& reported) const {
  if (!check_tricks(reported).ok()) return absl::OkStatus();  // has its own message
  const std::vector<int> sums = sums_of(reported.tricks - won_.tricks);
  if (ranges::binary_search(sums, reported.points - won_.points)) return absl::OkStatus();
  const int least = won_.points + sums.front();
  const int most = won_.points + sums.back();
  const std::string what = absl::StrCat(name_, " cannot have won ", in_words(reported));
  if (reported.points > least && reported.points < most) {
    return invalid(what, ": no cards add up to that");
  }
  return invalid(what, ", expected ", least, most == least ? "" : absl::StrCat(" to ", most),
                 " points");
}

absl::Status ResultChecker::check_solo(const Winnings& reported) const {
  if (!reported.solo || (solo_possible_ && reported.tricks == tricks_)) return absl::OkStatus();
  return invalid("one player cannot have won all ", counted(tricks_, "trick"), " himself: ",
                 reported.tricks < tricks_ ? absl::StrCat("his side has won ", reported.tricks)
                                           : "another has won one of them");
}

std::vector<int> ResultChecker::sums_of(int tricks) const {
  using PointSums = std::bitset<kMostPoints + 1>;
  std::vector<PointSums> of_so_many(static_cast<std::size_t>(tricks * seats_ + aside_) + 1);
  of_so_many.front().set(0);
  for (Card card : open_) {
    for (std::size_t i = of_so_many.size() - 1; i > 0; --i) {
      const PointSums before = of_so_many[i - 1];
      for (int points : points_possible(order_, card)) {
        of_so_many[i] |= before << static_cast<std::size_t>(points);
      }
    }
  }
  PointSums possible = of_so_many.back();
  if (tricks > 0 && tricks == to_come_) possible.reset();  // then the last trick is among them
  if (tricks > 0) possible |= of_so_many.back() << static_cast<std::size_t>(order_.last_trick);
  std::vector<int> sums;
  for (std::size_t sum = 0; sum <= kMostPoints; ++sum) {
    if (possible.test(sum)) sums.push_back(static_cast<int>(sum));
  }
  return sums;
}

}  // namespace matador
