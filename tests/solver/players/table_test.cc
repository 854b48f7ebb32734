// Players at the table, in every game and contract: what is declared, exchanged and played is
// legal, and contests between equals end level.

#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "solver/games/tasks.h"
#include "solver/games/turn.h"
#include "solver/players/contest.h"
#include "solver/players/declaring.h"
#include "solver/players/house.h"

namespace matador::table_test {
namespace {

std::unique_ptr<CardPlayer> player(const char* name, Solver& solver) {
  return house_player(*find_house_player(name), this_thread(solver));
}

std::vector<CardPlayer*> everywhere(CardPlayer& player, int seats) {
  return std::vector<CardPlayer*>(static_cast<std::size_t>(seats), &player);
}

Task first_task(const Game& game, Contract contract) {
  Task task =
      numbered_tasks({.game = &game, .seats = game.seat_counts().front(), .contract = contract},
                     /*seed=*/5, 1)
          .front();
  if (!task.exchange) task.exchange = game.exchanges(task).back();
  return task;
}

TEST(Table, PlayersWithoutSearchPlayEveryContractToItsEnd) {
  Solver solver;
  for (const Game* game : all_games()) {
    for (int i = 0; i < static_cast<int>(game->info().contracts.size()); ++i) {
      if (game->contract({.index = i}).name == "hochzeit") {  // needs to know who the partner is
        EXPECT_THROW(first_task(*game, {.index = i}), std::runtime_error);
        continue;
      }
      for (const char* name : {"random", "easy"}) {
        const auto someone = player(name, solver);
        const Task task = first_task(*game, {.index = i});
        const absl::StatusOr<Task> played =
            played_out(task, /*deal=*/1, everywhere(*someone, task.deal.seats()));
        ASSERT_TRUE(played.ok()) << game->name() << " " << i << ": " << played.status();
        EXPECT_FALSE(turn_of(*played)->to_play) << game->name() << " " << i;
      }
    }
  }
}

TEST(Table, AMoveAgainstTheRulesSaysWhy) {
  const Game& game = *find_game("sjavs");
  Task task = first_task(game, {.index = 0});
  const Turn turn = *turn_of(task);
  const Card not_his = task.deal.hand(turn.to_play->next(4)).first();
  const absl::Status status = make_move(task, not_his);
  EXPECT_NE(status.message().find("who does not hold it"), absl::string_view::npos) << status;
  EXPECT_TRUE(task.play.empty());
}

TEST(Table, AContestBetweenEqualsIsLevel) {
  Solver solver;
  for (const char* name : {"sjavs", "jass", "coiffeur", "davoserjazz", "skat"}) {
    const Task task = first_task(*find_game(name), {.index = 1});
    const auto first = player("easy", solver);
    const auto second = player("easy", solver);
    const absl::StatusOr<double> more = contest(task, /*deal=*/1, *first, *second, solver);
    ASSERT_TRUE(more.ok()) << name << ": " << more.status();
    EXPECT_EQ(*more, 0) << name;
  }
}

TEST(Table, WhoSeesAllCardsWinsMore) {
  Solver solver;
  const auto seer = player("seer", solver);
  const auto random = player("random", solver);
  double sum = 0;
  std::uint64_t deal = 0;
  for (const Task& task : numbered_tasks({.game = find_game("scharwenzel"), .seats = 4}, 9, 20)) {
    sum += contest(task, ++deal, *seer, *random, solver).value();
    EXPECT_EQ(contest(task, deal, *seer, *random, solver).value(),
              -contest(task, deal, *random, *seer, solver).value());
  }
  EXPECT_GT(sum, 0);
}

TEST(Table, AdviceHasTheSameCardOnceMore) {
  Solver solver;
  Solver other;
  Task task = first_task(*find_game("sjavs"), {.index = 2});
  for (int card = 0; card < 6; ++card) {
    const Move move = player("medium", solver)->move(task, 1).value();
    EXPECT_EQ(player("medium", other)->move(task, 1).value(), move);
    ASSERT_TRUE(make_move(task, move).ok());
  }
}

TEST(Table, TheExchangeOfTheHouseIsAllowed) {
  Solver solver;
  for (const char* name : {"skat", "klorsjavs"}) {
    const Task task = numbered_tasks({.game = find_game(name), .seats = 3}, 3, 1).front();
    ASSERT_FALSE(task.exchange) << name;
    Task exchanged = task;
    exchanged.exchange = advised_exchange(task, /*deal=*/1, this_thread(solver)).value();
    EXPECT_TRUE(deal_as_played(exchanged).ok()) << name;
  }
}

TEST(Table, WhatIsSetAsideSaysTheExchange) {
  const Task task = numbered_tasks({.game = find_game("skat"), .seats = 3}, 3, 1).front();
  const std::optional<Exchange> nothing = exchange_of(task, task.deal.talon(), 1);
  ASSERT_TRUE(nothing);
  EXPECT_TRUE(nothing->take.empty());
  const CardSet hand = task.deal.hand(task.declarer);
  const CardSet one_each{hand.first(), task.deal.talon().first()};
  const std::optional<Exchange> one = exchange_of(task, one_each, 1);
  ASSERT_TRUE(one);
  EXPECT_EQ(one->discard, CardSet{hand.first()});
  EXPECT_EQ(one->take, task.deal.talon() - CardSet{task.deal.talon().first()});
  EXPECT_FALSE(exchange_of(task, {hand.first()}, 1));
}

// Every deal of every game is declared or passed out, by the house alone.
TEST(Table, TheHouseDeclares) {
  Solver solver;
  const auto any = [](const Task& /*task*/) { return true; };
  for (const Game* game : all_games()) {
    if (game->info().counts_for_declarer_only) continue;  // its contracts take long
    const Problem problem{.game = game,
                          .deal = numbered_deal(game->shape(game->seat_counts().front()), 2, 0)};
    absl::StatusOr<Declaring> declaring = Declaring::of(problem, 1, any, this_thread(solver));
    ASSERT_TRUE(declaring.ok()) << game->name() << ": " << declaring.status();
    while (const Naming* naming = declaring->naming()) {
      const absl::StatusOr<Option> option = advised_naming(*naming, this_thread(solver));
      ASSERT_TRUE(option.ok()) << game->name() << ": " << option.status();
      ASSERT_TRUE(declaring->decide(*option).ok());
    }
    if (declaring->task()) {
      EXPECT_TRUE(turn_of(*declaring->task()).ok()) << game->name();
    }
  }
}

TEST(Table, WhoPushesLeavesTheContractToHisPartner) {
  Solver solver;
  const Game& jass = *find_game("jass");
  const Problem problem{.game = &jass, .deal = numbered_deal(jass.shape(4), 2, 0)};
  absl::StatusOr<Declaring> declaring = Declaring::of(
      problem, 1, [](const Task&) { return true; }, this_thread(solver));
  ASSERT_TRUE(declaring.ok());
  ASSERT_EQ(declaring->naming()->pushes_to, Seat::number(3));
  ASSERT_TRUE(declaring->decide(Push{}).ok());
  ASSERT_NE(declaring->naming(), nullptr);
  EXPECT_EQ(declaring->naming()->seat, Seat::number(3));
  EXPECT_FALSE(declaring->naming()->pushes_to);
  ASSERT_TRUE(declaring->decide(declaring->naming()->tasks.front().contract).ok());
  EXPECT_EQ(declaring->task()->declarer, Seat::number(3));
  EXPECT_EQ(declaring->task()->leader, Seat::number(1));
}

}  // namespace
}  // namespace matador::table_test
