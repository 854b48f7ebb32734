#include "tests/reference/oracle.h"

#include <algorithm>
#include <limits>

namespace matador::reference {
namespace {

Row row(const Position& position) {
  const auto& [players, hands, face_down, bid, trump, declarer, solo_vol, leader, trick,
               declarer_tricks, partner_tricks, opponents_tricks, points] = position;
  Row row;
  for (CardSet hand : hands) row.push_back(hand.mask());
  for (int number :
       {players, static_cast<int>(bid), index(trump), declarer.index(), static_cast<int>(solo_vol),
        leader.index(), declarer_tricks, partner_tricks, opponents_tricks, points}) {
    row.push_back(static_cast<std::uint64_t>(number));
  }
  for (const FaceDown& down : face_down) {
    for (int number : {down.seat.index(), down.cover.index(), down.card.index()}) {
      row.push_back(static_cast<std::uint64_t>(number));
    }
  }
  return row;
}

}  // namespace

int Oracle::value(const Position& position, Measure measure) {
  return values(position)[static_cast<std::size_t>(measure)];
}

std::vector<std::pair<Card, int>> Oracle::card_values(const Position& position, Measure measure) {
  std::vector<std::pair<Card, int>> values;
  for (Card card : legal(position)) values.emplace_back(card, value(play(position, card), measure));
  return values;
}

std::vector<Card> Oracle::line(Position position, Measure measure) {
  std::vector<Card> line;
  while (!is_over(position)) {
    const int best = value(position, measure);
    const auto cards = card_values(position, measure);
    line.push_back(std::ranges::find(cards, best, &std::pair<Card, int>::second)->first);
    position = play(position, line.back());
  }
  return line;
}

Oracle::Values Oracle::values(const Position& position) {
  if (is_over(position)) return {position.points, tricks(position), score(position)};
  if (!position.trick.empty()) return best_after_any_card(position);
  const Row key = row(position);
  if (const auto known = memory_.find(key); known != memory_.end()) return known->second;
  return memory_[key] = best_after_any_card(position);
}

// The declaring side wants the most, its opponents the least.
Oracle::Values Oracle::best_after_any_card(const Position& position) {
  const bool declaring = declaring_side_plays(position);
  Values best;
  best.fill(declaring ? std::numeric_limits<int>::min() : std::numeric_limits<int>::max());
  for (Card card : legal(position)) {
    const Values after = values(play(position, card));
    for (std::size_t i = 0; i < kMeasures; ++i) {
      best[i] = declaring ? std::max(best[i], after[i]) : std::min(best[i], after[i]);
    }
  }
  return best;
}

std::uint64_t perft(const Position& position, int cards) {
  if (cards == 0) return 1;
  if (is_over(position)) return 0;
  std::uint64_t ways = 0;
  for (Card card : legal(position)) ways += perft(play(position, card), cards - 1);
  return ways;
}

}  // namespace matador::reference
