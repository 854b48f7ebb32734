// The solver on whole deals, which are too large for the oracle: it must agree with itself,
// whatever is asked and whatever techniques it uses.

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "solver/games/sjavs/score.h"
#include "solver/games/tasks.h"
#include "solver/search/common/techniques.h"
#include "solver/solve.h"
#include "tests/support/endings.h"

namespace matador::whole_deals_test {

using search::bit_of;
using search::kAllTechniques;
using search::Technique;

// Whole deals of the forced auction; of Klørsjavs, which has none, each bid in turn.
std::vector<Task> whole_deals(std::uint64_t seed, std::uint64_t count,
                              const Party& table = kSjavs4) {
  const Game* game = find_game(table.game);
  std::vector<Task> deals;
  for (std::uint64_t number = 0; number < count; ++number) {
    Problem problem{.game = game, .deal = numbered_deal(game->shape(table.seats), seed, number)};
    if (table.game == kKlorsjavs.game) problem.contract = {static_cast<int>(number % 4)};
    const std::vector<Task> tasks = game->tasks(problem).value();
    deals.insert(deals.end(), tasks.begin(), tasks.end());
  }
  return deals;
}

// Whole deals with one of the exchanges made, another one in every deal.
std::vector<Task> exchanged_deals(std::uint64_t seed, std::uint64_t count, const Party& table) {
  std::vector<Task> deals = whole_deals(seed, count, table);
  for (std::size_t i = 0; i < deals.size(); ++i) {
    const std::vector<Exchange> exchanges = deals[i].game->exchanges(deals[i]);
    deals[i].exchange = exchanges[i * 37 % exchanges.size()];
  }
  return deals;
}

// Two players play sixteen tricks, and a whole deal is long work. These have played some tricks.
std::vector<Task> two_player_deals(std::uint64_t seed, std::uint64_t count, int cards_per_hand) {
  std::vector<Task> deals;
  for (std::uint64_t number = 0; number < count; ++number) {
    deals.push_back(random_ending(kSjavs2, seed, number, cards_per_hand, 0));
  }
  return deals;
}

int value(Solver& solver, const Task& task, Objective objective) {
  const Solution solution = solver.solve(task, {.objective = objective}).value();
  EXPECT_EQ(solution.low, solution.high);
  return solution.low;
}

TEST(WholeDeals, ObjectivesAgreeThroughTheScore) {
  Solver solver;
  for (const Task& task : whole_deals(/*seed=*/31, /*count=*/60)) {
    SCOPED_TRACE(deal_file_text(task));
    const Winnings won{
        .points = value(solver, task, Objective::kPoints),
        .tricks = value(solver, task, Objective::kTricks),
        .solo = solver.decide(task, Goal::kSolo, 1).value().yes,
    };
    EXPECT_EQ(value(solver, task, Objective::kScore),
              sjavs::score(trump_of(task.contract), won, {.solo_vol = true}));
  }
}

TEST(WholeDeals, DecisionsAgreeWithValues) {
  Solver solver;
  for (const Task& task : whole_deals(/*seed=*/32, /*count=*/40)) {
    SCOPED_TRACE(deal_file_text(task));
    const int points = value(solver, task, Objective::kPoints);
    EXPECT_TRUE(solver.decide(task, Goal::kPoints, points).value().yes);
    EXPECT_FALSE(solver.decide(task, Goal::kPoints, points + 1).value().yes);
    const int tricks = value(solver, task, Objective::kTricks);
    EXPECT_TRUE(solver.decide(task, Goal::kTricks, tricks).value().yes);
    EXPECT_FALSE(solver.decide(task, Goal::kTricks, tricks + 1).value().yes);
  }
}

// Every technique left out, and the plainest setting that ends in reasonable time.
void expect_no_technique_changes_a_value(const std::vector<Task>& tasks) {
  std::vector<std::uint32_t> settings{bit_of(Technique::kTable) | bit_of(Technique::kOrdering)};
  for (const search::TechniqueFact& fact : search::kTechniques) {
    if (fact.technique != Technique::kTable) {
      settings.push_back(kAllTechniques & ~bit_of(fact.technique));
    }
  }
  Solver with_all;
  for (std::uint32_t techniques : settings) {
    Solver solver({.techniques = techniques});
    for (const Task& task : tasks) {
      for (Objective objective : {Objective::kPoints, Objective::kTricks, Objective::kScore}) {
        ASSERT_EQ(value(solver, task, objective), value(with_all, task, objective))
            << "techniques " << techniques << "\n"
            << deal_file_text(task);
      }
    }
  }
}

TEST(WholeDeals, NoTechniqueChangesAValue) {
  expect_no_technique_changes_a_value(whole_deals(/*seed=*/33, /*count=*/3));
}

TEST(WholeDeals, NoTechniqueChangesAValueOfThree) {
  expect_no_technique_changes_a_value(exchanged_deals(/*seed=*/42, /*count=*/2, kSjavs3));
  expect_no_technique_changes_a_value(exchanged_deals(/*seed=*/43, /*count=*/20, kKlorsjavs));
}

TEST(WholeDeals, NoTechniqueChangesAValueOfTwo) {
  expect_no_technique_changes_a_value(two_player_deals(/*seed=*/44, /*count=*/10, 12));
}

TEST(SlowWholeDeals, NoTechniqueChangesAValue) {
  expect_no_technique_changes_a_value(whole_deals(/*seed=*/41, /*count=*/50));
}

TEST(SlowWholeDeals, NoTechniqueChangesAValueOfThree) {
  expect_no_technique_changes_a_value(exchanged_deals(/*seed=*/45, /*count=*/2, kSjavs3));
  expect_no_technique_changes_a_value(exchanged_deals(/*seed=*/46, /*count=*/100, kKlorsjavs));
}

TEST(SlowWholeDeals, NoTechniqueChangesAValueOfTwo) {
  expect_no_technique_changes_a_value(two_player_deals(/*seed=*/47, /*count=*/10, 13));
}

// ---- The exchange -------------------------------------------------------------------------------

// All exchanges together, which share what the search remembers, against each alone.
void expect_the_best_exchange(const Task& open, Objective objective) {
  SCOPED_TRACE(deal_file_text(open));
  Solver solver;
  const Solution together =
      solver.solve(open, {.objective = objective, .line = true, .exchanges = true}).value();
  std::vector<int> alone;
  for (const ExchangeValue& each : together.exchanges) {
    Task given = open;
    given.exchange = each.exchange;
    alone.push_back(value(solver, given, objective));
    EXPECT_EQ(each.value, alone.back());
  }
  const auto best = std::ranges::max_element(alone);  // the first of them
  ASSERT_NE(best, alone.end());
  EXPECT_EQ(together.low, *best);
  EXPECT_EQ(together.exchange,
            together.exchanges[static_cast<std::size_t>(best - alone.begin())].exchange);
  Task given = open;
  given.exchange = together.exchange;
  EXPECT_EQ(solver.solve(given, {.objective = objective, .line = true})->line, together.line);
}

void expect_the_best_exchanges(std::uint64_t seed, std::uint64_t count, const Party& table) {
  for (const Task& task : whole_deals(seed, count, table)) {
    if (task.exchange) continue;  // a bid that leaves the cat alone
    for (Objective objective : {Objective::kPoints, Objective::kTricks, Objective::kScore}) {
      expect_the_best_exchange(task, objective);
    }
  }
}

TEST(WholeDeals, TheBestExchangeIsTheBestOfAll) {
  expect_the_best_exchanges(/*seed=*/51, /*count=*/3, kSjavs3);
  expect_the_best_exchanges(/*seed=*/52, /*count=*/20, kKlorsjavs);
}

TEST(SlowWholeDeals, TheBestExchangeIsTheBestOfAll) {
  expect_the_best_exchanges(/*seed=*/53, /*count=*/8, kSjavs3);
  expect_the_best_exchanges(/*seed=*/54, /*count=*/100, kKlorsjavs);
}

TEST(WholeDeals, AllExchangesThereAre) {
  const Task sjavs = whole_deals(/*seed=*/55, /*count=*/1, kSjavs3).front();
  EXPECT_EQ(sjavs.game->exchanges(sjavs).size(), 66u);
  const Task spil = whole_deals(/*seed=*/55, /*count=*/1, kKlorsjavs).front();
  EXPECT_EQ(spil.game->exchanges(spil).size(), 28u);
}

// A limit leaves no exchange named that might not be the best.
TEST(WholeDeals, ALimitLeavesTheExchangeOpen) {
  Solver solver;
  int exact = 0;
  int open = 0;
  for (const Task& task : whole_deals(/*seed=*/56, /*count=*/20, kKlorsjavs)) {
    if (task.exchange) continue;
    SCOPED_TRACE(deal_file_text(task));
    const Request unlimited{.line = true, .exchanges = true};
    const Solution whole = solver.solve(task, unlimited).value();
    for (std::uint64_t limit : {1u, 10u, 100u, 300u, 1000u, 3000u, 100'000'000u}) {
      Request limited = unlimited;
      limited.node_limit = limit;
      const Solution part = solver.solve(task, limited).value();
      EXPECT_LE(part.nodes, limit);
      EXPECT_LE(part.low, whole.low);
      EXPECT_GE(part.high, whole.low);
      EXPECT_EQ(part.exact, part.exchange.has_value());
      ++(part.exact ? exact : open);
      if (!part.exact) continue;
      EXPECT_EQ(part.exchange, whole.exchange);
      EXPECT_EQ(part.line, whole.line);
    }
  }
  EXPECT_GT(exact, 5);
  EXPECT_GT(open, 5);
}

// ---- Two players --------------------------------------------------------------------------------

// What is solved of a whole deal is what is found after its first trick.
TEST(SlowWholeDeals, TheFirstTrickOfTwoPlayersKeepsTheValue) {
  Solver solver;
  for (Task task : whole_deals(/*seed=*/57, /*count=*/6, kSjavs2)) {
    SCOPED_TRACE(deal_file_text(task));
    const Solution whole = solver.solve(task, {.line = true}).value();
    ASSERT_EQ(whole.line.size(), 32u);
    task.play.assign(whole.line.begin(), whole.line.begin() + 2);
    EXPECT_EQ(value(solver, task, Objective::kPoints), whole.low);
    Solver portable({.newest_instructions = false});
    EXPECT_EQ(value(portable, task, Objective::kPoints), whole.low);
  }
}

// ---- The same deal by other names ---------------------------------------------------------------

// The plain cards of two suits change their names; the permanent trumps keep theirs. Hearts and
// diamonds are alike but for their jacks, clubs and spades but for jacks, queens and the score.
Card renamed(Card card, Suit a, Suit b) {
  const bool black = a == Suit::kClubs || a == Suit::kSpades;
  if (card.rank() == Rank::kJack || (black && card.rank() == Rank::kQueen)) return card;
  if (card.suit() == a) return {b, card.rank()};
  if (card.suit() == b) return {a, card.rank()};
  return card;
}

// Suits and seats by other names.
struct Renaming {
  Suit a;
  Suit b;
  int steps;  // by which every seat moves on
};

Task renamed(const Task& task, const Renaming& to) {
  const int seats = task.deal.seats();
  const auto card_of = [&](Card card) { return renamed(card, to.a, to.b); };
  const auto set_of = [&](CardSet cards) {
    CardSet set;
    for (Card card : cards) set |= CardSet{card_of(card)};
    return set;
  };
  DealBuilder builder(task.deal.shape());
  for (int i = 0; i < seats; ++i) {
    const Seat seat = Seat::from_index(i);
    const Seat there = seat.next(seats, to.steps);
    builder.give(there, set_of(task.deal.hand(seat)));
    for (const Pile& pile : task.deal.piles(seat)) {
      builder.lay(there, {card_of(pile.up), card_of(pile.down)});
    }
  }
  Task other = task;
  other.deal = builder.build().value();
  other.declarer = task.declarer.next(seats, to.steps);
  other.leader = task.leader.next(seats, to.steps);
  if (task.exchange) {
    other.exchange = Exchange{set_of(task.exchange->discard), set_of(task.exchange->take)};
  }
  for (Move& move : other.play) move = card_of(move.card);
  const Card ace = card_of({trump_of(task.contract), Rank::kAce});
  other.contract = contract_of(ace.suit());
  return other;
}

std::vector<std::pair<Card, int>> card_values(const Solution& solution, const Renaming& to) {
  std::vector<std::pair<Card, int>> values;
  for (const auto& [move, value] : solution.moves) {
    values.emplace_back(renamed(move.card, to.a, to.b), value);
  }
  std::ranges::sort(values);
  return values;
}

void expect_the_same_by_other_names(const std::vector<Task>& tasks) {
  Solver solver;
  for (const Task& task : tasks) {
    const int seats = task.deal.seats();
    const Renaming red{Suit::kHearts, Suit::kDiamonds, 1};
    const Renaming black{Suit::kClubs, Suit::kSpades, seats - 1};
    for (const Renaming& to : {red, black}) {
      SCOPED_TRACE(deal_file_text(task));
      for (Objective objective : {Objective::kPoints, Objective::kTricks}) {
        const Request request{.objective = objective, .cards = true};
        const Solution solution = solver.solve(task, request).value();
        const Solution other = solver.solve(renamed(task, to), request).value();
        EXPECT_EQ(solution.low, other.low);
        EXPECT_EQ(card_values(solution, to), card_values(other, {Suit::kClubs, Suit::kClubs, 0}));
      }
    }
  }
}

TEST(WholeDeals, SuitsAndSeatsByOtherNames) {
  expect_the_same_by_other_names(whole_deals(/*seed=*/61, /*count=*/30));
  expect_the_same_by_other_names(exchanged_deals(/*seed=*/62, /*count=*/5, kSjavs3));
  expect_the_same_by_other_names(two_player_deals(/*seed=*/63, /*count=*/30, 12));
}

TEST(WholeDeals, TheLineKeepsTheValueToTheEnd) {
  Solver solver;
  for (Task task : whole_deals(/*seed=*/34, /*count=*/8)) {
    SCOPED_TRACE(deal_file_text(task));
    const Solution whole = solver.solve(task, {.cards = true, .line = true}).value();
    ASSERT_EQ(whole.line.size(), 32u);
    for (Move move : whole.line) {
      const Solution rest = solver.solve(task, {.cards = true}).value();
      EXPECT_EQ(rest.low, whole.low);
      const auto first_best = std::ranges::find(rest.moves, whole.low, &MoveValue::value);
      ASSERT_NE(first_best, rest.moves.end());
      EXPECT_EQ(first_best->move, move);
      task.play.push_back(move);
    }
    EXPECT_EQ(value(solver, task, Objective::kPoints), whole.low);
  }
}

// Same question, same answer and same work, whatever the solver was asked before.
TEST(WholeDeals, AUsedSolverAnswersLikeAFreshOne) {
  Solver used;
  for (const Task& task : whole_deals(/*seed=*/35, /*count=*/20)) {
    Solver fresh;
    for (Objective objective : {Objective::kScore, Objective::kPoints}) {
      const Request request{.objective = objective, .cards = true};
      const Solution expected = fresh.solve(task, request).value();
      const Solution solution = used.solve(task, request).value();
      EXPECT_EQ(solution.low, expected.low);
      EXPECT_EQ(solution.nodes, expected.nodes) << deal_file_text(task);
    }
  }
}

TEST(WholeDeals, AllContractsTogetherAreWorthWhatEachIsAlone) {
  const Game* game = find_game("sjavs");
  Solver solver;
  for (std::uint64_t number = 0; number < 4; ++number) {
    const Problem problem{.game = game, .deal = numbered_deal(game->shape(4), 36, number)};
    const std::vector<Task> tasks = game->tasks(problem, /*all_contracts=*/true).value();
    const std::vector<Solution> together = solver.solve_all(tasks, {}).value();
    ASSERT_EQ(together.size(), tasks.size());
    for (std::size_t i = 0; i < tasks.size(); ++i) {
      EXPECT_EQ(together[i].low, value(solver, tasks[i], Objective::kPoints))
          << deal_file_text(tasks[i]);
    }
  }
}

// A limit never lies: the interval holds the value, and a limit that is not reached changes
// nothing.
TEST(WholeDeals, ALimitLeavesAProvenInterval) {
  Solver solver;
  for (const Task& task : whole_deals(/*seed=*/37, /*count=*/10)) {
    SCOPED_TRACE(deal_file_text(task));
    const int exact = value(solver, task, Objective::kPoints);
    for (std::uint64_t limit : {1u, 100u, 1000u, 10'000u, 100'000'000u}) {
      const Solution solution = solver.solve(task, {.node_limit = limit}).value();
      EXPECT_LE(solution.low, exact);
      EXPECT_GE(solution.high, exact);
      EXPECT_LE(solution.nodes, limit);
      EXPECT_TRUE(!solution.exact || solution.low == solution.high);
    }
    EXPECT_TRUE(solver.solve(task, {.node_limit = 100'000'000}).value().exact);
  }
}

// What is said to be exact is: cards and line under a limit are those without one.
TEST(WholeDeals, ALimitedAnswerIsExactOrSaysThatItIsNot) {
  Solver solver;
  int exact = 0;
  for (std::uint64_t number = 0; number < 200; ++number) {
    const Task task = random_ending(kSjavs4, /*seed=*/39, number, 5, static_cast<int>(number % 4));
    SCOPED_TRACE(deal_file_text(task));
    for (Objective objective : {Objective::kPoints, Objective::kTricks, Objective::kScore}) {
      Request request{.objective = objective, .cards = number % 2 == 0, .line = true};
      const Solution unlimited = solver.solve(task, request).value();
      for (std::uint64_t limit : {5u, 20u, 50u, 100u, 200u}) {
        request.node_limit = limit;
        const Solution limited = solver.solve(task, request).value();
        EXPECT_LE(limited.nodes, limit);
        EXPECT_LE(limited.low, unlimited.low);
        EXPECT_GE(limited.high, unlimited.low);
        if (!limited.exact) continue;
        ++exact;
        EXPECT_EQ(limited.line, unlimited.line);
        EXPECT_LE(limited.nodes, unlimited.nodes);
      }
    }
  }
  EXPECT_GT(exact, 100);
}

// Whoever leads and whichever side declares, the same contract may share what the search remembers.
TEST(WholeDeals, LeadersAndSidesTogetherAreWorthWhatTheyAreAlone) {
  Solver solver;
  for (Task task : whole_deals(/*seed=*/40, /*count=*/10)) {
    std::vector<Task> tasks;
    for (int leader = 1; leader <= 4; ++leader) {
      for (int declarer : {1, 2}) {
        tasks.push_back(task);
        tasks.back().leader = Seat::number(leader);
        tasks.back().declarer = Seat::number(declarer);
      }
    }
    for (Objective objective : {Objective::kPoints, Objective::kTricks, Objective::kScore}) {
      const Request request{.objective = objective};
      const std::vector<Solution> together = solver.solve_all(tasks, request).value();
      Request limited = request;
      limited.node_limit = 300;
      const std::vector<Solution> intervals = solver.solve_all(tasks, limited).value();
      for (std::size_t i = 0; i < tasks.size(); ++i) {
        SCOPED_TRACE(deal_file_text(tasks[i]));
        const int alone = value(solver, tasks[i], objective);
        EXPECT_EQ(together[i].low, alone);
        EXPECT_LE(intervals[i].low, alone);
        EXPECT_GE(intervals[i].high, alone);
        EXPECT_LE(intervals[i].nodes, limited.node_limit);
      }
    }
  }
}

TEST(WholeDeals, AnIllegalPlayIsNamed) {
  Task task = whole_deals(/*seed=*/38, /*count=*/1).front();
  task.play = {task.deal.hand(task.leader.next(4)).first()};
  const absl::StatusOr<Solution> solution = Solver().solve(task, {});
  EXPECT_EQ(solution.status().code(), absl::StatusCode::kInvalidArgument);
}

}  // namespace matador::whole_deals_test
