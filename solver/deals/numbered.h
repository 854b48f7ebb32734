// Random deals without a generator's state: deal number `number` of seed `seed` is a pure function
// of the two, the same on every machine. Any thread or machine can make any range of deals.
//
//   DealShape shape{kPack32, 4, 8};
//   Deal tenth = numbered_deal(shape, /*seed=*/1, /*number=*/10);
//
// The counter-based generator Philox4x64-10 (Salmon, Moraes, Dror, Shaw: "Parallel random numbers:
// as easy as 1, 2, 3", SC 2011) turns (seed, number) into 128 random bits for each hand but the
// last. These bits, read as a fraction in [0, 1), choose one of the C(n, k) ways in which the
// hand's k cards can lie among the n cards still in the pack, in the order of the combinatorial
// number system (Knuth, TAOCP 4A, 7.2.1.3). The bias is below C(n, k) / 2^128. If there are piles,
// one more fraction chooses an order of the remaining cards, as a number in the factorial number
// system (TAOCP 4A, 7.2.1.2). The cards are laid out in this order: face up, face down, seat by
// seat. The mapping never changes: tests compare it with golden values.

#ifndef MATADOR_SOLVER_DEALS_NUMBERED_H_
#define MATADOR_SOLVER_DEALS_NUMBERED_H_

#include <array>
#include <cstdint>

#include "solver/deals/deal.h"

namespace matador {

// The cards that each seat must have in its hand, by seat; then those for second hands; then, if
// there is a talon, the cards that nobody must be dealt.
using FixedCards = std::array<CardSet, kMaxSeats>;

// Any seed and any number are valid. A shape with piles deals its whole pack, at most 20 cards of
// it outside the hands. `fixed` are different cards of the pack, for a seat at most as many as a
// hand holds. The other cards are dealt in the same way, so number i is another deal if other cards
// are fixed.
Deal numbered_deal(const DealShape& shape, std::uint64_t seed, std::uint64_t number,
                   const FixedCards& fixed = {});

// The number of ways to choose k of n, 0 <= n <= 52; 0 if k is not in 0..n.
std::uint64_t binomial(int n, int k);

}  // namespace matador

#endif  // MATADOR_SOLVER_DEALS_NUMBERED_H_
