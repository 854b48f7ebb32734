// Scharwenzel, rule by rule: order, matadors and score by hand, random deals against the reference,
// and whole deals by a second route. The auction is in auction_test.cc.

#include "solver/games/scharwenzel/scharwenzel.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "solver/cards/card_set.h"
#include "solver/cards/notation.h"
#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "solver/games/scharwenzel/rules.h"
#include "solver/games/scharwenzel/score.h"
#include "solver/games/tasks.h"
#include "solver/search/common/techniques.h"
#include "solver/solve.h"
#include "solver/tricks/played.h"
#include "tests/games/scharwenzel/reference_rules.h"
#include "tests/support/endings.h"
#include "tests/support/names.h"

namespace matador::scharwenzel::scharwenzel_test {

const Game& game() { return *find_game("scharwenzel"); }

std::string names(const std::vector<Card>& cards) {
  std::string text;
  for (Card card : cards) text += (text.empty() ? "" : " ") + to_string(card);
  return text;
}

TEST(ScharwenzelOrder, SixPlayersHaveTheSixes) {  // 3.1
  EXPECT_EQ(game().shape(4).pack, kPack32);
  EXPECT_EQ(game().shape(6).pack, kPack36);
  EXPECT_EQ(game().shape(8).pack, kPack32);
}

TEST(ScharwenzelOrder, SevenOfTrumpsIsTheSecondHighest) {  // 3.2
  const TrickOrder hearts = order(Suit::kHearts);
  EXPECT_EQ(names(hearts.lanes[0]), "CQ H7 SQ CJ SJ HJ DJ HA HK HQ HT H9 H8 H6");
  EXPECT_EQ(names(hearts.lanes[1]), "CA CK CT C9 C8 C7 C6");
  EXPECT_EQ(names(hearts.lanes[3]), "DA DK DQ DT D9 D8 D7 D6");
  const TrickOrder clubs = order(Suit::kClubs);
  EXPECT_EQ(names(clubs.lanes[0]), "CQ C7 SQ CJ SJ HJ DJ CA CK CT C9 C8 C6");
  EXPECT_EQ(names(clubs.lanes[1]), "SA SK ST S9 S8 S7 S6");
}

// ---- Matadors -----------------------------------------------------------------------------------

// A deal in which seat 1 holds these of the matadors of hearts, and seat 2 the others.
Deal deal_with(std::string_view of_seat_1) {
  FixedCards fixed{};
  for (Card card : Rules::matadors(Suit::kHearts)) fixed[1] |= CardSet{card};
  for (Card card : cards(of_seat_1)) fixed[0] |= CardSet{card};
  fixed[1] -= fixed[0];
  return numbered_deal(game().shape(4), /*seed=*/1, /*number=*/0, fixed);
}

TEST(ScharwenzelMatadors, AnUnbrokenRunFromTheTopOfOneTeam) {  // 3.7
  const SeatSet odd = side_of(Seat::number(3), 4);
  const SeatSet even = side_of(Seat::number(4), 4);
  const auto paid = [&](std::string_view of_seat_1) {
    return matadors_of(deal_with(of_seat_1), Suit::kHearts, odd);
  };
  EXPECT_EQ(paid("CQ H7"), (Matadors{0, 0}));
  EXPECT_EQ(paid("CQ H7 SQ"), (Matadors{3, 0}));
  EXPECT_EQ(paid("CQ H7 SQ SJ HJ DJ"), (Matadors{3, 0}));
  EXPECT_EQ(paid("CQ SQ CJ SJ HJ DJ"), (Matadors{0, 0}));
  EXPECT_EQ(paid("CQ H7 SQ CJ SJ HJ DJ"), (Matadors{7, 0}));
  EXPECT_EQ(paid("CJ SJ HJ DJ"), (Matadors{0, 3}));
  EXPECT_EQ(paid("DJ"), (Matadors{0, 6}));
  EXPECT_EQ(matadors_of(deal_with("DJ"), Suit::kHearts, even), (Matadors{6, 0}));
}

TEST(ScharwenzelMatadors, AgreeWithTheReference) {
  for (int seats : {4, 6, 8}) {
    for (std::uint64_t number = 0; number < 2000; ++number) {
      const Deal deal = numbered_deal(game().shape(seats), /*seed=*/5, number);
      for (Suit trump : kAllSuits) {
        CardSet odd;
        CardSet even;
        for (int i = 0; i < seats; ++i) (i % 2 == 0 ? odd : even) |= deal.hand(Seat::from_index(i));
        const Matadors expected{reference::scharwenzel::matadors(odd, trump),
                                reference::scharwenzel::matadors(even, trump)};
        ASSERT_EQ(matadors_of(deal, trump, side_of(Seat::number(1), seats)), expected)
            << seats << " players, deal 5/" << number;
      }
    }
  }
}

// ---- Score --------------------------------------------------------------------------------------

using Ladder = std::vector<std::array<int, 3>>;  // value, goal, target

Ladder rows(const std::vector<Rung>& ladder) {
  Ladder rows;
  for (const Rung& rung : ladder) {
    rows.push_back({rung.value, static_cast<int>(rung.goal), rung.target});
  }
  return rows;
}

constexpr int kTricks = static_cast<int>(Goal::kTricks);
constexpr int kFirst = static_cast<int>(Goal::kFirst);

TEST(ScharwenzelScore, EveryResultByWhatMustBeWonForIt) {  // 3.5 to 3.8
  EXPECT_EQ(rows(score_ladder({.tricks = 8, .matadors = {.ours = 3}})), (Ladder{{-26, kTricks, 0},
                                                                                {-4, kTricks, 1},
                                                                                {-2, kFirst, 1},
                                                                                {0, kTricks, 4},
                                                                                {5, kTricks, 5},
                                                                                {7, kFirst, 5},
                                                                                {26, kTricks, 8}}));
  EXPECT_EQ(rows(score_ladder({.tricks = 4, .win = 4, .matadors = {.theirs = 7}})),
            (Ladder{{-28, kTricks, 0},
                    {-13, kTricks, 1},
                    {-11, kFirst, 1},
                    {0, kTricks, 2},
                    {4, kTricks, 3},
                    {6, kFirst, 3},
                    {28, kTricks, 4}}));
}

TEST(ScharwenzelScore, HoldersArePaidInAnyCase) {  // 3.7
  EXPECT_EQ(rows(score_ladder({.tricks = 6, .matadors = {.ours = 3}, .pays_holders = true})),
            (Ladder{{-26, kTricks, 0},
                    {-1, kTricks, 1},
                    {1, kFirst, 1},
                    {3, kTricks, 3},
                    {5, kTricks, 4},
                    {7, kFirst, 4},
                    {26, kTricks, 6}}));
}

TEST(ScharwenzelScore, NobodyPlaysOnForAToutThatIsWorthLess) {  // 3.6
  EXPECT_EQ(rows(score_ladder({.tricks = 8, .matadors = {.ours = 3}, .hook = 3})),
            (Ladder{{-5, kTricks, 0},
                    {-4, kTricks, 1},
                    {-2, kFirst, 1},
                    {0, kTricks, 4},
                    {5, kTricks, 5},
                    {7, kFirst, 5}}));
  // To lose a tout for nothing is better than to pay seven matadors.
  EXPECT_EQ(
      rows(score_ladder({.tricks = 8, .matadors = {.theirs = 7}, .pays_holders = true, .hook = 0})),
      (Ladder{{-11, kTricks, 0},
              {-9, kFirst, 1},
              {-7, kTricks, 4},
              {-5, kTricks, 5},
              {0, kFirst, 5},
              {2, kTricks, 8}}));
}

TEST(ScharwenzelScore, ATout) {  // 3.8
  const Stakes stakes{.tricks = 8, .matadors = {.ours = 7}};
  EXPECT_EQ(rows(tout_ladder(stakes, played_on(true))),
            (Ladder{{-48, kTricks, 0}, {26, kTricks, 8}}));
  EXPECT_EQ(rows(tout_ladder(stakes, announced(true))),
            (Ladder{{-96, kTricks, 0}, {50, kTricks, 8}}));
  EXPECT_EQ(rows(tout_ladder(stakes, announced(false))),
            (Ladder{{-50, kTricks, 0}, {96, kTricks, 1}}));
}

TEST(ScharwenzelScore, ClubsAreWorthDoubleUnlessAllHavePassed) {  // 3.5
  EXPECT_EQ(worth_of_win(Suit::kClubs, false), 4);
  EXPECT_EQ(worth_of_win(Suit::kClubs, true), 2);
  EXPECT_EQ(worth_of_win(Suit::kSpades, false), 2);
}

// ---- Play ---------------------------------------------------------------------------------------

std::uint64_t ways(const Played& played, int cards) {
  if (cards == 0) return 1;
  std::uint64_t count = 0;
  for (Card card : played.legal()) {
    Played after = played;
    if (after.play(card).ok()) count += ways(after, cards - 1);
  }
  return count;
}

class ScharwenzelPlay : public testing::TestWithParam<int> {};

TEST_P(ScharwenzelPlay, GoesInAsManyWaysAsTheReferenceSays) {
  const int seats = GetParam();
  for (std::uint64_t number = 0; number < 20; ++number) {
    const Deal deal = numbered_deal(game().shape(seats), /*seed=*/9, number);
    const Suit trump = kAllSuits[number % kSuits];
    const Seat leader = Seat::from_index(static_cast<int>(number) % seats);
    const auto start = reference::scharwenzel::start(deal, {.trump = trump, .leader = leader});
    const Played played(deal, order(trump), leader);
    for (int cards = 1; cards <= 7; ++cards) {
      ASSERT_EQ(ways(played, cards), reference::perft(start, cards))
          << seats << " players, deal 9/" << number << ", " << cards << " cards";
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Players, ScharwenzelPlay, testing::Values(4, 6, 8));

// ---- Whole deals, which the oracle cannot solve, by other routes --------------------------------

class ScharwenzelDeals : public testing::TestWithParam<int> {};

Solution solved(Solver& solver, const Task& task, Objective objective) {
  return solver.solve(task, {.objective = objective, .cards = true, .line = true}).value();
}

// What the reference says of the line, which stops where it is better to.
void check_line(const Task& task, const Solution& tricks, const Solution& score) {
  for (const bool for_score : {false, true}) {
    const Solution& solution = for_score ? score : tricks;
    reference::scharwenzel::Terms terms{.trump = trump_of(task.contract),
                                        .declarer = task.declarer,
                                        .leader = task.leader,
                                        .all_passed = task.all_passed};
    auto position = start(task.deal, terms);
    for (Move move : solution.line) position = play(position, move.card);
    const auto result = for_score ? reference::Measure::kScore : reference::Measure::kTricks;
    EXPECT_EQ(is_over(position) ? of(results(position), result) : *score_of_stopping(position),
              solution.low);
  }
}

TEST_P(ScharwenzelDeals, ScoreAndTricksSayTheSame) {
  Solver solver;
  Solver plain({.techniques = search::kAllTechniques &
                              ~search::bit_of(search::Technique::kRelevance) &
                              ~search::bit_of(search::Technique::kSimilarity)});
  for (const Task& task : numbered_tasks({.game = &game(), .seats = GetParam()}, /*seed=*/3, 60)) {
    SCOPED_TRACE(deal_file_text(task));
    const int all = task.deal.shape().cards_each();
    const Solution tricks = solved(solver, task, Objective::kTricks);
    const Solution score = solved(solver, task, Objective::kScore);
    check_line(task, tricks, score);
    EXPECT_EQ(score.low > 0, tricks.low >= majority(all));
    EXPECT_EQ(score.low < 0, tricks.low < all - all / 2);
    EXPECT_EQ(score.low >= Rules::kHook, tricks.low == all);
    EXPECT_EQ(score.low <= -Rules::kHook, tricks.low == 0);
    EXPECT_EQ(plain.solve(task, {.objective = Objective::kTricks}).value().low, tricks.low);
    EXPECT_EQ(plain.solve(task, {.objective = Objective::kScore}).value().low, score.low);
    // The best card is worth what the deal is; nobody may stop before the first lead.
    const bool ours = game().declaring_side(task).contains(*score.to_play);
    const auto best = ours ? std::ranges::max(score.moves, {}, &MoveValue::value)
                           : std::ranges::min(score.moves, {}, &MoveValue::value);
    EXPECT_EQ(best.value, score.low);
    if (HasFailure()) return;
  }
}

INSTANTIATE_TEST_SUITE_P(Players, ScharwenzelDeals, testing::Values(4, 6, 8));

}  // namespace matador::scharwenzel::scharwenzel_test
