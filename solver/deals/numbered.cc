#include "solver/deals/numbered.h"

#include <Random123/philox.h>

#include <array>
#include <vector>

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

// 128 random bits for each place in the deal: those of the hands come first.
class Random {
 public:
  Random(std::uint64_t seed, std::uint64_t number) : seed_(seed), number_(number) {}

  // A number below n, drawn for `place`.
  std::uint64_t below(std::uint64_t n, std::uint64_t place) {
    const std::uint64_t call = place / 2;  // of Philox, which gives the bits for two places
    if (call != call_) {
      bits_ = r123::Philox4x64{}({{number_, call, 0, 0}}, {{seed_, 0}});
      call_ = call;
    }
    const std::size_t half = place % 2 * 2;
    return scale(bits_[half], bits_[half + 1], n);
  }

 private:
  std::uint64_t seed_;
  std::uint64_t number_;
  std::uint64_t call_ = ~std::uint64_t{0};
  r123::Philox4x64::ctr_type bits_{};
};

// The cards in the order of number `rank` in the factorial number system, the first digit counting
// most.
std::vector<Card> in_order(CardSet cards, std::uint64_t rank) {
  std::vector<Card> left(cards.begin(), cards.end());
  std::uint64_t orders = 1;
  for (std::size_t n = 1; n < left.size(); ++n) orders *= n;  // of all but the first
  std::vector<Card> ordered;
  while (!left.empty()) {
    const auto next = left.begin() + static_cast<std::ptrdiff_t>(rank / orders);
    rank %= orders;
    ordered.push_back(*next);
    left.erase(next);
    if (!left.empty()) orders /= left.size();
  }
  return ordered;
}

std::uint64_t factorial(int n) {
  return n < 2 ? 1 : static_cast<std::uint64_t>(n) * factorial(n - 1);
}

}  // namespace

std::uint64_t binomial(int n, int k) {
  if (k < 0 || k > n) return 0;
  return kBinomials[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

Deal numbered_deal(const DealShape& shape, std::uint64_t seed, std::uint64_t number) {
  DealBuilder builder(shape);
  Random random(seed, number);
  CardSet left = shape.pack;
  for (int seat = 0; seat < shape.seats; ++seat) {
    const int n = left.size();
    const std::uint64_t ways = binomial(n, shape.hand_size);
    const std::uint64_t rank = ways > 1 ? random.below(ways, static_cast<std::uint64_t>(seat)) : 0;
    const CardSet hand =
        CardSet::from_mask(bits::deposit(unrank(n, shape.hand_size, rank), left.mask()));
    builder.give(Seat::from_index(seat), hand);
    left -= hand;
  }
  if (shape.piles > 0) {
    const std::uint64_t rank =
        random.below(factorial(left.size()), static_cast<std::uint64_t>(shape.seats));
    const std::vector<Card> cards = in_order(left, rank);
    for (int i = 0; i < shape.seats * shape.piles; ++i) {
      const auto up = static_cast<std::size_t>(2 * i);
      builder.lay(Seat::from_index(i / shape.piles), {cards[up], cards[up + 1]});
    }
  }
  return builder.build().value();
}

}  // namespace matador
