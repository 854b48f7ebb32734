// The inner loop of dealing, compiled for each kind of machine.

#include "solver/deals/kernel.h"

#include "solver/cards/bits.h"

namespace matador::deals::MATADOR_ISA {
namespace {

// The subset with number `rank` among those of k of the lowest n places.
bits::Word subset(const SubsetTable& table, int n, int k, bits::Word rank) {
  bits::Word places = 0;
  for (int byte = (n - 1) / 8; byte >= 2; --byte) {
    const SubsetTable::Row& row = table.row[byte][k];
    int value = row.guess[rank >> row.shift];
    while (row.below[value + 1] <= rank) ++value;
    rank -= row.below[value];
    places |= static_cast<bits::Word>(value) << (8 * byte);
    k -= bits::count(static_cast<bits::Word>(value));
  }
  return places | table.low[table.first_low[k] + rank];
}

}  // namespace

void deal_hands(const SubsetTable& table, std::uint64_t pack, int seats, const int* sizes,
                const std::uint64_t* ranks, std::uint64_t* hands) {
  int n = bits::count(pack);
  for (int seat = 0; seat < seats; ++seat) {
    hands[seat] = bits::deposit(subset(table, n, sizes[seat], ranks[seat]), pack);
    pack ^= hands[seat];
    n -= sizes[seat];
  }
}

}  // namespace matador::deals::MATADOR_ISA
