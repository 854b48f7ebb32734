// Deals by number, compiled for each kind of machine.

#include "solver/deals/kernel.h"

#include "solver/cards/bits.h"
#include "solver/cards/seat.h"
#include "solver/deals/random.h"

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

// The random numbers of all hands are worked out first, and how many cards are left is counted
// apart from which they are: the processor does these while it waits for subset(), whose steps it
// often guesses wrong.
void deal_hands(const SubsetTable& table, const Hands& what, std::uint64_t seed,
                std::uint64_t number, std::uint64_t* hands) {
  int sizes[kMaxSeats];
  std::uint64_t ranks[kMaxSeats];
  int n = bits::count(what.pack);
  const auto choose = [&](int hand, const RandomFraction& fraction) {
    sizes[hand] = what.size - bits::count(what.fixed[hand]);
    ranks[hand] = fraction.of(table.count[n][sizes[hand]]);
    n -= sizes[hand];
  };
  for (int hand = 0; hand < what.count; hand += 2) {
    const auto pair = random_fractions(seed, number, static_cast<std::uint64_t>(hand / 2));
    choose(hand, pair[0]);
    if (hand + 1 < what.count) choose(hand + 1, pair[1]);
  }
  bits::Word pack = what.pack;
  n = bits::count(pack);
  for (int hand = 0; hand < what.count; ++hand) {
    const bits::Word drawn = bits::deposit(subset(table, n, sizes[hand], ranks[hand]), pack);
    hands[hand] = drawn | what.fixed[hand];
    pack ^= drawn;
    n -= sizes[hand];
  }
}

}  // namespace matador::deals::MATADOR_ISA
