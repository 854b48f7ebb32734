#include "solver/driver/inquiry.h"

#include <algorithm>
#include <range/v3/algorithm/count.hpp>

#include "solver/games/tasks.h"
#include "solver/games/winnings.h"

namespace matador {
namespace {

// Enough nodes for each question of most deals.
constexpr std::uint64_t kPatience = std::uint64_t{1} << 21;

// What the declaring side has won so far of a goal. Goals that are not counted here are asked about
// the whole deal.
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
    case Goal::kShunned:  // those that it did not win
      return played.complete_tricks() - won_by(side, played).tricks;
    default:
      return 0;
  }
}

// Whether one player of the side has won every trick so far.
bool solo_possible(SeatSet side, const Played& played) {
  return played.complete_tricks() == 0 || won_by(side, played).solo;
}

}  // namespace

Range Inquiry::ask(const Played& played, Range range, int index, std::uint64_t limit) {
  const Goal goal = rung(index).goal;
  if (goal == Goal::kSolo && !solo_possible(side_, played)) return {range.low, index - 1};
  const int won = won_so_far(goal, task_, side_, order_, played);
  const int need = rung(index).need - won;
  if (need <= 0) return {index, range.high};
  const search::Interval rest = engines_.ask(goal, translation_.moment(played), need, limit);
  for (int i = range.low + 1; i <= range.high; ++i) {
    if (rung(i).goal != goal) continue;
    if (rung(i).need <= won + rest.low) range.low = i;
    if (rung(i).need > won + rest.high) range.high = i - 1;
  }
  return range;
}

// Each question gets a number of nodes; when all questions have failed, each gets more. Questions
// are asked even beyond the limit, because some need no node.
Range Inquiry::climb(const Played& played, Climb climb) {
  std::uint64_t patience = kPatience;
  while (!climb.is_decided()) {
    if (const std::optional<int> index = climb.next()) {
      const std::uint64_t limit = std::min(limit_, engines_.nodes() + patience);
      climb.answer(*index,
                   ask(played, climb.range(), *index, climb.has_one_question() ? limit_ : limit));
    } else if (patience >= limit_ || engines_.nodes() >= limit_ || engines_.stop().reached()) {
      break;
    } else {
      patience *= 4;
      climb.forget_failures();
    }
  }
  return climb.range();
}

std::optional<int> Inquiry::likely_rung(const Played& played, std::optional<int> expected) {
  const Goal goal = rung((whole().high + 1) / 2).goal;
  int won = 0;
  if (!expected) {
    const std::optional<int> rest = engines_.first_guess(goal, translation_.moment(played));
    if (!rest) return std::nullopt;
    won = won_so_far(goal, task_, side_, order_, played) + *rest;
  }
  int likely = 1;
  for (int i = 1; i <= whole().high; ++i) {
    const bool reached =
        expected ? rung(i).value <= *expected : rung(i).goal == goal && rung(i).need <= won;
    if (reached) likely = i;
  }
  return likely;
}

Range Inquiry::climb_all(const Played& played, std::optional<int> expected) {
  const int top = whole().high;
  if (top == 0) return whole();
  const std::optional<int> likely = likely_rung(played, expected);
  if (!likely) return climb(played, Climb(whole(), (top + 1) / 2));
  return climb(played, Climb(whole(), *likely, std::max(top / 10, 1)));
}

Inquiry::BestStart Inquiry::best_start(const std::vector<Played>& starts) {
  Range range = climb_all(starts.front());
  std::size_t best = 0;
  int high = range.high;  // of all starts, if the limit leaves one open
  for (std::size_t i = 1; i < starts.size(); ++i) {
    // The first of equal exchanges is wanted: a later one has to be better.
    const int enough = range.low + 1;
    if (enough > whole().high) break;
    Range found = ask(starts[i], whole(), enough, limit_);
    if (found.low >= enough) {
      found = climb(starts[i], Climb(found, found.low + 1, 2));
      range.low = found.low;
      best = i;
    }
    high = std::max(high, found.high);
  }
  range.high = high;
  return {.index = best, .range = range};
}

std::optional<std::vector<ExchangeValue>> Inquiry::exchange_values(
    const std::vector<Exchange>& exchanges, const std::vector<Played>& starts, Range best) {
  std::vector<ExchangeValue> values;
  for (std::size_t i = 0; i < starts.size(); ++i) {
    const Range found = climb(starts[i], Climb({0, best.high}, best.high));
    if (found.low != found.high) return std::nullopt;
    values.push_back({exchanges[i], rung(found.low).value});
  }
  return values;
}

std::optional<int> Inquiry::play_on(const Played& played, int value) {
  std::vector<Rung> ladder = task_.game->ladder_of_playing_on(task_, objective_, played);
  if (ladder.empty()) return value;
  ladder_ = std::move(ladder);
  const Range range = climb_all(played);
  return range.low == range.high ? std::optional(range.low) : std::nullopt;
}

