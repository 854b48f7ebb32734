// Random deals without a generator's state: deal number `number` of seed `seed` is a pure function,
// the same on every machine, so any thread or machine can make any range of them.
//
//   DealShape shape{kPack32, 4, 8};
//   Deal tenth = numbered_deal(shape, /*seed=*/1, /*number=*/10);
//
// The counter-based generator Philox4x64-10 (Salmon, Moraes, Dror, Shaw: "Parallel random numbers:
// as easy as 1, 2, 3", SC 2011) turns (seed, number) into 128 random bits for each hand but the
// last. Read as a fraction in [0, 1) they choose one of the C(n, k) ways in which the hand's k
// cards can lie among the n cards still in the pack, in the order of the combinatorial number
// system (Knuth, TAOCP 4A, 7.2.1.3). The bias is below C(n, k) / 2^128. Where there are piles, one
// more fraction chooses one of the orders of the cards that are left, as a number in the factorial
// number system (the same, 7.2.1.2); they are laid out in it: face up, face down, seat by seat. The
// mapping is frozen: tests hold it to golden values.

#ifndef MATADOR_SOLVER_DEALS_NUMBERED_H_
#define MATADOR_SOLVER_DEALS_NUMBERED_H_

#include <array>
#include <cstdint>

#include "solver/deals/deal.h"

namespace matador {

// Cards that seats are to have in hand, by seat; then those of their second hands.
using FixedCards = std::array<CardSet, kMaxSeats>;

// Any seed and any number are good. A shape with piles deals all of its pack, of at most 20 cards
// beside the hands. `fixed` are different cards of the pack, not more for a seat than a hand holds;
// the rest is dealt in the same way, so that number i is another deal with other fixed cards.
Deal numbered_deal(const DealShape& shape, std::uint64_t seed, std::uint64_t number,
                   const FixedCards& fixed = {});

// How many ways there are to choose k of n, 0 <= n <= 52; 0 where k is not in 0..n.
std::uint64_t binomial(int n, int k);

}  // namespace matador

#endif  // MATADOR_SOLVER_DEALS_NUMBERED_H_
