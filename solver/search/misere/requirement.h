// What the others still have to leave to the victim, and up to which of that a proof holds.
//
// `counts` are numbers from -40 to 40, a byte each with 40 added. Where the victim's own takings
// are counted the first byte says how much he still has to take. In few and many there is one for
// each other player: by how much the difference between him and the victim still has to grow, and
// it is enough if one of them comes down to 0. Two queens to be taken; and few with four players,
// seat 2 the victim, 3 tricks more than seat 1 or 4 more than seat 3 or 4:
//
//     byte    0    1    2    3                byte    0    1    2    3
//            42    0    0    0                       43    0   44   44
//
// `flags` serve clubs only. The larger a requirement in any part, the harder it is to meet. So the
// limit of a proof that it is met is the hardest one that it meets, with `kUnlimited` in parts that
// it does not care for; of a proof that it is not met, the easiest one.

#ifndef MATADOR_SOLVER_SEARCH_MISERE_REQUIREMENT_H_
#define MATADOR_SOLVER_SEARCH_MISERE_REQUIREMENT_H_

#include "solver/cards/bits.h"

namespace matador::search {
inline namespace MATADOR_ISA {

using bits::Word;

struct Requirement {
  Word counts;
  Word flags;
};

namespace counts {

inline constexpr int kBias = 40;
inline constexpr Word kOnes = 0x0101010101010101u;
inline constexpr Word kHighBits = kOnes << 7;
inline constexpr Word kUnlimited = kOnes * 108;  // above all numbers, whatever tricks change it by

constexpr Word one(int byte) { return Word{1} << (8 * byte); }
constexpr Word all(int byte) { return Word{0xff} << (8 * byte); }
constexpr Word of(int byte, int number) { return static_cast<Word>(number + kBias) << (8 * byte); }
constexpr int number(Word counts, int byte) {
  return static_cast<int>(counts >> (8 * byte) & 0xff) - kBias;
}
constexpr bool is_unlimited(Word counts, int byte) { return number(counts, byte) > kBias; }
// Unlimited but for one byte.
constexpr Word only(int byte, int number) { return (kUnlimited & ~all(byte)) | of(byte, number); }

// 0xff in the bytes in which a is at least b; none of them is above 127.
constexpr Word at_least(Word a, Word b) {
  const Word high = ((a | kHighBits) - b) & kHighBits;
  return high | (high - (high >> 7));
}
// Byte by byte.
constexpr Word least(Word a, Word b) {
  const Word mask = at_least(a, b);
  return (b & mask) | (a & ~mask);
}
constexpr Word most(Word a, Word b) {
  const Word mask = at_least(a, b);
  return (a & mask) | (b & ~mask);
}

static_assert(least(0x0528, 0x2a01) == 0x0501 && most(0x0528, 0x2a01) == 0x2a28);

}  // namespace counts

// Whether no part of a is above that of b.
constexpr bool within(const Requirement& a, const Requirement& b) {
  const Word not_above = ((b.counts | counts::kHighBits) - a.counts) & counts::kHighBits;
  return not_above == counts::kHighBits && (a.flags & ~b.flags) == 0;
}

// The limit of two proofs together.
constexpr Requirement both(const Requirement& a, const Requirement& b, bool met) {
  if (met) return {counts::least(a.counts, b.counts), a.flags & b.flags};
  return {counts::most(a.counts, b.counts), a.flags | b.flags};
}

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_MISERE_REQUIREMENT_H_
