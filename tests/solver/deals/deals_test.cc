// Deals by number: frozen, and fair.

#include <gtest/gtest.h>

#include <array>
#include <numeric>
#include <span>
#include <string>
#include <utility>

#include "solver/cards/card_set.h"
#include "solver/cards/notation.h"
#include "solver/deals/numbered.h"
#include "tests/support/names.h"

namespace matador::deals_test {

constexpr std::uint64_t kLast = ~std::uint64_t{0};

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

TEST(NumberedDeal, ThreePlayersAndATalonAreFrozen) {
  constexpr DealShape kShape{kPack32, 3, 10};
  EXPECT_EQ(numbered_deal(kShape, 1, 0),
            whole_deal({"AQT98.7.AJ.A9", "7.KQ.KQ98.Q87", "KJ.AJT8.T7.JT"}));
  EXPECT_EQ(numbered_deal(kShape, 1, 0).talon(), (CardSet{card("CK"), card("H9")}));
  EXPECT_EQ(numbered_deal(kShape, kLast, kLast),
            whole_deal({"7.AQ87.KJ.A98", "AK9.T.AQT9.J7", "QJT8.J9.87.KT"}));
}

TEST(NumberedDeal, TwoPlayersAndPilesAreFrozen) {
  constexpr DealShape kShape{kPack32, 2, 8, 4};
  EXPECT_EQ(numbered_deal(kShape, 1, 0),
            whole_deal({".AQJ.A7.AT9", "T987.T.KQ.7"},
                       {"CK/C8,H8/D9,H9/CJ,HK/D8", "SK/SQ,SA/H7,DT/CQ,DJ/SJ"}));
  EXPECT_EQ(numbered_deal(kShape, 1, 1),
            whole_deal({"AKT7.J.J.97", "Q.KQ8.98.QJ"},
                       {"CT/DT,S9/D7,H7/S8,DA/CA", "C8/HT,SJ/DK,H9/CK,DQ/HA"}));
  EXPECT_EQ(numbered_deal(kShape, kLast, kLast),
            whole_deal({"JT7.AT.K.AJ", "Q.987.AQJ.7"},
                       {"C9/D7,S8/HQ,S9/D9,HJ/CK", "CT/CQ,SA/HK,D8/C8,DT/SK"}));
}

TEST(NumberedDeal, KlorsjavsIsFrozen) {
  constexpr DealShape kShape{kPack20, 3, 6};
  EXPECT_EQ(numbered_deal(kShape, 1, 0),
            small_deal({"J.QJ.AT.T", "Q.A.KQ.AJ", "KT.KT.J.Q"}, {}, "CK SA"));
  EXPECT_EQ(numbered_deal(kShape, 9, 123456789),
            small_deal({".AK.AQJT.", "AK.JT..JT", "QJ..K.AKQ"}, {}, "ST HQ"));
  EXPECT_EQ(numbered_deal(kShape, kLast, kLast),
            small_deal({".A.KT.AKT", "JT.Q.AQJ.", "AKQ.KT..Q"}, {}, "CJ HJ"));
}

// The card's place in listing order, from 0.
int place_in_pack(Card card) {
  int place = 0;
  for (Card other : kPack32) place += other < card ? 1 : 0;
  return place;
}

// Pearson's chi-square of `counts`, each expected to be `expected`.
template <typename Counts>
double chi_square(const Counts& counts, double expected) {
  double sum = 0;
  for (int count : counts) sum += (count - expected) * (count - expected) / expected;
  return sum;
}

// How often each card falls to each of so many places, all equally likely.
class PlaceCounts {
 public:
  explicit PlaceCounts(int places) : places_(places) {}

  void add(Card card, int place) {
    ++counts_[static_cast<std::size_t>(card.index())][static_cast<std::size_t>(place)];
  }

  // The hands of four players.
  void add(const Deal& deal) {
    for (int s = 0; s < 4; ++s) {
      for (Card card : deal.hand(Seat::from_index(s))) add(card, s);
    }
  }

