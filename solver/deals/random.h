// Random numbers without a generator's state: the bits of place `place` of thing `number` of seed
// `seed` are a pure function of the three, the same on every machine.
//
//   Random random(/*seed=*/1, /*number=*/10);
//   random.below(52, /*place=*/0);    // 0 to 51
//
// The counter-based generator is Philox4x64-10 (Salmon, Moraes, Dror, Shaw: "Parallel random
// numbers: as easy as 1, 2, 3", SC 2011). The bias of below(n) is smaller than n / 2^128.

#ifndef MATADOR_SOLVER_DEALS_RANDOM_H_
#define MATADOR_SOLVER_DEALS_RANDOM_H_

#include <Random123/philox.h>

#include <array>
#include <cstdint>

#include "absl/numeric/int128.h"
#include "solver/cards/bits.h"

namespace matador {
inline namespace MATADOR_ISA {

// The bits of a place: 128 of them, which are a fraction in [0, 1).
struct RandomFraction {
  std::uint64_t high;
  std::uint64_t low;

  // The product with n, rounded down: a number below n, each equally likely.
  std::uint64_t of(std::uint64_t n) const {
    const absl::uint128 carry = absl::uint128(low) * n >> 64;
    return absl::Uint128High64(absl::uint128(high) * n + carry);
  }
};

// Those of places 2 * pair and 2 * pair + 1: what one call of Philox gives.
[[gnu::always_inline]] inline std::array<RandomFraction, 2> random_fractions(std::uint64_t seed,
                                                                             std::uint64_t number,
                                                                             std::uint64_t pair) {
  const auto bits = r123::Philox4x64{}({{number, pair, 0, 0}}, {{seed, 0}});
  return {{{bits[0], bits[1]}, {bits[2], bits[3]}}};
}

class Random {
 public:
  Random(std::uint64_t seed, std::uint64_t number) : seed_(seed), number_(number) {}

  // A number below n, drawn for `place`. Callers ask for the places in order.
  std::uint64_t below(std::uint64_t n, std::uint64_t place) { return draw(place).of(n); }

  // As below(), for numbers of more than 64 bits.
  absl::uint128 below_wide(absl::uint128 n, std::uint64_t place) {
    const auto [high, low] = draw(place);
    const absl::uint128 n_high = absl::Uint128High64(n);
    const absl::uint128 n_low = absl::Uint128Low64(n);
    const absl::uint128 lowest = absl::Uint128High64(low * n_low);
    const absl::uint128 middle = low * n_high;  // this and the next are times 2^64
    const absl::uint128 other_middle = high * n_low;
    const absl::uint128 carry =
        lowest + absl::Uint128Low64(middle) + absl::Uint128Low64(other_middle);
    return high * n_high + absl::Uint128High64(middle) + absl::Uint128High64(other_middle) +
           absl::Uint128High64(carry);
  }

 private:
  RandomFraction draw(std::uint64_t place) {
    if (place % 2 == 0 || !drawn_) {
      fractions_ = random_fractions(seed_, number_, place / 2);
      drawn_ = true;
    }
    return fractions_[place % 2];
  }

  std::uint64_t seed_;
  std::uint64_t number_;
  bool drawn_ = false;
  std::array<RandomFraction, 2> fractions_{};
};

}  // namespace MATADOR_ISA
}  // namespace matador

#endif  // MATADOR_SOLVER_DEALS_RANDOM_H_
