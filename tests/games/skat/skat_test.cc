// Skat (rules 5): cards, contracts, every border of the score, what is announced and bid, the
// sheet, and which tasks a problem stands for.

#include "solver/games/skat/skat.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "solver/cards/card_set.h"
#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "solver/games/skat/score.h"
#include "solver/games/tasks.h"
#include "solver/solve.h"
#include "solver/tricks/played.h"
#include "solver/tricks/trick_order.h"
#include "tests/games/skat/reference_rules.h"
#include "tests/reference/oracle.h"
#include "tests/support/names.h"
#include "tests/support/perft.h"

namespace matador::skat::skat_test {

enum ContractIndex { kClubs, kSpades, kHearts, kDiamonds, kGrand, kNull };
const Game& game() { return *find_game("skat"); }
const Kind& kind(int index) { return Rules::kContracts[static_cast<std::size_t>(index)]; }

// ---- Pack and order (rules 5.1 to 5.3) ----------------------------------------------------------

TEST(Skat, IsDealtLikeThis) {
  EXPECT_EQ(game().seat_counts(), std::vector{3});
  EXPECT_EQ(game().shape(3), (DealShape{.pack = kPack32, .seats = 3, .hand_size = 10}));
  EXPECT_EQ(names_of_contracts(game()), "clubs spades hearts diamonds grand null");
}

TEST(Skat, Lanes) {
  using Lanes = std::vector<std::vector<Card>>;
  EXPECT_EQ(order(kind(kHearts)).lanes,
            (Lanes{cards("CJ SJ HJ DJ HA HT HK HQ H9 H8 H7"), cards("CA CT CK CQ C9 C8 C7"),
                   cards("SA ST SK SQ S9 S8 S7"), cards("DA DT DK DQ D9 D8 D7")}));
  EXPECT_EQ(
      order(kind(kGrand)).lanes,
      (Lanes{cards("CJ SJ HJ DJ"), cards("CA CT CK CQ C9 C8 C7"), cards("SA ST SK SQ S9 S8 S7"),
             cards("HA HT HK HQ H9 H8 H7"), cards("DA DT DK DQ D9 D8 D7")}));
  const TrickOrder null = order(kind(kNull));
  EXPECT_EQ(null.lanes,
            (Lanes{cards("CA CK CQ CJ CT C9 C8 C7"), cards("SA SK SQ SJ ST S9 S8 S7"),
                   cards("HA HK HQ HJ HT H9 H8 H7"), cards("DA DK DQ DJ DT D9 D8 D7")}));
  EXPECT_FALSE(null.has_trump);
  EXPECT_EQ(null.points_of(kPack32), 0);
  EXPECT_EQ(order(kind(kGrand)).points_of(kPack32), 120);
  EXPECT_EQ(game().trumps(Suit::kSpades).size(), 11);
}

// ---- How many ways there are to play a small deal -----------------------------------------------

struct SmallDeal {
  Hands hands;
  int contract;
  int leader;
  std::vector<std::uint64_t> ways;  // to play 1, 2, 3, ... cards
};

// The numbers were counted by a third program, written for that purpose alone.
const std::vector<SmallDeal> kSmallDeals{
    {{"..Q.JT", "Q.T..A", "T.Q.J."}, kHearts, 1, {3, 5, 14, 28, 43, 64, 64, 64, 64}},
    {{".7.K9.J", "AQ.AT..", ".J9..T9"},
     kClubs,
     2,
     {4, 10, 34, 102, 202, 504, 1008, 1632, 3120, 3120, 3120, 3120}},
    {{".8.KJ.Q8", "AT8.A..T", "J..Q8.97"},
     kSpades,
     3,
     {5, 7, 17, 68, 136, 216, 648, 1160, 2028, 4056, 6828, 10500, 10500, 10500, 10500}},
    {{"8.J..Q8", ".97..J9", ".A.J.T7"},
     kGrand,
     1,
     {4, 7, 21, 63, 102, 179, 358, 474, 728, 728, 728, 728}},
    {{".QJT.J.Q", "QT9.A..T", "J7.87.T."},
     kGrand,
     2,
     {5, 10, 24, 96, 235, 648, 1944, 4220, 9174, 18348, 30840, 50256, 50256, 50256, 50256}},
    {{"J.J.K.", "T.7.9.", "8..T.J"}, kGrand, 3, {3, 6, 10, 20, 31, 42, 42, 42, 42}},
    {{"A.J.KQ.", "J7.K..J", "Q8..9.A"},
     kNull,
     1,
     {4, 11, 16, 48, 94, 198, 396, 600, 1040, 1040, 1040, 1040}},
    {{"..AQJ87.", "AT8..T.J", "QJ.AT.9."},
     kNull,
     2,
     {5, 12, 60, 240, 618, 2072, 6216, 16360, 40104, 80208, 153792, 276288, 276288, 276288,
      276288}},
    {{"AK..T.7", "JT..7.J", ".K7.Q.Q"},
     kDiamonds,
     2,
     {4, 7, 11, 33, 73, 159, 318, 574, 860, 860, 860, 860}},
};

TEST(SkatPerft, ReferenceAndLibrary) {
  for (const SmallDeal& small : kSmallDeals) {
    const Deal deal = small_deal(small.hands);
    const Seat leader = Seat::number(small.leader);
    const auto position = reference::skat::start(
        deal,
        {.contract = static_cast<reference::skat::Contract>(small.contract), .leader = leader});
    const Played played(deal, order(kind(small.contract)), leader);
    int cards = 0;
    for (std::uint64_t ways : small.ways) {
      EXPECT_EQ(reference::perft(position, ++cards), ways);
      if (ways < 5000) {
        EXPECT_EQ(perft(played, cards), ways);
      }
    }
  }
}

// ---- Score (rules 5.6, 5.7) ---------------------------------------------------------------------

TEST(SkatMatadors, AreCountedWithOrWithout) {
  const auto count = [](const char* held, int contract) {
    const std::vector<Card> list = cards(held);
    CardSet set;
    for (Card each : list) set |= CardSet{each};
    return top_trumps(set, order(kind(contract)));
  };
  EXPECT_EQ(count("CJ HJ", kHearts), 1);
  EXPECT_EQ(count("CJ SJ DJ", kHearts), 2);
  EXPECT_EQ(count("SJ HA", kHearts), 1);
  EXPECT_EQ(count("HJ", kGrand), 2);
  EXPECT_EQ(count("SA CA", kGrand), 4);    // there are no more trumps
  EXPECT_EQ(count("SA CA", kHearts), 11);  // without eleven
  EXPECT_EQ(count("HT CA", kHearts), 5);
  EXPECT_EQ(count("CJ SJ HJ DJ HA HT HQ", kHearts), 6);
  EXPECT_EQ(count("CJ SJ HJ DJ", kGrand), 4);
  EXPECT_EQ(count("CJ SJ HJ DJ", kNull), 0);
}

struct Border {
  Winnings won;
  int plain;      // hearts with one
  int hand;       // the same with hand,
  int schneider;  // schneider announced,
  int schwarz;    // schwarz announced,
  int ouvert;     // and ouvert
};

const std::vector<Border> kBorders{
    {{.points = 22, .tricks = 0}, -80, -100, -120, -140, -160},
    {{.points = 30, .tricks = 2}, -60, -80, -100, -140, -160},
    {{.points = 31, .tricks = 2}, -40, -60, -100, -140, -160},
    {{.points = 60, .tricks = 5}, -40, -60, -100, -140, -160},
    {{.points = 61, .tricks = 3}, 20, 30, -100, -140, -160},
    {{.points = 89, .tricks = 6}, 20, 30, -100, -140, -160},
    {{.points = 90, .tricks = 6}, 30, 40, 50, -140, -160},
    {{.points = 120, .tricks = 9}, 30, 40, 50, -140, -160},
    {{.points = 120, .tricks = 10}, 40, 50, 60, 70, 80},
};

TEST(SkatScore, EveryBorder) {
  const Announced hand{.hand = true};
  const Announced schneider{.hand = true, .schneider = true};
  const Announced schwarz{.hand = true, .schneider = true, .schwarz = true};
  const Announced ouvert{.hand = true, .schneider = true, .schwarz = true, .ouvert = true};
  for (const auto& border : kBorders) {
    SCOPED_TRACE(std::to_string(border.won.points) + " in " + std::to_string(border.won.tricks));
    const auto of = [&](const Announced& announced) {
      return score({.contract = &kind(kHearts), .announced = announced}, border.won);
    };
    EXPECT_EQ(of({}), border.plain);
    EXPECT_EQ(of(hand), border.hand);
    EXPECT_EQ(of(schneider), border.schneider);
    EXPECT_EQ(of(schwarz), border.schwarz);
    EXPECT_EQ(of(ouvert), border.ouvert);
  }
}

TEST(SkatScore, BasesAndMatadors) {
  const Winnings won{.points = 70, .tricks = 5};
  const std::vector<int> with_two{36, 33, 30, 27, 72};
  for (int contract = 0; contract < kNull; ++contract) {
    EXPECT_EQ(score({.contract = &kind(contract), .matadors = 2}, won),
              with_two[static_cast<std::size_t>(contract)]);
  }
  const Announced all{.hand = true, .schneider = true, .schwarz = true, .ouvert = true};
  EXPECT_EQ(score({.contract = &kind(kGrand), .announced = all, .matadors = 4},
                  {.points = 120, .tricks = 10}),
            264);
  EXPECT_EQ(score({.contract = &kind(kClubs), .announced = all, .matadors = 11},
                  {.points = 120, .tricks = 10}),
            216);
}

TEST(SkatScore, AnOverbidGameIsLost) {
  const auto spades = [](int bid, const Winnings& won) {
    return score({.contract = &kind(kSpades), .matadors = 1, .bid = bid}, won);
  };
  EXPECT_EQ(spades(22, {.points = 61, .tricks = 4}), 22);
  EXPECT_EQ(spades(23, {.points = 61, .tricks = 4}), -66);
  EXPECT_EQ(spades(33, {.points = 61, .tricks = 4}), -66);
  EXPECT_EQ(spades(33, {.points = 90, .tricks = 8}), 33);  // schneider saves it
  EXPECT_EQ(spades(36, {.points = 90, .tricks = 8}), -88);
  EXPECT_EQ(spades(36, {.points = 120, .tricks = 10}), 44);
  EXPECT_EQ(spades(36, {.points = 45, .tricks = 3}), -88);
  EXPECT_EQ(spades(36, {.points = 20, .tricks = 1}), -88);
  EXPECT_EQ(spades(36, {.points = 0, .tricks = 0}), -88);
  EXPECT_EQ(spades(18, {.points = 0, .tricks = 0}), -88);
}

TEST(SkatScore, NullHasValuesOfItsOwn) {
  const auto null = [](bool hand, bool ouvert, int bid, int tricks) {
    return score({.contract = &kind(kNull),
                  .announced = {.hand = hand, .ouvert = ouvert},
                  .matadors = 0,
                  .bid = bid},
                 {.points = 0, .tricks = tricks});
  };
  EXPECT_EQ(null(false, false, 0, 0), 23);
  EXPECT_EQ(null(true, false, 0, 0), 35);
  EXPECT_EQ(null(false, true, 0, 0), 46);
  EXPECT_EQ(null(true, true, 0, 0), 59);
  EXPECT_EQ(null(false, false, 0, 1), -46);
  EXPECT_EQ(null(true, true, 0, 10), -118);
  EXPECT_EQ(null(false, false, 23, 0), 23);
  EXPECT_EQ(null(false, false, 24, 0), -46);
  EXPECT_EQ(null(true, false, 36, 3), -70);
}

// What can be won in a deal.
std::vector<Winnings> all_winnings() {
  std::vector<Winnings> all{{.points = 120, .tricks = 10}};
  for (int points = 0; points <= 22; ++points) all.push_back({points, 0});
  for (int tricks = 1; tricks < 10; ++tricks) {
    for (int points = 0; points <= 120; ++points) all.push_back({points, tricks});
  }
  return all;
}

constexpr Announced kHand{.hand = true};
constexpr Announced kHandSchneider{.hand = true, .schneider = true};
constexpr Announced kHandSchwarz{.hand = true, .schneider = true, .schwarz = true};
constexpr Announced kAll{.hand = true, .schneider = true, .schwarz = true, .ouvert = true};
constexpr Announced kOuvert{.ouvert = true};
constexpr Announced kHandOuvert{.hand = true, .ouvert = true};

TEST(SkatScore, AgreesWithTheReference) {
  const std::vector<Winnings> all = all_winnings();
  for (int contract = 0; contract < 6; ++contract) {
    for (const Announced& announced :
         {Announced{}, kHand, kHandSchneider, kHandSchwarz, kAll, kOuvert, kHandOuvert}) {
      if (!check_announced(announced, kind(contract)).ok()) continue;
      for (const int bid : {0, 18, 23, 24, 36, 48, 60, 120}) {
        for (const int run : {1, 2, 4}) {
          const Terms terms{&kind(contract), announced, run, bid};
          const std::vector<Rung> ladder = score_ladder(terms);
          EXPECT_TRUE(std::ranges::is_sorted(ladder, {}, &Rung::value));
          reference::skat::Position end{
              .terms = {.contract = static_cast<reference::skat::Contract>(contract),
                        .hand = announced.hand,
                        .schneider = announced.schneider,
                        .schwarz = announced.schwarz,
                        .ouvert = announced.ouvert,
                        .bid = bid},
              .matadors = run,
              .hands = {},
              .leader = Seat::number(1),
              .trick = {}};
          for (const Winnings& won : all) {
            end.declarer_tricks = won.tricks;
            end.opponents_tricks = 10 - won.tricks;
            end.points = won.points;
            ASSERT_EQ(score(terms, won), reference::skat::score(end))
                << kind(contract).name << " bid " << bid << " matadors " << run << ", "
                << won.points << " points in " << won.tricks;
          }
        }
      }
    }
  }
}

// ---- What is announced (rules 5.8) --------------------------------------------------------------

TEST(SkatAnnounced, ABidIsTheValueOfAGame) {
  // The first thirty, as tables of bids list them.
  const std::vector<int> bids{18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40, 44, 45, 46, 48,
                              50, 54, 55, 59, 60, 63, 66, 70, 72, 77, 80, 81, 84, 88, 90};
  for (int value = -18; value <= 90; ++value) {
    EXPECT_EQ(is_value_of_a_game(value), std::count(bids.begin(), bids.end(), value) == 1) << value;
  }
  // The highest of diamonds, hearts, spades, clubs and grand, and what comes next.
  for (int value : {162, 180, 198, 216, 264}) EXPECT_TRUE(is_value_of_a_game(value)) << value;
  for (int value : {171, 190, 209, 228, 288}) EXPECT_FALSE(is_value_of_a_game(value)) << value;
}

std::string complaint(const Announced& announced, int contract) {
  return std::string(check_announced(announced, kind(contract)).message());
}

TEST(SkatAnnounced, OneWordNeedsAnother) {
  for (const Announced& announced : {Announced{}, kHand, kHandSchneider, kHandSchwarz, kAll}) {
    EXPECT_EQ(complaint(announced, kGrand), "");
  }
  EXPECT_EQ(complaint({.schneider = true}, kGrand),
            "schneider can be announced only together with hand");
  EXPECT_EQ(complaint({.hand = true, .schwarz = true}, kGrand),
            "schwarz can be announced only together with schneider");
  EXPECT_EQ(complaint(kHandOuvert, kGrand), "ouvert can be announced only together with schwarz");
  EXPECT_EQ(complaint(kOuvert, kNull), "");
  EXPECT_EQ(complaint(kHandOuvert, kNull), "");
  EXPECT_EQ(complaint(kHandSchneider, kNull), "schneider cannot be announced in null");
}

// ---- Tasks --------------------------------------------------------------------------------------

Problem problem(std::optional<int> contract, std::optional<int> declarer = 1) {
  Problem problem{.game = &game(), .deal = numbered_deal(game().shape(3), 1, 0)};
  if (contract) problem.contract = Contract{.index = *contract};
  if (declarer) problem.declarer = Seat::number(*declarer);
  return problem;
}

std::string complaint(const Problem& problem) {
  return std::string(game().tasks(problem).status().message());
}

TEST(SkatTasks, NeedAContractAndADeclarer) {
  EXPECT_EQ(complaint(problem({})),
            "no [Contract]: in skat the players choose it. Add it, for instance --contract clubs, "
            "or use --contracts all");
  EXPECT_EQ(complaint(problem(kGrand, {})),
            "no [Declarer]: in skat the players choose. Add it, as --declarer 1 for seat 1, or use "
            "--contracts all");
}

TEST(SkatTasks, NothingIsPlayedWhereAllPass) {  // 5.7
  Problem passed = problem({}, {});
  passed.all_passed = true;
  EXPECT_TRUE(game().tasks(passed).value().empty());
  passed.declarer = Seat::number(2);
  EXPECT_EQ(complaint(passed), "all pass: no contract, declarer and play");
}

TEST(SkatTasks, ForehandLeadsWhoeverDeclares) {
  Problem given = problem(kNull, 3);
  EXPECT_EQ(game().tasks(given)->front().leader, Seat::number(1));
  given.dealer = Seat::number(1);
  const Task task = game().tasks(given)->front();
  EXPECT_EQ(task.leader, Seat::number(2));
  EXPECT_EQ(game().declaring_side(task), SeatSet{Seat::number(3)});
}

TEST(SkatTasks, AllContracts) {
  EXPECT_EQ(game().tasks(problem({}, {}), /*all_contracts=*/true)->size(), 18U);
  Problem ouvert = problem({}, {});
  ouvert.own = Said{.announced = kOuvert};
  EXPECT_EQ(game().tasks(ouvert, /*all_contracts=*/true)->size(), 3U);  // null
  ouvert.own = Said{.announced = kHandSchneider};
  EXPECT_EQ(game().tasks(ouvert, /*all_contracts=*/true)->size(), 15U);
}

TEST(SkatTasks, TheExchangeIsOpenUntilSomethingSettlesIt) {
  Problem open = problem(kClubs);
  EXPECT_EQ(game().tasks(open)->front().exchange, std::nullopt);
  EXPECT_EQ(game().exchanges(game().tasks(open)->front()).size(), 66U);
  EXPECT_EQ(game().exchanges(game().tasks(open)->front()),
            reference::skat::exchanges(open.deal, Seat::number(1)));
  open.play = {open.deal.hand(Seat::number(1)).first()};
  EXPECT_EQ(game().tasks(open)->front().exchange, Exchange{});
  Problem hand = problem(kClubs);
  hand.own = Said{.announced = kHand};
  EXPECT_EQ(game().tasks(hand)->front().exchange, Exchange{});
  EXPECT_EQ(game().exchanges(game().tasks(hand)->front()), std::vector{Exchange{}});
  hand.exchange = Exchange{{hand.deal.hand(Seat::number(1)).first()}, {hand.deal.talon().first()}};
  EXPECT_EQ(complaint(hand), "a hand game leaves the skat alone: nothing is exchanged");
}

TEST(SkatTasks, NullHasNoPoints) {
  const Task task = game().tasks(problem(kNull))->front();
  EXPECT_EQ(Solver().solve(task, {.objective = Objective::kPoints}).status().message(),
            "null in skat has no points: ask for tricks or score");
  EXPECT_EQ(usual_objective(task), Objective::kTricks);
  EXPECT_EQ(game().objectives_of({.index = kGrand}).front(), Objective::kPoints);
}

// ---- Deals whose value is plain -----------------------------------------------------------------

Task plain_task(const Hands& hands, std::string_view skat, int contract) {
  return {.game = &game(),
          .deal = small_deal(hands, {}, skat),
          .contract = {.index = contract},
          .declarer = Seat::number(1),
          .leader = Seat::number(1),
          .exchange = Exchange{},
          .play = {},
          .options = {}};
}

// Seat 1 has all jacks and all aces and tens but one suit: a grand with four, played open.
TEST(SkatDeals, AGrandOfTopCards) {
  Task task = plain_task({"AJT.AJT.AJ.AJ", "KQ98.K98.T9.9", "7.Q7.KQ87.T87"}, "CK CQ", kGrand);
  EXPECT_EQ(Solver().solve(task, {.objective = Objective::kTricks})->low, 10);
  EXPECT_EQ(Solver().solve(task, {.objective = Objective::kPoints})->low, 120);
  EXPECT_EQ(Solver().solve(task, {.objective = Objective::kScore})->low, 24 * 7);
  task.own = Said{.announced = kAll};
  EXPECT_EQ(Solver().solve(task, {.objective = Objective::kScore})->low, 264);
}

// Seat 1 has nothing but the lowest cards of each suit.
TEST(SkatDeals, ANullOfSevens) {
  Task task = plain_task({"987.987.87.87", "AKQ.AKQ.AK.AK", "JT.JT.QJT.QJT"}, "D9 C9", kNull);
  EXPECT_EQ(Solver().solve(task, {.objective = Objective::kTricks})->low, 0);
  EXPECT_EQ(Solver().solve(task, {.objective = Objective::kScore})->low, 23);
  task.own = Said{.bid = 24};
  EXPECT_EQ(Solver().solve(task, {.objective = Objective::kScore})->low, -46);
  task.own = Said{.announced = kHand, .bid = 24};
  EXPECT_EQ(Solver().solve(task, {.objective = Objective::kScore})->low, 35);
}

// ---- The sheet (rules 5.8) ----------------------------------------------------------------------

TEST(SkatSheet, HasWhatTheDeclarerScores) {
  const auto of = [](int seat, int score) {
    return gains(Seat::number(seat), score, /*players=*/3, /*seeger_fabian=*/false);
  };
  EXPECT_EQ(of(1, 48), (std::vector{48, 0, 0}));
  EXPECT_EQ(of(2, -66), (std::vector{0, -66, 0}));
}

TEST(SkatSheet, OfSeegerAndFabian) {
  const auto of = [](int seat, int score) {
    return gains(Seat::number(seat), score, /*players=*/3, /*seeger_fabian=*/true);
  };
  EXPECT_EQ(of(1, 48), (std::vector{98, 0, 0}));
  EXPECT_EQ(of(2, -66), (std::vector{40, -116, 40}));
}

// Rules 5.9: of four the dealer sits out, and has what the opponents have.
TEST(SkatSheet, OfFourPlayers) {
  const auto of = [](int seat, int score) {
    return gains(Seat::number(seat), score, /*players=*/4, /*seeger_fabian=*/true);
  };
  EXPECT_EQ(of(4, 48), (std::vector{0, 0, 0, 98}));
  EXPECT_EQ(of(2, -66), (std::vector{30, -116, 30, 30}));
}

}  // namespace matador::skat::skat_test
