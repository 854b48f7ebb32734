// What is to come for every player at once: a number below 127 for each seat, in one word, and the
// three ways to choose between two such words (rules 0.2).
//
//   Worth to_come = plus_one(Worth{0}, seat);
//   better<Question::kPenalty>(mover, a, b)
//
// Penalties are counted in passes. In the question of one seat against all others, the mover lowers
// his own number and raises the numbers of the others; all these games have the same moves, so one
// word of eight bytes holds the numbers of all seats. In max^n the word holds the results of all.

#ifndef MATADOR_SOLVER_GAMES_DAVOSERJAZZ_QABBALAH_WORTH_H_
#define MATADOR_SOLVER_GAMES_DAVOSERJAZZ_QABBALAH_WORTH_H_

#include <cstdint>

#include "solver/games/davoserjazz/qabbalah/solver.h"

namespace matador::davoserjazz::qabbalah {

using Worth = std::uint64_t;  // byte i belongs to the seat of index i

inline constexpr Worth kOnes = 0x0101010101010101;

constexpr int of_seat(Worth worth, int seat) {
  return static_cast<int>(worth >> (8 * seat) & 0xFF);
}
constexpr Worth plus_one(Worth worth, int seat) { return worth + (Worth{1} << (8 * seat)); }

// With the worst number for one seat.
constexpr Worth worst_for(Worth worth, int seat) { return worth | Worth{127} << (8 * seat); }

// Adds one for each seat of the mask.
constexpr Worth plus_one_each(Worth worth, std::uint8_t seats) {
  // Step 1. The mask into all bytes, and of byte i bit i only. Step 2. That bit to the place of bit
  // 7 or beyond it, but not out of its byte, by an addition; and down to bit 0.
  constexpr Worth kDiagonal = 0x8040201008040201;
  const Worth bits = (seats * kOnes) & kDiagonal;
  const Worth set = ((bits & ~(kOnes << 7)) + 0x7F * kOnes) | bits;
  return worth + (set >> 7 & kOnes);
}

// The greater of the two numbers of each seat, all below 128.
constexpr Worth greatest(Worth a, Worth b) {
  constexpr Worth kTop = kOnes << 7;
  const Worth not_less = ((a | kTop) - b) & kTop;  // bit 7 of the bytes in which a >= b
  const Worth from_a = (not_less - (not_less >> 7)) | not_less;  // all bits of these
  return (a & from_a) | (b & ~from_a);
}

// The better of two for the seat that chooses, `a` where they are equally good.
template <Question question>
constexpr Worth better(int mover, Worth a, Worth b) {
  if constexpr (question == Question::kMaxN) {
    return of_seat(b, mover) < of_seat(a, mover) ? b : a;
  } else {
    const Worth own = worst_for(0, mover);  // turns his own number round, so that greater is better
    return greatest(a ^ own, b ^ own) ^ own;
  }
}

static_assert(plus_one_each(0, 0b10000101) == 0x0100000000010001);
static_assert(greatest(0x0005007F, 0x00040100) == 0x0005017F);
static_assert(better<Question::kPenalty>(0, 0x0203, 0x0302) == 0x0302);
static_assert(better<Question::kMaxN>(0, 0x0203, 0x0303) == 0x0203);

}  // namespace matador::davoserjazz::qabbalah

#endif  // MATADOR_SOLVER_GAMES_DAVOSERJAZZ_QABBALAH_WORTH_H_
