// Klørsjavs (rules 1.20, 1.21): pack, bids, what they bring, and which tasks a problem stands for.

#include "solver/games/klorsjavs/klorsjavs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "solver/cards/card_set.h"
#include "solver/deals/numbered.h"
#include "solver/games/klorsjavs/rules.h"
#include "solver/games/registry.h"
#include "solver/solve.h"
#include "tests/games/sjavs/reference_rules.h"
#include "tests/support/endings.h"
#include "tests/support/names.h"

namespace matador::klorsjavs::klorsjavs_test {

const RuleOption kFarvesjavs{.name = "farvesjavs", .value = ""};

enum BidIndex { kSpil, kStryger, kTout, kStrogetTout };
const Game& game() { return *find_game("klorsjavs"); }
const Bid& bid(int index) { return Rules::kBids[static_cast<std::size_t>(index)]; }

// ---- Pack and order (rules 1.20) ----------------------------------------------------------------

TEST(Klorsjavs, IsDealtLikeThis) {
  EXPECT_EQ(game().seat_counts(), std::vector{3});
  EXPECT_EQ(game().shape(3), (DealShape{.pack = kPack20, .seats = 3, .hand_size = 6}));
  EXPECT_EQ(names_of_contracts(game()), "spil stryger tout stroget-tout");
}

TEST(Klorsjavs, NineTrumpsInClubs) {
  using Lanes = std::vector<std::vector<Card>>;
  const Lanes clubs{cards("CQ SQ CJ SJ HJ DJ CA CK CT"), cards("SA SK ST"), cards("HA HK HQ HT"),
                    cards("DA DK DQ DT")};
  EXPECT_EQ(game().order({.index = kSpil}, {}).lanes, clubs);
  EXPECT_EQ(game().order({.index = kTout, .trump = Suit::kClubs}, {}).lanes, clubs);
  EXPECT_EQ(game().order({.index = kSpil, .trump = Suit::kHearts}, {}).lanes,
            (Lanes{cards("CQ SQ CJ SJ HJ DJ HA HK HQ HT"), cards("CA CK CT"), cards("SA SK ST"),
                   cards("DA DK DQ DT")}));
}

// ---- Score (rules 1.21) -------------------------------------------------------------------------

struct Border {
  Winnings won;
  int spil;
  int stryger;
};

const std::vector<Border> kBorders{
    {{.points = 22, .tricks = 0}, -3, -12},  // the cat alone
    {{.points = 0, .tricks = 0}, -3, -12},
    {{.points = 30, .tricks = 1}, -2, -8},
    {{.points = 31, .tricks = 1}, -1, -4},
    {{.points = 60, .tricks = 5}, -1, -4},  // a tie is lost
    {{.points = 61, .tricks = 2}, 1, 4},
    {{.points = 89, .tricks = 5}, 1, 4},  // 31 points for the defenders
    {{.points = 90, .tricks = 3}, 2, 8},
    {{.points = 120, .tricks = 5}, 2, 8},  // a trick without points is a trick
    {{.points = 120, .tricks = 6}, 3, 12},
};

TEST(KlorsjavsScore, EveryBorder) {
  for (const auto& [won, spil, stryger] : kBorders) {
    SCOPED_TRACE(std::to_string(won.points) + " points, " + std::to_string(won.tricks) + " tricks");
    EXPECT_EQ(score(bid(kSpil), won), spil);
    EXPECT_EQ(score(bid(kStryger), won), stryger);
    EXPECT_EQ(score(bid(kTout), won), won.tricks == 6 ? 10 : -10);  // flat
    EXPECT_EQ(score(bid(kStrogetTout), won), won.tricks == 6 ? 15 : -15);
  }
}

// What can be won in a deal, and more: without a trick at most the two cards set aside.
std::vector<Winnings> all_winnings() {
  std::vector<Winnings> all{{.points = 120, .tricks = 6}};
  for (int points = 0; points <= 22; ++points) all.push_back({points, 0});
  for (int tricks = 1; tricks < 6; ++tricks) {
    for (int points = 0; points <= 120; ++points) all.push_back({points, tricks});
  }
  return all;
}

reference::Position finished(reference::Bid bid, const Winnings& won) {
  return {.players = 3,
          .hands = {},
          .face_down = {},
          .bid = bid,
          .trump = Suit::kClubs,
          .declarer = Seat::number(1),
          .solo_vol = true,
          .leader = Seat::number(1),
          .trick = {},
          .declarer_tricks = won.tricks,
          .partner_tricks = 0,
          .opponents_tricks = 6 - won.tricks,
          .points = won.points};
}

TEST(KlorsjavsScore, AgreesWithTheReference) {
  using reference::Bid;
  constexpr Bid kBids[] = {Bid::kSpil, Bid::kStryger, Bid::kTout, Bid::kStrogetTout};
  for (int i = 0; i < 4; ++i) {
    for (const Winnings& won : all_winnings()) {
      ASSERT_EQ(score(bid(i), won), reference::score(finished(kBids[i], won)))
          << bid(i).name << ", " << won.points << " points, " << won.tricks << " tricks";
    }
  }
}

std::vector<int> values(const std::vector<Rung>& ladder) {
  std::vector<int> values;
  for (const Rung& rung : ladder) values.push_back(rung.value);
  return values;
}

TEST(KlorsjavsLadder, HasEachScoreOnce) {
  EXPECT_EQ(values(score_ladder(bid(kSpil))), (std::vector{-3, -2, -1, 1, 2, 3}));
  EXPECT_EQ(values(score_ladder(bid(kStryger))), (std::vector{-12, -8, -4, 4, 8, 12}));
  EXPECT_EQ(values(score_ladder(bid(kTout))), (std::vector{-10, 10}));
  EXPECT_EQ(values(score_ladder(bid(kStrogetTout))), (std::vector{-15, 15}));
}

// Who reaches a rung has reached those below it, which is what makes the decisions a ladder.
TEST(KlorsjavsLadder, RungsContainEachOther) {
  for (const Bid& each : Rules::kBids) {
    const std::vector<Rung> ladder = score_ladder(each);
    EXPECT_EQ(ladder.front().target, 0);
    for (const Winnings& won : all_winnings()) {
      EXPECT_TRUE(std::ranges::is_partitioned(ladder, [&](const Rung& rung) {
        return (rung.goal == Goal::kPoints ? won.points : won.tricks) >= rung.target;
      }));
    }
  }
}

// ---- Tasks --------------------------------------------------------------------------------------

Problem problem(std::optional<int> bid_index, std::vector<RuleOption> options = {}) {
  Problem problem{.game = &game(), .deal = numbered_deal(game().shape(3), 1, 0)};
  if (bid_index) problem.contract = Contract{.index = *bid_index};
  problem.options = std::move(options);
  return problem;
}

std::string complaint(const Problem& problem) {
  return std::string(game().tasks(problem).status().message());
}

TEST(KlorsjavsTasks, NeedABid) {
  EXPECT_EQ(complaint(problem({})),
            "no [Contract]: in klorsjavs the players choose it. Add it, for instance --contract "
            "spil, or use --contracts all");
}

TEST(KlorsjavsTasks, SeatOneDeclaresAndLeadsInClubsUnlessSomebodySays) {
  const std::vector<Task> tasks = game().tasks(problem(kStryger)).value();
  ASSERT_EQ(tasks.size(), 1u);
  EXPECT_EQ(tasks[0].contract, (Contract{.index = kStryger, .trump = Suit::kClubs}));
  EXPECT_EQ(tasks[0].declarer, Seat::number(1));
  EXPECT_EQ(tasks[0].leader, Seat::number(1));

  Problem given = problem(kTout);
  given.declarer = Seat::number(3);
  given.leader = Seat::number(2);
  given.trump = Suit::kClubs;
  const Task task = game().tasks(given)->front();
  EXPECT_EQ(task.declarer, Seat::number(3));
  EXPECT_EQ(task.leader, Seat::number(2));
  EXPECT_EQ(game().declaring_side(task), SeatSet{Seat::number(3)});
}

TEST(KlorsjavsTasks, AnotherSuitNeedsFarvesjavs) {
  Problem hearts = problem(kSpil);
  hearts.trump = Suit::kHearts;
  EXPECT_EQ(complaint(hearts),
            "clubs are always trumps in klorsjavs, unless the option farvesjavs lets the declarer "
            "name the suit");
  hearts.options = {kFarvesjavs};
  const std::vector<Task> tasks = game().tasks(hearts).value();
  ASSERT_EQ(tasks.size(), 1u);
  EXPECT_EQ(tasks[0].contract.trump, Suit::kHearts);
}

TEST(KlorsjavsTasks, InFarvesjavsOneForEachSuit) {
  const std::vector<Task> tasks = game().tasks(problem(kSpil, {kFarvesjavs})).value();
  ASSERT_EQ(tasks.size(), 4u);
  for (Suit suit : kAllSuits) {
    EXPECT_EQ(tasks[at(suit)].contract.trump, suit);
  }
}

TEST(KlorsjavsTasks, AllContracts) {
  EXPECT_EQ(game().tasks(problem({}), /*all_contracts=*/true)->size(), 12u);
  const std::vector<Task> all =
      game().tasks(problem({}, {kFarvesjavs}), /*all_contracts=*/true).value();
  ASSERT_EQ(all.size(), 48u);
  EXPECT_EQ(all[0].contract, (Contract{.index = kSpil, .trump = Suit::kClubs}));
  EXPECT_EQ(all[47].contract, (Contract{.index = kStrogetTout, .trump = Suit::kDiamonds}));
  EXPECT_EQ(all[47].declarer, Seat::number(3));
  EXPECT_EQ(all[47].leader, Seat::number(1));  // forehand
}

TEST(KlorsjavsTasks, TheExchangeIsOpenWhereTheBidTakesTheCat) {
  for (int taking : {kSpil, kTout}) {
    Problem open = problem(taking);
    EXPECT_EQ(game().tasks(open)->front().exchange, std::nullopt);
    open.play = {open.deal.hand(Seat::number(1)).first()};
    EXPECT_EQ(game().tasks(open)->front().exchange, Exchange{});
  }
  for (int leaving : {kStryger, kStrogetTout}) {
    EXPECT_EQ(game().tasks(problem(leaving))->front().exchange, Exchange{});
  }
}

TEST(KlorsjavsTasks, RefusesWhatTheGameDoesNotHave) {
  EXPECT_EQ(complaint(problem(4)), "a contract of klorsjavs is one of 4");
  EXPECT_EQ(complaint(problem(kSpil, {{"solo-vol", "off"}})),
            "unknown option \"solo-vol=off\"; klorsjavs knows farvesjavs");
  EXPECT_EQ(complaint(problem(kSpil, {{"farvesjavs", "on"}})),
            "\"farvesjavs=on\" is not possible; write farvesjavs");
  Problem fourth = problem(kSpil);
  fourth.declarer = Seat::number(4);
  EXPECT_EQ(complaint(fourth), "declarer: there is no seat 4 in klorsjavs with 3 players");
  Problem sjavs = problem(kSpil);
  sjavs.deal = numbered_deal({kPack32, 3, 10}, 1, 0);
  EXPECT_EQ(complaint(sjavs), "this is not how klorsjavs with 3 players is dealt");
}

// ---- The cat (rules 1.21) -----------------------------------------------------------------------

TEST(Cat, AnyTwoOfEightAreSetAside) {
  for (std::uint64_t number = 0; number < 50; ++number) {
    for (int taking : {kSpil, kTout}) {
      Problem open = problem(taking);
      open.deal = numbered_deal(game().shape(3), /*seed=*/2, number);
      const Task task = game().tasks(open)->front();
      EXPECT_EQ(game().exchanges(task).size(), 28u);
      EXPECT_EQ(game().exchanges(task),
                reference::exchanges(task.deal, reference_terms(task).bid, task.declarer));
    }
  }
}

TEST(Cat, StaysWhereItIsWithoutIt) {
  for (int leaving : {kStryger, kStrogetTout}) {
    const Task task = game().tasks(problem(leaving))->front();
    EXPECT_EQ(game().exchanges(task), std::vector{Exchange{}});
  }
}

std::string complaint_of_solver(int bid_index, const Exchange& exchange) {
  Problem given = problem(bid_index);
  given.exchange = exchange;
  const Task task = game().tasks(given)->front();
  return std::string(Solver().solve(task, {}).status().message());
}

TEST(Cat, MayNotBeTouchedWithoutIt) {
  const Deal deal = problem(kSpil).deal;
  const CardSet hand = deal.hand(Seat::number(1));
  const Exchange one{{hand.first()}, {deal.talon().first()}};
  EXPECT_EQ(complaint_of_solver(kStryger, one),
            "the contract does not allow this exchange with the talon");
  EXPECT_EQ(complaint_of_solver(kSpil, one), "");  // it took both and set one of them aside
  EXPECT_EQ(complaint_of_solver(kSpil, {deal.talon(), deal.talon()}), "");
  EXPECT_EQ(complaint_of_solver(kSpil, {}), "");
}

// ---- Deals whose value is plain -----------------------------------------------------------------

int solved(const Hands& hands, std::string_view cat, int bid_index, Objective objective) {
  Problem given = problem(bid_index);
  given.deal = small_deal(hands, {}, cat);
  return Solver().solve(game().tasks(given)->front(), {.objective = objective})->low;
}

// Seat 1 leads and has the six highest trumps. The cat with its two tens is his in any case.
TEST(PlainDeals, SixTopTrumpsTakeAllTricks) {
  const Hands hands{"QJ.J.J.QJ", "AK.AKQ..A", "T.T.AKQ.K"};
  for (int each : {kSpil, kStryger, kTout, kStrogetTout}) {
    EXPECT_EQ(solved(hands, "CT DT", each, Objective::kPoints), 120);
    EXPECT_EQ(solved(hands, "CT DT", each, Objective::kTricks), 6);
  }
  EXPECT_EQ(solved(hands, "CT DT", kSpil, Objective::kScore), 3);
  EXPECT_EQ(solved(hands, "CT DT", kStryger, Objective::kScore), 12);
  EXPECT_EQ(solved(hands, "CT DT", kTout, Objective::kScore), 10);
  EXPECT_EQ(solved(hands, "CT DT", kStrogetTout, Objective::kScore), 15);
}

// Seat 1 has no trump and the lowest of each suit, and nothing better lies in the cat: no trick.
TEST(PlainDeals, NothingButLowCardsTakeNoTrick) {
  const Hands hands{"KT.KT.QT.", "A.AQJ.J.J", "QJ..AK.QA"};
  EXPECT_EQ(solved(hands, "CK CT", kStryger, Objective::kTricks), 0);
  EXPECT_EQ(solved(hands, "CK CT", kStryger, Objective::kPoints), 14);  // the cat
  EXPECT_EQ(solved(hands, "CK CT", kStryger, Objective::kScore), -12);
}

// ---- A bid by the own hand ----------------------------------------------------------------------

// The sums of klorsjavs-spil and klorsjavs-stroget-tout in datasets/tables/fits.csv.
TEST(KlorsjavsEvaluation, AddsWhatTheHandHolds) {
  FixedCards fixed{};
  fixed[0] = hand("AT.KJ..AQ");
  Problem problem{.game = &game(), .deal = numbered_deal(game().shape(3), /*seed=*/1, 0, fixed)};
  problem.contract = Contract{.index = kSpil, .trump = Suit::kClubs};
  Task task = game().tasks(problem)->front();
  const Evaluation& evaluation = *game().info().evaluation;
  const double three_trumps = -3.379 + 3 * 0.655 + 0.362 + 1.103 + 0.084 + 0.067;
  EXPECT_DOUBLE_EQ(evaluation.of_hand(task, Seat::number(1)),
                   three_trumps + 0.583 + 0.004 - 0.036);  // an ace, a ten, no diamonds
  EXPECT_DOUBLE_EQ(evaluation.of_deal(task), evaluation.of_hand(task, Seat::number(1)));
  task.contract = {.index = kStrogetTout, .trump = Suit::kClubs};
  EXPECT_NEAR(evaluation.of_hand(task, Seat::number(1)),
              -16.043 + 3 * 0.048 - 0.282 + 0.779 + 0.037 + 0.016 + 0.401 - 0.017 + 0.385, 1e-9);
}

}  // namespace matador::klorsjavs::klorsjavs_test
