// The longest possible trump suit of a hand, counted over all hands: against hands that are put
// together here, one after the other, and looked at card by card.

#include "solver/statistics/hand_counts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <string>
#include <vector>

#include "solver/games/registry.h"
#include "tests/support/names.h"

namespace matador::statistics_hands_test {

const Game& sjavs() { return *find_game("sjavs"); }
const Game& klorsjavs() { return *find_game("klorsjavs"); }
Seat seat(int number) { return Seat::number(number); }

// Sjavs 1.2, 1.3, read off the cards.
bool is_permanent(Card card) {
  return card.rank() == Rank::kJack ||
         (card.rank() == Rank::kQueen &&
          (card.suit() == Suit::kClubs || card.suit() == Suit::kSpades));
}

int longest_suit(CardSet hand) {
  int permanent = 0;
  std::array<int, kSuits> others{};
  for (Card card : hand) {
    if (is_permanent(card)) {
      ++permanent;
    } else {
      ++others[at(card.suit())];
    }
  }
  return permanent + *std::max_element(others.begin(), others.end());
}

int permanent_cards(CardSet hand) {
  return static_cast<int>(std::count_if(hand.begin(), hand.end(), is_permanent));
}

// All hands of `size` cards of `pack`, as numbers with so many bits set, smallest first.
void for_each_hand(CardSet pack, int size, const std::function<void(CardSet)>& visit) {
  const std::vector<Card> cards(pack.begin(), pack.end());
  for (std::uint64_t bits = (1ULL << size) - 1; bits < 1ULL << cards.size();) {
    CardSet hand;
    for (std::uint64_t left = bits; left != 0; left &= left - 1) {
      hand |= CardSet{cards[static_cast<std::size_t>(std::countr_zero(left))]};
    }
    visit(hand);
    const std::uint64_t lowest = bits & -bits;
    const std::uint64_t ripple = bits + lowest;
    bits = ripple | (((bits ^ ripple) >> 2) / lowest);
  }
}

Query lengths(const Game& game, int seats) {
  return {.question = Question::kLength, .game = &game, .seats = seats};
}

std::string complaint(const Query& query) {
  return std::string(count_hands(query).status().message());
}

TEST(Hands, OfSjavsWithFourPlayers) {
  const Statistics statistics = count_hands(lengths(sjavs(), 4)).value();
  EXPECT_EQ(statistics.deals(), absl::uint128(10'518'300));
  EXPECT_EQ(statistics.rows().at({5}).deals, absl::uint128(3'212'613));
  absl::uint128 biddable = 0;
  for (const auto& [key, tally] : statistics.rows()) {
    if (*key.front() >= 5) biddable += tally.deals;
  }
  EXPECT_NEAR(static_cast<double>(biddable) / 10'518'300, 0.399276, 5e-7);
  Statistics one_by_one;
  for_each_hand(sjavs().shape(4).pack, 8,
                [&](CardSet hand) { one_by_one.add({longest_suit(hand)}, {.deals = 1}); });
  EXPECT_EQ(statistics, one_by_one);
}

TEST(Hands, OfKlorsjavs) {
  Statistics one_by_one;
  for_each_hand(klorsjavs().shape(3).pack, 6,
                [&](CardSet hand) { one_by_one.add({longest_suit(hand)}, {.deals = 1}); });
  EXPECT_EQ(one_by_one.deals(), absl::uint128(38'760));
  EXPECT_EQ(count_hands(lengths(klorsjavs(), 3)).value(), one_by_one);
}

// What two players bid on are twelve cards, what three players bid on ten.
TEST(Hands, AreAsManyAsThereAre) {
  EXPECT_EQ(count_hands(lengths(sjavs(), 3)).value().deals(), absl::uint128(64'512'240));
  EXPECT_EQ(count_hands(lengths(sjavs(), 2)).value().deals(), absl::uint128(225'792'840));
}

TEST(Hands, OfWhichAConditionHolds) {
  Query query = lengths(klorsjavs(), 3);
  query.where = Expression::combine(Operator::kAtLeast, Expression::permanent(klorsjavs(), seat(1)),
                                    Expression::number(2));
  query.by = {Expression::count(seat(1), CardSet{card("CA"), card("CK")})};
  Statistics one_by_one;
  for_each_hand(klorsjavs().shape(3).pack, 6, [&](CardSet hand) {
    const int best = (hand & CardSet{card("CA"), card("CK")}).size();
    if (permanent_cards(hand) >= 2) one_by_one.add({best, longest_suit(hand)}, {.deals = 1});
  });
  EXPECT_EQ(count_hands(query).value(), one_by_one);
}

// A share may be of any one hand.
TEST(Hands, ShareOfAConditionOnOneHand) {
  const Game& game = klorsjavs();
  Query query{.question = Question::kShare, .game = &game, .seats = 3};
  const CardSet best{card("CQ"), card("SJ")};
  query.fixed[2] = hand(".K.T.9");
  const Expression holds = Expression::combine(
      Operator::kAnd, Expression::has(seat(3), best),
      Expression::combine(Operator::kAtLeast, Expression::suit(game, seat(3), Suit::kSpades),
                          Expression::number(1)));
  query.where = holds;
  query.by = {Expression::top(game, seat(3), Suit::kClubs)};
  EXPECT_EQ(seat_looked_at(query), seat(3));
  Statistics one_by_one;
  for_each_hand(game.shape(3).pack - query.fixed[2], 3, [&](CardSet drawn) {
    Case facts{.game = &game, .seats = 3};
    facts.hands[2] = query.fixed[2] | drawn;
    int spades = 0;
    for (Card each : facts.hands[2]) spades += each.suit() == Suit::kSpades && !is_permanent(each);
    const bool true_of_it = facts.hands[2].contains(best) && spades >= 1;
    one_by_one.add({query.by.front().evaluate(facts), true_of_it ? 1 : 0}, {.deals = 1});
  });
  EXPECT_EQ(count_hands(query).value(), one_by_one);
  EXPECT_EQ(hands_of(query), one_by_one.deals());
  query.by = {Expression::permanent(game, seat(2))};
  EXPECT_EQ(seat_looked_at(query), std::nullopt);
}

// The hands with 15 to 17 points of high cards are as many as the literature says: 10.0963 %.
TEST(Hands, OfBridgeByTheirHighCards) {
  Query query{.question = Question::kShare, .game = find_game("bridge"), .seats = 4};
  const Expression points = Expression::hcp(seat(1));
  query.where = Expression::combine(
      Operator::kAnd, Expression::combine(Operator::kAtLeast, points, Expression::number(15)),
      Expression::combine(Operator::kAtMost, points, Expression::number(17)));
  const Statistics statistics = count_hands(query).value();
  EXPECT_EQ(statistics.deals(), absl::uint128(635'013'559'600));
  EXPECT_NEAR(static_cast<double>(statistics.rows().at({1}).deals) / 635'013'559'600, 0.100963,
              5e-7);
}

// 4-3-3-3, 4-4-3-2 and 5-3-3-2, as every book has them.
TEST(Hands, OfBridgeThatAreBalanced) {
  Query query{.question = Question::kShare, .game = find_game("bridge"), .seats = 4};
  query.where = Expression::balanced(seat(1));
  EXPECT_EQ(count_hands(query).value().rows().at({1}).deals,
            absl::uint128(66'905'856'160 + 136'852'887'600 + 98'534'079'072));
}

// Cards that others are to hold cannot be in the hand, and are no part of it.
TEST(Hands, WithCardsThatAreFixed) {
  for (const int seats : {4, 3, 2}) {
    Query query = lengths(sjavs(), seats);
    query.fixed[0] = hand("AK..Q.Q97");
    query.fixed[1] = hand(".A98..KJT8");
    const DealShape shape = sjavs().shape(seats);
    const CardSet free = shape.pack - query.fixed[0] - query.fixed[1];
    Statistics one_by_one;
    for_each_hand(free, shape.hand_size + shape.piles - 6, [&](CardSet drawn) {
      one_by_one.add({longest_suit(query.fixed[0] | drawn)}, {.deals = 1});
    });
    EXPECT_EQ(count_hands(query).value(), one_by_one) << seats;
  }
  Query query = lengths(klorsjavs(), 3);
  query.fixed[2] = hand("AK.QT.A.K");
  Statistics one_by_one;
  for_each_hand(klorsjavs().shape(3).pack - query.fixed[2], 6,
                [&](CardSet hand) { one_by_one.add({longest_suit(hand)}, {.deals = 1}); });
  EXPECT_EQ(count_hands(query).value(), one_by_one);
}

TEST(Hands, AWholeHandThatIsFixed) {
  Query query = lengths(sjavs(), 4);
  query.fixed[0] = hand("AK.T9.Q87.Q");
  Statistics one;
  one.add({longest_suit(query.fixed[0])}, {.deals = 1});
  EXPECT_EQ(count_hands(query).value(), one);
}

TEST(Hands, KnowNothingElse) {
  const std::string expected =
      "counted over all hands only the hand of seat 1 is known; deals that are sampled have all";
  Query query = lengths(sjavs(), 4);
  query.where = Expression::permanent(sjavs(), seat(2));
  EXPECT_EQ(complaint(query), expected);
  query.where = {};
  query.by = {Expression::permanent(sjavs(), seat(1)), Expression::points(sjavs(), seat(4))};
  EXPECT_EQ(complaint(query), expected);
  query.by = {Expression::trump()};
  EXPECT_EQ(complaint(query),
            "of hands only the cards are known: no declarer, leader, trump, contract and value");
}

TEST(Hands, ThatAreTooMany) {
  Query query = lengths(*find_game("bridge"), 4);
  EXPECT_TRUE(count_hands(query).ok());  // by kinds
  query.where = Expression::hcp(seat(1));
  EXPECT_TRUE(count_hands(query).ok());
  query.where = Expression::points(*find_game("bridge"), seat(1));
  EXPECT_EQ(complaint(query),
            "there are 635013559600 hands, too many to look at each; sample deals instead");
  query.fixed[0] = hand("AKQJT98765...");
  EXPECT_TRUE(count_hands(query).ok());  // three more cards of 42
}

}  // namespace matador::statistics_hands_test
