// The rules of Davoserjazz: what is dealt, which card is stronger, what a finished deal costs each
// player, and how many ways there are to play small deals.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <numeric>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "solver/deals/numbered.h"
#include "solver/games/davoserjazz/qabbalah/play.h"
#include "solver/games/davoserjazz/qabbalah/solver.h"
#include "solver/games/davoserjazz/rules.h"
#include "solver/games/davoserjazz/sheet.h"
#include "solver/games/registry.h"
#include "solver/games/tasks.h"
#include "solver/solve.h"
#include "solver/stop.h"
#include "solver/tricks/played.h"
#include "tests/games/davoserjazz/reference_rules.h"
#include "tests/support/names.h"
#include "tests/support/perft.h"

namespace matador::davoserjazz_davoserjazz_test {

namespace qabbalah = davoserjazz::qabbalah;

const Game& davoserjazz() { return *find_game("davoserjazz"); }

Contract contract_of(std::string_view name) {
  const std::vector<ContractInfo>& all = davoserjazz().info().contracts;
  return {static_cast<int>(std::ranges::find(all, name, &ContractInfo::name) - all.begin())};
}

// ---- What is dealt ------------------------------------------------------------------------------

TEST(DavoserjazzTest, IsDealtEvenly) {
  for (const auto& [seats, hand_size, left_out] : {std::tuple{3, 17, "D2"},
                                                   {4, 13, ""},
                                                   {5, 10, "D2 H2"},
                                                   {6, 8, "D2 H2 S2 C2"},
                                                   {7, 7, "D2 H2 S2"},
                                                   {8, 6, "D2 H2 S2 C2"}}) {
    CardSet pack = kPack52;
    for (Card card : cards(left_out)) pack -= CardSet{card};
    const DealShape shape = davoserjazz().shape(seats);
    EXPECT_EQ(shape.pack, pack) << seats;
    EXPECT_EQ(shape.hand_size, hand_size);
    EXPECT_TRUE(numbered_deal(shape, 1, 0).talon().empty());
  }
}

TEST(DavoserjazzTest, HasNoContractByItself) {
  const Deal deal = numbered_deal(davoserjazz().shape(4), 1, 0);
  Problem problem{.game = &davoserjazz(), .deal = deal};
  EXPECT_EQ(davoserjazz().tasks(problem).status().message(),
            "no [Contract]: in davoserjazz the players choose it. Add it, for instance --contract "
            "few, or use --contracts all");
  EXPECT_EQ(davoserjazz().tasks(problem, /*all_contracts=*/true)->size(), 28U);
  problem.contract = contract_of("king");
  const std::vector<Task> tasks = davoserjazz().tasks(problem).value();
  ASSERT_EQ(tasks.size(), 4U);
  for (int i = 0; i < 4; ++i) {
    const Task& task = tasks[static_cast<std::size_t>(i)];
    EXPECT_EQ(task.player, Seat::from_index(i));
    EXPECT_EQ(task.leader, Seat::number(1));
  }
  problem.player = Seat::number(3);
  EXPECT_EQ(davoserjazz().tasks(problem)->size(), 1U);
}

// ---- What a finished deal costs -----------------------------------------------------------------

struct Finished {
  std::string_view contract;
  Hands hands;
  std::string_view play;
  std::vector<int> penalties;
};

std::vector<int> penalties(const Finished& finished, Model model) {
  Task task{.game = &davoserjazz(),
            .deal = small_deal(finished.hands),
            .contract = contract_of(finished.contract),
            .declarer = Seat::number(1),
            .leader = Seat::number(1),
            .exchange = Exchange{},
            .play = play_of(cards(finished.play)),
            .options = {}};
  std::vector<int> penalties;
  for (int i = 0; i < task.deal.seats(); ++i) {
    task.player = Seat::from_index(i);
    const auto solution =
        Solver().solve(task, {.objective = Objective::kScore, .model = model}).value();
    EXPECT_EQ(solution.low, solution.high);
    EXPECT_FALSE(solution.to_play);
    penalties.push_back(solution.low);
  }
  return penalties;
}

constexpr std::string_view kLowAce = "S3 SA S2 C2 C5 C6 DA DK H4";
constexpr std::string_view kHighAce = "S3 SA S2 C5 C6 C2 DA DK H4";
const Hands kThree{"3..K.2", "A.4..5", "2..A.6"};

// What is played of each deal was worked out by hand, trick by trick.
const std::vector<Finished> kFinished{
    {"few", kThree, kLowAce, {20, 0, 10}},  // the three and the king beat the aces: 2, 0, 1 tricks
    {"few", {"3.2.", "A.4.", "2.A."}, "S3 SA S2 H2 H4 HA", {10, 10, 0}},
    {"few", {"3.2.2.", "A.3.4.", "2.4.3."}, "S3 SA S2 H2 H3 H4 D3 D2 D4", {0, 0, 0}},
    {"many", kThree, kHighAce, {20, 10, 0}},  // the aces beat all: 0, 1, 2 tricks
    {"many", {"3.2.", "A.4.", "2.5."}, "S3 SA S2 H4 H5 H2", {10, 0, 0}},
    {"many", {"3.2.", "A.4.", "2.3."}, "S3 SA S2 H4 H3 H2", {20, 0, 20}},
    {"clubs", {"...92", ".4..5", "...76"}, "C2 C5 C6 C7 C9 H4", {20, 0, 30}},
    // Two with as many have not taken all.
    {"clubs", {".9.2.", ".4.K.", "5.2..", "...76"}, "H9 H4 H2 C6 D2 DK S5 C7", {10, 10, 0, 0}},
    // All of them, in one trick or in two, and in the first hand again with a low ace.
    {"clubs", kThree, kLowAce, {100, 100, 0}},
    {"clubs", {".9.2.", ".4..A", ".2.K.", "...76"}, "H9 H4 H2 C6 D2 CA DK C7", {10, 0, 20, 0}},
    {"clubs", {".9.2.", ".4..A", ".2..5", "...76"}, "H9 H4 H2 C6 D2 CA C5 C7", {0, 100, 100, 100}},
    {"queens", {"Q3..Q.", "A.4.5.", "2.Q.A."}, "S3 SA S2 H4 HQ SQ DA DQ D5", {0, 0, 75}},
    {"queens", {"Q3..Q.", "A.4.5.", "2.Q.A."}, "SQ SA S2 H4 HQ S3 DA DQ D5", {0, 25, 50}},
    {"first-last", kThree, kLowAce, {100, 0, 0}},
    {"first-last", kThree, "S3 SA S2 DK C5 DA C2 H4 C6", {50, 0, 50}},
    {"king", {"K..2.", "A.4..", "2..A."}, "SK SA S2 H4 DA D2", {0, 100, 0}},
    {"king", {"K..2.", "A.4..", "2..A."}, "D2 SA DA S2 SK H4", {100, 0, 0}},
};

TEST(DavoserjazzTest, CostsWhatTheHandSays) {
  for (const Finished& finished : kFinished) {
    SCOPED_TRACE(std::string(finished.contract) + " " + std::string(finished.play));
    EXPECT_EQ(penalties(finished, Model::kParanoid), finished.penalties);
    EXPECT_EQ(penalties(finished, Model::kMaxN), finished.penalties);
  }
}

TEST(DavoserjazzReference, CostsWhatTheHandSays) {
  for (const Finished& finished : kFinished) {
    SCOPED_TRACE(std::string(finished.contract) + " " + std::string(finished.play));
    reference::davoserjazz::Position position = reference::davoserjazz::start(
        small_deal(finished.hands), {.hand = contract_of(finished.contract).index + 1});
    for (Card card : cards(finished.play)) position = play(position, card);
    EXPECT_TRUE(is_over(position));
    EXPECT_EQ(reference::davoserjazz::penalties(position), finished.penalties);
  }
}

// ---- The pot ------------------------------------------------------------------------------------

std::vector<int> usual_shares(int pot, const std::vector<int>& places) {
  return davoserjazz::shares(pot, places,
                             *davoserjazz::share_weights(static_cast<int>(places.size()), {}));
}

TEST(DavoserjazzSheet, SharesAsInTheWorkedExample) {
  davoserjazz::Sheet sheet(4);
  std::size_t hand = 0;
  for (const std::vector<int>& penalties : {std::vector<int>{0, 70, 0, 20},
                                            {50, 0, 20, 0},
                                            {100, 0, 30, 0},
                                            {0, 75, 25, 0},
                                            {50, 50, 0, 0},
                                            {0, 100, 0, 0},
                                            {10, 20, 40, 40}}) {
    EXPECT_EQ(sheet.games(), 0);
    sheet.enter(hand++, penalties);
  }
  EXPECT_EQ(sheet.games(), 1);
  EXPECT_EQ(sheet.totals(), (std::vector<int>{210, 315, 115, 60}));
  EXPECT_EQ(sheet.pot(), 700);
  EXPECT_EQ(usual_shares(sheet.pot(), {1, 2, 3, 4}), (std::vector<int>{350, 175, 88, 87}));
  EXPECT_EQ(usual_shares(sheet.pot(), {4, 1, 3, 2}), (std::vector<int>{87, 350, 88, 175}));
  sheet.enter(0, {0, 10, 20, 30});
  EXPECT_EQ(sheet.totals(), (std::vector<int>{0, 10, 20, 30}));
}

TEST(DavoserjazzSheet, EndsWithTheLastHandWhateverIsMissing) {
  davoserjazz::Sheet sheet(3);
  sheet.enter(5, {100, 0, 0});
  sheet.enter(2, {0, 40, 90});
  EXPECT_TRUE(sheet.has(2) && !sheet.has(3) && !sheet.is_over());
  sheet.enter(6, {10, 0, 0});
  EXPECT_TRUE(sheet.is_over() && sheet.games() == 1);
  EXPECT_EQ(sheet.pot(), 240);
  sheet.enter(2, {0, 10, 120});
  EXPECT_FALSE(sheet.is_over() || sheet.has(5));
  EXPECT_EQ(sheet.totals(), (std::vector<int>{0, 10, 120}));
}

TEST(DavoserjazzSheet, RoundsInFavourOfTheEarlier) {
  EXPECT_EQ(usual_shares(700, {1, 2, 3}), (std::vector<int>{350, 234, 116}));
  EXPECT_EQ(usual_shares(600, {3, 1, 2}), (std::vector<int>{100, 300, 200}));
  EXPECT_EQ(usual_shares(710, {1, 2, 3, 4}), (std::vector<int>{355, 178, 89, 88}));
  EXPECT_EQ(usual_shares(730, {1, 2, 3, 4, 5}), (std::vector<int>{365, 183, 61, 61, 60}));
  EXPECT_EQ(usual_shares(0, {1, 2, 3}), (std::vector<int>{0, 0, 0}));
}

TEST(DavoserjazzSheet, SharesAllOfThePot) {
  for (int players = 3; players <= 8; ++players) {
    std::vector<int> places(static_cast<std::size_t>(players));
    std::iota(places.begin(), places.end(), 1);
    for (int pot = 0; pot <= 2000; pot += 5) {
      const std::vector<int> shares = usual_shares(pot, places);
      EXPECT_EQ(std::accumulate(shares.begin(), shares.end(), 0), pot) << players;
      EXPECT_TRUE(std::ranges::is_sorted(shares, std::greater())) << pot << " of " << players;
    }
  }
}

// What remains is shared: half of an odd pot is rounded up, and then the half of the rest.
TEST(DavoserjazzSheet, RoundsFromWhatRemains) {  // 4.4
  EXPECT_EQ(usual_shares(705, {1, 2, 3, 4}), (std::vector<int>{353, 176, 88, 88}));
  EXPECT_EQ(usual_shares(5, {1, 2, 3, 4}), (std::vector<int>{3, 1, 1, 0}));
}

TEST(DavoserjazzSheet, SharesAsAgreed) {  // 4.4, shares=50-25-15-10
  const auto agreed = davoserjazz::share_weights(4, {{"shares", "50-25-15-10"}});
  ASSERT_TRUE(agreed.ok());
  EXPECT_EQ(davoserjazz::shares(700, {1, 2, 3, 4}, *agreed), (std::vector<int>{350, 175, 105, 70}));
  EXPECT_EQ(davoserjazz::shares(705, {4, 3, 2, 1}, *agreed), (std::vector<int>{70, 106, 176, 353}));
  const auto all = davoserjazz::share_weights(3, {{"shares", "100-0-0"}});
  EXPECT_EQ(davoserjazz::shares(705, {2, 1, 3}, *all), (std::vector<int>{0, 705, 0}));
}

TEST(DavoserjazzSheet, NeedsAShareForEachPlaceAndNothingLeft) {  // 4.4
  const auto complaint = [](int seats, const char* shares) {
    return std::string(davoserjazz::share_weights(seats, {{"shares", shares}}).status().message());
  };
  EXPECT_EQ(complaint(3, "50-25-15-10"),
            "shares=50-25-15-10 are 4 shares of 100 per cent together, expected 3 of 100");
  EXPECT_EQ(complaint(3, "50-25-15"),
            "shares=50-25-15 are 3 shares of 90 per cent together, expected 3 of 100");
  EXPECT_EQ(complaint(4, "40-30-20-10"), "");
}

// ---- Qabbalah -----------------------------------------------------------------------------------

Task qabbalah_task(int seats, std::uint64_t number, std::vector<Move> moves = {}) {
  return {.game = &davoserjazz(),
          .deal = numbered_deal(davoserjazz().shape(seats), 1, number),
          .contract = contract_of("qabbalah"),
          .declarer = Seat::number(1),
          .player = Seat::number(2),
          .leader = Seat::number(1),
          .exchange = Exchange{},
          .play = std::move(moves),
          .options = {}};
}

TEST(DavoserjazzQabbalah, IsAnsweredByItsSolver) {
  const Task task = qabbalah_task(8, 0);
  const Solution solution =
      Solver().solve(task, {.objective = Objective::kScore, .cards = true, .line = true}).value();
  const qabbalah::Position position = qabbalah::position_of(task).value();
  qabbalah::Solver solver = qabbalah::Solver::explore(position).value();
  const auto mine = at(*task.player);
  EXPECT_TRUE(solution.exact);
  EXPECT_EQ(solution.low, solver.values(qabbalah::Question::kPenalty, position)[mine]);
  EXPECT_EQ(solution.line, solver.line(qabbalah::Question::kPenalty, position, *task.player));
  const auto moves = solver.moves(qabbalah::Question::kPenalty, position);
  ASSERT_EQ(solution.moves.size(), moves.size());
  for (std::size_t i = 0; i < moves.size(); ++i) {
    EXPECT_EQ(solution.moves[i].move, moves[i].move);
    EXPECT_EQ(solution.moves[i].value, moves[i].values[mine]);
  }
  EXPECT_EQ(solution.place, solver.values(qabbalah::Question::kPlace, position)[mine]);
}

TEST(DavoserjazzQabbalah, StopsAtTheLimit) {
  const Solution solution =
      Solver()
          .solve(qabbalah_task(4, 0), {.objective = Objective::kScore, .node_limit = 1000})
          .value();
  EXPECT_FALSE(solution.exact);
  EXPECT_EQ(solution.low, 0);
  EXPECT_EQ(solution.high, 390);  // a pass for each card of the others
  EXPECT_FALSE(solution.place);
}

// To find the positions, or halfway through a question; or else it is solved.
TEST(DavoserjazzQabbalah, StopsWhenTimeIsUp) {
  const Task task = qabbalah_task(4, 0);
  const Solution whole = Solver().solve(task, {.objective = Objective::kScore}).value();
  for (double seconds : {1e-6, 0.05, 0.1, 0.15, 0.2}) {
    const Request request{.objective = Objective::kScore, .seconds = seconds};
    const Solution cut = Solver().solve(task, request).value();
    EXPECT_EQ(cut.exact, cut.stopped == StopReason::kNone) << seconds;
    EXPECT_LE(cut.low, whole.low);
    EXPECT_GE(cut.high, whole.low);
    EXPECT_TRUE(seconds > 1e-3 || cut.stopped == StopReason::kSeconds);
  }
}

// Both ends that may come from outside, for values and for a replay.
TEST(DavoserjazzQabbalah, IsInterruptedAndHasTheEndOfOthers) {
  const Task task = qabbalah_task(4, 0);
  Interrupt interrupt;
  interrupt.set();
  Stop outer;
  outer.allow(1e-9);
  Solver interrupted({.interrupt = &interrupt});
  Solver late({.outer = &outer});
  const auto expect_cut = [&](Solver& solver, StopReason reason) {
    const Solution cut = solver.solve(task, {.objective = Objective::kScore}).value();
    EXPECT_FALSE(cut.exact);
    EXPECT_EQ(cut.stopped, reason);
    EXPECT_EQ(cut.low, 0);
    EXPECT_EQ(cut.high, 390);
    EXPECT_EQ(solver.replay(task, {.objective = Objective::kScore}).value().stopped, reason);
  };
  expect_cut(interrupted, StopReason::kInterrupt);
  expect_cut(late, StopReason::kSeconds);
}

TEST(DavoserjazzQabbalah, ChecksTheMoves) {
  const Task task = qabbalah_task(4, 0, {card("CA")});
  const auto solution = Solver().solve(task, {.objective = Objective::kScore});
  EXPECT_EQ(solution.status().code(), absl::StatusCode::kInvalidArgument);
}

// ---- How many ways there are to play ------------------------------------------------------------

struct SmallDeal {
  Hands hands;
  int leader;
  std::vector<std::uint64_t> ace_low;   // the ways to play 1, 2, 3, ... cards in odd hands,
  std::vector<std::uint64_t> ace_high;  // and in even ones
};

// Counted by a third program, written for that purpose alone in Python.
const std::vector<SmallDeal> kSmallDeals{
    {{"A3.K.2.", "42.A..5", "..A3.A6"},
     1,
     {4, 9, 28, 84, 192, 360, 720, 1224, 1936, 1936, 1936, 1936},
     {4, 9, 28, 84, 192, 378, 756, 1360, 2240, 2240, 2240, 2240}},
    {{"A.52.7.", "K3.A..9", "Q..A3.T", "J.K..A8"},
     3,
     {4, 11, 17, 42, 126, 215, 446, 807, 1614, 2634, 4184, 6816, 6816, 6816, 6816, 6816},
     {4, 11, 17, 42, 126, 230, 528, 1134, 2268, 3336, 5392, 8280, 8280, 8280, 8280, 8280}},
    {{"A.5..Q", "K3.A..", "Q..A.3", "J.K..A", "2.7..4"},
     2,
     {3, 5, 5, 5, 5, 10, 13, 17, 31, 52, 52, 52, 52, 52, 52},
     {3, 5, 5, 5, 5, 10, 14, 16, 16, 16, 16, 16, 16, 16, 16}},
    {{"A5K2...", "436.A..", "7T..A.2"},
     2,
     {4, 10, 40, 120, 270, 684, 1368, 2664, 4752, 4752, 4752, 4752},
     {4, 10, 40, 120, 252, 576, 1152, 2160, 3744, 3744, 3744, 3744}},
    {{"A.K..", "3..2.", "4.A..", "..A.5", "7..J.", "..6.4"},
     4,
     {2, 3, 3, 6, 10, 20, 20, 20, 20, 20, 20, 20},
     {2, 3, 3, 6, 10, 20, 20, 20, 20, 20, 20, 20}},
};

TEST(DavoserjazzPerft, Reference) {
  for (const SmallDeal& small : kSmallDeals) {
    for (int hand = 1; hand <= 6; ++hand) {
      const auto start = reference::davoserjazz::start(
          small_deal(small.hands), {.hand = hand, .leader = Seat::number(small.leader)});
      int cards = 0;
      for (std::uint64_t ways : hand % 2 == 1 ? small.ace_low : small.ace_high) {
        EXPECT_EQ(reference::perft(start, ++cards), ways);
      }
    }
  }
}

TEST(DavoserjazzPerft, Library) {
  for (const SmallDeal& small : kSmallDeals) {
    for (const davoserjazz::Hand& hand : davoserjazz::Rules::kHands) {
      const Played start(small_deal(small.hands), davoserjazz::order(hand),
                         Seat::number(small.leader));
      int cards = 0;
      for (std::uint64_t ways : hand.ace_low ? small.ace_low : small.ace_high) {
        if (ways > 3'000) break;  // every step of every way copies the whole play
        EXPECT_EQ(perft(start, ++cards), ways);
      }
    }
  }
}

}  // namespace matador::davoserjazz_davoserjazz_test
