#include "solver/root/inquiry.h"

namespace matador {
namespace {

// What the declaring side has won already.
struct Account {
  int points = 0;
  int tricks = 0;
  bool solo_possible = true;  // one player of the side won every trick so far

  int won(Goal goal) const {
    return goal == Goal::kPoints ? points : goal == Goal::kTricks ? tricks : 0;
  }
};

Account account(const Task& task, const Played& played) {
  Account result;
  const SeatSet side = task.game->declaring_side(task);
  for (int i = 0; i < played.complete_tricks(); ++i) {
    const Trick& trick = played.tricks()[static_cast<std::size_t>(i)];
    const bool ours = side.contains(trick.winner);
    result.solo_possible &= ours && trick.winner == played.tricks().front().winner;
    if (!ours) continue;
    ++result.tricks;
    for (Card card : trick.cards) result.points += task.game->card_points(card);
  }
  return result;
}

}  // namespace

Range Inquiry::ask(const Played& played, Range range, int index) {
  const Goal goal = rung(index).goal;
  const Account so_far = account(task_, played);
  if (goal == Goal::kSolo && !so_far.solo_possible) return {range.low, index - 1};
  const int won = so_far.won(goal);
  const int need = rung(index).need - won;
  if (need <= 0) return {index, range.high};
  const search::Interval rest = engines_.ask(goal, translation_.moment(played), need, limit_);
  for (int i = range.low + 1; i <= range.high; ++i) {
    if (rung(i).goal != goal) continue;
    if (rung(i).need <= won + rest.low) range.low = i;
    if (rung(i).need > won + rest.high) range.high = i - 1;
  }
  return range;
}

Range Inquiry::climb(const Played& played, Range range, int first) {
  int index = first;
  while (range.low < range.high) {
    const Range narrower = ask(played, range, index);
    if (narrower == range) break;
    range = narrower;
    index = (range.low + range.high + 1) / 2;
  }
  return range;
}

bool Inquiry::card_values(const Played& played, int value, Solution& solution) {
  const bool declarer = ours(*played.to_play());
  for (Card card : played.legal()) {
    Played after = played;
    if (!after.play(card).ok()) return false;
    // No card is better for the player than the value of the position.
    const Range range = declarer ? Range{0, value} : Range{value, whole().high};
    const Range found = climb(after, range, declarer ? value : value + 1);
    if (found.low != found.high) return false;
    solution.cards.push_back({card, rung(found.low).value});
  }
  return true;
}

std::optional<Card> Inquiry::first_best_card(const Played& played, int value) {
  const bool declarer = ours(*played.to_play());
  for (Card card : played.legal()) {
    Played after = played;
    if (!after.play(card).ok()) return std::nullopt;
    Range range = declarer ? Range{0, value} : Range{value, whole().high};
    if (range.low < range.high) range = ask(after, range, declarer ? value : value + 1);
    if (declarer ? range.low == value : range.high == value) return card;
    const bool worse = declarer ? range.high < value : range.low > value;
    if (!worse) return std::nullopt;
  }
  return std::nullopt;
}

bool Inquiry::line(Played played, int value, Solution& solution) {
  while (played.to_play()) {
    const std::optional<Card> card = first_best_card(played, value);
    if (!card || !played.play(*card).ok()) return false;
    solution.line.push_back(*card);
  }
  return true;
}

Solution Inquiry::answer(const Played& played, const Request& request) {
  Solution solution;
  solution.to_play = played.to_play();
  Range range = whole();
  range = climb(played, range, (range.low + range.high + 1) / 2);
  solution.low = rung(range.low).value;
  solution.high = rung(range.high).value;
  solution.exact =
      range.low == range.high &&
      (!request.cards || !solution.to_play || card_values(played, range.low, solution)) &&
      (!request.line || line(played, range.low, solution));
  if (!solution.exact) {
    solution.cards.clear();
    solution.line.clear();
  }
  solution.nodes = engines_.nodes();
  return solution;
}

}  // namespace matador
