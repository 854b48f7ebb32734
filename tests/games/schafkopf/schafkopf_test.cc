// Schafkopf (rules 6): cards, contracts, the called ace, every border of the score, and which tasks
// a problem stands for.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "solver/cards/card_set.h"
#include "solver/deals/numbered.h"
#include "solver/games/registry.h"
#include "solver/games/schafkopf/rules.h"
#include "solver/games/tasks.h"
#include "solver/games/winnings.h"
#include "solver/inference/play_history.h"
#include "solver/solve.h"
#include "solver/tricks/played.h"
#include "solver/tricks/trick_order.h"
#include "tests/games/schafkopf/tasks_by_name.h"
#include "tests/support/names.h"

namespace matador::schafkopf::schafkopf_test {

// In French letters: Q is an Ober, J an Unter; clubs, spades, hearts and diamonds are Eichel, Gras,
// Herz and Schellen.
const Game& game() { return *find_game("schafkopf"); }

Task task_of_hands(const std::vector<std::string_view>& hands, std::string_view name) {
  return schafkopf::task_of_hands(game(), hands, name);
}

// ---- Pack and order (rules 6.1 to 6.3, 6.6) -----------------------------------------------------

TEST(Schafkopf, IsDealtLikeThis) {
  EXPECT_EQ(game().seat_counts(), std::vector{4});
  EXPECT_EQ(game().shape(4).pack, kPack32);
  EXPECT_EQ(game().shape(4).hand_size, 8);
  EXPECT_EQ(to_string(Card(kGras, kOber), *game().shape(4).notation), "GO");
}

TEST(Schafkopf, Lanes) {
  using Lanes = std::vector<std::vector<Card>>;
  EXPECT_EQ(order_of(kind("sauspiel-eichel")).lanes,
            (Lanes{cards("CQ SQ HQ DQ CJ SJ HJ DJ HA HT HK H9 H8 H7"), cards("CA CT CK C9 C8 C7"),
                   cards("SA ST SK S9 S8 S7"), cards("DA DT DK D9 D8 D7")}));
  EXPECT_EQ(order_of(kind("solo-gras")).lanes.front(),
            cards("CQ SQ HQ DQ CJ SJ HJ DJ SA ST SK S9 S8 S7"));
  EXPECT_EQ(
      order_of(kind("wenz")).lanes,
      (Lanes{cards("CJ SJ HJ DJ"), cards("CA CT CK CQ C9 C8 C7"), cards("SA ST SK SQ S9 S8 S7"),
             cards("HA HT HK HQ H9 H8 H7"), cards("DA DT DK DQ D9 D8 D7")}));
  EXPECT_EQ(order_of(kind("farbgeier-schellen")).lanes,
            (Lanes{cards("CQ SQ HQ DQ DA DT DK DJ D9 D8 D7"), cards("CA CT CK CJ C9 C8 C7"),
                   cards("SA ST SK SJ S9 S8 S7"), cards("HA HT HK HJ H9 H8 H7")}));
  const TrickOrder bettel = order_of(kind("bettel"));
  EXPECT_EQ(bettel.lanes.front(), cards("CA CK CQ CJ CT C9 C8 C7"));
  EXPECT_FALSE(bettel.has_trump);
  EXPECT_EQ(bettel.points_of(kPack32), 0);
  for (const Kind& each : Rules::kContracts) {
    if (!each.is_bettel()) {
      EXPECT_EQ(order_of(each).points_of(kPack32), 120) << each.name;
    }
  }
  EXPECT_EQ(game().trumps(kHerz).size(), 14);
}

// ---- Laufende (rules 6.8) -----------------------------------------------------------------------

TEST(SchafkopfLaufende, WithAndWithout) {
  const auto count = [](std::string_view contract, std::string_view held) {
    CardSet set;
    for (Card card : cards(held)) set |= CardSet{card};
    return top_trumps(set, order_of(kind(contract)));
  };
  EXPECT_EQ(count("solo-herz", "CQ SQ HQ CJ"), 3);
  EXPECT_EQ(count("solo-herz", "CQ HQ DQ"), 1);
  EXPECT_EQ(count("solo-herz", "DQ CJ SJ"), 3);  // without three
  EXPECT_EQ(count("wenz", "CJ SJ HJ DJ"), 4);
  EXPECT_EQ(count("wenz", "CQ SQ"), 4);  // without all four
  EXPECT_EQ(count("farbwenz-gras", "CJ SJ HJ DJ SA"), 5);
  EXPECT_EQ(count("sauspiel-gras", "CQ SQ HQ DQ CJ SJ HJ DJ HA HT HK H9 H8 H7"), 14);
  EXPECT_EQ(count("bettel", "CQ SQ"), 0);
}

// ---- The score (rules 6.8 to 6.10) --------------------------------------------------------------

int score(const Terms& terms, int points, int tricks) {
  return value_of(score_ladder(terms), {.points = points, .tricks = tricks});
}

TEST(SchafkopfScore, BordersOfASauspiel) {
  const Terms terms{.contract = &kind("sauspiel-eichel"), .laufende = 2};
  for (const auto& [points, tricks, paid] : std::vector<std::array<int, 3>>{{0, 0, -40},
                                                                            {0, 1, -30},
                                                                            {30, 3, -30},
                                                                            {31, 3, -20},
                                                                            {60, 4, -20},
                                                                            {61, 4, 20},
                                                                            {90, 6, 20},
                                                                            {91, 6, 30},
                                                                            {120, 7, 30},
                                                                            {120, 8, 40}}) {
    EXPECT_EQ(score(terms, points, tricks), paid) << points << " points in " << tricks;
  }
}

TEST(SchafkopfScore, OnePlaysAgainstThree) {
  EXPECT_EQ(score({.contract = &kind("solo-herz"), .laufende = 2}, 61, 4), 150);
  EXPECT_EQ(score({.contract = &kind("solo-herz"), .laufende = 3}, 61, 4), 240);
  EXPECT_EQ(score({.contract = &kind("solo-herz"), .laufende = 3}, 30, 2), -270);
  EXPECT_EQ(score({.contract = &kind("wenz"), .laufende = 1}, 61, 4), 150);
  EXPECT_EQ(score({.contract = &kind("wenz"), .laufende = 2}, 61, 4), 210);
  EXPECT_EQ(score({.contract = &kind("geier"), .laufende = 2}, 61, 4), 210);
  EXPECT_EQ(score({.contract = &kind("farbwenz-herz"), .laufende = 2}, 61, 4), 150);
}

TEST(SchafkopfScore, ToutAndSie) {
  const Terms tout{.contract = &kind("solo-herz"), .laufende = 4, .tout = true};
  EXPECT_EQ(score(tout, 120, 8), 540);
  EXPECT_EQ(score(tout, 120, 7), -540);
  EXPECT_EQ(score(tout, 0, 0), -540);
  const Terms sie{.contract = &kind("solo-herz"), .laufende = 8, .sie = true};
  EXPECT_EQ(score(sie, 120, 8), 3 * 4 * 130);
}

// Without the eight highest trumps nobody has a Sie.
TEST(SchafkopfScore, ASieHasAllOberAndUnter) {
  Task task = task_of_hands({"CQ SQ HQ DQ CJ SJ HJ DJ", "CA CT CK C9 C8 C7 SA ST",
                             "SK S9 S8 S7 HA HT HK H9", "H8 H7 DA DT DK D9 D8 D7"},
                            "solo-eichel");
  EXPECT_TRUE(terms_of(task).sie);
  task.declarer = Seat::number(2);
  EXPECT_EQ(terms_of(task).laufende, 8);
  EXPECT_FALSE(terms_of(task).sie);
}

TEST(SchafkopfScore, IsDoubled) {
  EXPECT_EQ(score({.contract = &kind("sauspiel-gras"), .laufende = 1, .doublings = 3}, 61, 4), 160);
  EXPECT_EQ(score({.contract = &kind("wenz"), .laufende = 1, .doublings = 1}, 60, 4), -300);
}

TEST(SchafkopfScore, HasOtherTariffs) {
  const Tariff tariff = tariff_of({{"tariff", "5-10-20"}, {"laufende", "4-1"}});
  EXPECT_EQ(score({.contract = &kind("sauspiel-gras"), .tariff = tariff, .laufende = 3}, 91, 6),
            15);
  EXPECT_EQ(score({.contract = &kind("wenz"), .tariff = tariff, .laufende = 1}, 61, 4), 75);
  const Tariff flat = tariff_of({{"tariff", "0-10-20"}});
  EXPECT_EQ(score_ladder({.contract = &kind("wenz"), .tariff = flat, .laufende = 4}).size(), 2U);
}

// ---- Tasks (rules 6.3, 6.4, 6.9) ----------------------------------------------------------------

Problem problem(std::string_view name, int declarer = 1) {
  return {.game = &game(),
          .deal = numbered_deal(game().shape(4), 1, 0),
          .contract = contract(name),
          .declarer = Seat::number(declarer)};
}
std::string complaint(const Problem& problem) {
  return std::string(game().tasks(problem).status().message());
}

// Seat 1 calls the ace of Gras, which seat 3 has with three other cards of the suit.
const std::vector<std::string_view> kCalled{"CQ SQ HQ CJ HA H9 S7 CA", "DQ HJ HT H8 ST CK C9 D9",
                                            "SJ H7 SA SK S9 S8 CT DA", "DJ HK C8 C7 DT DK D8 D7"};

TEST(SchafkopfTasks, TheHolderOfTheCalledAceIsThePartner) {
  Task task = task_of_hands(kCalled, "sauspiel-gras");
  EXPECT_EQ(game().declaring_side(task), (SeatSet{Seat::number(1), Seat::number(3)}));
  EXPECT_TRUE(game().check_declared(task).ok());
  EXPECT_EQ(terms_of(task).laufende, 3);
  task.contract = contract("solo-gras");
  EXPECT_EQ(game().declaring_side(task), SeatSet{Seat::number(1)});
  EXPECT_EQ(terms_of(task).laufende, 3);
  task.contract = contract("sauspiel-eichel");
  EXPECT_EQ(game().check_declared(task).message(),
            "seat 1 cannot call EA: he holds it himself; he can call GA");
  task.contract = contract("sauspiel-schellen");
  EXPECT_EQ(game().check_declared(task).message(),
            "seat 1 cannot call SA: he has no other plain card of the suit; he can call GA");
  task = task_of_hands({"CQ SQ HQ CJ HA H9 HK CA", "DQ HJ HT H8 ST CK C9 D9",
                        "SJ H7 SA SK S9 S8 CT DA", "DJ S7 C8 C7 DT DK D8 D7"},
                       "sauspiel-gras");
  EXPECT_EQ(game().check_declared(task).message(),
            "seat 1 cannot call GA: he has no other plain card of the suit; he can call none");
  task = task_of_hands(kCalled, "sauspiel-gras");
  task.own = Said{.partner = Seat::number(3)};
  EXPECT_TRUE(game().check_declared(task).ok());
  task.own = Said{.partner = Seat::number(2)};
  EXPECT_EQ(game().check_declared(task).message(), "seat 2 does not hold the called ace");
}

TEST(SchafkopfTasks, AllContracts) {
  const Task task = task_of_hands(kCalled, "wenz");
  Problem all{.game = &game(), .deal = task.deal};
  const auto count = [&](const std::vector<RuleOption>& options) {
    all.options = options;
    return game().tasks(all, /*all_contracts=*/true)->size();
  };
  // Seat 1 may call Gras, seat 2 each of the three, seat 3 Eichel, seat 4 Eichel and Schellen.
  EXPECT_EQ(count({}), 7U + 4 * 5);
  EXPECT_EQ(count({{"geier", ""}, {"bettel", ""}}), 7U + 4 * 7);
  EXPECT_EQ(count({{"farbwenz", ""}, {"farbgeier", ""}}), 7U + 4 * 13);
  all.tout = Seat::number(2);
  EXPECT_EQ(count({}), 5U);
}

TEST(SchafkopfTasks, ABettelHasNoCardPoints) {
  const auto objectives = [](std::string_view name) {
    return game().objectives_of(contract(name));
  };
  EXPECT_EQ(objectives("bettel"), (std::vector<Objective>{Objective::kTricks, Objective::kScore}));
  EXPECT_EQ(objectives("wenz"),
            (std::vector<Objective>{Objective::kPoints, Objective::kTricks, Objective::kScore}));
}

TEST(SchafkopfTasks, SayWhatIsWrong) {
  Problem tout = problem("wenz", 2);
  tout.tout = Seat::number(3);
  EXPECT_EQ(complaint(tout), "a tout is announced by seat 2, who declares");
  tout.tout = Seat::number(2);
  EXPECT_TRUE(game().tasks(tout).ok());
  tout.contract = contract("sauspiel-eichel");
  EXPECT_EQ(complaint(tout), "only one who plays alone for points announces a tout");
  Problem passed = problem("wenz");
  passed.all_passed = true;
  EXPECT_EQ(complaint(passed), "all pass: no contract, declarer and play");
  passed.contract.reset();
  passed.declarer.reset();
  EXPECT_TRUE(game().tasks(passed)->empty());
}

TEST(SchafkopfTasks, ForehandDeclaresAndLeadsUnlessAnotherIsNamed) {
  Problem given = problem("wenz");
  given.declarer.reset();
  given.dealer = Seat::number(1);
  const Task task = game().tasks(given)->front();
  EXPECT_EQ(task.declarer, Seat::number(2));
  EXPECT_EQ(task.leader, Seat::number(2));
}

// ---- Hochzeit (rules 6.12) ----------------------------------------------------------------------

// Seat 2 has given the ten of Herz to seat 4.
const std::vector<std::string_view> kMarried{"CQ SQ HQ CJ HA H9 S7 CA", "SA SK S9 S8 CK C9 D9 DA",
                                             "SJ H7 DQ HJ CT H8 ST DT", "DJ HK C8 C7 DK HT D8 D7"};

Problem hochzeit(std::optional<Seat> partner) {
  return {.game = &game(),
          .deal = task_of_hands(kMarried, "hochzeit").deal,
          .contract = contract("hochzeit"),
          .declarer = Seat::number(2),
          .own = Said{.partner = partner}};
}

TEST(SchafkopfHochzeit, TwoPlayTogetherWithTheTrumpsOfASauspiel) {
  const Task task = game().tasks(hochzeit(Seat::number(4)))->front();
  EXPECT_EQ(game().declaring_side(task), (SeatSet{Seat::number(2), Seat::number(4)}));
  EXPECT_EQ(game().order(task).lanes, order_of(kind("sauspiel-gras")).lanes);
  EXPECT_FALSE(game().order(task).called.has_value());
  EXPECT_EQ(terms_of(task).laufende, 7);  // without seven
  EXPECT_TRUE(game().check_declared(task).ok());
}

TEST(SchafkopfHochzeit, IsPaidAsASauspiel) {
  const Terms terms{.contract = &kind("hochzeit"), .laufende = 2};
  EXPECT_EQ(score(terms, 61, 4), 20);
  EXPECT_EQ(score(terms, 91, 6), 30);
  EXPECT_EQ(score(terms, 0, 0), -40);
  EXPECT_EQ(score({.contract = &kind("hochzeit"), .laufende = 3}, 61, 4), 50);
}

TEST(SchafkopfHochzeit, SaysWhatIsWrong) {
  EXPECT_EQ(complaint(hochzeit({})),
            "a Hochzeit needs [Partner], the player who has taken the trump of seat 2");
  EXPECT_EQ(complaint(hochzeit(Seat::number(2))),
            "a Hochzeit needs [Partner], the player who has taken the trump of seat 2");
  Problem tout = hochzeit(Seat::number(4));
  tout.tout = Seat::number(2);
  EXPECT_EQ(complaint(tout), "only one who plays alone for points announces a tout");
  Task task = task_of_hands(kMarried, "hochzeit");
  task.own = Said{.partner = Seat::number(2)};
  EXPECT_EQ(game().check_declared(task).message(),
            "seat 1 holds EU, but in a Hochzeit he has given away his only trump");
  EXPECT_EQ(game().check_own_cards(task), game().check_declared(task));
  task.declarer = Seat::number(2);
  EXPECT_EQ(game().check_declared(task).message(),
            "seat 2 has no trump, but has taken that of the Hochzeit");
  EXPECT_TRUE(game().check_own_cards(task).ok());
}

// The cards are those after the exchange, so no deal without the contract can be one.
TEST(SchafkopfHochzeit, IsNotAmongAllContracts) {
  Problem all = hochzeit({});
  all.contract.reset();
  const std::vector<Task> tasks = game().tasks(all, /*all_contracts=*/true).value();
  EXPECT_FALSE(tasks.empty());
  for (const Task& task : tasks) {
    EXPECT_FALSE(kind_of(task.contract).is_hochzeit());
  }
}

// ---- The called ace (rules 6.5) -----------------------------------------------------------------

// The fault of the last card of a play; empty if there is none.
std::string fault(const Task& task, std::string_view play) {
  Task played = task;
  played.play = play_of(cards(play));
  const absl::StatusOr<Played> so_far = played_so_far(played);
  return so_far.ok() ? "" : std::string(so_far.status().message());
}

TEST(SchafkopfCalledAce, IsPlayedWhenItsSuitIsLed) {
  const Task task = task_of_hands(kCalled, "sauspiel-gras");
  EXPECT_EQ(fault(task, "S7 ST S8"),
            "G8 is played by seat 3, who has to play GA, which was called");
  EXPECT_EQ(fault(task, "S7 ST SA"), "");
  // And a free card of the suit in another game.
  EXPECT_EQ(fault(task_of_hands(kCalled, "solo-herz"), "S7 ST S8"), "");
}

TEST(SchafkopfCalledAce, IsNotThrownOff) {
  const Task task = task_of_hands(kCalled, "sauspiel-gras");
  const std::string two_tricks = "CQ DQ H7 DJ SQ HJ SJ HK ";
  EXPECT_EQ(
      fault(task, two_tricks + "HQ H8 SA"),
      "GA is played by seat 3, who may not throw off the card that was called (trick 3, which "
      "seat 1 leads)");
  EXPECT_EQ(fault(task, two_tricks + "HQ H8 SK"), "");
}

TEST(SchafkopfCalledAce, ItsHolderMayRunAwayWithFourCards) {
  Task task = task_of_hands(kCalled, "sauspiel-gras");
  task.leader = Seat::number(3);
  EXPECT_EQ(fault(task, "SA"), "");
  EXPECT_EQ(fault(task, "S8"), "");
  // Then the ace is free.
  EXPECT_EQ(fault(task, "S8 C8 S7 ST DQ H7 DJ CQ SQ HJ SJ HK HQ H8 SA"), "");
  // With three left he may not, whatever he had.
  task.leader = Seat::number(1);
  const std::string five_tricks = "CQ DQ H7 DJ SQ HJ SJ HK HQ H8 S9 C8 H9 HT CT D8 D9 DA D7 CA ";
  const std::string refusal =
      "is played by seat 3, who may lead this suit only with GA, which was called";
  EXPECT_EQ(fault(task, five_tricks + "SA"), "");
  const std::string where = " (trick 6, which seat 3 leads)";
  EXPECT_EQ(fault(task, five_tricks + "S8"), "G8 " + refusal + where);
  EXPECT_EQ(fault(task, five_tricks + "SK"), "GK " + refusal + where);
  task.options = {{"davonlaufen", "3"}};
  EXPECT_EQ(fault(task, five_tricks + "S8"), "");
  task.leader = Seat::number(3);
  task.options = {{"davonlaufen", "off"}};
  EXPECT_EQ(fault(task, "S8"), "G8 " + refusal);
}

// Who follows with another card when the suit is led first does not hold the ace.
TEST(SchafkopfCalledAce, TellsWhoDoesNotHoldIt) {
  Task task = task_of_hands(kCalled, "sauspiel-gras");
  task.play = play_of(cards("S7 ST SA C8"));
  const PlayHistory history = history_of(task);
  EXPECT_EQ(history.steps[1].not_held, (CardSet{card("SA")}));
  EXPECT_TRUE(history.steps[2].not_held.empty());
  EXPECT_EQ(history.steps[3].not_held.size(), 3);  // of Gras, all that was not yet played
}

}  // namespace matador::schafkopf::schafkopf_test
