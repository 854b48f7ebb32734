// The blind single exchange.

#include <gtest/gtest.h>

#include "formats/output/answer_facets.h"
#include "solver/games/registry.h"
#include "solver/solution.h"

namespace matador::sjavs_exchange_test {

constexpr Card kNineOfClubs(Suit::kClubs, Rank::kNine);
constexpr Card kNineOfDiamonds(Suit::kDiamonds, Rank::kNine);
constexpr Card kSevenOfHearts(Suit::kHearts, Rank::kSeven);
constexpr Card kSevenOfSpades(Suit::kSpades, Rank::kSeven);

TEST(BlindExchanges, AreBestByTheirMean) {
  const auto single = [](Card discard, Card take, int value) {
    return ExchangeValue{.exchange = {.discard = {discard}, .take = {take}}, .value = value};
  };
  const auto best_blind_exchange = format_of(*find_game("sjavs")).best_blind_exchange;
  const auto blind = best_blind_exchange(
      {single(kNineOfClubs, kSevenOfHearts, 50), single(kNineOfClubs, kNineOfDiamonds, 70),
       single(kSevenOfSpades, kSevenOfHearts, 61), single(kSevenOfSpades, kNineOfDiamonds, 60),
       single(Card(Suit::kDiamonds, Rank::kAce), kSevenOfHearts, 80),
       single(Card(Suit::kDiamonds, Rank::kAce), kNineOfDiamonds, 41)});
  ASSERT_TRUE(blind);
  EXPECT_EQ(blind->discard, kSevenOfSpades);  // 60.5, and the ace of diamonds is later
  EXPECT_EQ(blind->mean(), 60.5);
  EXPECT_FALSE(best_blind_exchange({}).has_value());
}

}  // namespace matador::sjavs_exchange_test
