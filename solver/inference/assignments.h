// All ways to put cards into places of given sizes, where each card may lie in some of the places
// only. The ways are counted and numbered: one can be drawn at random without bias, or all listed.
//
//   Assignments assignments({{card, 0b011}, ...}, {8, 8, 2});     // may lie in the places 0 and 1
//   assignments.count();
//   assignments.at(0);                                         // the cards of each place
//
// Dynamic programming over the room left in the places. The cards are placed in listing order, so
// the room tells which card is next. Time and memory: the product of the sizes plus one.

#ifndef MATADOR_SOLVER_INFERENCE_ASSIGNMENTS_H_
#define MATADOR_SOLVER_INFERENCE_ASSIGNMENTS_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "absl/numeric/int128.h"
#include "solver/cards/card_set.h"

namespace matador {

// Bit i: place i.
using PlaceMask = std::uint32_t;
inline constexpr std::size_t kMaxPlaces = 32;

struct PlacedCard {
  Card card;
  PlaceMask may;  // where it may lie
};

class Assignments {
 public:
  // At most kMaxPlaces places; the sizes add up to the number of cards.
  Assignments(const std::vector<PlacedCard>& cards, std::vector<int> sizes);

  absl::uint128 count() const { return ways_.back(); }

  // Way number `rank`, below count(): the cards in each place.
  std::vector<CardSet> at(absl::uint128 rank) const;

 private:
  // A place with room for cards that may also lie elsewhere. (Cards with one possible place are
  // placed at once.)
  struct Room {
    std::size_t place;
    int size;
    std::size_t step;  // the difference in number of two rooms that differ by one card here
  };

  void count_ways();

  std::vector<CardSet> settled_;   // the cards that may lie in one place only, by place
  std::vector<PlacedCard> cards_;  // the others
  std::vector<Room> rooms_;
  std::vector<absl::uint128> ways_;  // the number of ways to fill the room left, by its number
};

}  // namespace matador

#endif  // MATADOR_SOLVER_INFERENCE_ASSIGNMENTS_H_
