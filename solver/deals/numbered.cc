#include "solver/deals/numbered.h"

#include <Random123/philox.h>

#include <array>

#include "solver/cards/bits.h"

namespace matador {
namespace {

using BinomialTable = std::array<std::array<std::uint64_t, kCards + 1>, kCards + 1>;

constexpr BinomialTable make_binomials() {
  BinomialTable table{};
  for (std::size_t n = 0; n <= kCards; ++n) {
    table[n][0] = 1;
    for (std::size_t k = 1; k <= n; ++k) {
      table[n][k] = table[n - 1][k - 1] + (k < n ? table[n - 1][k] : 0);
    }
  }
  return table;
}

constexpr BinomialTable kBinomials = make_binomials();

// The subset of k out of n places whose number in the combinatorial number system is `rank`.
std::uint64_t unrank(int n, int k, std::uint64_t rank) {
  std::uint64_t places = 0;
  for (int place = n - 1; k > 0; --place) {
    const std::uint64_t without =
        kBinomials[static_cast<std::size_t>(place)][static_cast<std::size_t>(k)];
    if (rank >= without) {
      rank -= without;
      places |= bits::bit(place);
      --k;
    }
  }
  return places;
}

// floor(fraction * n), where the fraction is high:low / 2^128.
std::uint64_t scale(std::uint64_t high, std::uint64_t low, std::uint64_t n) {
  __extension__ using Wide = unsigned __int128;
  const Wide carry = (Wide{low} * n) >> 64;
  return static_cast<std::uint64_t>((Wide{high} * n + carry) >> 64);
}

}  // namespace

std::uint64_t binomial(int n, int k) {
  if (k < 0 || k > n) return 0;
  return kBinomials[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

Deal numbered_deal(const DealShape& shape, std::uint64_t seed, std::uint64_t number) {
  DealBuilder builder(shape);
  CardSet left = shape.pack;
  // Each call of Philox gives the 256 bits for two hands.
  r123::Philox4x64::ctr_type random{};
  for (int seat = 0; seat < shape.seats; ++seat) {
    const int n = left.size();
    std::uint64_t rank = 0;
    if (n > shape.hand_size) {
      const std::size_t half = static_cast<std::size_t>(seat) % 2 * 2;
      if (half == 0) {
        random =
            r123::Philox4x64{}({{number, static_cast<std::uint64_t>(seat) / 2, 0, 0}}, {{seed, 0}});
      }
      rank = scale(random[half], random[half + 1], binomial(n, shape.hand_size));
    }
    const CardSet hand =
        CardSet::from_mask(bits::deposit(unrank(n, shape.hand_size, rank), left.mask()));
    builder.give(Seat::from_index(seat), hand);
    left -= hand;
  }
  return builder.build().value();
}

}  // namespace matador
