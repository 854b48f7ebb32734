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

#include <cstddef>
#include <cstdint>

#include "absl/numeric/int128.h"

namespace matador {

class Random {
 public:
  Random(std::uint64_t seed, std::uint64_t number) : seed_(seed), number_(number) {}

  // A number below n, drawn for `place`. Callers ask for the places in order.
  std::uint64_t below(std::uint64_t n, std::uint64_t place) {
    draw(place);
    const absl::uint128 carry = absl::uint128(low_) * n >> 64;
    return absl::Uint128High64(absl::uint128(high_) * n + carry);
  }

  // As below(), for numbers of more than 64 bits.
  absl::uint128 below_wide(absl::uint128 n, std::uint64_t place) {
    draw(place);
    const absl::uint128 n_high = absl::Uint128High64(n);
    const absl::uint128 n_low = absl::Uint128Low64(n);
    const absl::uint128 lowest = absl::Uint128High64(low_ * n_low);
    const absl::uint128 middle = low_ * n_high;  // this and the next are times 2^64
    const absl::uint128 other_middle = high_ * n_low;
    const absl::uint128 carry =
        lowest + absl::Uint128Low64(middle) + absl::Uint128Low64(other_middle);
    return high_ * n_high + absl::Uint128High64(middle) + absl::Uint128High64(other_middle) +
           absl::Uint128High64(carry);
  }

 private:
  // Each call of Philox gives the bits for two places.
  void draw(std::uint64_t place) {
    const std::size_t half = place % 2 * 2;
    if (half == 0 || !drawn_) {
      bits_ = r123::Philox4x64{}({{number_, place / 2, 0, 0}}, {{seed_, 0}});
      drawn_ = true;
    }
    high_ = bits_[half];
    low_ = bits_[half + 1];
  }

  std::uint64_t seed_;
  std::uint64_t number_;
  bool drawn_ = false;
  std::uint64_t high_ = 0;  // of the 128 bits, which are a fraction in [0, 1)
  std::uint64_t low_ = 0;
  r123::Philox4x64::ctr_type bits_{};
};

}  // namespace matador

#endif  // MATADOR_SOLVER_DEALS_RANDOM_H_
