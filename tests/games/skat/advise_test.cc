// Advice in Skat: contracts, to pass and exchanges against a plain loop over the same worlds, or
// over all of them. The advice on cards is compared with the reference in advise_oracle_test.cc.

#include "solver/advice/advise.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "solver/games/skat/score.h"
#include "tests/support/names.h"

namespace matador::skat_advise_test {

constexpr int kGrand = 4;
constexpr int kNull = 5;

const Game& skat_game() { return *find_game("skat"); }

std::size_t one_after_another(std::size_t count, const Work& work) {
  static Solver solver;
  for (std::size_t i = 0; i < count; ++i) work(i, solver);
  return count;
}

// Seat 1 has this hand, and has taken up this skat, if any.
PartialProblem own_hand(const std::string& cards, const std::string& skat = "") {
  PartialProblem partial{
      .problem = {.game = &skat_game(), .deal = numbered_deal(skat_game().shape(3), 7, 0)},
      .seen = {},
      .observer = Seat::number(1)};
  partial.seen.hands[0] = hand(cards);
  for (Card card : matador::cards(skat)) partial.seen.talon |= CardSet{card};
  return partial;
}

std::string complaint(const PartialProblem& partial, const AdviceWanted& wanted = {.worlds = 1}) {
  return std::string(advise(partial, wanted, one_after_another).status().message());
}

TEST(SkatAdvice, WhatToDeclareIfAnything) {
  const PartialProblem partial = own_hand("T98.KQ.QJ87.9");
  const auto advice = advise(partial, {.worlds = 4}, one_after_another);
  ASSERT_TRUE(advice.ok()) << advice.status();
  EXPECT_EQ(advice->question.kind, AdviceKind::kContract);
  EXPECT_EQ(advice->objective, Objective::kScore);
  ASSERT_EQ(advice->options.size(), 7);
  const auto worlds =
      find_worlds(PossibleWorlds::of(advice->question.known).value(), {.worlds = 4})->worlds;
  Solver solver;
  double least_lost = -1000;
  for (int contract = 0; contract < 6; ++contract) {
    double sum = 0;
    for (const World& world : worlds) {
      EXPECT_EQ(world.deal.hand(Seat::number(1)), hand("T98.KQ.QJ87.9"));
      const Problem problem{.game = &skat_game(),
                            .deal = world.deal,
                            .contract = Contract{.index = contract},
                            .declarer = Seat::number(1)};
      sum +=
          solver.solve(skat_game().tasks(problem)->front(), {.objective = Objective::kScore})->low;
    }
    EXPECT_DOUBLE_EQ(advice->options[static_cast<std::size_t>(contract)].standing.value.mean,
                     sum / 4);
    least_lost = std::max(least_lost, sum / 4);
  }
  EXPECT_LT(least_lost, 0);
  EXPECT_EQ(advice->options.back().option, Option(Pass{}));
  EXPECT_EQ(advice->options.back().standing.value.mean, 0);
  EXPECT_EQ(advice->best, 6);
}

TEST(SkatAdvice, WhoHasWonTheAuctionCannotPass) {
  PartialProblem partial = own_hand("T98.KQ.QJ87.9", "C7 C8");
  partial.problem.declarer = Seat::number(1);
  const auto advice = advise(partial, {.worlds = 2}, one_after_another);
  ASSERT_TRUE(advice.ok()) << advice.status();
  EXPECT_EQ(advice->options.size(), 6);
}

TEST(SkatAdvice, WithHandNothingIsExchangedAndOuvertIsNull) {
  PartialProblem partial = own_hand("T98.KQ.QJ87.9");
  partial.problem.own = skat::Said{.announced = {.hand = true, .ouvert = true}};
  const auto advice = advise(partial, {.worlds = 2}, one_after_another);
  ASSERT_TRUE(advice.ok()) << advice.status();
  ASSERT_EQ(advice->options.size(), 2);
  EXPECT_EQ(advice->options.front().option, Option(Contract{.index = kNull}));
}

// All but four cards of the others have been seen, so there are six worlds.
PartialProblem six_worlds() {
  PartialProblem partial = own_hand("AJ.AJ.A7.AQT9", "D9 S7");
  for (Card card : cards("SK SQ ST S9 HK HQ HT H9")) partial.seen.shown[1] |= CardSet{card};
  for (Card card : cards("DK DQ DJ DT CK CJ C8 C7")) partial.seen.shown[2] |= CardSet{card};
  return partial;
}

TEST(SkatAdvice, WhatToPutAwayOfTwelveCards) {
  for (const int contract : {0, kGrand, kNull}) {
    PartialProblem partial = six_worlds();
    partial.problem.contract = Contract{.index = contract};
    partial.problem.declarer = Seat::number(1);
    const auto advice = advise(partial, {}, one_after_another);
    ASSERT_TRUE(advice.ok()) << advice.status();
    EXPECT_EQ(advice->question.kind, AdviceKind::kExchange);
    EXPECT_TRUE(advice->exact);
    EXPECT_EQ(advice->worlds, 6);
    ASSERT_EQ(advice->options.size(), 66);
    const std::vector<Card> open = cards("S8 H8 H7 D8");
    std::vector<double> sums(66);
    Solver solver;
    for (std::size_t i = 0; i < open.size(); ++i) {
      for (std::size_t j = i + 1; j < open.size(); ++j) {
        DealBuilder builder(skat_game().shape(3));
        builder.give(Seat::number(1), *partial.seen.hands[0]);
        builder.give(Seat::number(2), partial.seen.shown[1] | CardSet{open[i]} | CardSet{open[j]});
        CardSet left = partial.seen.shown[2];
        for (Card card : open) left |= CardSet{card};
        builder.give(Seat::number(3), left - CardSet{open[i]} - CardSet{open[j]});
        Problem problem = partial.problem;
        problem.deal = builder.build().value();
        const Task task = skat_game().tasks(problem)->front();
        const auto solution =
            solver.solve(task, {.objective = Objective::kScore, .exchanges = true});
        for (std::size_t k = 0; k < 66; ++k) {
          EXPECT_EQ(advice->options[k].option, Option(solution->exchanges[k].exchange));
          sums[k] += solution->exchanges[k].value;
        }
      }
    }
    for (std::size_t k = 0; k < 66; ++k) {
      EXPECT_NEAR(advice->options[k].standing.value.mean, sums[k] / 6, 1e-9) << k;
    }
  }
}

// Whoever has taken up the skat puts the same two cards away in every world: a contract is worth
// what it is worth with the exchange that is best on average.
TEST(SkatAdvice, OneExchangeGoesWithAContract) {
  const auto choice = advise(six_worlds(), {}, one_after_another);
  ASSERT_TRUE(choice.ok()) << choice.status();
  ASSERT_EQ(choice->question.kind, AdviceKind::kContract);
  ASSERT_TRUE(choice->exact);
  for (std::size_t i = 0; i < 6; ++i) {
    PartialProblem partial = six_worlds();
    partial.problem.contract = Contract{.index = static_cast<int>(i)};
    partial.problem.declarer = Seat::number(1);
    const auto exchange = advise(partial, {}, one_after_another);
    ASSERT_TRUE(exchange.ok()) << exchange.status();
    const AdvisedOption& best = exchange->options[exchange->best];
    EXPECT_NEAR(choice->options[i].standing.value.mean, best.standing.value.mean, 1e-9) << i;
    EXPECT_EQ(Option(*choice->question.models[i].exchange), best.option) << i;
  }
}

TEST(SkatAdvice, OneExchangeIsFoundWithinTheLimitOfNodes) {
  EXPECT_EQ(complaint(own_hand("AJ.AJ.A7.AQT9", "D9 S7"), {.worlds = 20, .node_limit = 1}),
            "no world was solved within the limit of nodes");
}

// In null fewer tricks are better, for both sides of the table.
TEST(SkatAdvice, InNullFewerTricksAreBetter) {
  PartialProblem partial = own_hand("987.987.87.K7");
  partial.problem.contract = Contract{.index = kNull};
  partial.problem.declarer = Seat::number(1);
  partial.problem.own = skat::Said{.announced = {.hand = true}};
  const auto advice = advise(partial, {.worlds = 20}, one_after_another);
  ASSERT_TRUE(advice.ok()) << advice.status();
  EXPECT_EQ(advice->objective, Objective::kTricks);
  EXPECT_TRUE(advice->less_is_better);
  for (const AdvisedOption& option : advice->options) {
    EXPECT_LE(advice->options[advice->best].standing.value.mean, option.standing.value.mean);
  }
}

// What lay in the skat and what lies there now is nothing to a player who did not see it.
TEST(SkatAdvice, TheFirstLeadAgainstADeclarerWhoHasExchanged) {
  PartialProblem partial = own_hand("T98.KQ.QJ87.9");
  partial.problem.contract = Contract{.index = kGrand};
  partial.problem.declarer = Seat::number(2);
  const auto advice = advise(partial, {.worlds = 2}, one_after_another);
  ASSERT_TRUE(advice.ok()) << advice.status();
  EXPECT_EQ(advice->question.kind, AdviceKind::kCard);
  EXPECT_EQ(advice->options.size(), 10);
}

TEST(SkatAdvice, WhatCannotBeAsked) {
  PartialProblem partial = own_hand("T98.KQ.QJ87.9");
  EXPECT_EQ(complaint(partial, {.objective = Objective::kTricks, .worlds = 1}),
            "null can be compared with others only by the score: its declarer shuns what they "
            "want");
  partial.problem.contract = Contract{.index = kGrand};
  partial.problem.declarer = Seat::number(1);
  EXPECT_EQ(complaint(partial), "[Talon] must name the 2 cards that seat 1 has taken up");
}

}  // namespace matador::skat_advise_test
