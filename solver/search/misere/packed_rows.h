// The rows of the cards that are left, packed: the columns of cards that are gone are left out, and
// no bit lies between two rows.
//
//     columns left of a lane    10110          rows of its three cards left      1, 3, 0 as
//     rows                      00010 10010 00000                   packed       001 101 000
//
// Packed rows are compared with others of the same lengths, word by word.

#ifndef MATADOR_SOLVER_SEARCH_MISERE_PACKED_ROWS_H_
#define MATADOR_SOLVER_SEARCH_MISERE_PACKED_ROWS_H_

#include <array>
#include <cstring>

#include "solver/search/misere/card_table.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace misere {

// 52 cards need most words if three lanes have 16 cards and one has 4.
inline constexpr int kMostPackedWords = (3 * 16 * 16 + 4 * 4 + 63) / 64;

namespace internal {

inline constexpr int kRowsAtOnce = 4;  // in a word

// For each set of up to four rows: all their bits in a word.
constexpr std::array<Word, 1 << kRowsAtOnce> whole_rows() {
  std::array<Word, 1 << kRowsAtOnce> whole{};
  for (std::size_t set = 0; set < whole.size(); ++set) {
    for (std::size_t i = 0; i < kRowsAtOnce; ++i) {
      if ((set >> i & 1) != 0) whole[set] |= Word{0xffff} << (16 * i);
    }
  }
  return whole;
}
inline constexpr std::array<Word, 1 << kRowsAtOnce> kWholeRows = whole_rows();

// The first row of each group of four in which some are left: a bit for each.
constexpr Word fours_of(Word slots) {
  const Word pairs = slots | slots >> 1;
  return (pairs | pairs >> 2) & 0x1111111111111111u;
}
// The bits of the four rows from `first` on that are left.
constexpr Word bits_of_four(Word slots, int first) {
  const Word columns = slots >> (first & -kLaneSlots) & bits::below(kLaneSlots);
  return columns * 0x0001000100010001u & kWholeRows[slots >> first & bits::below(kRowsAtOnce)];
}

}  // namespace internal

// Packs the rows of these slots, and returns how many words they fill.
inline int pack(const Row* rows, Word slots, Word* packed) {
  int words = 0;
  int used = 0;  // bits of `word`
  Word word = 0;
  for (Word fours = internal::fours_of(slots); fours != 0; fours = bits::without_lowest(fours)) {
    const int first = bits::lowest(fours);
    const Word left = internal::bits_of_four(slots, first);
    Word four;
    std::memcpy(&four, rows + first, sizeof(four));
    const Word columns = bits::extract(four, left);
    const int width = bits::count(left);
    word |= columns << used;
    used += width;
    if (used < 64) continue;
    packed[words++] = word;
    used -= 64;
    word = used == 0 ? 0 : columns >> (width - used);
  }
  if (used != 0) packed[words++] = word;
  return words;
}

// Unpacks them again, into rows that must be empty.
inline void unpack(const Word* packed, Word slots, Row* rows) {
  int at = 0;  // in bits
  for (Word fours = internal::fours_of(slots); fours != 0; fours = bits::without_lowest(fours)) {
    const int first = bits::lowest(fours);
    const Word left = internal::bits_of_four(slots, first);
    const int width = bits::count(left);
    Word columns = packed[at / 64] >> (at % 64);
    if (at % 64 + width > 64) columns |= packed[at / 64 + 1] << (64 - at % 64);
    const Word four = bits::deposit(columns, left);
    std::memcpy(rows + first, &four, sizeof(four));
    at += width;
  }
}

}  // namespace misere
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_MISERE_PACKED_ROWS_H_
