// What the others still have to leave to the victim, and how that changes with a trick.
//
// `counts` has a number for each seat, a byte each, biased. Where the victim's own takings are
// counted it is one number, how much he still has to take; in few and many one for each other
// player, by how much the difference between the two still has to grow: to succeed with one of them
// is enough. `flags` are used for clubs only: what rules out that one player takes all of them.
// The larger a requirement in every part, the harder it is.
//
// A proof comes with the limit up to which it holds: the hardest requirement that is met for
// certain, or the easiest one that is not.

#ifndef MATADOR_SOLVER_SEARCH_REQUIREMENT_H_
#define MATADOR_SOLVER_SEARCH_REQUIREMENT_H_

#include "solver/cards/bits.h"

namespace matador::search {
inline namespace MATADOR_ISA {

using bits::Word;

struct Requirement {
  Word counts;
  Word flags;
};

namespace requirement {

inline constexpr int kBias = 40;      // numbers from -40 to 40
inline constexpr int kNoLimit = 108;  // a byte that no number reaches, whatever is added to it
inline constexpr Word kOnes = 0x0101010101010101u;
inline constexpr Word kHighBits = kOnes << 7;
inline constexpr Word kUnlimited = kOnes * kNoLimit;
inline constexpr Word kNone = 0;

constexpr int number(Word counts, int seat) {
  return static_cast<int>(counts >> (8 * seat) & 0xff) - kBias;
}
constexpr bool is_limit(Word counts, int seat) {
  return (counts >> (8 * seat) & 0xff) < kNoLimit - 20;
}
constexpr Word put(int seat, int number) { return static_cast<Word>(number + kBias) << (8 * seat); }
constexpr Word one(int seat) { return Word{1} << (8 * seat); }
constexpr Word byte(int seat) { return Word{0xff} << (8 * seat); }

// All ones in the bytes in which a is at least b; none is above 127.
constexpr Word at_least(Word a, Word b) {
  const Word high = ((a | kHighBits) - b) & kHighBits;
  return high | (high - (high >> 7));
}
constexpr Word least(Word a, Word b) {
  const Word mask = at_least(a, b);
  return (b & mask) | (a & ~mask);
}
constexpr Word most(Word a, Word b) {
  const Word mask = at_least(a, b);
  return (a & mask) | (b & ~mask);
}

// Whether no part of a is above that of b.
constexpr bool within(const Requirement& a, const Requirement& b) {
  return (((b.counts | kHighBits) - a.counts) & kHighBits) == kHighBits &&
         (a.flags & ~b.flags) == 0;
}

}  // namespace requirement

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_REQUIREMENT_H_