std::optional<std::vector<MoveValue>> Inquiry::card_values(const Played& played, CardSet cards,
                                                           int value_now) {
  const std::optional<int> playing_on = play_on(played, value_now);
  if (!playing_on) return std::nullopt;
  const int value = *playing_on;
  const bool declarer = ours(*played.to_play());
  std::vector<MoveValue> values;
  for (Card card : played.legal() & cards) {
    Played after = played;
    if (!after.play(card).ok()) return std::nullopt;
    // No card is better for the player than the value of the position.
    const Range range = declarer ? Range{0, value} : Range{value, whole().high};
    const Range found = climb(after, Climb(range, declarer ? value : value + 1));
    if (found.low != found.high) return std::nullopt;
    values.push_back({card, rung(found.low).value});
  }
  return values;
}

std::optional<Card> Inquiry::first_best_card(const Played& played, int value) {
  const bool declarer = ours(*played.to_play());
  for (Card card : played.legal()) {
    Played after = played;
    if (!after.play(card).ok()) return std::nullopt;
    Range range = declarer ? Range{0, value} : Range{value, whole().high};
    if (range.low < range.high) range = ask(after, range, declarer ? value : value + 1, limit_);
    if (declarer ? range.low == value : range.high == value) return card;
    const bool worse = declarer ? range.high < value : range.low > value;
    if (!worse) return std::nullopt;
  }
  return std::nullopt;
}

std::optional<std::vector<Move>> Inquiry::line(Played played, int value) {
  std::vector<Move> line;
  while (played.to_play()) {
    const int score = rung(value).value;
    const std::optional<int> playing_on = play_on(played, value);
    if (!playing_on) return std::nullopt;
    value = *playing_on;
    if (rung(value).value != score) break;  // better to stop
    const std::optional<Card> card = first_best_card(played, value);
    if (!card || !played.play(*card).ok()) return std::nullopt;
    line.emplace_back(*card);
  }
  return line;
}

// The start of the play after each of the exchanges.
std::vector<Played> Inquiry::starts(const std::vector<Exchange>& exchanges) const {
  std::vector<Played> starts;
  for (const Exchange& exchange : exchanges) {
    starts.emplace_back(task_.deal.exchanged(task_.declarer, exchange).value(), order_,
                        task_.leader);
  }
  return starts;
}

Solution Inquiry::answer(const Played& played, const Request& request,
                         std::optional<int> expected) {
  objective_ = request.objective;
  return task_.exchange ? answer_play(played, request, expected) : answer_exchange(request);
}

Solution Inquiry::answer_play(const Played& played, const Request& request,
                              std::optional<int> expected) {
  const std::vector<Rung> ladder = ladder_;
  Solution solution;
  solution.to_play = played.to_play();
  const Range range = climb_all(played, expected);
  std::optional<std::vector<MoveValue>> moves(std::in_place);
  std::optional<std::vector<Move>> line(std::in_place);
  const bool found = range.low == range.high;
  if (found && request.cards && solution.to_play)
    moves = card_values(played, request.only, range.low);
  ladder_ = ladder;
  if (found && moves && request.line) line = this->line(played, range.low);
  ladder_ = ladder;
  solution.exact = found && moves && line;
  if (solution.exact) {
    solution.moves = *std::move(moves);
    solution.line = *std::move(line);
  }
  return concluded(std::move(solution), range);
}

Solution Inquiry::answer_exchange(const Request& request) {
  const std::vector<Exchange> exchanges = task_.game->exchanges(task_);
  const std::vector<Played> starts = this->starts(exchanges);
  Solution solution;
  solution.to_play = task_.leader;
  const auto [best, range] = best_start(starts);
  std::optional<std::vector<ExchangeValue>> values(std::in_place);
  std::optional<std::vector<Move>> line(std::in_place);
  const bool found = range.low == range.high;
  if (found && request.exchanges) values = exchange_values(exchanges, starts, range);
  if (found && values && request.line) line = this->line(starts[best], range.low);
  solution.exact = found && values && line;
  if (solution.exact) {
    solution.exchange = exchanges[best];
    solution.exchanges = *std::move(values);
    solution.line = *std::move(line);
  }
  return concluded(std::move(solution), range);
}

Solution Inquiry::concluded(Solution solution, Range range) const {
  // If tricks are shunned the value falls from rung to rung.
  const auto [low, high] = std::minmax({rung(range.low).value, rung(range.high).value});
  solution.low = low;
  solution.high = high;
  solution.nodes = engines_.nodes();
  if (!solution.exact) solution.stopped = engines_.stop().reason();
  return solution;
}

}  // namespace matador
