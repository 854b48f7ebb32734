// The entries of a family in the table of the misère search, against a plain list of them.

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "solver/search/misere/transposition_table.h"
#include "tests/support/dice.h"

namespace matador::entries_test {

using search::misere::Entries;
using search::misere::RemainingTarget;
using search::misere::Word;

constexpr int kMostRoom = 256;

// Rows of which many have all bits but some low ones in common.
std::vector<Word> random_rows(Dice& dice, int length, int differing = 64) {
  std::vector<Word> rows;
  for (int i = 0; i < length; ++i) {
    Word row = 0xf0f0f0f0f0f0f0f0u;
    for (int k = dice.below(8); k > 0; --k) row ^= bits::bit(dice.below(differing));
    rows.push_back(row);
  }
  return rows;
}

bool within(const std::vector<Word>& a, const std::vector<Word>& b) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    if ((a[i] & ~b[i]) != 0) return false;
  }
  return true;
}

struct Entry {
  std::vector<Word> rows;
  Word counts;
  Word flags;
  int best;
  auto operator<=>(const Entry&) const = default;
};

// A list of entries, with room for more when it is full.
class List {
 public:
  explicit List(int length) : length_(length), words_(64, 0) {}

  Entries entries() { return {words_.data(), length_}; }

  void add(const Entry& entry) {
    if (entries().full()) {
      const int room = std::max(4, 2 * entries().room());
      std::vector<Word> words(Entries::size(room, length_), 0);
      Entries::move(entries(), words.data(), room);
      words_.swap(words);
    }
    entries().add(entry.rows.data(), {entry.counts, entry.flags}, entry.best);
  }
  Entry entry(int i) {
    const Word* rows = entries().rows(i);
    const RemainingTarget limit = entries().limit(i);
    return {{rows, rows + length_}, limit.counts, limit.flags, entries().best(i)};
  }
  std::vector<Entry> all() {
    std::vector<Entry> all;
    for (int i = 0; i < entries().used(); ++i) all.push_back(entry(i));
    return all;
  }

 private:
  int length_;
  std::vector<Word> words_;
};

std::vector<Entry> sorted(std::vector<Entry> entries) {
  std::ranges::sort(entries);
  return entries;
}

// Both ways of looking for entries find the right ones.
void expect_found(List& list, const std::vector<Word>& rows) {
  const Entries entries = list.entries();
  const Entries::Mark mark = entries.mark(rows.data());
  for (int i = 0; i < entries.used(); ++i) {
    const int group = i / Entries::kGroup;
    const unsigned bit = 1u << i % Entries::kGroup;
    const std::vector<Word> own = list.entry(i).rows;
    EXPECT_EQ(entries.within(i, rows.data()), within(own, rows));
    EXPECT_EQ(entries.around(i, rows.data()), within(rows, own));
    if (within(own, rows)) {
      EXPECT_NE(entries.perhaps_within(group, mark) & bit, 0u);
    }
    if (within(rows, own)) {
      EXPECT_NE(entries.perhaps_around(group, mark) & bit, 0u);
    }
  }
}

class EntriesTest : public testing::TestWithParam<int> {};

TEST_P(EntriesTest, AreThoseOfAPlainList) {
  const int length = GetParam();
  Dice dice{2026, static_cast<std::uint64_t>(length)};
  List list(length);
  std::vector<Entry> plain;
  for (int round = 0; round < 1000; ++round) {
    const Entry entry{random_rows(dice, length), static_cast<Word>(round),
                      Word(dice.below(0x10000)), dice.below(52)};
    if (list.entries().used() < kMostRoom) {
      list.add(entry);
      plain.push_back(entry);
    }
    const int some = dice.below(list.entries().used());
    const int what = dice.below(6);
    if (what == 0) {
      std::erase(plain, list.entry(some));
      list.entries().drop(some);
    } else if (what == 1) {
      list.entries().serve(some);
    }
    ASSERT_EQ(sorted(list.all()), sorted(plain)) << "round " << round;
    if (round % 20 == 0) expect_found(list, random_rows(dice, length));
    if (round % 20 == 10) {
      std::vector<Word> more = dice.one_of(plain).rows;
      std::vector<Word> fewer = more;
      for (int k = 0; k < 10; ++k) {
        more[static_cast<std::size_t>(dice.below(length))] |= bits::bit(dice.below(64));
        fewer[static_cast<std::size_t>(dice.below(length))] &= ~bits::bit(dice.below(64));
      }
      expect_found(list, more);
      expect_found(list, fewer);
    }
  }
  EXPECT_GE(list.entries().used(), kMostRoom - 8);
}

INSTANTIATE_TEST_SUITE_P(RowsOf, EntriesTest, testing::Values(1, 2, 5, 13));

// Few entries that do not hold are looked at.
TEST(EntriesTest, MarksRuleOutNearlyAllThatDoNotHold) {
  Dice dice{2027};
  List list(5);
  for (int i = 0; i < kMostRoom; ++i) list.add({random_rows(dice, 5, 16), 0, 0, 0});
  const Entries entries = list.entries();
  int held = 0;
  int looked_at = 0;
  for (int round = 0; round < 100; ++round) {
    const std::vector<Word> rows = random_rows(dice, 5, 16);
    const Entries::Mark mark = entries.mark(rows.data());
    for (int group = 0; group < entries.groups(); ++group) {
      looked_at += bits::count(entries.perhaps_within(group, mark));
    }
    for (int i = 0; i < entries.used(); ++i) held += entries.within(i, rows.data()) ? 1 : 0;
  }
  EXPECT_LE(held, looked_at);
  EXPECT_LE(looked_at - held, 100 * kMostRoom / 50);
}

TEST(EntriesTest, OfManyTheOneThatServesIsKept) {
  List list(1);
  for (Word i = 0; i < kMostRoom; ++i) list.add({{bits::bit(i % 64)}, i, 0, 0});
  const auto place_of_first = [&] {
    int i = 0;
    while (i < list.entries().used() && list.entry(i).counts != 0) ++i;
    return i;
  };
  for (Word i = 0; i < Word{4} * kMostRoom; ++i) {
    ASSERT_LT(place_of_first(), list.entries().used());
    list.entries().serve(place_of_first());
    list.entries().forget();
    list.add({{bits::bit(i % 64)}, kMostRoom + i, 0, 0});
  }
  int old = 0;
  for (const Entry& entry : list.all()) old += entry.counts < kMostRoom ? 1 : 0;
  EXPECT_EQ(list.entries().used(), kMostRoom);
  EXPECT_EQ(old, 1);
}

}  // namespace matador::entries_test
