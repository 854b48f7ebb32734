// From the number of a deal to its hands, compiled for each kind of machine.

#ifndef MATADOR_SOLVER_DEALS_KERNEL_H_
#define MATADOR_SOLVER_DEALS_KERNEL_H_

#include <cstdint>

#include "solver/cards/card.h"

namespace matador::deals {

inline constexpr int kMaxHandSize = 17;
inline constexpr int kBytes = 7;  // of a pack of 52 cards

// Finds a subset of k places by its number in the combinatorial number system: one byte of places
// at a time, from the highest byte down, and the last sixteen places at once.
struct SubsetTable {
  static constexpr int kGuessBits = 11;

  struct Row {
    std::uint64_t below[257];             // the number of subsets with a smaller byte
    std::uint8_t guess[1 << kGuessBits];  // by the leading bits of the number: a byte that is at
                                          // most the right one
    std::uint8_t shift;                   // number >> shift are the leading bits
  };
  Row row[kBytes][kMaxHandSize + 1];  // by the place of the byte and k
  std::uint16_t low[1 << 16];         // the subsets of sixteen places by k, then by number
  std::uint32_t first_low[17];        // where those of k begin
  std::uint64_t count[kCards + 1][kMaxHandSize + 1];  // how many subsets of k there are, by n and k
};

SubsetTable make_subset_table();

// The hands of every deal: each has `size` cards, among them those of `fixed`. The others come from
// `pack`.
struct Hands {
  std::uint64_t pack;
  int count;  // at most kMaxSeats
  int size;
  const std::uint64_t* fixed;  // by hand
};

// Deals number `number` of seed `seed`.
using DealHands = void(const SubsetTable& table, const Hands& what, std::uint64_t seed,
                       std::uint64_t number, std::uint64_t* hands);

namespace portable {
DealHands deal_hands;
}
namespace v3 {
DealHands deal_hands;
}

}  // namespace matador::deals

#endif  // MATADOR_SOLVER_DEALS_KERNEL_H_
