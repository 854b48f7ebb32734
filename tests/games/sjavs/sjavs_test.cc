// The game Sjavs: which tasks a problem stands for.

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "solver/cards/card_set.h"
#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "solver/games/tasks.h"
#include "solver/solve.h"
#include "tests/games/sjavs/reference_rules.h"
#include "tests/support/names.h"

namespace matador::sjavs::sjavs_test {

// Seat 1 has five hearts and five diamonds, and beats everybody.
const Hands kChoice{"J.K8.T8.QJ9", "T98.9.AK9.T", "AKQ.T.7.K87", "7.AQJ7.QJ.A"};
// Seat 4 is the declarer, in clubs.
const Hands kClubs{"K8.Q98.T.98", "9.J7.AKQ8.T", "AT7.AT.J.J7", "QJ.K.97.AKQ"};
const Hands kAllPass{"Q8.AT.QT.KQ", "AK7.Q.J9.AT", "T.KJ87.87.8", "J9.9.AK.J97"};

constexpr Contract kSpades = contract_of(Suit::kSpades);
const Game& game() { return *find_game("sjavs"); }

Problem problem(const Hands& hands, std::optional<Contract> contract = {},
                std::optional<Seat> declarer = {}) {
  return {.game = &game(), .deal = whole_deal(hands), .contract = contract, .declarer = declarer};
}

using Bids = std::vector<std::pair<Suit, int>>;  // trump and declarer's number

Bids bids(const Problem& problem, bool all_contracts = false) {
  Bids bids;
  const std::vector<Task> tasks = game().tasks(problem, all_contracts).value();
  for (const Task& task : tasks) {
    bids.emplace_back(trump_of(task.contract), task.declarer.number());
  }
  return bids;
}

std::string complaint(const Problem& problem) {
  return std::string(game().tasks(problem).status().message());
}

TEST(Tasks, ContractAndDeclarerAsGiven) {
  EXPECT_EQ(bids(problem(kClubs, kSpades, Seat::number(2))), (Bids{{Suit::kSpades, 2}}));
  EXPECT_EQ(bids(problem(kAllPass, kSpades, Seat::number(2))), (Bids{{Suit::kSpades, 2}}));
}

TEST(Tasks, ByTheAuction) {
  EXPECT_EQ(bids(problem(kClubs)), (Bids{{Suit::kClubs, 4}}));
  EXPECT_EQ(bids(problem(kChoice)), (Bids{{Suit::kHearts, 1}, {Suit::kDiamonds, 1}}));
  EXPECT_EQ(bids(problem(kAllPass)), Bids{});
}

TEST(Tasks, AContractAloneBelongsToTheDeclarerOfTheAuction) {
  EXPECT_EQ(bids(problem(kChoice, kSpades)), (Bids{{Suit::kSpades, 1}}));
  EXPECT_EQ(complaint(problem(kAllPass, kSpades)),
            "all pass in the auction: a contract needs [Declarer]");
}

TEST(Tasks, ADeclarerAloneMustBeThatOfTheAuction) {
  EXPECT_EQ(bids(problem(kChoice, {}, Seat::number(1))),
            (Bids{{Suit::kHearts, 1}, {Suit::kDiamonds, 1}}));
  EXPECT_EQ(complaint(problem(kChoice, {}, Seat::number(2))),
            "seat 2 is not the declarer of the auction, which is seat 1: another declarer needs "
            "[Contract]");
  EXPECT_EQ(complaint(problem(kAllPass, {}, Seat::number(1))),
            "all pass in the auction: a declarer needs [Contract]");
}

TEST(Tasks, AllContracts) {
  const Bids all = bids(problem(kAllPass), /*all_contracts=*/true);
  ASSERT_EQ(all.size(), 16u);
  EXPECT_EQ(all[0], std::pair(Suit::kClubs, 1));
  EXPECT_EQ(all[3], std::pair(Suit::kClubs, 4));
  EXPECT_EQ(all[4], std::pair(Suit::kSpades, 1));
  EXPECT_EQ(all[15], std::pair(Suit::kDiamonds, 4));
}

// Seat 1 may choose hearts or diamonds. HJ is a diamond only if diamonds are trumps.
TEST(Tasks, OnlyContractsUnderWhichTheCardsCouldBePlayed) {
  Problem played = problem(kChoice);
  played.play =
      play_of(cards("H8 H9 HT HJ"));  // seat 4, who has HA, could not play HJ to a plain heart
  EXPECT_EQ(bids(played), (Bids{{Suit::kHearts, 1}}));
  EXPECT_EQ(bids(played, /*all_contracts=*/true).size(), 4u);
  // Where no contract fits, they all stay, for the solver to say what is wrong.
  played.play = play_of(cards("H8 CT"));
  EXPECT_EQ(bids(played).size(), 2u);
}

TEST(Tasks, TheRestIsTakenOver) {
  Problem given = problem(kClubs);
  EXPECT_EQ(game().tasks(given)->front().leader, Seat::number(1));
  given.leader = Seat::number(3);
  given.play = play_of(cards("ST SJ"));
  given.options = {{"suduroy", ""}};
  const Task task = game().tasks(given)->front();
  EXPECT_EQ(task.game, given.game);
  EXPECT_EQ(task.deal, given.deal);
  EXPECT_EQ(task.leader, Seat::number(3));
  EXPECT_EQ(task.play, given.play);
  EXPECT_EQ(task.options, given.options);
}

TEST(Tasks, RefusesWhatTheGameDoesNotHave) {
  EXPECT_EQ(complaint(problem(kClubs, kSpades, Seat::number(5))),
            "declarer: there is no seat 5 in sjavs with 4 players");
  EXPECT_EQ(complaint(problem(kClubs, Contract{4})), "a contract of sjavs is one of 4");

  Problem wrong_leader = problem(kClubs);
  wrong_leader.leader = Seat::number(6);
  EXPECT_EQ(complaint(wrong_leader), "leader: there is no seat 6 in sjavs with 4 players");

  Problem wrong_option = problem(kClubs);
  wrong_option.options = {{"tie-bonus", "3"}};
  EXPECT_EQ(complaint(wrong_option), "\"tie-bonus=3\" is not possible; write tie-bonus=2|2-4");

  Problem wrong_cards = problem(kClubs);
  wrong_cards.deal = small_deal({"5...", "4...", "3...", "2..."});
  EXPECT_EQ(complaint(wrong_cards), "this is not how sjavs with 4 players is dealt");

  Problem ending = problem(kClubs);
  ending.deal = small_deal({"A...", "K...", "Q...", "J..."});
  EXPECT_EQ(complaint(ending),
            "an ending does not tell who has won the auction: it needs [Contract] and [Declarer]");
}

// ---- Three and two players ----------------------------------------------------------------------

Problem problem_of(int seats, std::uint64_t number) {
  return {.game = &game(),
          .deal = numbered_deal(game().shape(seats), /*seed=*/1, number),
          .contract = kSpades,
          .declarer = Seat::number(2)};
}

Task only_task(const Problem& problem) {
  const std::vector<Task> tasks = game().tasks(problem).value();
  EXPECT_EQ(tasks.size(), 1u);
  return tasks.front();
}

TEST(Variants, AreDealtLikeThis) {
  EXPECT_EQ(game().seat_counts(), (std::vector{4, 3, 2}));
  EXPECT_EQ(game().shape(3), (DealShape{.pack = kPack32, .seats = 3, .hand_size = 10}));
  EXPECT_EQ(game().shape(2), (DealShape{.pack = kPack32, .seats = 2, .hand_size = 8, .piles = 4}));
}

TEST(Variants, ASoloistPlaysAlone) {
  for (int seats : {2, 3}) {
    const Task task = only_task(problem_of(seats, 0));
    EXPECT_EQ(game().declaring_side(task), SeatSet{Seat::number(2)});
    EXPECT_EQ(task.leader, Seat::number(1));
  }
}

TEST(Variants, AllContracts) {
  EXPECT_EQ(game().tasks(problem_of(3, 0), /*all_contracts=*/true)->size(), 12u);
  EXPECT_EQ(game().tasks(problem_of(2, 0), /*all_contracts=*/true)->size(), 8u);
}

TEST(Exchange, IsOpenUnlessSomebodySaysSomething) {
  Problem three = problem_of(3, 0);
  EXPECT_EQ(only_task(three).exchange, std::nullopt);
  three.exchange = Exchange{};
  EXPECT_EQ(only_task(three).exchange, Exchange{});
  three.exchange =
      Exchange{{three.deal.hand(Seat::number(2)).first()}, {three.deal.talon().first()}};
  EXPECT_EQ(only_task(three).exchange, three.exchange);
}

TEST(Exchange, WasNoneWhereCardsHaveBeenPlayedAndNobodySpeaksOfIt) {
  Problem three = problem_of(3, 0);
  three.play = {three.deal.hand(Seat::number(1)).first()};
  EXPECT_EQ(only_task(three).exchange, Exchange{});
}

TEST(Exchange, IsOfThreePlayersOnly) {
  EXPECT_EQ(only_task(problem_of(4, 0)).exchange, Exchange{});
  EXPECT_EQ(only_task(problem_of(2, 0)).exchange, Exchange{});
  for (int seats : {2, 4}) {
    Problem problem = problem_of(seats, 0);
    problem.exchange = Exchange{};
    EXPECT_EQ(complaint(problem),
              "there is nothing to exchange in sjavs with " + std::to_string(seats) + " players");
  }
}

TEST(Exchange, MayBeOfNoneOneOrTwoCards) {  // rules 1.16, in the order of game.h
  const Task task = only_task(problem_of(3, 0));
  const std::vector<Exchange> exchanges = game().exchanges(task);
  const CardSet hand = task.deal.hand(Seat::number(2));
  const CardSet talon = task.deal.talon();
  ASSERT_EQ(exchanges.size(), 66u);
  EXPECT_EQ(exchanges[0], Exchange{});
  EXPECT_EQ(exchanges[1], (Exchange{{hand.first()}, {talon.first()}}));
  EXPECT_EQ(exchanges[2], (Exchange{{hand.first()}, talon - CardSet{talon.first()}}));
  EXPECT_EQ(exchanges[21].discard.size(), 2);
  EXPECT_EQ(exchanges[65].take, talon);
}

TEST(Exchange, AgreesWithTheReference) {
  for (std::uint64_t number = 0; number < 50; ++number) {
    const Task task = only_task(problem_of(3, number));
    EXPECT_EQ(game().exchanges(task),
              reference::exchanges(task.deal, reference::Bid::kSjavs, task.declarer));
  }
}

TEST(Exchange, OfCardsThatNobodyHasIsRefusedByTheSolver) {
  Problem three = problem_of(3, 0);
  three.declarer = Seat::number(1);
  three.exchange = Exchange{{card("SK")}, {card("H9")}};
  const Task task = only_task(three);
  const absl::StatusOr<Solution> solution = Solver().solve(task, {});
  EXPECT_EQ(solution.status().message(), "SK is set aside by seat 1, who does not hold it");
}

TEST(DeclaringSide, IsTheDeclarerAndTheSeatOpposite) {
  const Task task = game().tasks(problem(kClubs))->front();
  EXPECT_EQ(game().declaring_side(task), (SeatSet{Seat::number(2), Seat::number(4)}));
}

TEST(Registry, KnowsTheGamesByName) {
  EXPECT_EQ(game().name(), "sjavs");
  EXPECT_EQ(find_game("sjaws"), nullptr);
  EXPECT_EQ(all_games().front(), &game());
}

}  // namespace matador::sjavs::sjavs_test
