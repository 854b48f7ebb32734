// Where nobody sits matters to nothing: every question about a deal has the same answer when the
// players, and the dealer with them, all sit some seats further on.

#include "tests/support/rotation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "solver/deals/numbered.h"
#include "solver/games/auction.h"
#include "solver/games/jass/meld_score.h"
#include "solver/games/registry.h"
#include "solver/solve.h"

namespace matador::rotation_test {

// A problem and what it becomes, by 1 to seats - 1 seats.
struct Pair {
  Problem problem;
  Rotation rotation;
  Problem rotated;
  std::string trace;
};

Pair random_pair(const GameTable& players, std::uint64_t number, int cards_left) {
  const Problem problem = random_problem(players, number, cards_left);
  const int by = 1 + static_cast<int>(number) % (players.seats - 1);
  const Rotation rotation(players.seats, by);
  return {problem, rotation, rotation.of(problem),
          name_of(players) + ", deal " + std::to_string(kRandomProblems) + "/" +
              std::to_string(number) + ", rotated by " + std::to_string(by)};
}

// The task of the rotated problem that is this one.
const Task* counterpart(const Task& task, const Rotation& rotation,
                        const std::vector<Task>& rotated) {
  const auto same = [&](const Task& other) {
    return other.contract == task.contract && other.declarer == rotation.of(task.declarer) &&
           other.player == rotation.of(task.player);
  };
  const auto found = std::ranges::find_if(rotated, same);
  return found == rotated.end() ? nullptr : &*found;
}

void expect_rotated(const Task& task, const Task& rotated, const Rotation& rotation) {
  EXPECT_EQ(rotated.deal, rotation.of(task.deal));
  EXPECT_EQ(rotated.leader, rotation.of(task.leader));
  EXPECT_EQ(rotated.joker, rotation.of(task.joker));
  EXPECT_EQ(rotated.tout, rotation.of(task.tout));
  EXPECT_EQ(rotated.all_passed, task.all_passed);
  EXPECT_EQ(rotated.exchange, task.exchange);
  EXPECT_EQ(rotated.play, task.play);
}

void expect_rotated(const Solution& solution, const Solution& rotated, const Rotation& rotation) {
  EXPECT_EQ(rotated.low, solution.low);
  EXPECT_EQ(rotated.high, solution.high);
  EXPECT_EQ(rotated.to_play, rotation.of(solution.to_play));
  EXPECT_EQ(rotated.place, solution.place);
  EXPECT_EQ(rotated.line, solution.line);
  ASSERT_EQ(rotated.moves.size(), solution.moves.size());
  for (std::size_t i = 0; i < solution.moves.size(); ++i) {
    EXPECT_EQ(rotated.moves[i].move, solution.moves[i].move);
    EXPECT_EQ(rotated.moves[i].value, solution.moves[i].value);
  }
}

std::string name(const testing::TestParamInfo<GameTable>& players) {
  return players.param.game + std::to_string(players.param.seats);
}

class Rotated : public testing::TestWithParam<GameTable> {};

TEST_P(Rotated, EveryProblemHasTheSameTasks) {
  for (std::uint64_t number = 0; number < 60; ++number) {
    const Pair pair = random_pair(GetParam(), number, /*cards_left=*/3);
    SCOPED_TRACE(pair.trace);
    for (const bool all_contracts : {false, true}) {
      const std::vector<Task> tasks = pair.problem.game->tasks(pair.problem, all_contracts).value();
      const std::vector<Task> rotated =
          pair.problem.game->tasks(pair.rotated, all_contracts).value();
      ASSERT_EQ(rotated.size(), tasks.size());
      for (const Task& task : tasks) {
        const Task* other = counterpart(task, pair.rotation, rotated);
        ASSERT_NE(other, nullptr);
        expect_rotated(task, *other, pair.rotation);
      }
    }
  }
}

TEST_P(Rotated, EveryTaskHasTheSameValueCardsAndLine) {
  Solver solver({.table_mib = 1});
  for (std::uint64_t number = 0; number < 12; ++number) {
    const Pair pair = random_pair(GetParam(), number, /*cards_left=*/3);
    SCOPED_TRACE(pair.trace);
    const Game& game = *pair.problem.game;
    const std::vector<Task> tasks = game.tasks(pair.problem).value();
    const std::vector<Task> others = game.tasks(pair.rotated).value();
    for (const Task& task : tasks) {
      const Task* other = counterpart(task, pair.rotation, others);
      ASSERT_NE(other, nullptr);
      for (Objective objective : game.objectives_of(task.contract)) {
        const Request request{.objective = objective, .cards = true, .line = true};
        expect_rotated(solver.solve(task, request).value(), solver.solve(*other, request).value(),
                       pair.rotation);
      }
    }
  }
}

class RotatedAuction : public testing::TestWithParam<GameTable> {};

TEST_P(RotatedAuction, IsTheSame) {
  const Game& game = *find_game(GetParam().game);
  for (std::uint64_t number = 0; number < 2000; ++number) {
    const Deal deal = numbered_deal(game.shape(GetParam().seats), /*seed=*/16, number);
    const int by = 1 + static_cast<int>(number) % (deal.seats() - 1);
    const Rotation rotation(deal.seats(), by);
    const Auction auction = forced_auction(game, deal);
    const Auction rotated = forced_auction(game, rotation.of(deal), rotation.of(Seat::number(1)));
    ASSERT_EQ(rotated.statements, auction.statements) << "deal 16/" << number << " by " << by;
    ASSERT_EQ(rotated.declarer, rotation.of(auction.declarer)) << "deal 16/" << number;
    ASSERT_EQ(rotated.suits, auction.suits) << "deal 16/" << number;
  }
}

class RotatedMelds : public testing::TestWithParam<GameTable> {};

TEST_P(RotatedMelds, AreTheSame) {
  for (std::uint64_t number = 0; number < 400; ++number) {
    const Pair pair = random_pair(GetParam(), number, /*cards_left=*/3);
    SCOPED_TRACE(pair.trace);
    const Task task = pair.problem.game->tasks(pair.problem).value().front();
    const Task rotated = pair.problem.game->tasks(pair.rotated).value().front();
    const std::vector<jass::MeldScore> scores = jass::score_melds(task);
    const std::vector<jass::MeldScore> others = jass::score_melds(rotated);
    ASSERT_EQ(scores.size(), others.size());
    for (std::size_t round = 0; round < scores.size(); ++round) {
      ASSERT_EQ(others[round].scored, pair.rotation.of(scores[round].scored));
      ASSERT_EQ(others[round].best, pair.rotation.of(scores[round].best));
      ASSERT_EQ(others[round].stoeck, pair.rotation.of(scores[round].stoeck));
    }
  }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Rotated, testing::ValuesIn(all_tables()), name);
INSTANTIATE_TEST_SUITE_P(
    EveryGame, RotatedAuction,
    testing::ValuesIn(tables_of([](const Game& game) { return game.has_auction(); })), name);
INSTANTIATE_TEST_SUITE_P(EveryGame, RotatedMelds, testing::ValuesIn(tables_of([](const Game& game) {
                           return game.info().melds.has_value();
                         })),
                         name);

// ---- What follows from the dealer, in words -----------------------------------------------------

Problem dealt_by(const char* game, int seats, int dealer) {
  const Game* found = find_game(game);
  return {.game = found,
          .deal = numbered_deal(found->shape(seats), /*seed=*/1, /*number=*/0),
          .dealer = Seat::number(dealer)};
}

TEST(Dealer, ForehandIsTheNextSeat) {  // 0.1
  EXPECT_EQ(forehand(4, std::nullopt), Seat::number(1));
  EXPECT_EQ(forehand(4, Seat::number(4)), Seat::number(1));
  EXPECT_EQ(forehand(4, Seat::number(2)), Seat::number(3));
}

TEST(Dealer, TheLeaderMovesNothingElse) {  // 0.1
  for (const char* game : {"sjavs", "scharwenzel"}) {
    const Problem usual = dealt_by(game, 4, 4);
    Problem problem = usual;
    problem.leader = Seat::number(3);
    const Task task = problem.game->tasks(problem).value().front();
    EXPECT_EQ(task.leader, Seat::number(3)) << game;
    EXPECT_EQ(task.declarer, usual.game->tasks(usual).value().front().declarer) << game;
  }
}

TEST(Dealer, LeftOfTheDeclarerLeadsInBridge) {  // Law 41
  Problem problem = dealt_by("bridge", 4, 4);
  problem.contract = Contract{};
  problem.declarer = Seat::number(2);
  EXPECT_EQ(problem.game->tasks(problem).value().front().leader, Seat::number(3));
}

TEST(Dealer, ForehandNamesTheContractOfJass) {  // 2.13 to 2.18
  struct {
    const char* game;
    int seats;
    int dealer;
    std::optional<int> joker;
    int declarer;
    int leader;
  } const cases[] = {{"jass", 4, 2, {}, 3, 3}, {"jass", 2, 1, {}, 2, 2},
                     {"jass", 6, 3, {}, 4, 4}, {"jass", 3, 1, {}, 2, 2},
                     {"jass", 5, 2, {}, 3, 3}, {"jass", 5, 4, {}, 1, 5},
                     {"jass", 5, 1, 2, 3, 2},  {"coiffeur", 3, 2, {}, 3, 3}};
  for (const auto& c : cases) {
    Problem problem = dealt_by(c.game, c.seats, c.dealer);
    problem.contract = Contract{};
    if (c.joker) problem.joker = Seat::number(*c.joker);
    const Task task = problem.game->tasks(problem).value().front();
    EXPECT_EQ(task.declarer.number(), c.declarer) << c.game << c.seats << " by " << c.dealer;
    EXPECT_EQ(task.leader.number(), c.leader) << c.game << c.seats << " by " << c.dealer;
  }
}

TEST(Dealer, WhoNamesTheContractOfJassLeadsWhereThreePlay) {  // 2.13, 2.15
  for (const int seats : {3, 4}) {
    Problem problem = dealt_by("jass", seats, seats);
    problem.contract = Contract{};
    problem.declarer = Seat::number(3);
    const Task task = problem.game->tasks(problem).value().front();
    EXPECT_EQ(task.leader.number(), seats == 3 ? 3 : 1);
  }
}

TEST(Dealer, ThereMustBeSuchASeat) {
  EXPECT_EQ(dealt_by("sjavs", 3, 4).game->tasks(dealt_by("sjavs", 3, 4)).status().message(),
            "dealer: there is no seat 4 in sjavs with 3 players");
}

}  // namespace matador::rotation_test
