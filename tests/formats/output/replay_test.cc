// The JSON and CSV of replays, to the letter, and the mistakes in words.

#include "formats/output/replay.h"

#include <gtest/gtest.h>

#include "formats/game_format.h"
#include "formats/games/bridge/double_dummy.h"
#include "formats/input/tag_table.h"
#include "formats/text/replay_view.h"
#include "solver/deals/numbered.h"
#include "solver/games/registry.h"

namespace matador::formats_replay_test {

constexpr Card kAce(Suit::kHearts, Rank::kAce);
constexpr Card kTen(Suit::kHearts, Rank::kTen);
constexpr Card kSeven(Suit::kSpades, Rank::kSeven);

Move move_of(Card card) { return Move(card); }

ReplayedMove move(std::size_t index, int seat, Card card, int before, int after, int sign) {
  return {.index = index,
          .trick = 1,
          .seat = Seat::number(seat),
          .move = move_of(card),
          .before = {before, before},
          .after = {after, after},
          .sign = sign,
          .choices = 2,
          .best = {move_of(kSeven), move_of(kAce)}};
}

// Seats 2 and 4 declare hearts. Seat 1 gives 9 points away, seat 2 gives back 20.
ReplayAnswer answer() {
  const Game& game = *find_game("sjavs");
  ReplayAnswer answer{.deal = 1,
                      .task = {.game = &game,
                               .deal = numbered_deal(game.shape(4), 1, 0),
                               .contract = Contract{2},
                               .declarer = Seat::number(2),
                               .leader = Seat::number(1),
                               .exchange = Exchange{},
                               .play = {},
                               .options = {}},
                      .objective = Objective::kPoints,
                      .replays = {{.value = {73, 73}, .nodes = 100}}};
  answer.replays.front().moves = {move(0, 1, kTen, 73, 82, -1), move(1, 2, kAce, 82, 62, 1)};
  return answer;
}

constexpr char kHead[] =
    R"({"deal":1,"game":"sjavs","seats":4,"contract":"hearts","declarer":2,"leader":1,)"
    R"("objective":"points",)";
constexpr char kMoves[] =
    R"("moves":[{"trick":1,"seat":1,"card":"HT","before":73,"after":82,"cost":9,)"
    R"("best":["S7","HA"]},{"trick":1,"seat":2,"card":"HA","before":82,"after":62,"cost":20,)"
    R"("best":["S7","HA"]}],)";
constexpr char kPlayers[] = R"("players":[{"seat":1,"moves":1,"choices":1,"errors":1,"cost":9},)"
                            R"({"seat":2,"moves":1,"choices":1,"errors":1,"cost":20},)"
                            R"({"seat":3,"moves":0,"choices":0,"errors":0,"cost":0},)"
                            R"({"seat":4,"moves":0,"choices":0,"errors":0,"cost":0}],)";

TEST(ReplayJson, HasMovesAndPlayers) {
  EXPECT_EQ(replay_json(answer()),
            std::string(kHead) + R"("value":73,)" + kMoves + kPlayers + R"("nodes":100})" + "\n");
}

TEST(ReplayJson, HasTheResultOfACompletePlayAndTheLine) {
  ReplayAnswer complete = answer();
  complete.replays.front().result = 62;
  complete.line = {move_of(kSeven)};
  EXPECT_EQ(replay_json(complete),
            std::string(kHead) + R"("value":73,"result":62,)" + kMoves + kPlayers +
                R"("better":{"trick":1,"seat":2,"card":"HA","line":["S7"]},"nodes":100})" + "\n");
}

TEST(ReplayJson, HasIntervalsWhereTheLimitWasReached) {
  ReplayAnswer open = answer();
  Replay& replay = open.replays.front();
  replay.value = {61, 73};
  replay.moves = {move(0, 1, kTen, 61, 61, -1)};
  replay.moves.front().before.high = 73;
  replay.moves.front().exact = false;
  const std::string json = replay_json(open);
  EXPECT_NE(
      json.find(R"("exact":false,"low":61,"high":73,"moves":[{"trick":1,"seat":1,"card":"HT",)"
                R"("exact":false,"before_low":61,"before_high":73,"after_low":61,)"
                R"("after_high":61}],"players":[{"seat":1,"moves":1,"choices":1,"errors":0,)"),
      std::string::npos)
      << json;
}

TEST(ReplayJson, HasTheExchange) {
  ReplayAnswer exchanged = answer();
  exchanged.replays.front().moves.clear();
  const Exchange nothing;
  const Exchange ten{.discard = CardSet{kSeven}, .take = CardSet{kTen}};
  exchanged.replays.front().exchange = {.seat = Seat::number(2),
                                        .made = nothing,
                                        .before = {80, 80},
                                        .after = {73, 73},
                                        .best = {ten}};
  EXPECT_NE(replay_json(exchanged).find(
                R"("moves":[{"trick":0,"seat":2,"discard":[],"take":[],"before":80,"after":73,)"
                R"("cost":7,"best":[{"discard":["S7"],"take":["HT"]}]}],)"),
            std::string::npos)
      << replay_json(exchanged);
  EXPECT_EQ(replay_csv(exchanged),
            "1,sjavs,4,hearts,2,1,points,0,2,,80,73,7,S7/HT,80,80,73,73,,none,none\n");
}

TEST(ReplayCsv, HasALineForEachMove) {
  EXPECT_EQ(replay_csv_header(),
            "deal,game,seats,contract,declarer,leader,objective,trick,seat,card,before,after,cost,"
            "best,before_low,before_high,after_low,after_high,trump,discard,take\n");
  EXPECT_EQ(replay_csv(answer()),
            "1,sjavs,4,hearts,2,1,points,1,1,HT,73,82,9,S7|HA,73,73,82,82,,,\n"
            "1,sjavs,4,hearts,2,1,points,1,2,HA,82,62,20,S7|HA,82,82,62,62,,,\n");
}

// By what the players could know.
ReplayAnswer with_knowledge() {
  ReplayAnswer known = answer();
  known.known = {{0, {.loss = {.mean = 0.5, .se = 0.3, .degrees = 39}, .worlds = 40}},
                 {1, {.loss = {.mean = 12, .se = 2.5}}}};
  return known;
}

TEST(ReplayKnowledge, IsInJsonAndCsv) {
  const std::string json = replay_json(with_knowledge());
  EXPECT_NE(json.find(R"("best":["S7","HA"],"known_cost":0.5,"known_se":0.3,"mistake":false},)"),
            std::string::npos)
      << json;
  EXPECT_NE(json.find(R"("known_cost":12.0,"known_se":2.5,"mistake":true}],)"), std::string::npos)
      << json;
  EXPECT_NE(json.find(R"({"seat":2,"moves":1,"choices":1,"errors":1,"cost":20,"mistakes":1})"),
            std::string::npos)
      << json;
  EXPECT_TRUE(
      replay_csv_header(/*knowledge=*/true).ends_with(",take,known_cost,known_se,mistake\n"));
  EXPECT_TRUE(replay_csv(with_knowledge()).ends_with(",,,,12,2.5,true\n"));
}

TEST(ReplayKnowledge, TellsWhoWasOnlyUnlucky) {
  const std::string text = replay_view(with_knowledge(), /*symbols=*/true);
  EXPECT_NE(text.find("Trick 1   Seat 1  ♥10        -9    -0.50     0.30  unlucky, not wrong\n"
                      "Trick 1   Seat 2  ♥A        -20   -12.00     2.50  a mistake\n"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("Errors     Cost Mistakes\n"), std::string::npos) << text;
}

// In hearts 61 to 89 points score the same.
TEST(GravestMistake, DecidesOnlyWhatChangesTheScore) {
  ReplayAnswer played = answer();
  EXPECT_EQ(gravest_mistake(played)->move.index, 1U);
  EXPECT_FALSE(gravest_mistake(played)->decides);
  played.replays.front().result = 62;
  EXPECT_FALSE(gravest_mistake(played)->decides);
  played.replays.front().moves[1].after = {60, 60};
  played.replays.front().result = 60;
  EXPECT_EQ(gravest_mistake(played)->move.index, 1U);
  EXPECT_TRUE(gravest_mistake(played)->decides);
  played.replays.front().moves.clear();
  EXPECT_FALSE(gravest_mistake(played));
}

// Points on which the score does not hang cost more, and so does what came back.
TEST(GravestMistake, DecidesForGood) {
  ReplayAnswer played = answer();
  Replay& replay = played.replays.front();
  replay.moves = {move(0, 2, kAce, 73, 40, 1), move(1, 1, kTen, 40, 70, -1),
                  move(2, 2, kSeven, 70, 55, 1), move(3, 2, kSeven, 55, 35, 1),
                  move(4, 1, kSeven, 35, 45, -1)};
  EXPECT_EQ(gravest_mistake(played)->move.index, 2U);
  EXPECT_TRUE(gravest_mistake(played)->decides);
  replay.result = 45;
  EXPECT_EQ(gravest_mistake(played)->move.index, 2U);
  replay.moves.resize(2, replay.moves.front());
  replay.result = 70;
  EXPECT_EQ(gravest_mistake(played)->move.index, 1U);
  EXPECT_TRUE(gravest_mistake(played)->decides);
}

// By the score every point of it tells; the side that won more than its value lost nothing.
TEST(GravestMistake, IsOfTheSideThatLostByIt) {
  ReplayAnswer played = answer();
  played.objective = Objective::kScore;
  Replay& replay = played.replays.front();
  replay.value = {-4, -4};
  replay.moves = {move(0, 1, kTen, -4, 4, -1), move(1, 2, kAce, 4, 2, 1)};
  replay.result = 2;
  EXPECT_EQ(gravest_mistake(played)->move.index, 0U);
  EXPECT_TRUE(gravest_mistake(played)->decides);
}

TEST(ReplayView, TellsTheFirstMistakeAndTheGravest) {
  ReplayAnswer played = answer();
  EXPECT_NE(replay_view(played, /*symbols=*/true)
                .find("The first mistake. Trick 1: seat 1's ♥10 cost 9 points; ♠7 or ♥A would have "
                      "held 73.\n"
                      "The dearest one. Trick 1: seat 2's ♥A cost 20 points; ♠7 or ♥A would have "
                      "held 82.\n"),
            std::string::npos);
  played.replays.front().moves[1].after = {60, 60};
  EXPECT_NE(replay_view(played, /*symbols=*/true)
                .find("The one that decided it. Trick 1: seat 2's ♥A cost 22 points; ♠7 or ♥A "
                      "would have held 82.\n"),
            std::string::npos);
}

// Dummy's cards are the declarer's.
TEST(PlayerRecord, OfBridgeIsThatOfTheDeclarer) {
  ReplayAnswer bridge = answer();
  bridge.task.game = find_game("bridge");
  bridge.task.declarer = Seat::number(4);
  const std::vector<PlayerRecord> records = records_of(bridge);
  EXPECT_EQ(records[1].moves, 0);
  EXPECT_EQ(records[3].cost, 20);
  EXPECT_EQ(records[0].cost, 9);
}

// ---- Bridge beside par --------------------------------------------------------------------------

Task hearts_by(int declarer, const std::vector<std::pair<std::string, std::string>>& tags) {
  const Game& game = *find_game("bridge");
  DealRecord record;
  for (const auto& [name, value] : tags) record.add(name, value);
  return {.game = &game,
          .deal = numbered_deal(game.shape(4), 1, 0),
          .contract = Contract{2},
          .declarer = Seat::number(declarer),
          .leader = Seat::number(declarer).next(4),
          .exchange = Exchange{},
          .play = {},
          .options = {},
          .own = format_of(game).tags->read(record)};
}

// Every declarer wins seven tricks in every strain but North and South ten in hearts: par is 420.
bridge::TrickTable ten_tricks_in_hearts() {
  bridge::TrickTable tricks;
  for (auto& strain : tricks) strain = {6, 6, 6, 6};
  tricks[2] = {10, 3, 10, 3};
  return tricks;
}

TEST(BoardScore, IsOfTheDeclaringSide) {
  const Task by_north = hearts_by(1, {{"Bid", "4H"}, {"Vulnerable", "None"}});
  const auto down = board_score(by_north, 9, ten_tricks_in_hearts());
  ASSERT_TRUE(down);
  EXPECT_EQ(down->score, -50);
  EXPECT_EQ(down->par, 420);
  EXPECT_EQ(down->imps, -10);
  EXPECT_EQ(board_score(by_north, 10, ten_tricks_in_hearts())->imps, 0);

  const Task by_east = hearts_by(2, {{"Bid", "2HX"}, {"Board", "4"}});
  const auto doubled = board_score(by_east, 5, ten_tricks_in_hearts());
  EXPECT_EQ(doubled->score, -800) << "all are vulnerable on board 4";
  EXPECT_EQ(doubled->par, -620);
  EXPECT_EQ(doubled->imps, -5);
}

TEST(BoardScore, IsNotKnownWhereTheDealDoesNotTell) {
  const auto none = [](const Task& task, std::optional<int> won) {
    return !board_score(task, won, ten_tricks_in_hearts());
  };
  EXPECT_TRUE(none(hearts_by(1, {{"Vulnerable", "None"}}), 9));
  EXPECT_TRUE(none(hearts_by(1, {{"Bid", "4H"}}), 9));
  EXPECT_TRUE(none(hearts_by(1, {{"Bid", "4H"}, {"Vulnerable", "None"}}), std::nullopt));
}

// Costs 9 and 0 by seat 1: mean 4.5, standard error 4.5, times 1.96.
TEST(ReplaySummary, HasTheMeanCostOfADeal) {
  ReplaySummary summary;
  ReplayAnswer second = answer();
  summary.add(second);
  EXPECT_EQ(summary.text(), "");
  second.replays.front().moves.front().after = {73, 73};
  second.task.deal = numbered_deal(second.task.deal.shape(), /*seed=*/2, /*number=*/0);
  summary.add(second);
  EXPECT_EQ(summary.text(),
            "2 deals of sjavs with 4 players\n"
            "Player       Deals  Choices   Errors   Cost a deal, points\n"
            "Seat 1           2        2        1   4.50 (0.00 to 61.68)\n"
            "Seat 2           2        2        2   20.00 (20.00 to 20.00)\n");
}

// Costs 9 and 0 of one deal, and 3 of another: mean 4. The standard error of a ratio is the root of
// 2 * ((9 - 2 * 4)^2 + (3 - 4)^2), over 3; times 12.71 it reaches 8.47.
TEST(ReplaySummary, TakesBothTablesOfADealForOneDraw) {
  ReplaySummary summary;
  ReplayAnswer table = answer();
  const auto add = [&](int after) {
    table.replays.front().moves.front().after = {after, after};
    summary.add(table);
  };
  add(82);
  add(73);
  EXPECT_NE(summary.text().find("   4.50\n"), std::string::npos) << summary.text();
  table.task.deal = numbered_deal(table.task.deal.shape(), /*seed=*/2, /*number=*/0);
  add(76);
  EXPECT_NE(summary.text().find("Seat 1           3        3        2   4.00 (0.00 to 12.47)\n"),
            std::string::npos)
      << summary.text();
}

}  // namespace matador::formats_replay_test
