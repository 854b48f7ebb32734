// Tables over all deals, counted by groups of cards: against deals that are put together here one
// by one from few cards, and against samples.

#include "solver/statistics/deal_counts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

#include "formats/query/expression.h"
#include "solver/games/auction.h"
#include "solver/games/registry.h"
#include "solver/statistics/sample.h"
#include "tests/support/names.h"

namespace matador::deal_counts_test {

Query asked(Question question, const std::string& game_name, int seats, const std::string& where,
            const std::string& by) {
  const Game& game = *find_game(game_name);
  Query query{.question = question, .game = &game, .seats = seats};
  if (!where.empty()) query.where = read_condition(where, game, seats).value();
  if (by.empty()) return query;
  const std::vector<Key> keys = read_keys(by, game, seats).value();
  for (const Key& key : keys) query.by.push_back(key.expression);
  return query;
}

// Calls `visit` with all ways to give two more cards of `left` to each seat from `seat` on.
void for_each_deal(std::vector<CardSet>& hands, std::size_t seat, CardSet left,
                   const std::function<void()>& visit) {
  if (seat == hands.size()) return visit();
  const CardSet before = hands[seat];
  CardSet others = left;
  for (Card first : left) {
    others -= CardSet{first};
    for (Card second : others) {
      const CardSet two{first, second};
      hands[seat] = before | two;
      for_each_deal(hands, seat + 1, left - two, visit);
    }
  }
  hands[seat] = before;
}

// The rows of the query, over all deals in which the fixed cards leave each seat two cards.
CountedDeals one_by_one(const Query& query) {
  const DealShape shape = query.game->shape(query.seats);
  CardSet left = shape.pack;
  for (CardSet cards : query.fixed) left -= cards;
  std::vector<CardSet> hands(query.fixed.begin(), query.fixed.begin() + query.seats);
  CountedDeals counted;
  for_each_deal(hands, 0, left, [&] {
    Case facts{.game = query.game, .seats = query.seats};
    std::copy(hands.begin(), hands.end(), facts.hands.begin());
    DealBuilder builder(shape);
    for (int i = 0; i < query.seats; ++i) {
      builder.give(Seat::from_index(i), hands[static_cast<std::size_t>(i)]);
    }
    const Deal deal = builder.build().value();
    const Auction auction = forced_auction(*query.game, deal);
    if (auction.declarer) {
      facts.declarer = auction.declarer;
      facts.trump = auction.suits.front();
      facts.contract = Contract{index(*facts.trump)};  // of Sjavs: they stand as the suits do
    }
    counted.of += 1;
    const bool holds = !query.where || query.where->holds(facts);
    RowKey key;
    for (const Expression& fact : query.by) key.push_back(fact.evaluate(facts));
    if (query.question == Question::kShare) {
      key.emplace_back(holds ? 1 : 0);
      counted.statistics.add(key, {.deals = 1});
    } else if (holds) {
      std::optional<std::int64_t> declarer;
      if (auction.declarer) declarer = auction.declarer->number();
      key.insert(key.end(), {auction.length, facts.trump == Suit::kClubs ? 1 : 0, declarer});
      counted.statistics.add(key, {.deals = 1,
                                   .better = auction.better ? 1 : 0,
                                   .choice = auction.suits.size() > 1 ? 1 : 0});
    }
  });
  return counted;
}

// Six cards of each hand are fixed: 8! / 2^4 = 2520 deals.
TEST(DealCounts, AreThoseOfEveryDeal) {
  for (const auto& [where, by] : std::vector<std::pair<std::string, std::string>>{
           {"", ""},
           {"trumps(declarer) >= 6 or length(2) > length(4)", "declarer, trump"},
           {"not has(declarer, \"CQ\")", "has(1, \"SQ\"), top(declarer)"},
           {"trump == clubs or declarer == 2", "trumps(declarer), suit(forehand, hearts)"},
           {"permanent(1) + permanent(3) > permanent(2) + permanent(4)", ""}}) {
    for (const Question question : {Question::kAuction, Question::kShare}) {
      if (question == Question::kShare && where.empty()) continue;
      Query query = asked(question, "sjavs", 4, where, by);
      query.fixed[0] = hand("AK..Q7.QJ");
      query.fixed[1] = hand("Q.AT.K8.9");
      query.fixed[2] = hand("J98.J.9.A");
      query.fixed[3] = hand("T.98.AT.K");
      ASSERT_TRUE(can_count_deals(query)) << where << "; " << by;
      const CountedDeals expected = one_by_one(query);
      const CountedDeals found = count_deals(query).value();
      EXPECT_EQ(expected.of, absl::uint128(2520));
      EXPECT_EQ(found.of, expected.of);
      EXPECT_EQ(found.statistics, expected.statistics) << where << "; " << by;
    }
  }
}

// Whole deals, of every number of players: within five standard deviations of a sample.
TEST(DealCounts, AreThoseOfSamples) {
  struct Asked {
    const char* game;
    int seats;
    const char* where;
    const char* by;
  };
  for (const Asked& each :
       std::vector<Asked>{{"sjavs", 4, "declarer == 3 and trump == clubs", ""},
                          {"sjavs", 3, "trump == hearts", "declarer"},
                          {"sjavs", 2, "length(1) > length(2)", ""},
                          {"scharwenzel", 4, "permanent(declarer) >= 2", ""},
                          {"bridge", 4, "suit(1, spades) + suit(3, spades) >= 8", ""},
                          {"klorsjavs", 3, "permanent(1) > permanent(2)", "length(3)"}}) {
    const Query query = asked(Question::kShare, each.game, each.seats, each.where, each.by);
    ASSERT_TRUE(can_count_deals(query)) << each.where;
    const CountedDeals exact = count_deals(query).value();
    EXPECT_EQ(exact.of, exact.statistics.deals());
    constexpr int kDeals = 20'000;
    Solver solver;
    const Statistics sampled =
        sample_deals(query, /*seed=*/5, 0, kDeals, solver).value().statistics;
    for (const auto& [key, tally] : exact.statistics.rows()) {
      const double p = static_cast<double>(tally.deals) / static_cast<double>(exact.of);
      const auto row = sampled.rows().find(key);
      const double seen = row == sampled.rows().end() ? 0 : static_cast<double>(row->second.deals);
      EXPECT_NEAR(seen, p * kDeals, 5 * std::sqrt(p * kDeals) + 3) << each.game << each.where;
    }
  }
}

// By inclusion and exclusion, over 10^24 deals; the cost is known beforehand.
TEST(DealCounts, GroupCardsByWhatIsAsked) {
  const Query query = asked(Question::kShare, "scharwenzel", 6,
                            "has(1, \"SJ\") or count(3, \"HA CQ DK\") == 2", "");
  EXPECT_LT(cost_of_counting_deals(query).steps, 1000);
  const Query dear = asked(Question::kShare, "scharwenzel", 6,
                           "has(1, \"SJ\") or count(declarer, \"HA CQ DK\") == 2", "");
  EXPECT_FALSE(cost_of_counting_deals(dear).is_small());
  const auto share = [](const std::string& where) {
    const CountedDeals counted =
        count_deals(asked(Question::kShare, "scharwenzel", 6, where, "")).value();
    return counted.statistics.rows().at({1}).deals;
  };
  const std::string jack = "has(1, \"SJ\")";
  const std::string two = "count(3, \"HA CQ DK\") == 2";
  EXPECT_EQ(share(jack + " or " + two), share(jack) + share(two) - share(jack + " and " + two));
  EXPECT_EQ(share(jack) * 6, deals_of(query));
}

TEST(DealCounts, AreNotForEverything) {
  for (const char* where :
       {"points(1) > 20 and declarer == 1", "leader == declarer", "value > 60"}) {
    const Query query = asked(Question::kShare, "sjavs", 4, where, "");
    EXPECT_EQ(is_solved(query), std::string(where) == "value > 60");
    EXPECT_FALSE(can_count_deals(query)) << where;
    EXPECT_FALSE(count_deals(query).ok());
  }
}

}  // namespace matador::deal_counts_test
