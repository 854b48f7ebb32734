// What the declarer of a Solo or a Wenz wins at a glance, whether he would name it, and
// the worlds that the others are left with by that.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "solver/advice/advise.h"
#include "solver/deals/numbered.h"
#include "solver/games/glance.h"
#include "solver/games/registry.h"
#include "solver/games/schafkopf/rules.h"
#include "solver/inference/information_set.h"
#include "solver/inference/possible.h"
#include "tests/games/schafkopf/tasks_by_name.h"
#include "tests/support/names.h"

namespace matador::schafkopf::strength_test {

// In French letters: Q is an Ober, J an Unter; clubs, spades, hearts and diamonds are Eichel, Gras,
// Herz and Schellen.
const Game& game() { return *find_game("schafkopf"); }

CardSet set_of(std::string_view names) {
  CardSet set;
  for (Card card : cards(names)) set |= CardSet{card};
  return set;
}

// The declarer has this hand, the others what is left.
Task declared(std::string_view contract_name, std::string_view hand, int seat = 1) {
  DealBuilder builder(game().shape(Rules::kSeats));
  const CardSet held = set_of(hand);
  for (Card card : held) builder.give(Seat::number(seat), card);
  std::vector<Card> left;
  for (Card card : kPack32 - held) left.push_back(card);
  for (std::size_t i = 0; i < left.size(); ++i) {
    builder.give(Seat::number(seat).next(Rules::kSeats, 1 + static_cast<int>(i / 8)), left[i]);
  }
  return {.game = &game(),
          .deal = builder.build().value(),
          .contract = contract(contract_name),
          .declarer = Seat::number(seat),
          .leader = Seat::number(1),
          .exchange = Exchange{},
          .play = {},
          .options = {}};
}

bool would_name(std::string_view contract, std::string_view hand) {
  return game().is_sensible(declared(contract, hand));
}

TEST(SchafkopfStrength, CountsWhatIsHeld) {
  const CardSet hand = set_of("CQ DQ SJ HA HT H7 ST S9");
  EXPECT_EQ(features(hand, kind("solo-herz"), /*leads=*/true),
            (Features{1, 1, 0, 0, 1, 0, 1, 0, 0, 1, 1, 1,  // Ober, Unter, HA HT, H7
                      1, 1, 0,                             // six trumps
                      0, 0, 0, 1, 0, 0, 0, 2, 0, 1, 0, 0, 0, 1}));
  EXPECT_EQ(features(hand, kind("wenz"), /*leads=*/false),
            (Features{1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,  // the Ober are plain
                      0, 0, 0,                             //
                      1, 1, 0, 1, 0, 0, 0, 0, 2, 4, 0, 0, 0, 0}));
}

TEST(SchafkopfStrength, MoreTrumpsAndAcesAreWorthMore) {
  for (bool leads : {false, true}) {
    const auto guess = [&](std::string_view name, std::string_view hand) {
      return strength(set_of(hand), kind(name), leads);
    };
    EXPECT_GT(guess("solo-herz", "CQ SQ CJ SJ HA HT CA C9"),
              guess("solo-herz", "HQ DQ HJ DJ H9 H8 CA C9"));
    EXPECT_GT(guess("wenz", "CJ SJ CA CT CK SA HA S9"), guess("wenz", "HJ DJ CT CK C9 SA HA S9"));
  }
}

TEST(SchafkopfStrength, WhoWouldNameAContract) {
  EXPECT_TRUE(would_name("solo-herz", "CQ SQ HQ CJ SJ HA HT S9"));
  EXPECT_FALSE(would_name("solo-gras", "CQ SQ HQ CJ SJ HA HT S9")) << "Herz is far better";
  EXPECT_FALSE(would_name("solo-herz", "CQ DQ SJ HA HT CA C9 S9"));
  EXPECT_TRUE(would_name("wenz", "CJ SJ CA CT CK SA HA DA"));
  EXPECT_FALSE(would_name("wenz", "CQ SQ HQ CJ SJ HA HT S9")) << "Herz is far better";
  EXPECT_FALSE(would_name("wenz", "DJ SQ HQ CK ST HT H9 S9"));
}

TEST(SchafkopfStrength, OtherContractsAreNotGuessed) {
  for (const char* name : {"sauspiel-gras", "geier", "farbwenz-gras", "farbgeier-herz", "bettel"}) {
    EXPECT_TRUE(would_name(name, "DJ SQ HQ CK ST HT H9 S9")) << name;
    EXPECT_FALSE(game().contract(contract(name)).is_judged) << name;
  }
}

// The guess is of the points, not of all tricks.
TEST(SchafkopfStrength, AToutIsNotGuessed) {
  Task task = declared("solo-herz", "CQ DQ SJ HA HT CA C9 S9");
  EXPECT_FALSE(game().is_sensible(task));
  task.tout = task.declarer;
  EXPECT_TRUE(game().is_sensible(task));
}

// Nor is the short pack, whose hands are smaller.
TEST(SchafkopfStrength, TheShortPackIsNotGuessed) {
  const Game& small = *find_game("kurzschafkopf");
  EXPECT_TRUE(game().contract(contract("solo-herz")).is_judged);
  EXPECT_FALSE(small.contract(contract("solo-herz")).is_judged);
  for (std::uint64_t number = 0; number < 20; ++number) {
    const Problem problem{.game = &small,
                          .deal = numbered_deal(small.shape(4), 7, number),
                          .contract = contract("solo-herz"),
                          .declarer = Seat::number(1)};
    EXPECT_TRUE(small.is_sensible(small.tasks(problem)->front()));
  }
}

// ---- With all cards open ------------------------------------------------------------------------

// Wherever he sits, who holds the called ace is the partner. In these two seats the others keep
// their turn.
TEST(SchafkopfGlance, APartnerIsWorthAsMuchInEachSeat) {
  const auto guess = [](int partner) {
    const std::array<const char*, 3> others{"SA SK CQ CJ HT HK DA DT", "CA CT CK C9 SQ SJ DQ DJ",
                                            "C8 C7 ST S8 HA H9 D9 D8"};
    DealBuilder builder(game().shape(Rules::kSeats));
    CardSet left = kPack32;
    for (std::size_t i = 0; i < others.size(); ++i) {
      const int seat = 2 + (static_cast<int>(i) + partner) % 3;
      for (Card card : set_of(others[i])) builder.give(Seat::number(seat), card);
      left -= set_of(others[i]);
    }
    for (Card card : left) builder.give(Seat::number(1), card);
    Task task = declared("sauspiel-gras", "C8 C7 ST S8 HA H9 D9 D8");
    task.deal = builder.build().value();
    return glance_of(kind("sauspiel-gras"))->guess(task, Guess::kPoints);
  };
  EXPECT_EQ(guess(0), guess(2));
}

TEST(SchafkopfGlance, OfSoloWenzAndSauspiel) {
  for (const Kind& contract : Rules::kContracts) {
    const bool has_one = is_guessed(contract) || contract.is_sauspiel();
    EXPECT_EQ(glance_of(contract) != nullptr, has_one) << contract.name;
  }
}

// ---- The worlds of another player ---------------------------------------------------------------

// Seat 2 has this hand, against a contract of seat 1.
Worlds worlds_of_seat_2(std::string_view contract, std::string_view hand, bool sensible) {
  InformationSet known{.observer = Seat::number(2),
                       .seen = {},
                       .model = declared(contract, "CQ SQ HQ CJ SJ HA HT S9")};
  known.model.deal = numbered_deal(game().shape(4), 7, 7);  // nothing may come from here
  known.seen.hands[1] = set_of(hand);
  return find_worlds(PossibleWorlds::of(known).value(), {.worlds = 50, .sensible = sensible})
      .value();
}

std::size_t sensible_ones(const Worlds& worlds, std::string_view contract_name) {
  return static_cast<std::size_t>(
      std::count_if(worlds.worlds.begin(), worlds.worlds.end(), [&](const World& world) {
        Task task = declared(contract_name, "CQ SQ HQ CJ SJ HA HT S9");
        return game().is_sensible(in_world(task, world));
      }));
}

TEST(SchafkopfWorlds, ThoseOfADeclarerWithReasonAreLeft) {
  for (const char* name : {"solo-herz", "wenz"}) {
    const char* const hand = "CT CK C9 SA SK DT D9 H9";
    const Worlds any = worlds_of_seat_2(name, hand, /*sensible=*/false);
    EXPECT_FALSE(any.judged);
    EXPECT_LT(sensible_ones(any, name), 50) << name;
    const Worlds found = worlds_of_seat_2(name, hand, /*sensible=*/true);
    EXPECT_TRUE(found.judged) << name;
    EXPECT_EQ(found.worlds.size(), 50);
    EXPECT_EQ(sensible_ones(found, name), 50) << name;
  }
}

// He knows it of himself, wherever the other cards lie.
TEST(SchafkopfAdvice, WhoHoldsTheCalledAceIsOfTheDeclaringSide) {
  const auto declares = [](std::string_view hand) {
    PartialProblem partial{.problem = {.game = &game(),
                                       .deal = numbered_deal(game().shape(4), 7, 7),
                                       .contract = contract("sauspiel-gras"),
                                       .declarer = Seat::number(2)},
                           .seen = {}};
    partial.seen.hands[0] = set_of(hand);
    Solver solver;
    return advise(partial, {.worlds = 2}, this_thread(solver))->declares;
  };
  EXPECT_TRUE(declares("CT CK C9 SA SK DT D9 H9"));
  EXPECT_FALSE(declares("CT CK C9 ST SK DT D9 H9"));
}

}  // namespace matador::schafkopf::strength_test
