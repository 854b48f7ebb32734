// How often a hand of Jass has which Wyz: against looking at every hand.

#include <gtest/gtest.h>

#include <map>

#include "solver/games/jass/melds.h"
#include "solver/games/registry.h"
#include "solver/statistics/hand_counts.h"

namespace matador::jass_meld_counts_test {

using jass::count_melds;
using jass::MeldCounts;
using Hands = std::map<int, std::uint64_t>;

// Adds one to `counts` for each set of so many more cards, from place `from` of the pack on.
void look(const std::vector<Card>& pack, std::size_t from, int size, CardSet hand,
          const jass::MeldRules& rules, Hands& counts) {
  if (size == 0) {
    ++counts[jass::worth(hand, rules)];
    return;
  }
  for (std::size_t i = from; i + static_cast<std::size_t>(size) <= pack.size(); ++i) {
    look(pack, i + 1, size - 1, hand | CardSet{pack[i]}, rules, counts);
  }
}

Hands look_at_all(int seats, const jass::MeldRules& rules) {
  CardSet pack = jass::Rules::kPack;
  if (seats == 5) pack -= CardSet{jass::Rules::kLeftOut};
  Hands counts;
  look({pack.begin(), pack.end()}, 0, jass::variant(seats).hand_size, {}, rules, counts);
  return counts;
}

Hands counted(int seats, const jass::MeldRules& rules) { return count_melds(seats, rules).rows; }

constexpr jass::MeldRules kUsual{};

TEST(MeldCounts, AreThoseOfLookingAtEveryHand) {
  for (const jass::MeldRules& rules :
       {kUsual, jass::MeldRules{.low_quartets = false}, jass::MeldRules{.cross_melds = true}}) {
    EXPECT_EQ(counted(6, rules), look_at_all(6, rules));
  }
  EXPECT_EQ(counted(5, kUsual), look_at_all(5, kUsual));
}

TEST(MeldCounts, AreKnownForNineCards) {
  const MeldCounts counts = count_melds(4, kUsual);
  EXPECT_EQ(counts.hands, 94143280);
  EXPECT_EQ(*counts.rows.begin(), (Hands::value_type{0, 67586480}));
  EXPECT_EQ(*counts.rows.rbegin(), (Hands::value_type{350, 28}));
  EXPECT_EQ(counted(2, kUsual), counted(4, kUsual));
}

TEST(MeldCounts, AreAllHands) {
  for (const jass::Variant& players : jass::kVariants) {
    const MeldCounts counts = count_melds(players.seats, kUsual);
    std::uint64_t sum = 0;
    for (const auto& [worth, hands] : counts.rows) sum += hands;
    EXPECT_EQ(sum, counts.hands) << players.seats << " players";
  }
}

TEST(MeldCounts, KnowStoeck) {
  EXPECT_EQ(count_melds(4, kUsual).stoeck, 5379616);  // 34 over 7
  EXPECT_EQ(count_melds(5, kUsual).stoeck, 237336);   // 33 over 5
}

// As a table: with a condition every hand is looked at, without one none.
TEST(MeldCounts, AreATableOfHands) {
  const Game& jass = *find_game("jass");
  for (const char* low_quartets : {"on", "off"}) {
    Query query{.question = Question::kMelds,
                .game = &jass,
                .seats = 6,
                .options = {{"low-quartets", low_quartets}}};
    const Statistics counted = count_hands(query).value();
    query.where = Expression::combine(Operator::kAtLeast, Expression::melds(Seat::number(1)),
                                      Expression::number(0));
    EXPECT_EQ(counted, count_hands(query).value());
    query.where = Expression::combine(Operator::kEqual, Expression::melds(Seat::number(1)),
                                      Expression::number(100));
    EXPECT_EQ(count_hands(query)->deals(), counted.rows().at({100}).deals);
  }
}

// 20 seconds in all.
TEST(SlowMeldCounts, AreThoseOfLookingAtEveryHand) {
  for (const jass::MeldRules& rules :
       {kUsual, jass::MeldRules{.low_quartets = false}, jass::MeldRules{.cross_melds = true}}) {
    EXPECT_EQ(counted(4, rules), look_at_all(4, rules));
  }
  EXPECT_EQ(counted(3, kUsual), look_at_all(3, kUsual));
}

}  // namespace matador::jass_meld_counts_test
