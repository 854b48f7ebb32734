// Cards, sets and bits.

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <vector>

#include "solver/cards/bits.h"
#include "solver/cards/card_set.h"
#include "solver/cards/notation.h"
#include "tests/support/names.h"

namespace matador::cards_test {

using bits::Word;

TEST(Card, IndexIsTheListingOrder) {
  EXPECT_LT(card("CA"), card("S2"));
  EXPECT_LT(card("S7"), card("S8"));
  EXPECT_LT(card("HA"), card("D7"));
  for (int i = 0; i < kCards; ++i) {
    const Card it = Card::from_index(i);
    EXPECT_EQ(Card(it.suit(), it.rank()), it);
    EXPECT_EQ(card(to_string(it)), it);
  }
}

TEST(CardSet, IsASet) {
  EXPECT_TRUE(rc::check("operators agree with the bits", [](std::uint64_t a, std::uint64_t b) {
    const CardSet one = CardSet::from_mask(a & kPack52.mask());
    const CardSet other = CardSet::from_mask(b & kPack52.mask());
    RC_ASSERT(((one | other) - other) == (one - other));
    RC_ASSERT((one & other).size() + (one | other).size() == one.size() + other.size());
    RC_ASSERT((one | other).contains(one));
    int count = 0;
    CardSet seen;
    for (Card card : one) {
      RC_ASSERT(one.contains(card));
      RC_ASSERT(!seen.contains(card));
      seen |= CardSet{card};
      ++count;
    }
    RC_ASSERT(count == one.size());
    RC_ASSERT(seen == one);
  }));
}

TEST(CardSet, IteratesInListingOrder) {
  const CardSet set{card("DA"), card("C7"), card("HT"), card("SQ")};
  EXPECT_EQ(std::vector<Card>(set.begin(), set.end()), cards("C7 SQ HT DA"));
}

TEST(Bits, DepositAndExtractAreInverse) {
  EXPECT_EQ(bits::deposit(0b101, 0b11010), Word{0b10010});
  EXPECT_EQ(bits::extract(0b10010, 0b11010), Word{0b101});
  EXPECT_TRUE(rc::check("extract undoes deposit", [](Word w, Word mask) {
    const int size = bits::count(mask);
    const Word low = size == 64 ? w : w & bits::below(size);
    RC_ASSERT(bits::extract(bits::deposit(w, mask), mask) == low);
    RC_ASSERT(bits::deposit(bits::extract(w, mask), mask) == (w & mask));
  }));
}

}  // namespace matador::cards_test
