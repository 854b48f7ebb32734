// The solver against the oracle in Schafkopf, with 32 cards and with 24: random endings of every
// contract, and endings in which somebody still has the called ace; with 24 cards whole deals too.
// For each the value, the value of every card and the line of play under every objective; with
// every technique of the search on and off, and many more endings with all of them on.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "solver/games/registry.h"
#include "solver/games/tasks.h"
#include "solver/search/common/techniques.h"
#include "solver/solve.h"
#include "tests/games/schafkopf/endings.h"
#include "tests/games/schafkopf/reference_rules.h"
#include "tests/support/comparison.h"
#include "tests/support/endings.h"

namespace matador::schafkopf_oracle_test {

using reference::Measure;
using reference::schafkopf::Position;
using schafkopf_endings::Kind;
using schafkopf_endings::position_of;
using schafkopf_endings::random_ending;
using schafkopf_endings::random_sauspiel;
using Oracle = reference::Oracle<Position>;

constexpr std::string_view kShort = "kurzschafkopf";

// What a player shuns the reference counts below 0: tricks in a Bettel, points in a Ramsch.
bool is_shunned(const Task& task, Objective objective) {
  if (task.contract.index == schafkopf_endings::kBettel) return objective == Objective::kTricks;
  return task.contract.index == schafkopf_endings::kRamsch;
}

void negate(Expected& expected) {
  expected.value = -expected.value;
  for (auto& [card, value] : expected.cards) value = -value;
}

void compare_task(std::vector<Setting>& settings, const Task& task) {
  Oracle oracle;
  const std::vector<Objective> known = task.game->objectives_of(task.contract);
  for (const auto& [objective, measure, name] : kObjectives) {
    if (std::ranges::find(known, objective) == known.end()) continue;
    Expected expected = expected_of(oracle, position_of(task), measure);
    if (is_shunned(task, objective)) negate(expected);
    compare_all(settings, task, objective, expected);
  }
}

using Endings = EndingsOf<Kind>;

constexpr auto kName = [](const auto& info) {
  const Kind& kind = info.param.table;
  return "With" + std::to_string(info.param.cards_per_hand) + "Cards" +
         (kind.with_the_ace == 0 ? "" : std::to_string(kind.with_the_ace) + "WithTheAce") +
         (kind.is_hochzeit ? "Hochzeit" : "") + (kind.is_ramsch ? "Ramsch" : "") +
         (kind.game == kShort ? "Short" : "");
};

Task ending_of(const Endings& endings, int number) {
  const auto& [kind, cards, count] = endings;
  const bool in_trick = cards > 0 && cards < find_game(kind.game)->shape(4).hand_size;
  return schafkopf_endings::random_ending_of(kind, static_cast<std::uint64_t>(number), cards,
                                             in_trick ? number / 6 % 4 : 0);
}

class SchafkopfOracleTest : public testing::TestWithParam<Endings> {};

TEST_P(SchafkopfOracleTest, SolverAgreesWithEverySetting) {
  compare_each(GetParam(), ending_of, compare_task);
}

INSTANTIATE_TEST_SUITE_P(
    Fast, SchafkopfOracleTest,
    testing::Values(Endings{{}, 0, 40}, Endings{{}, 1, 40}, Endings{{}, 2, 120},
                    Endings{{}, 3, 100}, Endings{{.with_the_ace = 2}, 2, 60},
                    Endings{{.with_the_ace = 2}, 3, 60}, Endings{{.with_the_ace = 4}, 4, 24},
                    Endings{{.is_hochzeit = true}, 2, 40}, Endings{{.is_hochzeit = true}, 3, 40},
                    Endings{{.is_ramsch = true}, 1, 20}, Endings{{.is_ramsch = true}, 2, 60},
                    Endings{{.is_ramsch = true}, 3, 60}, Endings{{.game = kShort}, 0, 20},
                    Endings{{.game = kShort}, 2, 60}, Endings{{.game = kShort}, 3, 60},
                    Endings{{.game = kShort, .with_the_ace = 2}, 2, 40},
                    Endings{{.game = kShort, .with_the_ace = 3}, 3, 60},
                    Endings{{.game = kShort, .is_hochzeit = true}, 3, 24}),
    kName);
INSTANTIATE_TEST_SUITE_P(
    Slow, SchafkopfOracleTest,
    testing::Values(Endings{{}, 3, 600}, Endings{{}, 4, 300}, Endings{{}, 5, 30},
                    Endings{{.with_the_ace = 2}, 4, 300}, Endings{{.with_the_ace = 4}, 4, 300},
                    Endings{{.with_the_ace = 4}, 5, 100}, Endings{{.with_the_ace = 5}, 5, 60},
                    Endings{{.is_hochzeit = true}, 4, 100}, Endings{{.is_ramsch = true}, 4, 200},
                    Endings{{.game = kShort, .is_ramsch = true}, 6, 8},
                    Endings{{.game = kShort}, 4, 200},
                    Endings{{.game = kShort, .with_the_ace = 3}, 4, 200},
                    Endings{{.game = kShort}, 6, 12}),
    kName);

class SchafkopfManyEndingsTest : public testing::TestWithParam<Endings> {};

TEST_P(SchafkopfManyEndingsTest, SolverAgrees) {
  std::vector<Setting> all;
  all.emplace_back("all", search::kAllTechniques);
  for (int i = 0; i < GetParam().count && !HasFailure(); ++i) {
    SCOPED_TRACE("Ending " + std::to_string(i));
    compare_task(all, ending_of(GetParam(), i));
  }
}

INSTANTIATE_TEST_SUITE_P(
    Fast, SchafkopfManyEndingsTest,
    testing::Values(
        Endings{{}, 4, 200}, Endings{{.with_the_ace = 2}, 3, 1500},
        Endings{{.with_the_ace = 3}, 4, 500}, Endings{{.with_the_ace = 4}, 4, 500},
        Endings{{.is_hochzeit = true}, 3, 300}, Endings{{.is_ramsch = true}, 3, 600},
        Endings{{.is_ramsch = true}, 4, 200}, Endings{{.game = kShort, .is_ramsch = true}, 3, 300},
        Endings{{.game = kShort, .is_ramsch = true}, 6, 4}, Endings{{.game = kShort}, 3, 600},
        Endings{{.game = kShort}, 4, 200}, Endings{{.game = kShort, .with_the_ace = 3}, 3, 600},
        Endings{{.game = kShort, .with_the_ace = 3}, 4, 200}, Endings{{.game = kShort}, 6, 4}),
    kName);
INSTANTIATE_TEST_SUITE_P(
    Slow, SchafkopfManyEndingsTest,
    testing::Values(Endings{{.with_the_ace = 2}, 4, 4000}, Endings{{.with_the_ace = 4}, 4, 4000},
                    Endings{{.with_the_ace = 4}, 5, 1000}, Endings{{.with_the_ace = 5}, 6, 60},
                    Endings{{.is_hochzeit = true}, 4, 1000}, Endings{{.is_ramsch = true}, 4, 1000},
                    Endings{{.is_ramsch = true}, 5, 200}, Endings{{.game = kShort}, 5, 600},
                    Endings{{.game = kShort, .with_the_ace = 3}, 5, 600},
                    Endings{{.game = kShort}, 6, 40},
                    Endings{{.game = kShort, .is_hochzeit = true}, 5, 600}),
    kName);

// ---- The endings are only as good as what happens in them ---------------------------------------

TEST(SchafkopfEndings, EndInEveryWay) {
  std::map<int, std::set<int>> scores;
  for (std::uint64_t number = 0; number < 2000; ++number) {
    const Task task = random_ending(number, 2, 0);
    scores[task.contract.index].insert(Oracle().value(position_of(task), Measure::kScore));
  }
  for (int contract = 0; contract < schafkopf_endings::kBettel; ++contract) {
    EXPECT_GE(scores[contract].size(), 8U) << contract;
  }
  EXPECT_GE(scores[schafkopf_endings::kBettel].size(), 4U);
}

// In many endings the holder is bound, and in some he may run away, and it pays.
TEST(SchafkopfEndings, HaveEveryRuleOfTheCalledAce) {
  int bound = 0;
  int may_run = 0;
  int run_pays = 0;
  int free = 0;  // he has run away, and has the ace still
  for (std::uint64_t number = 0; number < 200; ++number) {
    const Task task = random_sauspiel(number, 4, 4, 0);
    const Position position = position_of(task);
    const Card ace(position.terms.suit, Rank::kAce);
    const CardSet hand = position.hands[at(to_play(position))];
    for (CardSet each : position.hands) {
      if (!each.contains(ace)) continue;
      ++(position.suit_was_led ? free : bound);
    }
    if (position.suit_was_led || !hand.contains(ace)) continue;
    CardSet runs;
    for (Card card : legal(position)) {
      if (card.suit() == ace.suit() && card != ace && card.rank() != Rank::kQueen &&
          card.rank() != Rank::kJack) {
        runs |= CardSet{card};
      }
    }
    if (runs.empty()) continue;
    ++may_run;
    Oracle oracle;
    const int value = oracle.value(position, Measure::kPoints);
    bool pays = true;
    for (const auto& [card, after] : oracle.card_values(position, Measure::kPoints)) {
      if (!runs.contains(card) && after == value) pays = false;
    }
    if (pays) ++run_pays;
  }
  EXPECT_GE(bound, 100);
  EXPECT_GE(free, 20);
  EXPECT_GE(may_run, 20);
  EXPECT_GE(run_pays, 3);
}

// What may be played is the same by the library and by the reference, at every card of many plays.
TEST(SchafkopfLegal, AsTheReference) {
  for (std::uint64_t number = 0; number < 600; ++number) {
    const std::string_view game = number % 2 == 0 ? "schafkopf" : kShort;
    Task task = number % 3 == 0   ? random_ending(number, 0, 0, game)
                : number % 7 == 0 ? schafkopf_endings::random_hochzeit(number, 0, 0, game)
                                  : random_sauspiel(number, number % 2 == 0 ? 4 : 3, 0, 0, game);
    const std::vector<Move> play = task.play;
    SCOPED_TRACE(deal_file_text(task));
    task.play.clear();
    Position position = position_of(task);
    Played played = played_so_far(task).value();
    for (Move move : play) {
      ASSERT_EQ(played.legal(), legal(position));
      for (Card card : position.hands[at(to_play(position))]) {
        Played other = played;
        EXPECT_EQ(other.play(card).ok(), legal(position).contains(card));
      }
      ASSERT_TRUE(played.play(move).ok());
      position = reference::schafkopf::play(position, move.card);
    }
  }
}

}  // namespace matador::schafkopf_oracle_test
