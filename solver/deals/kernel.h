// From numbers to hands: the inner loop of dealing, compiled for each kind of machine.

#ifndef MATADOR_SOLVER_DEALS_KERNEL_H_
#define MATADOR_SOLVER_DEALS_KERNEL_H_

#include <cstdint>

namespace matador::deals {

inline constexpr int kMaxHandSize = 17;
inline constexpr int kBytes = 7;  // of a pack of 52 cards

// Finds a subset of k places by its number in the combinatorial number system: one byte of places
// at a time, from the highest byte down, and the last sixteen places at once.
struct SubsetTable {
  static constexpr int kGuessBits = 9;

  struct Row {
    std::uint64_t below[257];             // the number of subsets with a smaller byte
    std::uint8_t guess[1 << kGuessBits];  // by the leading bits of the number: a byte that is at
                                          // most the right one
    std::uint8_t shift;                   // number >> shift are the leading bits
  };
  Row row[kBytes][kMaxHandSize + 1];  // by the place of the byte and k
  std::uint16_t low[1 << 16];         // the subsets of sixteen places by k, then by number
  std::uint32_t first_low[17];        // where those of k begin
};

SubsetTable make_subset_table();

// Deals `seats` hands out of the cards of `pack`: hand i has sizes[i] cards, and is number ranks[i]
// among the hands that the remaining cards allow.
using DealHands = void(const SubsetTable& table, std::uint64_t pack, int seats, const int* sizes,
                       const std::uint64_t* ranks, std::uint64_t* hands);

namespace portable {
DealHands deal_hands;
}
namespace v3 {
DealHands deal_hands;
}

}  // namespace matador::deals

#endif  // MATADOR_SOLVER_DEALS_KERNEL_H_
