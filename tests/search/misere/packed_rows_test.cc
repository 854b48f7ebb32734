// Rows are packed and unpacked again, for any cards that are left.

#include <gtest/gtest.h>

#include <algorithm>

#include "solver/search/misere/transposition_table.h"
#include "tests/support/dice.h"

namespace matador::packed_rows_test {

using search::misere::kLaneSlots;
using search::misere::kMostPackedWords;
using search::misere::kRows;
using search::misere::Row;
using search::misere::Word;

struct Rows {
  Word slots = 0;  // that are left
  Row row[kRows] = {};
};

// At most 13 cards of each lane are left, and each has a row of columns that are left.
Rows random_rows(Dice& dice) {
  Rows rows;
  for (int start = 0; start < kRows; start += kLaneSlots) {
    const int left = dice.below(1 << dice.below(14));
    rows.slots |= static_cast<Word>(left) << start;
    for (int slot = 0; slot < kLaneSlots; ++slot) {
      if ((left >> slot & 1) == 0) continue;
      rows.row[start + slot] = static_cast<Row>(left & dice.below(1 << 16));
    }
  }
  return rows;
}

TEST(PackedRowsTest, ComeBackAsTheyWere) {
  Dice dice{2026};
  for (int round = 0; round < 2000; ++round) {
    const Rows rows = random_rows(dice);
    Word packed[kMostPackedWords] = {};
    const int words = search::misere::pack(rows.row, rows.slots, packed);
    int used = 0;  // in bits
    for (int start = 0; start < kRows; start += kLaneSlots) {
      const int left = bits::count(rows.slots >> start & 0xffff);
      used += left * left;
    }
    EXPECT_EQ(words, (used + 63) / 64);
    Row back[kRows] = {};
    search::misere::unpack(packed, rows.slots, back);
    EXPECT_TRUE(std::equal(back, back + kRows, rows.row)) << "round " << round;
  }
}

TEST(PackedRowsTest, LeaveOutTheColumnsOfCardsThatAreGone) {
  Rows rows{.slots = 0b10110};
  rows.row[1] = 0b00110;
  rows.row[2] = 0b10000;
  rows.row[4] = 0b11010;  // with the column of a card that is gone
  Word packed[kMostPackedWords] = {};
  EXPECT_EQ(search::misere::pack(rows.row, rows.slots, packed), 1);
  EXPECT_EQ(packed[0], Word{0b101'100'011});
}

}  // namespace matador::packed_rows_test
