// Compares the replay of an ending with the oracle. The ending is played out at random by the rules
// of the reference. The value before and after each card, and the cards that cost nothing, must be
// those that the oracle finds for the single positions.
//
//   compare_replay(solver, task, oracle, position, Objective::kPoints, Measure::kPoints);

#ifndef MATADOR_TESTS_SUPPORT_REPLAY_COMPARISON_H_
#define MATADOR_TESTS_SUPPORT_REPLAY_COMPARISON_H_

#include <gtest/gtest.h>

#include <vector>

#include "solver/solve.h"
#include "tests/reference/oracle.h"
#include "tests/support/dice.h"
#include "tests/support/endings.h"

namespace matador {

// `position` is the position of the task. The replay is of a play from there to the end of the
// deal.
template <typename Position>
void compare_replay(Solver& solver, Task task, reference::Oracle<Position>& oracle,
                    Position position, Objective objective, reference::Measure measure) {
  Dice dice{task.deal.hand(Seat::number(1)).mask(), task.play.size()};
  std::vector<ReplayedMove> expected;
  const std::size_t begin = task.play.size();
  while (!is_over(position)) {
    const auto cards = legal(position);
    const Card card = dice.one_of(cards);
    const int before = oracle.value(position, measure);
    const Position next = play(position, card);
    const int after = oracle.value(next, measure);
    ReplayedMove move{.index = task.play.size(),
                      .trick = static_cast<int>(task.play.size()) / task.deal.seats() + 1,
                      .seat = to_play(position),
                      .move = card,
                      .before = {before, before},
                      .after = {after, after},
                      .sign = wants_most(position) ? 1 : -1,
                      .choices = static_cast<int>(cards.size())};
    for (const auto& [other, value] : oracle.card_values(position, measure)) {
      if (value == before) move.best.push_back(other);
      move.values.emplace_back(other, value);
    }
    expected.push_back(move);
    task.play.push_back(card);
    position = next;
  }

  for (const bool with_values : {false, true}) {
    const absl::StatusOr<Replay> replay =
        solver.replay(task, {.objective = objective,
                             .cards = with_values,
                             .last = static_cast<int>(task.play.size() - begin)});
    ASSERT_TRUE(replay.ok()) << replay.status();
    EXPECT_EQ(replay->result, oracle.value(position, measure));
    std::size_t i = 0;
    for (const ReplayedMove& move : replay->moves) {
      if (task.player) {  // only his moves are judged
        while (i < expected.size() && expected[i].index != move.index) ++i;
      }
      SCOPED_TRACE("Card " + std::to_string(move.index + 1) + " of\n" + deal_file_text(task));
      ASSERT_LT(i, expected.size());
      EXPECT_TRUE(move.exact);
      EXPECT_EQ(move.index, expected[i].index);
      EXPECT_EQ(move.trick, expected[i].trick);
      EXPECT_EQ(move.seat, expected[i].seat);
      EXPECT_EQ(move.move, expected[i].move);
      EXPECT_EQ(move.before, expected[i].before);
      EXPECT_EQ(move.after, expected[i].after);
      EXPECT_EQ(move.sign, expected[i].sign);
      EXPECT_GE(move.cost(), 0);
      EXPECT_EQ(move.choices, expected[i].choices);
      EXPECT_EQ(move.best, expected[i].best);
      EXPECT_EQ(move.values, with_values ? expected[i].values : decltype(move.values){});
      if (testing::Test::HasFailure()) return;
      ++i;
    }
    if (!task.player) {
      EXPECT_EQ(i, expected.size());
    }
  }
}

}  // namespace matador

#endif  // MATADOR_TESTS_SUPPORT_REPLAY_COMPARISON_H_
