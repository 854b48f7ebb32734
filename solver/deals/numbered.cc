#include "solver/deals/numbered.h"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "solver/cards/machine.h"
#include "solver/deals/kernel.h"
#include "solver/deals/random.h"

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

// The cards in the order with number `rank` in the factorial number system, whose first digit is
// the most significant.
std::vector<Card> in_order(CardSet cards, std::uint64_t rank) {
  std::vector<Card> left(cards.begin(), cards.end());
  std::uint64_t orders = 1;
  for (std::size_t n = 1; n < left.size(); ++n) orders *= n;  // of all cards but the first
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

namespace {

void fill(deals::SubsetTable::Row& row, int byte, int k) {
  constexpr int kGuessBits = deals::SubsetTable::kGuessBits;
  for (int value = 0; value < 256; ++value) {
    const int left = k - std::popcount(static_cast<unsigned>(value));
    row.below[value + 1] = row.below[value] + binomial(8 * byte, left);
  }
  const auto bits = static_cast<int>(std::bit_width(row.below[256]));
  row.shift = static_cast<std::uint8_t>(std::max(0, bits - kGuessBits));
  int value = 0;
  for (std::uint64_t i = 0; i < 1 << kGuessBits; ++i) {
    while (value < 255 && row.below[value + 1] <= i << row.shift) ++value;
    row.guess[i] = static_cast<std::uint8_t>(value);
  }
}

}  // namespace

deals::SubsetTable deals::make_subset_table() {
  SubsetTable table{};
  for (int byte = 2; byte < kBytes; ++byte) {
    for (int k = 0; k <= kMaxHandSize; ++k) fill(table.row[byte][k], byte, k);
  }
  std::array<std::uint32_t, 17> next{};
  for (std::size_t k = 1; k <= 16; ++k) {
    next[k] = next[k - 1] + static_cast<std::uint32_t>(binomial(16, static_cast<int>(k) - 1));
  }
  std::copy(next.begin(), next.end(), table.first_low);
  for (int n = 0; n <= kCards; ++n) {
    for (int k = 0; k <= kMaxHandSize; ++k) table.count[n][k] = binomial(n, k);
  }
  for (unsigned subset = 0; subset < 1 << 16; ++subset) {
    const auto k = static_cast<std::size_t>(std::popcount(subset));
    table.low[next[k]++] = static_cast<std::uint16_t>(subset);
  }
  return table;
}

Deal numbered_deal(const DealShape& shape, std::uint64_t seed, std::uint64_t number,
                   const FixedCards& fixed) {
  static const deals::SubsetTable table = deals::make_subset_table();
  static const auto deal_hands = for_this_machine(MATADOR_VERSIONS(deals, deal_hands));
  CardSet pack = shape.pack;
  std::array<std::uint64_t, kMaxSeats> masks{};
  for (std::size_t i = 0; i < fixed.size(); ++i) {
    pack -= fixed[i];
    masks[i] = fixed[i].mask();
  }
  std::array<std::uint64_t, kMaxSeats> hands{};
  deal_hands(table, {pack.mask(), shape.hands * shape.seats, shape.hand_size, masks.data()}, seed,
             number, hands.data());
  Deal deal(shape);
  std::transform(hands.begin(), hands.end(), deal.hands_.begin(), CardSet::from_mask);
  if (shape.piles > 0) {
    const CardSet left = deal.talon();
    const std::uint64_t rank =
        Random(seed, number).below(factorial(left.size()), static_cast<std::uint64_t>(shape.seats));
    const std::vector<Card> cards = in_order(left, rank);
    for (std::size_t i = 0; i < cards.size() / 2; ++i) {
      deal.piles_[i] = {cards[2 * i], cards[2 * i + 1]};
    }
    deal.sort_piles();
  }
  return deal;
}

}  // namespace matador
