// Advice: the race on numbers worked out by hand, contracts and exchanges against a plain loop over
// the same worlds, and Qabbalah against full enumeration by the reference.

#include "solver/advice/advise.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <vector>

#include "solver/deals/numbered.h"
#include "solver/games/bridge/score.h"
#include "solver/games/davoserjazz/qabbalah/play.h"
#include "solver/games/registry.h"
#include "solver/games/tasks.h"
#include "solver/games/turn.h"
#include "tests/games/davoserjazz/reference_qabbalah.h"
#include "tests/support/dice.h"
#include "tests/support/names.h"

namespace matador::advise_test {

namespace qabbalah = davoserjazz::qabbalah;

std::size_t one_after_another(std::size_t count, const Work& work) {
  static Solver solver;
  for (std::size_t i = 0; i < count; ++i) work(i, solver);
  return count;
}

std::size_t backwards(std::size_t count, const Work& work) {
  static Solver solver;
  for (std::size_t i = count; i-- > 0;) work(i, solver);
  return count;
}

// ---- The race -----------------------------------------------------------------------------------

TEST(RaceTest, MeansErrorsAndShares) {
  Race race(2, /*less_is_better=*/false);
  race.add({1, 2});
  race.add({3, 2});
  race.add({5, 2});
  race.add({7, 2});
  EXPECT_EQ(race.standing(0).value.mean, 4);
  // Squares of the deviations 9 + 1 + 1 + 9 = 20; sqrt(20 / 3 / 4).
  EXPECT_DOUBLE_EQ(*race.standing(0).value.se, std::sqrt(20.0 / 12));
  EXPECT_EQ(race.standing(0).best, 0.75);
  EXPECT_EQ(race.standing(1).best, 0.25);
  EXPECT_EQ(race.best(), 0);
  EXPECT_FALSE(race.is_clear());  // ahead by 2, with an error of 1.29
  race.end_batch();
  EXPECT_FALSE(race.is_decided());
}

TEST(RaceTest, ShareOfDealsWon) {
  Race race(2, /*less_is_better=*/false);
  for (int i = 0; i < 100; ++i) race.add({1, 2}, {}, {i < 13 ? 1.0 : 0.0, 0.5});
  const Share won = *race.standing(0).won;
  EXPECT_DOUBLE_EQ(won.share, 0.13);
  EXPECT_NEAR(won.interval.low, 0.0776, 5e-5);
  EXPECT_NEAR(won.interval.high, 0.2098, 5e-5);
  EXPECT_DOUBLE_EQ(race.standing(1).won->share, 0.5);
  race.add({1, 2});
  EXPECT_EQ(race.standing(0).won, std::nullopt) << "not known of all worlds";
}

TEST(RaceTest, OneWorldTellsNoIntervalAndNothingClear) {
  Race race(2, /*less_is_better=*/false);
  race.add({10, 2});
  EXPECT_EQ(race.standing(0).value.se, std::nullopt);
  EXPECT_FALSE(race.standing(0).value.interval());
  EXPECT_FALSE(race.is_clear());
  race.end_batch();
  EXPECT_FALSE(race.is_decided());
}

TEST(RaceTest, FewWorldsAreJudgedByStudentsT) {
  // Leads of 1, 3, 5, 7: 4 with an error of 1.291. By the normal distribution, 1.96 errors, that
  // would be clear; t of three degrees of freedom is 3.182.
  Race race(2, /*less_is_better=*/false);
  for (double lead : {1, 3, 5, 7}) race.add({lead, 0});
  EXPECT_FALSE(race.is_clear());
  EXPECT_NEAR(race.standing(0).value.interval()->low, 4 - 3.1824 * std::sqrt(20.0 / 12), 1e-4);
  race.add({4, 0});  // 2.776 errors of 1
  EXPECT_TRUE(race.is_clear());
}

// Nothing decides between options that are equal in every world, so no chance does; that they are
// equal on average may be chance.
TEST(RaceTest, EqualOptions) {
  Race same(3, /*less_is_better=*/false);
  for (double value : {7, 1, 5, 3}) same.add({value, value, value - 4});
  EXPECT_EQ(same.best(), 0);
  EXPECT_TRUE(same.is_clear());
  EXPECT_EQ(same.lead(0, 1).mean, 0);
  EXPECT_EQ(*same.lead(0, 1).se, 0);
  Race on_average(2, /*less_is_better=*/false);
  for (double value : {7, 1, 5, 3}) on_average.add({value, 8 - value});
  EXPECT_EQ(on_average.lead(0, 1).mean, 0);
  EXPECT_GT(*on_average.lead(0, 1).se, 0);
  EXPECT_FALSE(on_average.is_clear());
}

TEST(RaceTest, OfFewWorldsItTakesMoreErrorsToLeave) {
  // The leads are 15 quarters on average, 338 % of their error; 1.5 times t is 477 %.
  Race race(2, /*less_is_better=*/false);
  for (double lead : {1, 3, 5, 6}) race.add({lead, 0});
  race.end_batch();
  EXPECT_FALSE(race.is_decided());
  for (double lead : {1, 3, 5, 6}) race.add({lead, 0});  // 516 %; 1.5 times t is 355 %
  race.end_batch();
  EXPECT_TRUE(race.is_decided());
}

TEST(RaceTest, WhoIsFarBehindLeaves) {
  Race race(3, /*less_is_better=*/true);
  for (int i = 0; i < 20; ++i) race.add({10.0 + i % 2, 10.0 + i % 2, 30.0 + i % 3});
  race.end_batch();
  EXPECT_EQ(race.running(), (std::vector<bool>{true, true, false}));
  race.add({0, 1, 0});
  EXPECT_EQ(race.standing(2).worlds, 20);
  EXPECT_EQ(race.standing(0).worlds, 21);
  EXPECT_EQ(race.standing(0).best, 1);  // of the 20 worlds in which all were tried
  EXPECT_EQ(race.best(), 0);
}

// ---- Guesses ------------------------------------------------------------------------------------

// In the sample the second option does much better than in all worlds: by the guesses the first is
// better in three worlds of four.
TEST(RaceTest, SharesAreCorrectedLikeMeans) {
  Race race(2, /*less_is_better=*/false);
  std::vector<std::vector<double>> elsewhere;
  for (int i = 0; i < 400; ++i) elsewhere.push_back({0, i % 4 == 0 ? 100.0 : -100.0});
  race.expect(std::move(elsewhere));
  for (int i = 0; i < 20; ++i) {
    const bool is_second = i % 4 != 0;
    const double noise = i % 5;
    const std::vector<double> guesses{0, is_second ? 100.0 : -100.0};
    race.add({0, (is_second ? 90 : -90) + noise}, guesses, {0.5, is_second ? 1.0 : 0.0});
  }
  EXPECT_LT(race.standing(1).value.mean, 0);
  EXPECT_NEAR(race.standing(0).best, 0.75, 1e-9);
  EXPECT_NEAR(race.standing(1).best, 0.25, 1e-9);
  const Share won = *race.standing(1).won;
  EXPECT_NEAR(won.share, 0.25, 1e-9);
  EXPECT_LT(won.interval.low, 0.25);
  EXPECT_GT(won.interval.high, 0.25);
  EXPECT_DOUBLE_EQ(race.standing(0).won->share, 0.5);
}

// What a guess does not tell stays as it is in the sample.
TEST(RaceTest, SharesOfAllWorldsOrNoneStay) {
  Race race(2, /*less_is_better=*/false);
  race.expect({{1, 5}, {2, 4}, {3, 3}});
  for (int i = 0; i < 20; ++i) race.add({5.0 + i % 3, 1}, {1.0 + i % 2, 2}, {1, 0});
  EXPECT_EQ(race.standing(0).best, 1);
  EXPECT_EQ(race.standing(0).won->share, 1);
  EXPECT_EQ(race.standing(0).won->interval.low, chance_interval(20, 20).low);
  EXPECT_EQ(race.standing(1).won->share, 0);
}

// A guess that explains everything leaves the error of what is expected of the guess.
TEST(EstimateTest, IsCorrectedByGuesses) {
  std::vector<double> values;
  std::vector<double> guesses;
  for (int i = 0; i < 12; ++i) {
    guesses.push_back(i);
    values.push_back(2 * i + 1);
  }
  const std::vector<double> elsewhere{1, 3, 5, 7};  // 4 on average, with an error of 1.29
  const Estimate corrected = estimate(values, guesses, elsewhere);
  EXPECT_NEAR(corrected.mean, 9, 1e-9);
  EXPECT_NEAR(*corrected.se, 2 * std::sqrt(20.0 / 3 / 4), 1e-9);
  EXPECT_EQ(estimate(values).mean, 12);
  const Estimate useless = estimate(values, std::vector<double>(12, 3.0), elsewhere);
  EXPECT_EQ(useless.mean, 12);
  EXPECT_EQ(useless.se, estimate(values).se);
}

// The interval holds the truth as often as it says, and is narrower by what the guess explains.
TEST(EstimateTest, IntervalsOfCorrectedMeansHoldTheTruth) {
  int held = 0;
  double plain = 0;
  double corrected = 0;
  for (std::uint64_t trial = 0; trial < 1000; ++trial) {
    Dice dice{4, trial};
    const auto number = [&] { return dice.below(2001) / 1000.0 - 1; };
    std::vector<double> values;
    std::vector<double> guesses;
    std::vector<double> elsewhere;
    for (int i = 0; i < 40; ++i) {
      guesses.push_back(number());
      values.push_back(guesses.back() + number() / 2);
    }
    for (int i = 0; i < 1000; ++i) elsewhere.push_back(number());
    const Estimate mean = estimate(values, guesses, elsewhere);
    held += std::abs(mean.mean) < *mean.reach() ? 1 : 0;
    plain += *estimate(values).se;
    corrected += *mean.se;
  }
  EXPECT_GT(held, 920);
  EXPECT_LT(held, 970);
  // A fifth of the variance is left, and the error of 1000 guesses.
  EXPECT_NEAR(corrected / plain, std::sqrt(0.2 + 0.8 * 40 / 1000), 0.03);
}

// ---- Contracts and exchanges --------------------------------------------------------------------

// Seat 1 of deal `number` sees his own hand, and what else `partial` says.
PartialProblem own_hand(const Game& game, int seats, std::uint64_t number) {
  const Deal deal = numbered_deal(game.shape(seats), 20, number);
  PartialProblem partial{
      .problem = {.game = &game, .deal = numbered_deal(game.shape(seats), 7, number)},
      .seen = {},
      .observer = Seat::number(1)};
  partial.seen.hands[0] = deal.hand(Seat::number(1));
  return partial;
}

std::vector<World> same_worlds(const AdviceQuestion& question, std::uint64_t count) {
  return find_worlds(PossibleWorlds::of(question.known).value(), {.worlds = count})->worlds;
}

TEST(AdviseTest, ContractsOfKlorsjavsAreSolvedInEachWorld) {
  const PartialProblem partial = own_hand(*find_game("klorsjavs"), 3, 3);
  const auto advice = advise(partial, {.worlds = 10, .all_options = true}, one_after_another);
  ASSERT_TRUE(advice.ok()) << advice.status();
  EXPECT_EQ(advice->question.kind, AdviceKind::kContract);
  EXPECT_EQ(advice->objective, Objective::kScore);
  ASSERT_EQ(advice->options.size(), 4);
  Solver solver;
  for (std::size_t i = 0; i < advice->options.size(); ++i) {
    double sum = 0;
    for (const World& world : same_worlds(advice->question, 10)) {
      const Problem problem{.game = partial.problem.game,
                            .deal = world.deal,
                            .contract = Contract{.index = static_cast<int>(i)},
                            .declarer = Seat::number(1)};
      const Task task = problem.game->tasks(problem)->front();
      sum += solver.solve(task, {.objective = Objective::kScore})->low;
    }
    EXPECT_DOUBLE_EQ(advice->options[i].standing.value.mean, sum / 10);
  }
}

// The worlds within a limit of nodes are the first ones, and the same in whatever order they are
// solved.
// Worlds that follow are dropped, whatever thread has solved them first.
TEST(AdviseTest, EnoughCardsEndTheSample) {
  const PartialProblem partial = own_hand(*find_game("klorsjavs"), 3, 3);
  const AdviceWanted wanted{.worlds = 40, .all_options = true, .enough_nodes = 1};
  const auto advice = advise(partial, wanted, one_after_another);
  const auto other = advise(partial, wanted, backwards);
  const auto alone =
      advise(partial, {.worlds = kFewestWorlds, .all_options = true}, one_after_another);
  ASSERT_TRUE(advice.ok() && other.ok() && alone.ok());
  EXPECT_TRUE(advice->had_enough);
  EXPECT_FALSE(advice->exact);
  EXPECT_FALSE(alone->had_enough);
  EXPECT_EQ(advice->worlds, kFewestWorlds);
  EXPECT_EQ(other->worlds, kFewestWorlds);
  for (std::size_t i = 0; i < advice->options.size(); ++i) {
    EXPECT_EQ(advice->options[i].standing.value.mean, other->options[i].standing.value.mean);
    EXPECT_EQ(advice->options[i].standing.value.mean, alone->options[i].standing.value.mean);
  }
}

// No world is begun that at the mean of those before would lead beyond the number.
TEST(AdviseTest, EnoughCardsOfALead) {
  PartialProblem partial = own_hand(*find_game("jass"), 4, 3);
  partial.problem.contract = Contract{.index = 4};  // without trumps
  partial.problem.declarer = Seat::number(1);
  const auto solved = solve_worlds(partial, {.worlds = 12}, {}, one_after_another);
  ASSERT_TRUE(solved.ok()) << solved.status();
  std::vector<std::uint64_t> nodes;  // of the first worlds together
  for (const SolvedWorld& world : solved->solved) {
    nodes.push_back((nodes.empty() ? 0 : nodes.back()) + world.found.nodes);
  }
  std::set<std::uint64_t> counts;
  for (const std::uint64_t enough : {nodes[0], nodes[6], nodes[9]}) {
    std::uint64_t worlds = kFewestWorldsForCards;
    while (nodes[worlds - 1] + nodes[worlds - 1] / worlds <= enough) ++worlds;
    ASSERT_LT(worlds, 12U);
    counts.insert(worlds);
    const AdviceWanted wanted{.worlds = 12, .enough_nodes = enough};
    for (const Workers& workers : {Workers(one_after_another), Workers(backwards)}) {
      const auto advice = advise(partial, wanted, workers);
      ASSERT_TRUE(advice.ok()) << advice.status();
      EXPECT_TRUE(advice->had_enough);
      EXPECT_EQ(advice->worlds, worlds);
    }
  }
  EXPECT_EQ(*counts.begin(), kFewestWorldsForCards);
  EXPECT_GT(counts.size(), 1U);
}

TEST(AdviseTest, WorldsWithinALimitAreTheFirstOnes) {
  const PartialProblem partial = own_hand(*find_game("klorsjavs"), 3, 3);
  std::uint64_t worlds = 0;
  for (const std::uint64_t limit : {2'000U, 4'000U, 6'000U}) {
    const AdviceWanted wanted{.worlds = 40, .all_options = true, .node_limit = limit};
    const auto advice = advise(partial, wanted, one_after_another);
    const auto other = advise(partial, wanted, backwards);
    ASSERT_TRUE(advice.ok() && other.ok()) << advice.status() << other.status();
    EXPECT_TRUE(advice->out_of_nodes);
    EXPECT_FALSE(advice->exact);
    EXPECT_GT(advice->worlds, worlds);
    EXPECT_EQ(other->worlds, advice->worlds);
    worlds = advice->worlds;
    const auto alone = advise(partial, {.worlds = worlds, .all_options = true}, one_after_another);
    for (std::size_t i = 0; i < advice->options.size(); ++i) {
      EXPECT_EQ(advice->options[i].standing.value.mean, other->options[i].standing.value.mean);
      EXPECT_EQ(advice->options[i].standing.value.mean, alone->options[i].standing.value.mean);
    }
  }
  const auto enough = advise(partial, {.worlds = 4, .node_limit = 100'000'000}, one_after_another);
  EXPECT_FALSE(enough->out_of_nodes);
  EXPECT_EQ(enough->worlds, 4U);
  EXPECT_EQ(advise(partial, {.worlds = 4, .node_limit = 1}, one_after_another).status().message(),
            "no world was solved within the limit of nodes");
}

// Each opinion is the advice over so many worlds, in whatever order they are solved.
TEST(AdviseTest, OpinionsAreTheAdviceOverTheFirstWorlds) {
  const PartialProblem partial = own_hand(*find_game("klorsjavs"), 3, 3);
  const Workers in_pairs_backwards = [](std::size_t count, const Work& work) {
    static Solver solver;
    for (std::size_t i = 0; i < count; i += 2) {
      if (i + 1 < count) work(i + 1, solver);
      work(i, solver);
    }
    return count;
  };
  std::vector<std::uint64_t> worlds;
  const auto check = [&](const Advice& so_far) {
    worlds.push_back(so_far.worlds);
    EXPECT_FALSE(so_far.guessed);
    const auto alone =
        advise(partial, {.worlds = worlds.back(), .all_options = true}, one_after_another);
    ASSERT_TRUE(alone.ok()) << alone.status();
    ASSERT_EQ(so_far.options.size(), alone->options.size());
    EXPECT_EQ(so_far.best, alone->best);
    for (std::size_t i = 0; i < alone->options.size(); ++i) {
      EXPECT_EQ(so_far.options[i].option, alone->options[i].option);
      EXPECT_EQ(so_far.options[i].standing.value.mean, alone->options[i].standing.value.mean);
    }
  };
  const AdviceWanted wanted{.worlds = 9, .all_options = true, .tell = check};
  ASSERT_TRUE(advise(partial, wanted, one_after_another).ok());
  // The first world is quick to solve, and so told at once.
  EXPECT_EQ(worlds, (std::vector<std::uint64_t>{1, 1, 2, 3, 4, 5, 6, 7, 8, 9}));
  worlds.clear();
  ASSERT_TRUE(advise(partial, wanted, in_pairs_backwards).ok());
  // Contracts are solved in batches of eight.
  EXPECT_EQ(worlds, (std::vector<std::uint64_t>{1, 2, 4, 6, 8, 9}));
}

// Where the first world takes long, another one comes first, and the advice is the same.
TEST(AdviseTest, TheFirstOpinionIsOfAWorldThatIsQuickToSolve) {
  PartialProblem partial = own_hand(*find_game("jass"), 4, 3);
  partial.problem.contract = Contract{.index = 4};  // without trumps
  partial.problem.declarer = Seat::number(1);
  const auto solved = solve_worlds(partial, {.worlds = 20}, {}, one_after_another);
  ASSERT_TRUE(solved.ok()) << solved.status();
  ASSERT_GT(solved->solved.front().found.nodes, 40'000U);
  std::vector<Advice> told;
  const auto hear = [&](const Advice& so_far) { told.push_back(so_far); };
  const auto advice = advise(partial, {.worlds = 20, .tell = hear}, one_after_another);
  const auto silent = advise(partial, {.worlds = 20}, one_after_another);
  ASSERT_TRUE(advice.ok() && silent.ok());
  ASSERT_EQ(told[0].worlds, 1U);
  EXPECT_EQ(told[1].worlds, 1U);
  const auto is_told = [&](const SolvedWorld& world) {
    for (std::size_t i = 0; i < told[0].options.size(); ++i) {
      if (told[0].options[i].standing.value.mean != world.found.values[i]) return false;
    }
    return world.found.nodes <= 40'000;
  };
  EXPECT_TRUE(std::ranges::any_of(solved->solved, is_told));
  EXPECT_EQ(advice->best, silent->best);
  EXPECT_EQ(advice->options[advice->best].standing.value.mean,
            silent->options[silent->best].standing.value.mean);
}

// Contracts of Jass are guessed before any is solved.
TEST(AdviseTest, TheFirstOpinionIsByGuesses) {
  std::vector<Advice> told;
  const auto hear = [&](const Advice& so_far) { told.push_back(so_far); };
  const AdviceWanted wanted{.worlds = 1, .tell = hear};
  ASSERT_TRUE(advise(own_hand(*find_game("jass"), 6, 1), wanted, one_after_another).ok());
  ASSERT_EQ(told.size(), 2U);
  EXPECT_TRUE(told[0].guessed);
  EXPECT_FALSE(told[1].guessed);
  EXPECT_EQ(told[0].options.size(), 7U);
}

// To push is worth what the contract is worth that the partner names by his own cards.
TEST(AdviseTest, WhoPushesPlaysWhatHisPartnerNames) {
  const Game& game = *find_game("jass");
  const PartialProblem partial = own_hand(game, 6, 1);
  const auto advice = advise(partial, {.worlds = 8}, one_after_another);
  ASSERT_TRUE(advice.ok()) << advice.status();
  ASSERT_EQ(advice->options.size(), 7);
  ASSERT_EQ(advice->options.back().option, Option(Push{}));
  Solver solver;
  double sum = 0;
  for (const World& world : same_worlds(advice->question, 8)) {
    std::optional<double> most;
    int value = 0;
    for (const Task& model : advice->question.models) {
      const Task task = in_world(model, world);
      const double guess = game.info().evaluation->of_hand(task, Seat::number(3));
      if (most && guess <= *most) continue;
      most = guess;
      value = solver.solve(task, {.objective = Objective::kScore})->low;
    }
    sum += value;
  }
  EXPECT_DOUBLE_EQ(advice->options.back().standing.value.mean, sum / 8);
}

TEST(AdviseTest, OnlyThoseOfASidePush) {
  const Game& game = *find_game("jass");
  const auto pushed = [&](int seats, int seat, const char* dealer = "", bool back = true) {
    Problem problem{
        .game = &game, .deal = numbered_deal(game.shape(seats), 1, 0), .contract = Contract{0}};
    if (*dealer != 0) problem.dealer = Seat::number(*dealer - '0');
    if (!back) problem.options = {{"push-back", "off"}};
    const std::optional<Seat> to = game.pushes_to(game.tasks(problem)->front(), Seat::number(seat));
    return to ? to->number() : 0;
  };
  EXPECT_EQ(pushed(4, 1), 3);
  EXPECT_EQ(pushed(4, 3), 1);
  EXPECT_EQ(pushed(4, 3, "", false), 0);
  EXPECT_EQ(pushed(4, 2), 0);
  EXPECT_EQ(pushed(4, 4, "3"), 2);
  EXPECT_EQ(pushed(6, 1), 3);
  EXPECT_EQ(pushed(6, 3), 5);
  EXPECT_EQ(pushed(6, 5), 0);
  EXPECT_EQ(pushed(5, 1), 3);
  EXPECT_EQ(pushed(5, 3), 0);
  EXPECT_EQ(pushed(5, 1, "4"), 3) << "forehand is the joker";
  EXPECT_EQ(pushed(3, 1), 0);
  EXPECT_EQ(pushed(2, 1), 0);
}

// One card that is taken without looking is either of the two.
TEST(AdviseTest, ExchangesOfSjavsAreBlind) {
  PartialProblem partial = own_hand(*find_game("sjavs"), 3, 0);
  partial.seen.hands[0] = hand("AQJ.AJ.A7.AT9");
  partial.problem.contract = Contract{.index = index(Suit::kClubs)};
  partial.problem.declarer = Seat::number(1);
  const auto advice = advise(partial, {.worlds = 3}, one_after_another);
  ASSERT_TRUE(advice.ok()) << advice.status();
  EXPECT_EQ(advice->question.kind, AdviceKind::kExchange);
  ASSERT_EQ(advice->options.size(), 1 + 10 + 45);
  EXPECT_EQ(std::get<BlindExchange>(advice->options[0].option), (BlindExchange{{}, 0}));
  const auto& [option, standing, behind] = advice->options[9];
  EXPECT_EQ(std::get<BlindExchange>(option), (BlindExchange{{card("D7")}, 1}));
  Solver solver;
  double sum = 0;
  for (const World& world : same_worlds(advice->question, 3)) {
    for (Card taken : world.deal.talon()) {
      Problem problem = partial.problem;
      problem.deal = world.deal;
      problem.exchange = Exchange{{card("D7")}, {taken}};
      sum += solver.solve(problem.game->tasks(problem)->front(), {.objective = Objective::kScore})
                 ->low /
             2.0;
    }
  }
  EXPECT_DOUBLE_EQ(standing.value.mean, sum / 3);
}

// ---- Deals won ----------------------------------------------------------------------------------

// An ending that seat 1 declares, as the player who is to play knows it, the hands of the others
// unknown.
PartialProblem ending(const char* name, int contract, const OwnFacts& own, std::uint64_t number) {
  const Game& game = *find_game(name);
  const int seats = game.seat_counts().front();
  PartialProblem partial{.problem = {.game = &game,
                                     .deal = numbered_deal(game.shape(seats), 22, number),
                                     .contract = Contract{contract},
                                     .declarer = Seat::number(1),
                                     .own = own},
                         .seen = {}};
  Task task = game.tasks(partial.problem)->front();
  const int left = 3 * seats - 1;
  task.exchange = Exchange{};
  task.play = random_play(task, seats * task.deal.shape().cards_each() - left, 22, number).value();
  const Seat observer = game.player_of(task, *played_so_far(task)->to_play());
  const Deal& deal = task.deal;
  partial.observer = observer;
  partial.seen.hands[at(observer)] = deal.hand(observer);
  if (name == std::string("bridge")) {  // dummy is seen
    partial.seen.hands[2] = deal.hand(Seat::number(3));
  }
  if (!deal.talon().empty()) {
    partial.seen.talon = deal.talon();
    partial.seen.exchange = SeenExchange{};
    partial.problem.exchange = Exchange{};
  }
  partial.problem.play = task.play;
  return partial;
}

// In how many of all worlds a deal is won follows from its value in each.
void expect_won(const PartialProblem& partial, Objective objective, int needs) {
  const auto advice = advise(partial, {.objective = objective}, one_after_another);
  ASSERT_TRUE(advice.ok()) << advice.status();
  ASSERT_TRUE(advice->exact);
  const Task& model = advice->question.known.model;
  const auto worlds = find_worlds(PossibleWorlds::of(advice->question.known).value(), {});
  const bool declares = model.game->declaring_side(model).contains(advice->question.known.observer);
  Solver solver;
  for (const AdvisedOption& option : advice->options) {
    double won = 0;
    for (const World& world : worlds->worlds) {
      Task task = in_world(model, world);
      task.play.push_back(std::get<Move>(option.option));
      const bool made = solver.solve(task, {.objective = objective})->low >= needs;
      won += made == declares ? 1 : 0;
    }
    ASSERT_TRUE(option.standing.won);
    const Share& share = *option.standing.won;
    EXPECT_DOUBLE_EQ(share.share, won / static_cast<double>(worlds->worlds.size()));
    EXPECT_EQ(share.interval.low, share.share);
    EXPECT_EQ(share.interval.high, share.share);
  }
}

TEST(AdviseTest, TellsInHowManyWorldsTheDealIsWon) {
  for (std::uint64_t number = 0; number < 8; ++number) {
    SCOPED_TRACE(number);
    const bridge::BridgeBid bid{
        .level = number % 2 == 0 ? 1 : 2, .strain = 4, .risk = bridge::Risk::kUndoubled};
    expect_won(ending("bridge", 4, bridge::Said{.bid = bid}, number), Objective::kTricks,
               *bid.needs());
    expect_won(ending("skat", 4, {}, number), Objective::kPoints, 61);
  }
}

TEST(AdviseTest, AConditionIsThatOfTheWorlds) {
  PartialProblem partial = own_hand(*find_game("klorsjavs"), 3, 3);
  const CardSet aces = CardSet::of_rank(Rank::kAce);
  partial.where = Expression::combine(Operator::kMore, Expression::count(Seat::number(2), aces),
                                      Expression::count(Seat::number(3), aces));
  const auto advice = advise(partial, {.worlds = 10, .all_options = true}, one_after_another);
  ASSERT_TRUE(advice.ok()) << advice.status();
  Solver solver;
  double sum = 0;
  for (const World& world : same_worlds(advice->question, 10)) {
    EXPECT_GT((world.deal.hand(Seat::number(2)) & aces).size(),
              (world.deal.hand(Seat::number(3)) & aces).size());
    sum += solver
               .solve(in_world(advice->question.models.front(), world),
                      {.objective = Objective::kScore})
               ->low;
  }
  EXPECT_DOUBLE_EQ(advice->options.front().standing.value.mean, sum / 10);
}

TEST(AdviseTest, ConditionsThatCannotBeAskedOf) {
  PartialProblem partial = own_hand(*find_game("klorsjavs"), 3, 3);
  const auto complaint = [&](const Expression& left) {
    partial.where = Expression::combine(Operator::kEqual, left, Expression::number(2));
    return std::string(advise(partial, {.worlds = 1}, one_after_another).status().message());
  };
  EXPECT_EQ(complaint(Expression::value()),
            "the condition speaks of the value of a deal, which is not known before it is solved");
  EXPECT_EQ(complaint(Expression::trump()),
            "the condition speaks of the contract, which is still to be named");
  EXPECT_EQ(complaint(Expression::number(1)), "the condition can never be true");
}

// ---- The race again -----------------------------------------------------------------------------

TEST(AdviseTest, AllOptionsStayInTheRaceIfThatIsWanted) {
  PartialProblem partial = own_hand(*find_game("klorsjavs"), 3, 3);
  const auto left = advise(partial, {.worlds = 60}, one_after_another);
  const auto all = advise(partial, {.worlds = 60, .all_options = true}, one_after_another);
  ASSERT_TRUE(left.ok() && all.ok());
  const auto is_whole = [](const AdvisedOption& option) { return option.standing.worlds == 60; };
  EXPECT_FALSE(std::ranges::all_of(left->options, is_whole));
  EXPECT_TRUE(std::ranges::all_of(all->options, is_whole));
}

// ---- Qabbalah -----------------------------------------------------------------------------------

using reference::qabbalah::Position;

Position start_of(const Deal& deal) {
  Position position;
  for (int i = 0; i < deal.seats(); ++i) position.hands.push_back(deal.hand(Seat::from_index(i)));
  return position;
}

// The position after the moves, and what the first player has had to pay; none where a move is
// against the rules.
struct Played {
  Position position;
  std::vector<int> penalties;
};
std::optional<Played> after(const Deal& deal, const std::vector<Move>& moves) {
  Played played{start_of(deal), std::vector<int>(static_cast<std::size_t>(deal.seats()))};
  for (const Move& move : moves) {
    const auto legal = reference::qabbalah::moves(played.position);
    const auto found = std::ranges::find(legal, to_string(move), &reference::qabbalah::Move::name);
    if (found == legal.end()) return std::nullopt;
    played.penalties[played.position.mover] += found->penalty;
    played.position = found->after;
  }
  return played;
}

// Whoever has passed held nothing that fitted.
TEST(AdviseTest, QabbalahAgainstTheReference) {
  const Game& game = *find_game("davoserjazz");
  constexpr int kSeats = 8;
  for (std::uint64_t number = 0; number < 6; ++number) {
    SCOPED_TRACE("Deal 20/" + std::to_string(number));
    Dice dice{20, number};
    const Deal deal = numbered_deal(game.shape(kSeats), 20, number);
    std::vector<Move> moves;
    qabbalah::Position position = qabbalah::start(deal);
    const auto cards_left = [&] {
      int left = 0;
      for (CardSet cards : position.hands) left += cards.size();
      return left;
    };
    while (cards_left() > 8) {
      const auto legal = qabbalah::moves(position);
      moves.push_back(legal[static_cast<std::size_t>(dice.below(static_cast<int>(legal.size())))]);
      position = qabbalah::after(position, moves.back());
    }
    const Seat observer = position.to_play;
    const auto mine = at(observer);
    PartialProblem partial{.problem = {.game = &game,
                                       .deal = numbered_deal(game.shape(kSeats), 7, number),
                                       .contract = Contract{.index = 6},
                                       .play = moves},
                           .seen = {},
                           .observer = observer};
    partial.seen.hands[mine] = deal.hand(observer);
    const auto advice = advise(partial, {.enumerate = 20'000}, one_after_another);
    ASSERT_TRUE(advice.ok()) << advice.status();
    ASSERT_TRUE(advice->exact);

    // All ways to deal the cards that are left to those who still hold some.
    std::vector<Card> unseen;
    std::vector<std::size_t> owners;
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
      if (seat == mine) continue;
      for (Card card : position.hands[seat]) {
        unseen.push_back(card);
        owners.push_back(seat);
      }
    }
    std::ranges::sort(owners);
    std::uint64_t worlds = 0;
    std::vector<double> sums(advice->options.size());
    do {
      DealBuilder builder(game.shape(kSeats));
      for (std::size_t seat = 0; seat < kSeats; ++seat) {
        const auto index = Seat::from_index(static_cast<int>(seat));
        builder.give(index,
                     seat == mine ? deal.hand(index) : deal.hand(index) - position.hands[seat]);
      }
      for (std::size_t i = 0; i < unseen.size(); ++i) {
        builder.give(Seat::from_index(static_cast<int>(owners[i])), unseen[i]);
      }
      const auto played = after(builder.build().value(), moves);
      if (!played) continue;
      ++worlds;
      const reference::qabbalah::Oracle oracle(played->position);
      const auto legal = reference::qabbalah::moves(played->position);
      ASSERT_EQ(legal.size(), sums.size());
      for (std::size_t i = 0; i < legal.size(); ++i) {
        sums[i] += played->penalties[mine] + legal[i].penalty;
        if (reference::qabbalah::players_out(legal[i].after) < kSeats) {
          sums[i] += oracle.worth(legal[i].after).penalties[mine];
        }
      }
    } while (std::next_permutation(owners.begin(), owners.end()));
    EXPECT_EQ(advice->worlds, worlds);
    for (std::size_t i = 0; i < sums.size(); ++i) {
      EXPECT_NEAR(advice->options[i].standing.value.mean, sums[i] / static_cast<double>(worlds),
                  1e-9);
    }
  }
}

}  // namespace matador::advise_test
