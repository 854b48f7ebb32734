// Tables from deals by number: against a plain loop over the deals, each solved on its own.

#include "solver/statistics/sample.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "solver/cards/card_set.h"
#include "solver/games/auction.h"
#include "solver/games/registry.h"
#include "solver/games/turn.h"
#include "solver/statistics/comparison.h"
#include "solver/statistics/hand_counts.h"
#include "tests/support/names.h"

namespace matador::statistics_sample_test {

constexpr std::uint64_t kSeed = 5;

const Game& sjavs() { return *find_game("sjavs"); }
const Game& klorsjavs() { return *find_game("klorsjavs"); }
Seat seat(int number) { return Seat::number(number); }

Sample sample(const Query& query, std::uint64_t first, std::uint64_t count) {
  Solver solver;
  absl::StatusOr<Sample> sample = sample_deals(query, kSeed, first, count, solver);
  EXPECT_TRUE(sample.ok()) << sample.status();
  return *std::move(sample);
}

std::string complaint(const Query& query) {
  Solver solver;
  return std::string(sample_deals(query, kSeed, 0, 1, solver).status().message());
}

Tally one(int value = 0) {
  Tally tally;
  tally.add(value);
  return tally;
}

int solved(const Task& task, Objective objective) {
  Solver fresh;
  return fresh.solve(task, {.objective = objective}).value().low;
}

// The declarer's choice: the best by score, the first among equals.
std::optional<Task> best_task(const Deal& deal) {
  std::optional<Task> best;
  int most = 0;
  const auto tasks = sjavs().tasks({.game = &sjavs(), .deal = deal});
  for (const Task& task : *tasks) {
    const int score = solved(task, Objective::kScore);
    if (best && score <= most) continue;
    best = task;
    most = score;
  }
  return best;
}

// Deals whose first cards are played at random, against each solved on its own.
TEST(PlayedSamples, AreThoseOfTheEndings) {
  for (const auto& [name, contract, played] :
       {std::tuple{"bridge", 4, 33}, {"jass", 5, 17}, {"skat", 4, 12}}) {
    const Game& game = *find_game(name);
    const int seats = game.seat_counts().front();
    const bool in_tricks = name == std::string("bridge");
    const Query query{.question = in_tricks ? Question::kTricks : Question::kPoints,
                      .game = &game,
                      .seats = seats,
                      .contract = Contract{contract},
                      .declarer = Seat::number(2),
                      .played = played};
    Tally expected;
    for (std::uint64_t number = 0; number < 20; ++number) {
      const Problem problem{.game = &game,
                            .deal = numbered_deal(game.shape(seats), kSeed, number),
                            .contract = Contract{contract},
                            .declarer = Seat::number(2)};
      Task task = game.tasks(problem)->front();
      task.play = random_play(task, played, kSeed, number).value();
      task.exchange = Exchange{};
      ASSERT_EQ(task.play.size(), played);
      expected.add(solved(task, in_tricks ? Objective::kTricks : Objective::kPoints));
    }
    EXPECT_EQ(sample(query, 0, 20).statistics.rows().at({}), expected) << name;
  }
}

TEST(PlayedSamples, AreOfDealsThatAreSolvedInAGivenContract) {
  Query query{.question = Question::kAuction, .game = &sjavs(), .seats = 4, .played = 4};
  EXPECT_EQ(complaint(query), "--played is for deals that are solved");
  query = {.question = Question::kContract,
           .game = find_game("jass"),
           .seats = 4,
           .all_contracts = true,
           .played = 4};
  EXPECT_EQ(complaint(query), "--played: the contract is chosen before the first card is played");
}

// A limit of nodes leaves deals open, and what is proven of them holds.
TEST(LimitedSamples, HoldWhatIsProven) {
  constexpr std::uint64_t kDeals = 60;
  Query query{.question = Question::kPoints, .game = &sjavs(), .seats = 4};
  const Tally exact = sample(query, 0, kDeals).statistics.rows().at({});
  EXPECT_EQ(exact.open, absl::uint128(0));
  EXPECT_EQ(exact.highest(), exact);
  query.node_limit = 1'000'000'000;
  EXPECT_EQ(sample(query, 0, kDeals).statistics.rows().at({}), exact);
  query.node_limit = 300;
  const Tally limited = sample(query, 0, kDeals).statistics.rows().at({});
  EXPECT_EQ(limited.deals, exact.deals);
  EXPECT_GT(limited.open, absl::uint128(0));
  EXPECT_LT(limited.open, exact.deals);
  EXPECT_LT(limited.sum, exact.sum);
  EXPECT_GT(limited.sum_high, exact.sum);

  query.question = Question::kVol;
  const Statistics limited_vols = sample(query, 0, kDeals).statistics;
  query.node_limit = 0;
  const Statistics vols = sample(query, 0, kDeals).statistics;
  const auto deals = [](const Statistics& statistics, std::optional<std::int64_t> outcome) {
    const auto row = statistics.rows().find({outcome});
    return row == statistics.rows().end() ? absl::uint128(0) : row->second.deals;
  };
  const absl::uint128 open = deals(limited_vols, std::nullopt);
  EXPECT_GT(open, absl::uint128(0));
  EXPECT_EQ(deals(vols, std::nullopt), absl::uint128(0));
  for (const int outcome : {0, 1}) {
    EXPECT_LE(deals(limited_vols, outcome), deals(vols, outcome)) << outcome;
    EXPECT_GE(deals(limited_vols, outcome) + open, deals(vols, outcome)) << outcome;
  }
}

TEST(LimitedSamples, AreOfDealsThatAreSolved) {
  Query query{.question = Question::kAuction, .game = &sjavs(), .seats = 4, .node_limit = 9};
  EXPECT_EQ(check_query(query).message(), "--limit and --seconds are for deals that are solved");
  query.question = Question::kPoints;
  EXPECT_TRUE(check_query(query).ok());
  query.by = {Expression::value()};
  EXPECT_EQ(check_query(query).message(),
            "--limit and --seconds cannot be used with a condition or a key on the value");
}

class SolvedSamples : public testing::TestWithParam<int> {};

TEST_P(SolvedSamples, AreWhatTheirDealsAre) {
  const int seats = GetParam();
  const std::uint64_t deals = seats == 4 ? 60 : 6;
  Statistics points;
  Statistics scores;
  Statistics vols;
  for (std::uint64_t number = 0; number < deals; ++number) {
    const Deal deal = numbered_deal(sjavs().shape(seats), kSeed, number);
    const std::optional<Task> task = best_task(deal);
    if (!task) continue;
    const int suit = index(*sjavs().trump(task->contract));
    const bool vol = solved(*task, Objective::kTricks) == deal.shape().cards_each();
    points.add({}, one(solved(*task, Objective::kPoints)));
    scores.add({suit}, one(solved(*task, Objective::kScore)));
    vols.add({task->declarer.number(), vol ? 1 : 0}, one(vol ? 1 : 0));
  }
  Query query{.question = Question::kPoints, .game = &sjavs(), .seats = seats};
  const Sample found = sample(query, 0, deals);
  EXPECT_EQ(found.examined, deals);
  EXPECT_EQ(found.statistics, points);
  query.question = Question::kScore;
  query.by = {Expression::trump()};
  EXPECT_EQ(sample(query, 0, deals).statistics, scores);
  query.question = Question::kVol;
  query.by = {Expression::seat(Role::kDeclarer)};
  const Statistics found_vols = sample(query, 0, deals).statistics;
  ASSERT_EQ(found_vols.rows().size(), vols.rows().size());
  for (const auto& [key, tally] : vols.rows()) {
    EXPECT_EQ(found_vols.rows().at(key).deals, tally.deals);
  }
}

INSTANTIATE_TEST_SUITE_P(AllSeats, SolvedSamples, testing::Values(4, 3, 2));

TEST(Samples, OfKlorsjavs) {
  Statistics tricks;
  for (std::uint64_t number = 0; number < 10; ++number) {
    const Deal deal = numbered_deal(klorsjavs().shape(3), kSeed, number);
    const Problem problem{
        .game = &klorsjavs(), .deal = deal, .contract = Contract{1}, .declarer = seat(2)};
    tricks.add({}, one(solved(klorsjavs().tasks(problem).value().front(), Objective::kTricks)));
  }
  const Query query{.question = Question::kTricks,
                    .game = &klorsjavs(),
                    .seats = 3,
                    .contract = Contract{1},
                    .declarer = seat(2)};
  EXPECT_EQ(sample(query, 0, 10).statistics, tricks);
}

// Everyone plays for himself: of the values of a deal that of the declarer counts.
TEST(Samples, OfJassForThree) {
  const Game& jass = *find_game("jass");
  const Contract obenabe{4};
  Statistics points;
  for (std::uint64_t number = 0; number < 3; ++number) {
    const Deal deal = numbered_deal(jass.shape(3), kSeed, number);
    const Problem problem{
        .game = &jass, .deal = deal, .contract = obenabe, .declarer = seat(2), .player = seat(2)};
    points.add({}, one(solved(jass.tasks(problem).value().front(), Objective::kPoints)));
  }
  Query query{.question = Question::kPoints,
              .game = &jass,
              .seats = 3,
              .contract = obenabe,
              .declarer = seat(2)};
  EXPECT_EQ(sample(query, 0, 3).statistics, points);
  query.contract = std::nullopt;
  query.all_contracts = true;
  EXPECT_EQ(contracts_each(query).value(), 6);
}

TEST(Samples, OfAuctions) {
  for (const int seats : {4, 3, 2}) {
    Statistics statistics;
    for (std::uint64_t number = 100; number < 1100; ++number) {
      const Auction auction =
          forced_auction(sjavs(), numbered_deal(sjavs().shape(seats), kSeed, number));
      if (auction.declarer) {
        statistics.add({auction.length, auction.suits.front() == Suit::kClubs ? 1 : 0,
                        auction.declarer->number()},
                       {.deals = 1,
                        .better = auction.better ? 1 : 0,
                        .choice = auction.suits.size() > 1 ? 1 : 0});
      } else {
        statistics.add({0, 0, std::nullopt}, {.deals = 1});
      }
    }
    const Query query{.question = Question::kAuction, .game = &sjavs(), .seats = seats};
    EXPECT_EQ(sample(query, 100, 1000).statistics, statistics) << seats;
  }
}

// The first and the last are empty.
TEST(Samples, OfPartsAddUp) {
  const Query query{.question = Question::kPoints,
                    .game = &sjavs(),
                    .seats = 4,
                    .by = {Expression::length(sjavs(), Role::kDeclarer)}};
  Sample parts;
  for (const auto& [first, count] : {std::pair{0, 0}, {0, 7}, {7, 1}, {8, 22}, {30, 0}}) {
    const Sample part =
        sample(query, static_cast<std::uint64_t>(first), static_cast<std::uint64_t>(count));
    parts.examined += part.examined;
    parts.statistics.add(part.statistics);
  }
  const Sample whole = sample(query, 0, 30);
  EXPECT_EQ(parts.examined, whole.examined);
  EXPECT_EQ(parts.statistics, whole.statistics);
}

// All pass in 6 % of the deals: then there is nobody to play it.
TEST(Samples, AContractWithoutDeclarerIsTheAuctions) {
  Query query{.question = Question::kTricks,
              .game = &sjavs(),
              .seats = 4,
              .contract = Contract{2},
              .by = {Expression::seat(Role::kDeclarer), Expression::trump()}};
  Statistics tricks;
  for (std::uint64_t number = 0; number < 60; ++number) {
    const Deal deal = numbered_deal(sjavs().shape(4), kSeed, number);
    const std::optional<Seat> declarer = forced_auction(sjavs(), deal).declarer;
    if (!declarer) continue;
    const Problem problem{
        .game = &sjavs(), .deal = deal, .contract = Contract{2}, .declarer = declarer};
    tricks.add({declarer->number(), index(Suit::kHearts)},
               one(solved(sjavs().tasks(problem).value().front(), Objective::kTricks)));
  }
  EXPECT_LT(tricks.deals(), absl::uint128(60));
  EXPECT_EQ(sample(query, 0, 60).statistics, tricks);
}

TEST(Samples, TellHowManyDealsAreLost) {
  std::uint64_t lost = 0;
  for (std::uint64_t number = 0; number < 60; ++number) {
    const std::optional<Task> task = best_task(numbered_deal(sjavs().shape(4), kSeed, number));
    if (task && solved(*task, Objective::kScore) < 0) ++lost;
  }
  const Query query{.question = Question::kScore, .game = &sjavs(), .seats = 4};
  const Statistics statistics = sample(query, 0, 60).statistics;
  EXPECT_GT(lost, 0U);
  EXPECT_EQ(statistics.rows().at({}).lost, absl::uint128(lost));
}

// ---- All contracts ------------------------------------------------------------------------------

// Every contract of a deal with this declarer, one by one.
void add_all(const Game& game, const Deal& deal, Seat declarer, const std::vector<Suit>& trumps,
             const std::vector<RuleOption>& options, Statistics& statistics) {
  for (int index = 0; index < 4; ++index) {
    for (const Suit trump : trumps) {
      Problem problem{.game = &game, .deal = deal, .contract = Contract{index}};
      problem.declarer = declarer;
      problem.options = options;
      if (game.info().names_trump) problem.trump = trump;
      const Task task = game.tasks(problem).value().front();
      statistics.add({index, static_cast<int>(*game.trump(task.contract))},
                     one(solved(task, Objective::kScore)));
    }
  }
}

Query all_contracts(const Game& game) {
  Query query{.question = Question::kScore,
              .game = &game,
              .seats = game.seat_counts().front(),
              .all_contracts = true};
  query.by = {Expression::contract({0, 1, 2, 3}), Expression::trump()};
  return query;
}

TEST(AllContracts, ArePlayedByTheDeclarerGiven) {
  Query query = all_contracts(sjavs());
  query.declarer = seat(2);
  Statistics scores;
  for (std::uint64_t number = 0; number < 15; ++number) {
    add_all(sjavs(), numbered_deal(sjavs().shape(4), kSeed, number), seat(2), {Suit::kClubs}, {},
            scores);
  }
  const Sample found = sample(query, 0, 15);
  EXPECT_EQ(found.statistics, scores);
  EXPECT_EQ(found.examined, 15U);
  EXPECT_EQ(found.statistics.deals(), absl::uint128(60));
  EXPECT_EQ(contracts_each(query).value(), 4);
}

TEST(AllContracts, ArePlayedByTheDeclarerOfTheAuctionElse) {
  Statistics scores;
  std::uint64_t played = 0;
  for (std::uint64_t number = 0; number < 30; ++number) {
    const Deal deal = numbered_deal(sjavs().shape(4), kSeed, number);
    const std::optional<Seat> declarer = forced_auction(sjavs(), deal).declarer;
    if (!declarer) continue;
    ++played;
    add_all(sjavs(), deal, *declarer, {Suit::kClubs}, {}, scores);
  }
  EXPECT_LT(played, 30U);
  const Statistics found = sample(all_contracts(sjavs()), 0, 30).statistics;
  EXPECT_EQ(found, scores);
  EXPECT_EQ(found.deals(), absl::uint128(4 * played));
}

// Where the declarer names the trumps too, each contract in each suit; seat 1 is the usual
// declarer.
TEST(AllContracts, OfKlorsjavs) {
  Query query = all_contracts(klorsjavs());
  EXPECT_EQ(contracts_each(query).value(), 4);
  query.options = {{"farvesjavs", ""}};
  EXPECT_EQ(contracts_each(query).value(), 16);
  Statistics scores;
  for (std::uint64_t number = 0; number < 3; ++number) {
    add_all(klorsjavs(), numbered_deal(klorsjavs().shape(3), kSeed, number), seat(1),
            {kAllSuits.begin(), kAllSuits.end()}, query.options, scores);
  }
  EXPECT_EQ(scores.rows().size(), 16U);
  EXPECT_EQ(sample(query, 0, 3).statistics, scores);
  query.trump = Suit::kHearts;
  EXPECT_EQ(contracts_each(query).value(), 4);
  EXPECT_EQ(sample(query, 0, 3).statistics.rows().size(), 4U);
  query.options = {};
  EXPECT_FALSE(contracts_each(query).ok());
  EXPECT_EQ(complaint(query),
            "clubs are always trumps in klorsjavs, unless the option farvesjavs lets the declarer "
            "name the suit");
}

TEST(AllContracts, AreEachHeldToTheCondition) {
  Query query = all_contracts(sjavs());
  const Statistics all = sample(query, 0, 20).statistics;
  const auto is = [](Expression left, Operator op, std::int64_t right) {
    return Expression::combine(op, left, Expression::number(right));
  };
  query.where = is(Expression::trump(), Operator::kEqual, index(Suit::kHearts));
  const Statistics hearts = sample(query, 0, 20).statistics;
  ASSERT_EQ(hearts.rows().size(), 1U);
  EXPECT_EQ(*hearts.rows().begin(), *all.rows().find({2, 2}));
  query.where = is(Expression::value(), Operator::kLess, 0);
  absl::uint128 lost = 0;
  for (const auto& [key, tally] : all.rows()) lost += tally.lost;
  EXPECT_EQ(sample(query, 0, 20).statistics.deals(), lost);
}

// A deal that has rows in several contracts is one deal.
TEST(AllContracts, OfADealCountItOnce) {
  Query query = all_contracts(sjavs());
  query.declarer = seat(2);
  const Sample all = sample(query, 0, 20);
  EXPECT_EQ(all.counted, 20U);
  EXPECT_EQ(all.statistics.deals(), absl::uint128(80));
  query.where = Expression::combine(Operator::kLess, Expression::value(), Expression::number(0));
  std::uint64_t lost_in_any = 0;
  for (std::uint64_t number = 0; number < 20; ++number) {
    if (!sample(query, number, 1).statistics.rows().empty()) ++lost_in_any;
  }
  const Sample lost = sample(query, 0, 20);
  EXPECT_EQ(lost.counted, lost_in_any);
  EXPECT_GT(lost.statistics.deals(), absl::uint128(lost_in_any));
}

// ---- Conditions on values -----------------------------------------------------------------------

// ---- Contracts beside each other ----------------------------------------------------------------

struct Compared {
  std::vector<Task> tasks;  // of forehand, a contract each
  std::vector<int> values;
};

std::vector<Compared> compared(const Query& query, std::uint64_t count, Objective objective) {
  std::vector<Compared> deals;
  for (std::uint64_t number = 0; number < count; ++number) {
    const Problem problem{.game = query.game,
                          .deal = numbered_deal(query.game->shape(query.seats), kSeed, number)};
    Compared& deal = deals.emplace_back();
    const std::vector<Task> tasks = query.game->tasks(problem, true).value();
    for (const Task& task : tasks) {
      if (task.declarer != seat(1)) continue;
      deal.tasks.push_back(task);
      deal.values.push_back(solved(task, objective));
    }
  }
  return deals;
}

std::vector<int> from_the_best(std::vector<int> values) {
  std::sort(values.rbegin(), values.rend());
  return values;
}

std::size_t named_by(const Compared& deal, Seat seat) {
  std::vector<double> worth;
  for (const Task& task : deal.tasks) {
    worth.push_back(task.game->info().evaluation->of_hand(task, seat));
  }
  return static_cast<std::size_t>(std::max_element(worth.begin(), worth.end()) - worth.begin());
}

Query comparison(const char* game, int seats) {
  return {.question = Question::kContract,
          .game = find_game(game),
          .seats = seats,
          .all_contracts = true,
          .by = {Expression::contract({0, 1, 2, 3, 4, 5})}};
}

Bounds exactly(std::int64_t value) { return {value, value}; }

TEST(ComparedContracts, AreThoseOfAPlainLoop) {
  const Query query = comparison("jass", 6);
  std::vector<Tally> expected(6);
  std::uint64_t named = 0;
  for (const auto& deal : compared(query, 8, Objective::kScore)) {
    const std::vector<int> sorted = from_the_best(deal.values);
    for (std::size_t i = 0; i < 6; ++i) {
      Tally tally = one(deal.values[i]);
      for (int other : deal.values) tally.products.push_back(deal.values[i] * other);
      if (deal.values[i] == sorted[0]) {
        tally.best = 1;
        tally.margin.add(exactly(sorted[0] - sorted[1]));
      }
      expected[i] += tally;
    }
    const std::size_t own = named_by(deal, seat(1));
    const int gain = deal.values[named_by(deal, seat(3))] - deal.values[own];
    expected[own].named += 1;
    expected[own].loss.add(exactly(sorted[0] - deal.values[own]));
    expected[own].gain.add(exactly(gain));
    expected[own].pushed += gain > 0 ? 1 : 0;
    ++named;
  }
  const Statistics found = sample(query, 0, 8).statistics;
  ASSERT_EQ(found.rows().size(), 6U);
  absl::uint128 all_named = 0;
  for (const auto& [key, tally] : found.rows()) {
    EXPECT_EQ(tally, expected[static_cast<std::size_t>(*key.front())]) << *key.front();
    all_named += tally.named;
  }
  EXPECT_EQ(all_named, absl::uint128(named));
  Statistics parts = sample(query, 0, 3).statistics;
  parts.add(sample(query, 3, 5).statistics);
  EXPECT_EQ(parts, found);
}

// There is no partner to push to there.
TEST(ComparedContracts, OfKlorsjavs) {
  const Query query = comparison("klorsjavs", 3);
  std::vector<int> best(4);
  std::vector<int> named(4);
  std::int64_t margins = 0;
  std::int64_t losses = 0;
  for (const auto& deal : compared(query, 30, Objective::kScore)) {
    const std::vector<int> sorted = from_the_best(deal.values);
    const std::size_t own = named_by(deal, seat(1));
    ++named[own];
    losses += sorted[0] - deal.values[own];
    for (std::size_t i = 0; i < 4; ++i) best[i] += deal.values[i] == sorted[0] ? 1 : 0;
    margins += sorted[0] - sorted[1];
  }
  std::int64_t found = 0;
  std::int64_t lost = 0;
  const Statistics statistics = sample(query, 0, 30).statistics;
  for (const auto& [key, tally] : statistics.rows()) {
    const auto bid = static_cast<std::size_t>(*key.front());
    EXPECT_EQ(tally.best, absl::uint128(best[bid]));
    EXPECT_EQ(tally.named, absl::uint128(named[bid]));
    EXPECT_EQ(tally.pushed, absl::uint128(0));
    found += tally.margin.low.sum;
    lost += tally.loss.low.sum;
  }
  EXPECT_EQ(found, margins);
  EXPECT_EQ(lost, losses);
}

// The first three contracts of a deal.
std::vector<Task> three_bids() {
  const Problem problem{.game = &klorsjavs(),
                        .deal = numbered_deal(klorsjavs().shape(3), kSeed, 0),
                        .declarer = seat(1)};
  std::vector<Task> tasks = klorsjavs().tasks(problem, true).value();
  tasks.erase(tasks.begin() + 3, tasks.end());
  return tasks;
}

// Of equal contracts both are the best, by nothing.
TEST(ComparedContracts, CanBeEqual) {
  const std::vector<Task> tasks = three_bids();
  const std::vector<Tally> tallies =
      compare_contracts(tasks, {exactly(4), exactly(-3), exactly(4)});
  EXPECT_EQ(tallies[0].best, absl::uint128(1));
  EXPECT_EQ(tallies[1].best, absl::uint128(0));
  EXPECT_EQ(tallies[2].best, absl::uint128(1));
  for (const Tally& tally : tallies) EXPECT_EQ(tally.margin, BoundedSums{});
  EXPECT_EQ(tallies[1].products, (std::vector<std::int64_t>{-12, 9, -12}));
}

// What is proven of each value decides some of what is asked, and the rest is open.
TEST(ComparedContracts, CanLieBetweenBounds) {
  const std::vector<Task> tasks = three_bids();
  const std::vector<Tally> open = compare_contracts(tasks, {{2, 5}, {4, 6}, {-3, 3}});
  for (const Tally& tally : open) EXPECT_EQ(tally.best, absl::uint128(0));
  EXPECT_EQ(open[0].best_open, absl::uint128(1));
  EXPECT_EQ(open[1].best_open, absl::uint128(1));
  EXPECT_EQ(open[2].best_open, absl::uint128(0));
  EXPECT_EQ(open[0].values(), (BoundedSums{{2, 4}, {5, 25}}));
  EXPECT_EQ(open[0].products, (std::vector<std::int64_t>{10, 12, 6}));
  const std::vector<Tally> decided = compare_contracts(tasks, {{2, 5}, {5, 6}, {-3, 3}});
  EXPECT_EQ(decided[1].best, absl::uint128(1));
  EXPECT_EQ(decided[1].margin, (BoundedSums{{0, 0}, {4, 16}}));
  EXPECT_EQ(decided[0].best_open, absl::uint128(1));  // they may be equal
}

bool lies_between(const BoundedSums& bounds, std::int64_t sum) {
  return bounds.low.sum <= sum && sum <= bounds.high.sum;
}

// Of every deal alone: what a limit leaves open contains what is true.
TEST(ComparedContracts, AreBoundedWithALimit) {
  Query query = comparison("jass", 4);
  query.only = {{4}, {5}};  // without trumps, which is fast
  Query limited = query;
  limited.node_limit = 2000;
  absl::uint128 open = 0;
  absl::uint128 undecided = 0;
  for (std::uint64_t number = 0; number < 12; ++number) {
    const Statistics exact = sample(query, number, 1).statistics;
    const Statistics bounded = sample(limited, number, 1).statistics;
    ASSERT_EQ(exact.rows().size(), bounded.rows().size());
    for (const auto& [key, tally] : exact.rows()) {
      const Tally& bounds = bounded.rows().at(key);
      EXPECT_TRUE(lies_between(bounds.values(), tally.sum)) << number;
      EXPECT_TRUE(lies_between(bounds.loss, tally.loss.low.sum)) << number;
      EXPECT_TRUE(lies_between(bounds.gain, tally.gain.low.sum)) << number;
      EXPECT_EQ(bounds.named, tally.named);
      EXPECT_LE(bounds.best, tally.best);
      EXPECT_GE(bounds.best + bounds.best_open, tally.best);
      EXPECT_LE(bounds.pushed, tally.pushed);
      EXPECT_GE(bounds.pushed + bounds.pushed_open, tally.pushed);
      EXPECT_TRUE(bounds.best == 0 || lies_between(bounds.margin, tally.margin.low.sum)) << number;
      open += bounds.open;
      undecided += bounds.best_open;
    }
  }
  EXPECT_GT(open, absl::uint128(0));
  EXPECT_GT(undecided, absl::uint128(0));
}

// A condition on the contract takes away rows, but compares with all contracts.
TEST(ComparedContracts, AreEachHeldToTheCondition) {
  Query query = comparison("klorsjavs", 3);
  const Statistics all = sample(query, 0, 20).statistics;
  query.where = Expression::combine(Operator::kEqual, query.by.front(), Expression::number(1));
  const Statistics strygers = sample(query, 0, 20).statistics;
  ASSERT_EQ(strygers.rows().size(), 1U);
  EXPECT_EQ(*strygers.rows().begin(), *all.rows().find({1}));
}

TEST(ComparedContracts, TheBestOfThemCanBePlayed) {
  const Query query{.question = Question::kTricks,
                    .game = &klorsjavs(),
                    .seats = 3,
                    .best_contract = true,
                    .by = {Expression::contract({0, 1, 2, 3})}};
  Statistics expected;
  for (const auto& deal : compared(comparison("klorsjavs", 3), 20, Objective::kScore)) {
    const auto best = static_cast<std::size_t>(
        std::max_element(deal.values.begin(), deal.values.end()) - deal.values.begin());
    expected.add({static_cast<std::int64_t>(best)},
                 one(solved(deal.tasks[best], Objective::kTricks)));
  }
  EXPECT_EQ(sample(query, 0, 20).statistics, expected);
}

TEST(Samples, OfDealsOfWhichAConditionHolds) {
  Query query{.question = Question::kPoints, .game = &sjavs(), .seats = 4};
  query.by = {Expression::value()};
  const Statistics all = sample(query, 0, 40).statistics;
  query.where =
      Expression::combine(Operator::kAtLeast, Expression::value(), Expression::number(61));
  Statistics won;
  for (const auto& [key, tally] : all.rows()) {
    if (*key.front() >= 61) won.add(key, tally);
  }
  EXPECT_GT(won.deals(), absl::uint128(0));
  EXPECT_LT(won.deals(), all.deals());
  EXPECT_EQ(sample(query, 0, 40).statistics, won);
}

// Of a hand sampled a hundred thousand times no row is five standard deviations off.
TEST(Samples, OfHandsComeNearTheirCounts) {
  Query query{.question = Question::kLength, .game = &sjavs(), .seats = 4};
  query.fixed[0] = hand("A..Q.Q7");
  query.fixed[1] = hand("K.A8..KJ");
  query.fixed[3] = hand("Q...");
  constexpr double kDeals = 100'000;
  const Statistics counted = count_hands(query).value();
  const Statistics sampled = sample(query, 0, static_cast<std::uint64_t>(kDeals)).statistics;
  for (const auto& [key, tally] : counted.rows()) {
    const double p = static_cast<double>(tally.deals) / static_cast<double>(counted.deals());
    const double expected = p * kDeals;
    if (expected < 20) continue;
    EXPECT_NEAR(static_cast<double>(sampled.rows().at(key).deals), expected,
                5 * std::sqrt(expected * (1 - p)))
        << *key.front();
  }
}

// ---- Conditions on deals ------------------------------------------------------------------------

TEST(Conditions, OfTheContractAreThoseOfTheAuction) {
  Query query{.question = Question::kAuction, .game = &sjavs(), .seats = 4};
  query.where = Expression::combine(Operator::kAtLeast,
                                    Expression::trumps(sjavs(), Role::kDeclarer, std::nullopt),
                                    Expression::number(7));
  for (std::uint64_t number = 0; number < 2000; ++number) {
    const Deal deal = numbered_deal(sjavs().shape(4), kSeed, number);
    EXPECT_EQ(fulfils(query, deal).value(), forced_auction(sjavs(), deal).length >= 7) << number;
  }
}

TEST(Conditions, OfOneHandNeedNoContract) {
  Query query{.question = Question::kPoints, .game = &klorsjavs(), .seats = 3};
  const Deal deal = numbered_deal(klorsjavs().shape(3), kSeed, 0);
  EXPECT_TRUE(fulfils(query, deal).value());
  query.where = Expression::has(seat(2), deal.hand(seat(2)));
  EXPECT_TRUE(fulfils(query, deal).value());
  query.where = Expression::has(seat(1), deal.hand(seat(2)));
  EXPECT_FALSE(fulfils(query, deal).value());
  query.where = Expression::seat(Role::kDeclarer);
  EXPECT_EQ(fulfils(query, deal).status().message(),
            "no [Contract]: in klorsjavs the players choose it. Add it, for instance --contract "
            "spil, or use --contracts all");
}

// `trumps` and `top` without a suit look at the trumps of what is played, whatever its name says.
TEST(Conditions, OfTrumpsAreThoseOfTheContract) {
  for (const Game* game : all_games()) {
    const Expression trumps = Expression::trumps(*game, seat(1), std::nullopt);
    const Expression top = Expression::top(*game, seat(1), std::nullopt);
    const int contracts = static_cast<int>(game->info().contracts.size());
    for (Contract contract{.index = 0}; contract.index < contracts; ++contract.index) {
      Case facts{.game = game, .contract = contract, .trump = game->trump(contract)};
      if (!facts.trump) continue;
      const std::vector<Card> ranked = game->order(contract, {}).lanes.front();
      ASSERT_GE(ranked.size(), 3U);
      facts.hands[0] = {ranked[0], ranked[2], ranked.back()};
      EXPECT_EQ(trumps.evaluate(facts), facts.hands[0].size()) << game->contract(contract).name;
      EXPECT_EQ(top.evaluate(facts), 1) << game->contract(contract).name;
    }
  }
  const Game& schafkopf = *find_game("schafkopf");
  EXPECT_TRUE(schafkopf.trump({.index = 0}));  // a Sauspiel has trumps, though it names an ace
}

// ---- Questions that cannot be asked so ----------------------------------------------------------

TEST(Querys, SayWhatIsWrong) {
  const std::string no_auction = "klorsjavs has no auction that the cards decide";
  EXPECT_EQ(complaint({.question = Question::kAuction, .game = &klorsjavs(), .seats = 3}),
            no_auction);
  EXPECT_EQ(complaint({.question = Question::kVol, .game = &klorsjavs(), .seats = 3}),
            no_auction + ": add --contract");
  EXPECT_EQ(complaint({.question = Question::kVol,
                       .game = &klorsjavs(),
                       .seats = 3,
                       .contract = Contract{0},
                       .trump = Suit::kHearts}),
            "clubs are always trumps in klorsjavs, unless the option farvesjavs lets the declarer "
            "name the suit");
  EXPECT_EQ(
      complaint(
          {.question = Question::kAuction, .game = &sjavs(), .seats = 4, .contract = Contract{0}}),
      "a contract, its trump and its declarer are for deals that are solved");
  EXPECT_EQ(
      complaint({.question = Question::kVol, .game = &sjavs(), .seats = 4, .declarer = seat(2)}),
      "a declarer needs a contract, else the auction decides who declares");
  EXPECT_EQ(
      complaint({.question = Question::kVol, .game = &sjavs(), .seats = 4, .trump = Suit::kHearts}),
      "in sjavs no trump is named beside the contract");
  EXPECT_EQ(complaint({.question = Question::kAuction,
                       .game = &sjavs(),
                       .seats = 4,
                       .where = Expression::value()}),
            "in auctions no deal is solved: there is no value");
  EXPECT_EQ(complaint({.question = Question::kLength,
                       .game = &sjavs(),
                       .seats = 4,
                       .by = {Expression::seat(Role::kLeader)}}),
            "of hands only the cards are known: no declarer, leader, trump, contract and value");
  EXPECT_EQ(complaint({.question = Question::kVol,
                       .game = &sjavs(),
                       .seats = 4,
                       .contract = Contract{7},
                       .declarer = seat(1)}),
            "a contract of sjavs is one of 4");
  EXPECT_EQ(
      complaint(
          {.question = Question::kContract, .game = &sjavs(), .seats = 4, .all_contracts = true}),
      "nobody chooses a contract in sjavs: the cards decide it, see table auction");
  EXPECT_EQ(complaint({.question = Question::kPoints,
                       .game = find_game("bridge"),
                       .seats = 4,
                       .best_contract = true}),
            "nobody chooses a contract in bridge");
  EXPECT_EQ(complaint({.question = Question::kContract,
                       .game = &klorsjavs(),
                       .seats = 3,
                       .contract = Contract{0}}),
            "contracts are compared: two or more are needed");
  for (const Question question : {Question::kLength, Question::kAuction}) {
    EXPECT_EQ(
        complaint({.question = question, .game = &sjavs(), .seats = 4, .all_contracts = true}),
        "a contract, its trump and its declarer are for deals that are solved");
  }
}

// Where everyone plays for himself the value is the declarer's own, whoever that is.
TEST(SampleTest, AsksAboutTheDeclarerWhoPlaysForHimself) {
  const Game& jass = *find_game("jass");
  const CardSet suit = CardSet::of_suit(Suit::kHearts) & kPack36;
  for (int number = 1; number <= 3; ++number) {
    Query query{.question = Question::kTricks,
                .game = &jass,
                .seats = 3,
                .contract = Contract{4},  // Obenabe
                .declarer = Seat::number(number)};
    // He leads nine winners, and then three more.
    FixedCards& fixed = query.fixed;
    fixed[static_cast<std::size_t>(number - 1)] =
        suit | CardSet{Card(Suit::kClubs, Rank::kAce), Card(Suit::kSpades, Rank::kAce),
                       Card(Suit::kDiamonds, Rank::kAce)};
    Solver solver;
    const Statistics statistics = sample_deals(query, 1, 0, 1, solver)->statistics;
    EXPECT_EQ(statistics.rows().begin()->second.sum, 12) << "seat " << number;
  }
}

}  // namespace matador::statistics_sample_test
