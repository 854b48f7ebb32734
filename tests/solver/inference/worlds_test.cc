// The worlds that fit what one player knows: ways to place cards, counted and numbered; what is
// said and shown; and that a sample prefers none.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "solver/advice/question.h"
#include "solver/deals/numbered.h"
#include "solver/deals/random.h"
#include "solver/games/registry.h"
#include "solver/games/turn.h"
#include "solver/inference/play_history.h"
#include "solver/inference/possible.h"
#include "tests/games/sjavs/reference_auction.h"
#include "tests/support/dice.h"
#include "tests/support/names.h"

namespace matador::worlds_test {

// ---- Assignments --------------------------------------------------------------------------------

using Placed = std::vector<std::uint64_t>;  // a mask of cards for each place

void place(const std::vector<PlacedCard>& cards, std::size_t next, std::vector<int> room,
           Placed placed, std::set<Placed>& all) {
  if (next == cards.size()) {
    all.insert(placed);
    return;
  }
  for (std::size_t i = 0; i < room.size(); ++i) {
    if (room[i] == 0 || (cards[next].may >> i & 1) == 0) continue;
    std::vector<int> less = room;
    Placed more = placed;
    --less[i];
    more[i] |= CardSet{cards[next].card}.mask();
    place(cards, next + 1, less, more, all);
  }
}

TEST(AssignmentsTest, EveryWayHasANumber) {
  for (std::uint64_t number = 0; number < 200 && !HasFailure(); ++number) {
    SCOPED_TRACE("Case " + std::to_string(number));
    Dice dice{20, number};
    std::vector<int> sizes;
    int count = 0;
    while (count < 7) {
      sizes.push_back(std::min(dice.below(4), 7 - count));
      count += sizes.back();
    }
    std::vector<PlacedCard> cards;
    for (int i = 0; i < count; ++i) {
      const auto may = static_cast<PlaceMask>(dice.below(1 << sizes.size()));
      cards.push_back(
          {Card::from_index(5 * i), number % 2 == 0 ? ~PlaceMask{0} >> (32 - sizes.size()) : may});
    }
    std::set<Placed> expected;
    place(cards, 0, sizes, Placed(sizes.size()), expected);
    const Assignments assignments(cards, sizes);
    EXPECT_EQ(assignments.count(), expected.size());
    std::set<Placed> found;
    for (std::uint64_t rank = 0; rank < expected.size(); ++rank) {
      Placed placed;
      for (CardSet set : assignments.at(rank)) placed.push_back(set.mask());
      found.insert(placed);
    }
    EXPECT_EQ(found, expected);
  }
}

// 42! / (6!)^7, more than 64 bits: seven hands of Davoserjazz.
TEST(AssignmentsTest, CountsBeyondSixtyFourBits) {
  std::vector<PlacedCard> cards;
  for (int i = 0; i < 42; ++i) cards.push_back({Card::from_index(i), 0b1111111});
  const absl::uint128 expected = absl::MakeUint128(759330802899, 600735540477782016);
  EXPECT_EQ(Assignments(cards, std::vector<int>(7, 6)).count(), expected);
}

TEST(RandomTest, WideNumbersAreTheSameAsNarrowOnes) {
  for (std::uint64_t number = 0; number < 100; ++number) {
    const std::uint64_t n = 99561092450391000 + number;
    EXPECT_EQ(Random(1, number).below_wide(n, 0), Random(1, number).below(n, 0));
    // A fraction of 2^64 n, but for its last digits, is 2^64 times the fraction of n.
    const absl::uint128 wide = Random(1, number).below_wide(absl::uint128(n) << 64, 0);
    EXPECT_EQ(wide >> 64, Random(1, number).below(n, 0));
  }
}

// ---- Worlds -------------------------------------------------------------------------------------

// Seat 1 of a deal of Sjavs sees his own hand.
InformationSet own_hand(const Deal& deal, const std::string& play = "") {
  const reference::Auction auction = reference::auction(deal);
  InformationSet known{
      .observer = Seat::number(1),
      .seen = {},
      .model = {.game = find_game("sjavs"),
                .deal = numbered_deal(deal.shape(), 7, 7),  // nothing may come from here
                .contract = {index(auction.suits.front())},
                .declarer = *auction.declarer,
                .leader = Seat::number(1),
                .exchange = Exchange{},
                .play = play_of(cards(play)),
                .options = {}},
      .nameable = {auction.suits.front()}};
  known.seen.hands[0] = deal.hand(Seat::number(1));
  return known;
}

// Seats 1 and 3 are against seats 2 and 4, who play clubs.
Deal textbook() { return whole_deal({".AQJ.A7.AT9", "T987.T.KQ.7", "AK.97.J98.Q", "QJ.K8.T.KJ8"}); }

// Four tricks of it.
constexpr char kPlay[] = "C9 C7 DJ CJ C8 CA S7 CQ H7 H8 HQ HT DA DQ D8 DT";

std::string text_of(const World& world) {
  std::string text;
  for (int i = 0; i < world.deal.seats(); ++i) {
    text += std::to_string(world.deal.hand(Seat::from_index(i)).mask()) + " ";
  }
  return text;
}

TEST(WorldsTest, WhatIsSaidIsTrueOfEveryWorld) {
  InformationSet known = own_hand(textbook());
  known.statements = std::vector<Statement>{{}, {}, {}, {.length = 5}};
  const auto possible = PossibleWorlds::of(known);
  ASSERT_TRUE(possible.ok()) << possible.status();
  const auto worlds = find_worlds(*possible, {.worlds = 200});
  ASSERT_TRUE(worlds.ok()) << worlds.status();
  EXPECT_FALSE(worlds->all);
  EXPECT_EQ(worlds->worlds.size(), 200);
  for (const World& world : worlds->worlds) {
    const reference::Auction auction = reference::auction(world.deal);
    EXPECT_EQ(auction.statements, (std::vector<std::string>{"pass", "pass", "pass", "5"}));
  }
}

// An ending of a deal, as the player who is to play knows it; he knows the contract and nothing of
// an auction.
InformationSet ending(const Game& game, int seats, int contract, int cards_left,
                      std::uint64_t number) {
  const Problem problem{.game = &game,
                        .deal = numbered_deal(game.shape(seats), 21, number),
                        .contract = Contract{contract},
                        .declarer = Seat::number(1)};
  Task task = game.tasks(problem)->front();
  const int all = seats * task.deal.shape().cards_each();
  task.exchange = Exchange{};
  task.play = random_play(task, all - seats * cards_left + 1, 21, number).value();
  InformationSet known{.observer = *history_of(task).to_play, .seen = {}, .model = task};
  known.seen.hands[at(known.observer)] = task.deal.hand(known.observer);
  if (!task.deal.talon().empty()) {
    known.seen.talon = task.deal.talon();
    known.seen.exchange = SeenExchange{};
  }
  known.model.deal = numbered_deal(game.shape(seats), 7, number);
  return known;
}

// With a condition the worlds are those of all worlds in which it holds.
TEST(WorldsTest, AConditionKeepsTheWorldsInWhichItHolds) {
  int kept = 0;
  int all = 0;
  for (const auto& [name, seats, contract, left] :
       {std::tuple{"jass", 4, 4, 3}, {"jass", 5, 0, 2}, {"skat", 3, 4, 3}, {"bridge", 4, 4, 3}}) {
    const Game& game = *find_game(name);
    for (std::uint64_t number = 0; number < 6; ++number) {
      SCOPED_TRACE(name + std::to_string(number));
      InformationSet known = ending(game, seats, contract, left, number);
      const Seat next = known.observer.next(seats);
      const Seat before = known.observer.next(seats, seats - 1);
      const CardSet high =
          game.shape(seats).pack & (CardSet::of_rank(Rank::kAce) | CardSet::of_rank(Rank::kKing));
      // What the next player was dealt of aces and kings, and the one before him.
      const auto holds = [&](const World& world) {
        return (world.deal.hand(next) & high).size() > (world.deal.hand(before) & high).size();
      };
      std::set<std::string> expected;
      const WorldsWanted wanted{.enumerate = 20'000};
      const auto worlds = find_worlds(PossibleWorlds::of(known).value(), wanted);
      ASSERT_TRUE(worlds.ok() && worlds->all) << worlds.status();
      for (const World& world : worlds->worlds) {
        if (holds(world)) expected.insert(text_of(world));
      }
      known.where = Expression::combine(Operator::kMore, Expression::count(next, high),
                                        Expression::count(before, high));
      std::set<std::string> found;
      const auto filtered = find_worlds(PossibleWorlds::of(known).value(), wanted);
      if (filtered.ok()) {
        EXPECT_TRUE(filtered->all);
        for (const World& world : filtered->worlds) found.insert(text_of(world));
      }
      EXPECT_EQ(found, expected);
      kept += static_cast<int>(expected.size());
      all += static_cast<int>(worlds->worlds.size());
    }
  }
  EXPECT_GT(kept, 100);
  EXPECT_LT(kept, all);
}

// A condition on the declarer speaks of the one that the auction of each world has.
TEST(WorldsTest, AConditionKnowsTheDeclarerOfEachWorld) {
  InformationSet known = own_hand(textbook());
  known.knows_declarer = false;
  known.where = Expression::combine(Operator::kEqual, Expression::seat(Role::kDeclarer),
                                    Expression::number(3));
  const auto worlds = find_worlds(PossibleWorlds::of(known).value(), {.worlds = 20});
  ASSERT_TRUE(worlds.ok()) << worlds.status();
  for (const World& world : worlds->worlds) {
    EXPECT_EQ(world.declarer, Seat::number(3));
    EXPECT_EQ(reference::auction(world.deal).declarer, Seat::number(3));
  }
}

TEST(WorldsTest, ARareConditionIsTold) {
  InformationSet known = own_hand(textbook());
  known.where = Expression::combine(
      Operator::kMore, Expression::count(Seat::number(2), CardSet::of_suit(Suit::kSpades)),
      Expression::number(7));
  const auto worlds = find_worlds(PossibleWorlds::of(known).value(), {.worlds = 20});
  if (worlds.ok()) {
    EXPECT_TRUE(worlds->gave_up);
    EXPECT_EQ(worlds->tried, kMostDraws);
  } else {
    EXPECT_EQ(
        worlds.status().message(),
        "none of 1000000 random ways to deal the unknown cards fits the auction, the play and "
        "the condition");
  }
}

TEST(WorldsTest, WhatIsShownLiesThereInEveryWorld) {
  InformationSet known = own_hand(textbook());
  known.seen.shown[2] = hand("K...");
  const auto possible = PossibleWorlds::of(known);
  ASSERT_TRUE(possible.ok()) << possible.status();
  const auto worlds = find_worlds(*possible, {.worlds = 50});
  ASSERT_TRUE(worlds.ok()) << worlds.status();
  for (const World& world : worlds->worlds) {
    EXPECT_TRUE(world.deal.hand(Seat::number(3)).contains(card("SK")));
    EXPECT_EQ(world.deal.hand(Seat::number(1)), *known.seen.hands[0]);
  }
}

// Each of all worlds is drawn as often as any other, though most candidates are none.
TEST(WorldsTest, ASamplePrefersNone) {
  const Deal deal = textbook();
  const auto possible = PossibleWorlds::of(own_hand(deal, kPlay));
  ASSERT_TRUE(possible.ok()) << possible.status();
  const auto all = find_worlds(*possible, {});
  ASSERT_TRUE(all.ok()) << all.status();
  ASSERT_TRUE(all->all);
  ASSERT_GE(all->worlds.size(), 10);
  ASSERT_LT(all->worlds.size(), possible->candidates());  // some are turned down

  constexpr std::uint64_t kDraws = 20'000;
  const auto sample = find_worlds(*possible, {.worlds = kDraws, .enumerate = 0, .seed = 3});
  ASSERT_TRUE(sample.ok()) << sample.status();
  ASSERT_EQ(sample->worlds.size(), kDraws);
  std::map<std::string, int> drawn;
  for (const World& world : sample->worlds) ++drawn[text_of(world)];
  EXPECT_EQ(drawn.size(), all->worlds.size());
  const double expected = static_cast<double>(kDraws) / static_cast<double>(all->worlds.size());
  double chi_square = 0;
  for (const auto& [world, times] : drawn)
    chi_square += (times - expected) * (times - expected) / expected;
  // Far beyond what chance does: the mean is their number less 1, the variance twice that.
  const double freedom = static_cast<double>(all->worlds.size()) - 1;
  EXPECT_LT(chi_square, freedom + 4 * std::sqrt(2 * freedom));
}

TEST(WorldsTest, TheSameSeedDrawsTheSame) {
  const auto possible = PossibleWorlds::of(own_hand(textbook()));
  ASSERT_TRUE(possible.ok()) << possible.status();
  const auto texts = [&](std::uint64_t seed) {
    std::vector<std::string> found;
    const auto worlds = find_worlds(*possible, {.worlds = 20, .seed = seed});
    for (const World& world : worlds->worlds) found.push_back(text_of(world));
    return found;
  };
  EXPECT_EQ(texts(1), texts(1));
  EXPECT_NE(texts(1), texts(2));
}

// What was found by then may still be some.
TEST(WorldsTest, TheSearchEndsWhenTimeIsUp) {
  const auto possible = PossibleWorlds::of(own_hand(textbook()));
  ASSERT_TRUE(possible.ok()) << possible.status();
  Stop stop;
  stop.allow(1e-9);
  while (!stop.reached()) {
  }
  for (std::uint64_t enumerate : {0UL, 2'000'000'000UL}) {
    const auto none = find_worlds(*possible, {.enumerate = enumerate, .stop = &stop});
    EXPECT_EQ(none.status().code(), absl::StatusCode::kDeadlineExceeded);
  }
  stop.allow(0.05);
  const auto some = find_worlds(*possible, {.worlds = 900'000, .enumerate = 0, .stop = &stop});
  ASSERT_TRUE(some.ok()) << some.status();
  EXPECT_TRUE(some->stopped);
  EXPECT_LT(some->worlds.size(), 900'000U);
}

TEST(WorldsTest, ContradictionsAreTold) {
  InformationSet revoke = own_hand(textbook(), "HQ HT H7 H8 HA S7 D8 HK C9 C7 H9");
  EXPECT_EQ(PossibleWorlds::of(revoke).status().message(),
            "no player can have held H9 and have played as it was played, if seat 1 led the first "
            "trick");
  InformationSet bid = own_hand(textbook(), kPlay);
  bid.statements = std::vector<Statement>{{}, {}, {}, {.length = 8}};
  const auto possible = PossibleWorlds::of(bid);
  ASSERT_TRUE(possible.ok()) << possible.status();
  EXPECT_EQ(find_worlds(*possible, {}).status().code(), absl::StatusCode::kNotFound);
}

}  // namespace matador::worlds_test
