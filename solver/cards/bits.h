// The machine instructions that the library uses, each beside its portable twin.
//
//   bits::deposit(0b101, 0b11010) == 0b10010     the i-th source bit goes to the i-th mask bit
//   bits::extract(0b10010, 0b11010) == 0b101     and back
//
// The search is compiled twice, once for any x86-64 and once for x86-64-v3 (BMI2). The namespace
// MATADOR_ISA gives the two versions different symbols: otherwise the linker could put the version
// for the newer machine into the code for the older one.

#ifndef MATADOR_SOLVER_CARDS_BITS_H_
#define MATADOR_SOLVER_CARDS_BITS_H_

#include <cstdint>

#ifdef __BMI2__
#include <immintrin.h>
#endif

#ifndef MATADOR_ISA
#define MATADOR_ISA portable
#endif

namespace matador::bits {
inline namespace MATADOR_ISA {

using Word = std::uint64_t;

constexpr Word bit(int i) { return Word{1} << i; }

// The bits below bit i.
constexpr Word below(int i) { return bit(i) - 1; }

constexpr int count(Word w) { return __builtin_popcountll(w); }

// Index of the lowest and of the highest bit set; w must not be 0.
constexpr int lowest(Word w) { return __builtin_ctzll(w); }
constexpr int highest(Word w) { return 63 - __builtin_clzll(w); }

// Whether the highest bit of `a` is above all bits of `b`. The sets have no bit in common, so the
// greater number is the one with the higher bit: 0b1000 is above 0b0111. False if `a` is empty.
constexpr bool tops(Word a, Word b) { return a > b; }

// `w` without its lowest bit.
constexpr Word without_lowest(Word w) { return w & (w - 1); }

// All bits from the lowest bit of `w` up; none if `w` is 0.
constexpr Word from_lowest(Word w) { return w | (0 - w); }

// The bits of `w` at the places set in `mask`, moved together at the low end.
inline Word extract(Word w, Word mask) {
#ifdef __BMI2__
  return _pext_u64(w, mask);
#else
  Word result = 0;
  for (Word place = 1; mask != 0; mask = without_lowest(mask), place <<= 1) {
    if (w & mask & -mask) result |= place;
  }
  return result;
#endif
}

// The low bits of `w`, spread over the bits set in `mask`.
inline Word deposit(Word w, Word mask) {
#ifdef __BMI2__
  return _pdep_u64(w, mask);
#else
  Word result = 0;
  for (; mask != 0 && w != 0; mask = without_lowest(mask), w >>= 1) {
    if (w & 1) result |= mask & -mask;
  }
  return result;
#endif
}

}  // namespace MATADOR_ISA
}  // namespace matador::bits

#endif  // MATADOR_SOLVER_CARDS_BITS_H_
