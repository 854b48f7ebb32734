// Deals by number: frozen, and fair.

#include <gtest/gtest.h>

#include <array>
#include <utility>

#include "solver/cards/notation.h"
#include "solver/cards/pack.h"
#include "solver/deals/numbered.h"
#include "tests/names.h"

namespace matador {
namespace {

Seat seat(int number) { return Seat::number(number); }

// The values below come from a second implementation, written apart from this one in Python from
// the paper on Philox and the definition in numbered.h.

TEST(NumberedDeal, FourPlayersAreFrozen) {
  constexpr DealShape kShape{kPack32, 4, 8};
  EXPECT_EQ(numbered_deal(kShape, 1, 0),
            whole_deal({".AQJ.A7.AT9", "T987.T.KQ.7", "AK.97.J98.Q", "QJ.K8.T.KJ8"}));
  EXPECT_EQ(numbered_deal(kShape, 1, 1),
            whole_deal({"AKT7.J.J.97", "Q.KQ8.98.QJ", "J8.A9.KT7.A", "9.T7.AQ.KT8"}));
}

TEST(NumberedDeal, TheLastOfTheLastSeedIsFrozen) {
  constexpr std::uint64_t kLast = ~std::uint64_t{0};
  EXPECT_EQ(numbered_deal({kPack32, 4, 8}, kLast, kLast),
            whole_deal({"JT7.AT.K.AJ", "Q.987.AQJ.7", "AK.KQ.98.K9", "98.J.T7.QT8"}));
}

TEST(NumberedDeal, OtherPacksAndSeatsAreFrozen) {
  const Deal three = numbered_deal({kPack32, 3, 10}, 7, 123456789);
  EXPECT_EQ(three.hand(seat(1)), hand("A.QJT.A87.AJ8"));
  EXPECT_EQ(three.hand(seat(3)), hand("QJT9.8.T.QT97"));
  const Deal nine_each = numbered_deal({kPack36, 4, 9}, 1, 0);
  EXPECT_EQ(nine_each.hand(seat(2)), hand("K6.Q86.KQ.AK"));
  EXPECT_EQ(nine_each.hand(seat(4)), hand("AQJT.K9.T.J9"));
  const Deal bridge = numbered_deal({kPack52, 4, 13}, 1, 0);
  EXPECT_EQ(bridge.hand(seat(1)), hand("KQ5.AQT.A765.QJ4"));
  EXPECT_EQ(bridge.hand(seat(4)), hand("962.KJ8432.T.AT2"));
  const Deal eight = numbered_deal({kPack52, 8, 6}, 3, 3);
  EXPECT_EQ(eight.hand(seat(5)), hand(".AJ3.4.K2"));
  EXPECT_EQ(eight.hand(seat(8)), hand("3.92..AQ6"));
}

// Pearson's chi-square of `counts`, each expected to be `expected`.
template <typename Counts>
double chi_square(const Counts& counts, double expected) {
  double sum = 0;
  for (int count : counts) sum += (count - expected) * (count - expected) / expected;
  return sum;
}

// How often each card falls to each seat.
class SeatCounts {
 public:
  void add(const Deal& deal) {
    ++deals_;
    for (int s = 0; s < 4; ++s) {
      for (Card card : deal.hand(Seat::from_index(s))) {
        ++counts_[static_cast<std::size_t>(card.index())][static_cast<std::size_t>(s)];
      }
    }
  }

  // For one card, its seat among four has three degrees of freedom: chi-square exceeds 30 with
  // probability 1.4e-6. The deals are fixed, so this cannot fail by chance on another day.
  void expect_fair() const {
    for (Card card : kPack32) {
      EXPECT_LT(chi_square(counts_[static_cast<std::size_t>(card.index())], deals_ / 4.0), 30)
          << to_string(card);
    }
  }

 private:
  int deals_ = 0;
  std::array<std::array<int, 4>, kCards> counts_{};
};

TEST(NumberedDeal, EachCardFallsToEachSeatEquallyOften) {
  for (auto [seed, first] : {std::pair{1u, std::uint64_t{0}}, {2u, 1'000'000'000'000u}}) {
    SCOPED_TRACE(seed);
    SeatCounts counts;
    for (std::uint64_t i = 0; i < 20000; ++i) {
      counts.add(numbered_deal({kPack32, 4, 8}, seed, first + i));
    }
    counts.expect_fair();
  }
}

// A generator may be fair over a run and yet deal its first hand unfairly after each seeding.
TEST(NumberedDeal, TheFirstDealOfASeedIsFairToo) {
  SeatCounts counts;
  for (std::uint64_t seed = 0; seed < 20000; ++seed) {
    counts.add(numbered_deal({kPack32, 4, 8}, seed, 0));
  }
  counts.expect_fair();
}

// Pairs of cards: in one hand with probability 7/31.
TEST(NumberedDeal, TwoCardsLieTogetherAsOftenAsTheyShould) {
  constexpr int kDeals = 20000;
  int together = 0;
  for (std::uint64_t number = 0; number < kDeals; ++number) {
    const Deal deal = numbered_deal({kPack32, 4, 8}, 5, number);
    for (int s = 0; s < 4; ++s) {
      together += deal.hand(Seat::from_index(s)).contains(CardSet{card("CQ"), card("SQ")}) ? 1 : 0;
    }
  }
  const double expected = kDeals * 7.0 / 31.0;
  EXPECT_NEAR(together, expected, 5 * 59.1);  // five standard deviations
}

TEST(Binomial, Values) {
  EXPECT_EQ(binomial(32, 8), 10518300u);
  EXPECT_EQ(binomial(36, 9), 94143280u);
  EXPECT_EQ(binomial(52, 26), 495918532948104u);
  EXPECT_EQ(binomial(5, 0), 1u);
  EXPECT_EQ(binomial(5, 6), 0u);
  EXPECT_EQ(binomial(5, -1), 0u);
}

TEST(DealBuilder, SaysWhatIsWrong) {
  constexpr DealShape kShape{kPack32, 2, 2};
  DealBuilder twice(kShape);
  twice.give(seat(1), card("HA"));
  twice.give(seat(2), card("HA"));
  EXPECT_EQ(twice.build().status().message(), "HA is dealt twice, to seat 1 and to seat 2");

  DealBuilder foreign(kShape);
  foreign.give(seat(1), card("H6"));
  EXPECT_EQ(foreign.build().status().message(), "H6 is not in the pack of this game");

  DealBuilder short_hand(kShape);
  short_hand.give(seat(1), CardSet{card("HA"), card("HK")});
  short_hand.give(seat(2), card("SA"));
  EXPECT_EQ(short_hand.build().status().message(), "seat 2 holds 1 cards, expected 2");
}

}  // namespace
}  // namespace matador
