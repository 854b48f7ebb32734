// The oracle: the value of an ending by plain minimax (rules 0.2). It plays every legal card of
// every player to the very end, looks at what was won there, and takes the best for whoever is to
// move. No bounds, no ordering, nothing left out. So it is slow, and meant for endings of some 24
// cards or fewer.
//
// Two aids, both plain. It finds the values for all measures in one walk, each for itself. And it
// remembers positions between two tricks, each with everything that matters to its value: all
// hands, what lies face down, who leads, and what was won so far. What is remembered of a position
// is the value of the finished deal, so nothing has to be added or shifted.
//
//   Oracle oracle;
//   oracle.value(position, Measure::kPoints);
//   oracle.card_values(position, Measure::kPoints);   oracle.line(position, Measure::kPoints);

#ifndef MATADOR_TESTS_REFERENCE_ORACLE_H_
#define MATADOR_TESTS_REFERENCE_ORACLE_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/inlined_vector.h"
#include "tests/reference/rules.h"

namespace matador::reference {

// What a finished deal is measured in, from the declaring side's view (rules 0.3).
enum class Measure { kPoints, kTricks, kScore };
inline constexpr std::size_t kMeasures = 3;

// A position between two tricks, all of it, as one row of numbers.
using Row = absl::InlinedVector<std::uint64_t, 16>;

class Oracle {
 public:
  // Of the whole deal, what was won before the position included.
  int value(const Position& position, Measure measure);

  // Every legal card in listing order, and the value after it.
  std::vector<std::pair<Card, int>> card_values(const Position& position, Measure measure);

  // To the end of the deal, always the first card in listing order among the best (rules 0.4).
  std::vector<Card> line(Position position, Measure measure);

 private:
  using Values = std::array<int, kMeasures>;  // by measure

  Values values(const Position& position);
  Values best_after_any_card(const Position& position);

  absl::flat_hash_map<Row, Values> memory_;
};

// The number of different ways in which the next `cards` cards can be played.
std::uint64_t perft(const Position& position, int cards);

}  // namespace matador::reference

#endif  // MATADOR_TESTS_REFERENCE_ORACLE_H_