  // For one card, its seat among four has three degrees of freedom: chi-square exceeds 30 with
  // probability 1.4e-6. The deals are fixed, so this cannot fail by chance on another day.
  void expect_fair(double most = 30) const {
    for (Card card : kPack32) {
      const auto& counts = counts_[static_cast<std::size_t>(card.index())];
      const std::span<const int> used(counts.data(), static_cast<std::size_t>(places_));
      const double expected = std::accumulate(used.begin(), used.end(), 0.0) / places_;
      EXPECT_LT(chi_square(used, expected), most) << to_string(card);
    }
  }

 private:
  int places_;
  std::array<std::array<int, kCards>, kCards> counts_{};
};

TEST(NumberedDeal, EachCardFallsToEachSeatEquallyOften) {
  for (auto [seed, first] : {std::pair{1u, std::uint64_t{0}}, {2u, 1'000'000'000'000u}}) {
    SCOPED_TRACE(seed);
    PlaceCounts counts(4);
    for (std::uint64_t i = 0; i < 20000; ++i) {
      counts.add(numbered_deal({kPack32, 4, 8}, seed, first + i));
    }
    counts.expect_fair();
  }
}

// A generator may be fair over a run and yet deal its first hand unfairly after each seeding.
TEST(NumberedDeal, TheFirstDealOfASeedIsFairToo) {
  PlaceCounts counts(4);
  for (std::uint64_t seed = 0; seed < 20000; ++seed) {
    counts.add(numbered_deal({kPack32, 4, 8}, seed, 0));
  }
  counts.expect_fair();
}

// With two players: in the piles as often as in the hands, and there before either player as often
// face up as face down. (Which of a player's piles it was cannot be seen: they are in order.)
TEST(NumberedDeal, EachCardFallsToEachPlaceOfThePilesEquallyOften) {
  PlaceCounts counts(4);
  PlaceCounts halves(2);
  for (std::uint64_t number = 0; number < 20000; ++number) {
    const Deal deal = numbered_deal({kPack32, 2, 8, 4}, 4, number);
    for (int s = 0; s < 2; ++s) {
      const Seat seat = Seat::from_index(s);
      for (Card card : deal.face_up(seat)) counts.add(card, 2 * s);
      for (Card card : deal.face_down(seat)) counts.add(card, 2 * s + 1);
      for (Card card : deal.hand(seat)) halves.add(card, 0);
      for (Card card : deal.face_up(seat) | deal.face_down(seat)) halves.add(card, 1);
    }
  }
  counts.expect_fair();
  halves.expect_fair();
}

// Which card lies under which: each of the 31 others equally often. With 30 degrees of freedom
// chi-square exceeds 85 with probability 4e-7.
TEST(NumberedDeal, EachCardLiesUnderEachOtherEquallyOften) {
  PlaceCounts covers(31);
  for (std::uint64_t number = 0; number < 20000; ++number) {
    const Deal deal = numbered_deal({kPack32, 2, 8, 4}, 6, number);
    for (int s = 0; s < 2; ++s) {
      for (const Pile& pile : deal.piles(Seat::from_index(s))) {
        const int above = place_in_pack(pile.up);
        covers.add(pile.down, above < place_in_pack(pile.down) ? above : above - 1);
      }
    }
  }
  covers.expect_fair(85);
}

// With three players two of 32 cards lie in the talon.
TEST(NumberedDeal, EachCardLiesInTheTalonAsOftenAsItShould) {
  constexpr int kDeals = 32000;
  std::array<int, kCards> in_talon{};
  for (std::uint64_t number = 0; number < kDeals; ++number) {
    for (Card card : numbered_deal({kPack32, 3, 10}, 8, number).talon()) {
      ++in_talon[static_cast<std::size_t>(card.index())];
    }
  }
  for (Card card : kPack32) {  // five standard deviations of 43.3
    EXPECT_NEAR(in_talon[static_cast<std::size_t>(card.index())], 2000, 217) << to_string(card);
  }
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

TEST(DealBuilder, SaysWhatIsWrongWithPiles) {
  constexpr DealShape kShape{kPack32, 2, 0, 2};
  const Pile ace{card("HA"), card("C7")};
  const Pile king{card("HK"), card("C8")};
  const Pile queen{card("HQ"), card("C9")};

  DealBuilder twice(kShape);
  twice.lay(seat(1), ace);
  twice.lay(seat(2), {card("SA"), card("C7")});
  EXPECT_EQ(twice.build().status().message(), "C7 is dealt twice, to seat 1 and to seat 2");

  DealBuilder few(kShape);
  few.lay(seat(1), ace);
  EXPECT_EQ(few.build().status().message(), "before seat 1 lie 1 face-up cards, expected 2");

  DealBuilder many(kShape);
  for (const Pile& pile : {ace, king, queen}) many.lay(seat(1), pile);
  EXPECT_EQ(many.build().status().message(), "before seat 1 lie 3 face-up cards, expected 2");
}

TEST(Deal, PilesAreInTheOrderOfTheirFaceUpCards) {
  const Deal deal = small_deal({"", ""}, {"HA/C7,CT/S8", "DK/DA,DQ/DJ"});
  EXPECT_EQ(deal, small_deal({"", ""}, {"CT/S8,HA/C7", "DQ/DJ,DK/DA"}));
  EXPECT_NE(deal, small_deal({"", ""}, {"HA/S8,CT/C7", "DK/DA,DQ/DJ"}));
  ASSERT_EQ(deal.piles(seat(1)).size(), 2u);
  EXPECT_EQ(deal.piles(seat(1))[0], (Pile{card("CT"), card("S8")}));
  EXPECT_EQ(deal.piles(seat(2))[1], (Pile{card("DK"), card("DA")}));
  EXPECT_EQ(deal.face_up(seat(1)), (CardSet{card("HA"), card("CT")}));
  EXPECT_EQ(deal.face_down(seat(1)), (CardSet{card("C7"), card("S8")}));
  EXPECT_EQ(deal.cards(seat(1)), (CardSet{card("HA"), card("CT"), card("C7"), card("S8")}));
}

// ---- The exchange -------------------------------------------------------------------------------

Deal with_talon() { return small_deal({"A..7.", "K..8.", "T..9."}, {}, "CA CK"); }

TEST(Exchanged, TheTalonIsThenWhatWasSetAside) {
  const Deal deal = with_talon();
  EXPECT_EQ(deal.talon(), (CardSet{card("CA"), card("CK")}));
  EXPECT_EQ(deal.exchanged(seat(1), {}).value(), deal);

  const Deal one = deal.exchanged(seat(2), {{card("D8")}, {card("CK")}}).value();
  EXPECT_EQ(one.hand(seat(2)), hand("K...K"));
  EXPECT_EQ(one.hand(seat(1)), deal.hand(seat(1)));
  EXPECT_EQ(one.talon(), (CardSet{card("CA"), card("D8")}));

  const Exchange both{{card("SA"), card("D7")}, {card("CA"), card("CK")}};
  EXPECT_EQ(deal.exchanged(seat(1), both).value().hand(seat(1)), hand("...AK"));
  EXPECT_EQ(deal.exchanged(seat(1), both).value().talon(), both.discard);
}

// Who takes cards may set them aside again, or some of them.
TEST(Exchanged, WhatWasTakenMayBeSetAside) {
  const Deal deal = with_talon();
  const CardSet cat = deal.talon();
  EXPECT_EQ(deal.exchanged(seat(3), {cat, cat}).value(), deal);
  const Deal one = deal.exchanged(seat(3), {{card("CA"), card("ST")}, cat}).value();
  EXPECT_EQ(one.hand(seat(3)), hand("..9.K"));
}

TEST(Exchanged, SaysWhatIsWrong) {
  const Deal deal = with_talon();
  const auto complaint = [&](const Exchange& exchange) {
    return std::string(deal.exchanged(seat(1), exchange).status().message());
  };
  EXPECT_EQ(complaint({{card("SA")}, {card("SK")}}),
            "SK is taken in exchange, but does not lie on the table");
  EXPECT_EQ(complaint({{card("SK")}, {card("CA")}}),
            "SK is set aside by seat 1, who does not hold it");
  EXPECT_EQ(complaint({{card("SA"), card("D7")}, {card("CA")}}),
            "the exchange sets aside 2 and takes 1, expected the same number");
  EXPECT_EQ(complaint({{}, {card("CA")}}),
            "the exchange sets aside 0 and takes 1, expected the same number");
}

}  // namespace matador::deals_test
