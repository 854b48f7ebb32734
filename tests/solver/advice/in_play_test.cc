// What a player may expect who follows the advice: the promise and what was measured beside it, and
// nothing where nothing was measured.

#include "solver/advice/in_play.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <set>
#include <vector>

#include "solver/advice/hindsight.h"
#include "solver/games/calibrated_advice.h"
#include "solver/games/registry.h"
#include "solver/games/tasks.h"
#include "solver/games/turn.h"

namespace matador::in_play_test {
namespace {

constexpr std::uint64_t kSeed = 83;
constexpr std::uint64_t kWorlds = 40;

// A play of each kind in which advice was measured.
std::vector<UsualPlay> measured() {
  std::vector<UsualPlay> found;
  std::set<const CalibratedAdvice*> kinds;
  for (const Game* game : all_games()) {
    const auto contracts = static_cast<int>(game->info().contracts.size());
    for (int i = 0; i < contracts; ++i) {
      const CalibratedAdvice* in_play = game->contract({.index = i}).in_play;
      if (in_play == nullptr || !kinds.insert(in_play).second) continue;
      const std::optional<Contract> contract =
          game->has_auction() ? std::nullopt : std::optional<Contract>({.index = i});
      found.push_back({.game = game,
                       .seats = in_play->seats,
                       .contract = contract,
                       .is_sensible = true});  // else opponents may get none
    }
  }
  return found;
}

// A deal after some cards, with an exchange if the game has one.
Task played(const UsualPlay& play, std::uint64_t seed, int moves) {
  Task task = numbered_tasks(play, seed, 1).front();
  if (!task.exchange) task.exchange = task.game->exchanges(task).back();
  task.play = random_play(task, moves, seed, 1).value();
  return task;
}

Advice advised(const PartialProblem& partial, AdviceWanted wanted) {
  Solver solver;
  absl::StatusOr<Advice> advice = advise(partial, wanted, this_thread(solver));
  EXPECT_TRUE(advice.ok()) << advice.status();
  return *std::move(advice);
}

// On both sides and at any number of cards, in every game that was measured.
TEST(InPlay, ThePromiseAndWhatIsScoredBesideIt) {
  ASSERT_FALSE(measured().empty());
  for (const UsualPlay& play : measured()) {
    int sides[2] = {0, 0};
    const int cards = play.seats * play.game->shape(play.seats).cards_each();
    for (int moves = cards / 2; moves < cards - play.seats; ++moves) {
      const Task task = played(play, kSeed + static_cast<std::uint64_t>(moves), moves);
      const PartialProblem partial = as_known(task, task.play.size());
      const Advice advice =
          advised(partial, {.worlds = kWorlds, .enumerate = kWorlds, .sensible = true});
      const std::optional<Estimate> expected = expected_in_play(advice);
      if (!expected) continue;
      const CalibratedAdvice& in_play = *task.game->contract(task.contract).in_play;
      const int held = cards_in_hand(task, *turn_of(task)->to_play).size();
      const ScoredMore& more =
          (advice.declares
               ? in_play.declaring
               : in_play.others)[static_cast<std::size_t>(held - CalibratedAdvice::kFewestCards)];
      const Estimate& promised = advice.options[advice.best].standing.value;
      const double off = promised.mean - more.promised;
      EXPECT_DOUBLE_EQ(expected->mean, promised.mean + more.mean + more.slope * off);
      EXPECT_DOUBLE_EQ(*expected->se,
                       std::hypot(*promised.se * (1 + more.slope), more.se, off * more.slope_se));
      ++sides[advice.declares];
    }
    EXPECT_GT(sides[0], 0) << play.game->name();
    EXPECT_GT(sides[1], 0) << play.game->name();
  }
}

// Every row up to most_cards was measured, and none beyond.
TEST(InPlay, RowsAreFull) {
  for (const UsualPlay& play : measured()) {
    const Contract contract = numbered_tasks(play, kSeed, 1).front().contract;
    const CalibratedAdvice& in_play = *play.game->contract(contract).in_play;
    EXPECT_EQ(in_play.most_cards, play.game->shape(in_play.seats).cards_each());
    for (int cards = CalibratedAdvice::kFewestCards; cards <= CalibratedAdvice::kMostCards;
         ++cards) {
      const auto row = static_cast<std::size_t>(cards - CalibratedAdvice::kFewestCards);
      EXPECT_EQ(in_play.declaring[row].se > 0, cards <= in_play.most_cards);
      EXPECT_EQ(in_play.others[row].se > 0, cards <= in_play.most_cards);
    }
  }
}

// Something else was asked than what was measured.
TEST(InPlay, NothingWhereNothingWasMeasured) {
  const UsualPlay play = measured().front();
  const Task task = played(play, kSeed, 1);
  const PartialProblem partial = as_known(task, task.play.size());
  const AdviceWanted usual{.worlds = kWorlds, .enumerate = 0};
  EXPECT_TRUE(expected_in_play(advised(partial, usual)));

  AdviceWanted other = usual;
  other.objective = Objective::kScore;
  EXPECT_FALSE(expected_in_play(advised(partial, other)));
  other = usual;
  other.worlds = kWorlds - 1;
  EXPECT_FALSE(expected_in_play(advised(partial, other)));

  Task all_known = task;
  const int cards = play.seats * play.game->shape(play.seats).cards_each();
  all_known.play = random_play(all_known, cards - play.seats, kSeed, 1).value();
  const Advice one_way = advised(as_known(all_known, all_known.play.size() - 1), {});
  ASSERT_TRUE(one_way.exact);
  EXPECT_EQ(expected_in_play(one_way).has_value(), one_way.worlds > 1);
}

// Nobody is disappointed who wins everything in every way to deal, or nothing.
TEST(InPlay, NothingWhereThePromiseIsCertain) {
  const UsualPlay play = measured().front();
  const int cards = play.seats * play.game->shape(play.seats).cards_each();
  int certain = 0;
  int uncertain = 0;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    const Task task = played(play, seed, cards - 2 * play.seats - 1);
    const Advice advice = advised(as_known(task, task.play.size()), {});
    const Estimate& promised = advice.options[advice.best].standing.value;
    if (!advice.exact || advice.worlds < 2 || *promised.se != 0) continue;
    const std::vector<Rung> ladder = task.game->ladder(task, advice.objective);
    const bool is_end =
        promised.mean == ladder.front().value || promised.mean == ladder.back().value;
    const bool has_row = advice.options.size() > 1;
    if (!has_row) continue;
    ++(is_end ? certain : uncertain);
    EXPECT_EQ(expected_in_play(advice).has_value(), !is_end) << seed;
  }
  EXPECT_GT(certain, 0);
  EXPECT_GT(uncertain, 0);
}

// Opponents who have not looked at what the declarer's bid tells are promised too much by far.
TEST(InPlay, OpponentsOfWhoNamesHisContractFreely) {
  for (const UsualPlay& play : measured()) {
    if (!play.contract || !play.game->contract(*play.contract).is_judged) continue;
    const int cards = play.seats * play.game->shape(play.seats).cards_each();
    for (int moves = cards / 2; moves < cards / 2 + 2 * play.seats; ++moves) {
      const Task task = played(play, kSeed, moves);
      const Advice advice =
          advised(as_known(task, task.play.size()), {.worlds = kWorlds, .enumerate = 0});
      EXPECT_FALSE(!advice.declares && expected_in_play(advice)) << play.game->name();
    }
  }
}

}  // namespace
}  // namespace matador::in_play_test
