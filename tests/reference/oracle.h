// The oracle: the value of an ending by plain minimax (rules 0.2). It plays every legal card of
// every player to the end of the deal, takes the result there, and keeps the best for the player to
// move. It has no bounds and no ordering. So it is slow, and meant for endings of at most some 24
// cards.
//
// It has two simple aids. It finds the values for all measures in one walk. And it remembers
// positions between two tricks, with everything that matters to their value: all hands, face-down
// cards, the leader, and the winnings so far. The value of a position is that of the finished deal,
// so nothing has to be added or shifted.
//
//   Oracle<Position> oracle;
//   oracle.value(position, Measure::kPoints);
//   oracle.card_values(position, Measure::kPoints);   oracle.line(position, Measure::kPoints);
//
// It serves every game whose rules say, beside its type Position with a `trick` on the table:
//
//   bool is_over(position);          legal(position), the cards in listing order (rules 0.4);
//   bool wants_most(position), the player to move;   Position play(position, card);
//   Results results(position), of a finished deal;   Row row(position), all of it, between tricks.
//
// If the player to move may also stop the deal, `score_of_stopping(position)` is the score for
// that.

#ifndef MATADOR_TESTS_REFERENCE_ORACLE_H_
#define MATADOR_TESTS_REFERENCE_ORACLE_H_

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/inlined_vector.h"
#include "solver/cards/card.h"

namespace matador::reference {

// The measures of a finished deal, seen from one camp (rules 0.3).
enum class Measure { kPoints, kTricks, kScore };
inline constexpr std::size_t kMeasures = 3;
using Results = std::array<int, kMeasures>;  // by measure

inline int of(const Results& results, Measure measure) {
  return results[static_cast<std::size_t>(measure)];
}

// A whole position between two tricks, as one row of numbers.
using Row = absl::InlinedVector<std::uint64_t, 16>;

template <typename Position>
class Oracle {
 public:
  // The value of the whole deal, with the winnings before the position.
  int value(const Position& position, Measure measure) { return of(values(position), measure); }

  // All legal cards in listing order, and the value after each.
  std::vector<std::pair<Card, int>> card_values(const Position& position, Measure measure) {
    std::vector<std::pair<Card, int>> values;
    if (is_over(position)) return values;
    for (Card card : legal(position)) {
      values.emplace_back(card, value(play(position, card), measure));
    }
    return values;
  }

  // Best play to the end of the deal, each time the first best card in listing order (rules 0.4).
  std::vector<Card> line(Position position, Measure measure) {
    std::vector<Card> line;
    while (!is_over(position)) {
      const int best = value(position, measure);
      const auto cards = card_values(position, measure);
      const auto card = std::ranges::find(cards, best, &std::pair<Card, int>::second);
      if (card == cards.end()) break;  // better to stop
      line.push_back(card->first);
      position = play(position, line.back());
    }
    return line;
  }

 private:
  Results values(const Position& position) {
    if (is_over(position)) return results(position);
    if (!position.trick.empty()) return best_after_any_card(position);
    const Row key = row(position);
    if (const auto known = memory_.find(key); known != memory_.end()) return known->second;
    return memory_[key] = best_of_all(position);
  }

  // The best of stopping, if that is allowed, and of playing on.
  Results best_of_all(const Position& position) {
    Results best = best_after_any_card(position);
    if constexpr (requires { score_of_stopping(position); }) {
      if (const std::optional<int> stopped = score_of_stopping(position)) {
        int& score = best[static_cast<std::size_t>(Measure::kScore)];
        score = wants_most(position) ? std::max(score, *stopped) : std::min(score, *stopped);
      }
    }
    return best;
  }

  // One camp wants the maximum, the other the minimum.
  Results best_after_any_card(const Position& position) {
    const bool most = wants_most(position);
    Results best;
    best.fill(most ? std::numeric_limits<int>::min() : std::numeric_limits<int>::max());
    for (Card card : legal(position)) {
      const Results after = values(play(position, card));
      for (std::size_t i = 0; i < kMeasures; ++i) {
        best[i] = most ? std::max(best[i], after[i]) : std::min(best[i], after[i]);
      }
    }
    return best;
  }

  absl::flat_hash_map<Row, Results> memory_;
};

// The number of different ways in which the next `cards` cards can be played.
template <typename Position>
std::uint64_t perft(const Position& position, int cards) {
  if (cards == 0) return 1;
  if (is_over(position)) return 0;
  std::uint64_t ways = 0;
  for (Card card : legal(position)) ways += perft(play(position, card), cards - 1);
  return ways;
}

}  // namespace matador::reference

#endif  // MATADOR_TESTS_REFERENCE_ORACLE_H_
