// The remaining target: what must still happen to the payer. The limit: up to which remaining
// target a proof holds.
//
// `counts` are numbers from -40 to 40, stored in one byte each as the number plus 40. If the cards
// or tricks of the payer are counted, the first byte is the number that the payer must still
// take. If tricks are compared, there is a byte for each other player: by how much the difference
// to the payer must still grow. The remaining target is met as soon as one of these bytes says 0.
// On the left, two cards to be taken; on the right, an excess with four players, seat 2 the payer,
// of 3 tricks over seat 1 or 4 over seat 3 or 4:
//
//     byte    0    1    2    3                byte    0    1    2    3
//            42    0    0    0                       43    0   44   44
//
// `flags` serve only penalties with a sweep. A remaining target that is larger in any part is
// harder to meet. So the limit of a proof of "met" is the hardest remaining target that is met,
// with `kUnlimited` in the parts that the proof does not need. The limit of a proof of "not met" is
// the easiest remaining target that is not met.

#ifndef MATADOR_SOLVER_SEARCH_MISERE_REMAINING_TARGET_H_
#define MATADOR_SOLVER_SEARCH_MISERE_REMAINING_TARGET_H_

#include "solver/cards/bits.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace misere {

using bits::Word;

struct RemainingTarget {
  Word counts;
  Word flags;
};

namespace counts {

inline constexpr int kBias = 40;
inline constexpr Word kOnes = 0x0101010101010101u;
inline constexpr Word kHighBits = kOnes << 7;
inline constexpr Word kUnlimited =
    kOnes * 108;  // stays above all numbers, whatever tricks add to it or take away

// 1 in one byte, and in each of the first `bytes` bytes.
constexpr Word one(int byte) { return Word{1} << (8 * byte); }
constexpr Word ones(int bytes) { return kOnes >> (8 * (8 - bytes)); }
// What to add, modulo 2^64, in order to take `amounts` away. No byte borrows from the next one: all
// numbers stay above -40.
constexpr Word less(Word amounts) { return Word{0} - amounts; }
constexpr Word all(int byte) { return Word{0xff} << (8 * byte); }
constexpr Word of(int byte, int number) { return static_cast<Word>(number + kBias) << (8 * byte); }
constexpr int number(Word counts, int byte) {
  return static_cast<int>(counts >> (8 * byte) & 0xff) - kBias;
}
constexpr bool is_unlimited(Word counts, int byte) { return number(counts, byte) > kBias; }
// Unlimited in all bytes but one.
constexpr Word only(int byte, int number) { return (kUnlimited & ~all(byte)) | of(byte, number); }

// 0xff in the bytes in which a is at least b; none of them is above 127.
constexpr Word at_least(Word a, Word b) {
  const Word high = ((a | kHighBits) - b) & kHighBits;
  return high | (high - (high >> 7));
}
// The minimum, and the maximum, byte by byte.
constexpr Word least(Word a, Word b) {
  const Word mask = at_least(a, b);
  return (b & mask) | (a & ~mask);
}
constexpr Word most(Word a, Word b) {
  const Word mask = at_least(a, b);
  return (a & mask) | (b & ~mask);
}

static_assert(ones(2) == 0x0101 && of(0, 2) + less(ones(1)) == of(0, 1));
static_assert(least(0x0528, 0x2a01) == 0x0501 && most(0x0528, 0x2a01) == 0x2a28);

}  // namespace counts

// Whether no part of a is above that of b.
constexpr bool within(const RemainingTarget& a, const RemainingTarget& b) {
  const Word not_above = ((b.counts | counts::kHighBits) - a.counts) & counts::kHighBits;
  return not_above == counts::kHighBits && (a.flags & ~b.flags) == 0;
}

// The limit of two proofs together.
constexpr RemainingTarget both(const RemainingTarget& a, const RemainingTarget& b, bool met) {
  if (met) return {counts::least(a.counts, b.counts), a.flags & b.flags};
  return {counts::most(a.counts, b.counts), a.flags | b.flags};
}

}  // namespace misere
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_MISERE_REMAINING_TARGET_H_
