// What may be played in Jass, and who wins: the library's own notion of it (solver/tricks/played.h)
// against the reference, card by card through whole deals. And how many ways there are to play the
// first cards of small deals: the numbers, of endings with all trumps or from random play, were
// counted by the reference, which is held to a third program in jass_reference_test.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <vector>

#include "solver/tricks/played.h"
#include "tests/games/jass/endings.h"
#include "tests/games/jass/reference_rules.h"
#include "tests/support/perft.h"

namespace matador::jass_legal_test {

using reference::jass::Position;

// Before any card is played.
Played start_of(const Task& task) {
  return {task.deal, task.game->order(task.contract, task.options), task.leader};
}

Played played(const Task& task) {
  Played played = start_of(task);
  for (Move move : task.play) EXPECT_TRUE(played.play(move).ok());
  return played;
}

CardSet legal_set(const Position& position) {
  CardSet set;
  for (Card card : legal(position)) set |= CardSet{card};
  return set;
}

// Points of each seat, with the last trick.
std::vector<int> points(const Played& played, int players) {
  std::vector<int> points(static_cast<std::size_t>(players));
  for (const Trick& trick : played.tricks()) {
    points[at(trick.winner)] += trick.points;
  }
  return points;
}

void compare(const JassEnding& whole_deal) {
  SCOPED_TRACE(deal_file_text(whole_deal));
  JassEnding start = whole_deal;
  start.play.clear();
  Played library = start_of(task_of(start));
  Position position = reference_position(start);
  for (Card card : whole_deal.play) {
    ASSERT_EQ(library.to_play(), to_play(position));
    ASSERT_EQ(library.legal(), legal_set(position));
    // What may not be played is refused, and changes nothing.
    for (Card other : library.hand(*library.to_play()) - library.legal()) {
      EXPECT_FALSE(library.play(other).ok());
    }
    ASSERT_TRUE(library.play(card).ok());
    position = play(position, card);
  }
  EXPECT_FALSE(library.to_play().has_value());
  const std::vector<int> won = points(library, whole_deal.table.players);
  EXPECT_TRUE(std::equal(won.begin(), won.end(), position.points.begin()));
}

void compare_forced_deals(int players) {
  const JassTable table{false, players, true};
  for (std::uint64_t number = 0; number < 120; ++number) {
    compare(random_jass_ending(table, 72, number, 0, 0));
  }
}

void compare_whole_deals(const JassTable& table, std::size_t all_contracts) {
  std::set<reference::jass::Contract> contracts;
  for (std::uint64_t number = 0; number < 120; ++number) {
    const JassEnding whole_deal = random_jass_ending(table, 71, number, 0, 0);
    contracts.insert(whole_deal.contract);
    compare(whole_deal);
  }
  EXPECT_EQ(contracts.size(), all_contracts);
}

TEST(JassLegal, LibraryAgreesWithReferenceThroughWholeDeals) {
  for (int players = 2; players <= 6; ++players) compare_whole_deals({false, players}, 6);
}

TEST(JassLegal, LibraryAgreesWithReferenceWhereUndertrumpingMustBeForced) {  // Jass 2.7
  for (int players = 2; players <= 6; ++players) compare_forced_deals(players);
}

TEST(CoiffeurLegal, LibraryAgreesWithReferenceThroughWholeDeals) {
  compare_whole_deals({true, 3}, 10);
}

// ---- Perft --------------------------------------------------------------------------------------

struct Counted {
  int players;
  int cards_per_hand;
  bool all_trumps;
  std::uint64_t number;             // of seed 1
  std::vector<std::uint64_t> ways;  // to play 1, 2, 3, ... cards
};

const std::vector<Counted> kCounted{
    {2, 4, false, 2, {4, 9, 27, 63, 126, 234, 234, 234}},
    {2, 4, false, 71, {4, 9, 27, 53, 106, 166, 166, 166}},
    {2, 4, false, 74, {4, 10, 30, 53, 106, 152, 152, 152}},
    {2, 4, false, 98, {4, 12, 36, 94, 188, 352, 352, 352}},
    {2, 4, false, 101, {4, 12, 36, 76, 152, 240, 240, 240}},
    {2, 4, false, 116, {4, 11, 33, 70, 140, 224, 224, 224}},
    {3, 4, false, 11, {4, 16, 36, 108, 324, 594, 1188, 2376, 3744, 3744, 3744, 3744}},
    {3, 4, false, 59, {4, 15, 36, 108, 300, 702, 1404, 2610, 4932, 4932, 4932, 4932}},
    {3, 4, false, 77, {4, 10, 40, 120, 261, 783, 1566, 2808, 5616, 5616, 5616, 5616}},
    {3, 4, false, 101, {4, 5, 12, 36, 51, 102, 204, 280, 496, 496, 496, 496}},
    {3, 4, false, 110, {4, 15, 36, 108, 291, 567, 1134, 2076, 3672, 3672, 3672, 3672}},
    {3, 4, false, 140, {4, 10, 22, 66, 126, 234, 468, 912, 1560, 1560, 1560, 1560}},
    {4, 3, false, 8, {3, 3, 4, 6, 12, 22, 38, 56, 56, 56, 56, 56}},
    {4, 3, false, 14, {3, 9, 24, 72, 144, 288, 504, 984, 984, 984, 984, 984}},
    {4, 3, false, 20, {3, 9, 15, 33, 66, 132, 176, 256, 256, 256, 256, 256}},
    {4, 3, false, 23, {3, 9, 24, 60, 120, 240, 408, 720, 720, 720, 720, 720}},
    {4, 3, false, 35, {3, 7, 21, 63, 126, 216, 432, 864, 864, 864, 864, 864}},
    {4, 3, false, 41, {3, 9, 27, 54, 108, 216, 432, 432, 432, 432, 432, 432}},
    {5, 2, false, 38, {2, 2, 3, 6, 6, 6, 6, 6, 6, 6}},
    {5, 2, false, 62, {2, 2, 2, 4, 4, 4, 4, 4, 4, 4}},
    {5, 2, false, 65, {2, 3, 4, 5, 10, 10, 10, 10, 10, 10}},
    {5, 2, false, 74, {2, 3, 3, 6, 12, 12, 12, 12, 12, 12}},
    {5, 2, false, 83, {2, 3, 6, 8, 8, 8, 8, 8, 8, 8}},
    {5, 2, false, 110, {2, 4, 8, 12, 20, 20, 20, 20, 20, 20}},
    {6, 2, false, 14, {2, 4, 8, 16, 32, 48, 48, 48, 48, 48, 48, 48}},
    {6, 2, false, 20, {2, 4, 8, 8, 8, 16, 16, 16, 16, 16, 16, 16}},
    {6, 2, false, 50, {2, 3, 6, 12, 20, 36, 36, 36, 36, 36, 36, 36}},
    {6, 2, false, 56, {2, 4, 6, 12, 12, 24, 24, 24, 24, 24, 24, 24}},
    {6, 2, false, 59, {2, 4, 8, 8, 16, 16, 16, 16, 16, 16, 16, 16}},
    {6, 2, false, 74, {2, 4, 4, 4, 8, 8, 8, 8, 8, 8, 8, 8}},
    {3, 4, true, 2, {4, 8, 24, 72, 106, 205, 410, 708, 928, 928, 928, 928}},
    {3, 4, true, 3, {4, 13, 39, 117, 297, 682, 1364, 2294, 3792, 3792, 3792, 3792}},
    {4, 3, true, 2, {3, 7, 14, 42, 84, 149, 253, 442, 442, 442, 442, 442}},
    {4, 3, true, 3, {3, 9, 27, 81, 162, 324, 648, 1296, 1296, 1296, 1296, 1296}},
    {5, 3, true, 2, {3, 7, 21, 39, 78, 156, 300, 552, 960, 1536, 1536, 1536, 1536, 1536, 1536}},
    {5, 3, true, 3, {3, 5, 12, 23, 37, 74, 132, 222, 360, 612, 612, 612, 612, 612, 612}},
    {6, 2, true, 2, {2, 2, 2, 2, 4, 8, 8, 8, 8, 8, 8, 8}},
    {6, 2, true, 3, {2, 4, 8, 16, 32, 64, 64, 64, 64, 64, 64, 64}},
};

JassEnding ending_of(const Counted& counted) {
  const JassTable table{false, counted.players};
  return counted.all_trumps
             ? random_trump_ending(table, 1, counted.number, counted.cards_per_hand)
             : random_jass_ending(table, 1, counted.number, counted.cards_per_hand, 0);
}

TEST(JassPerft, Reference) {
  for (const Counted& counted : kCounted) {
    const JassEnding ending = ending_of(counted);
    int cards = 0;
    for (std::uint64_t ways : counted.ways) {
      EXPECT_EQ(reference::perft(reference_position(ending), ++cards), ways)
          << deal_file_text(ending);
    }
  }
}

TEST(JassPerft, Library) {
  for (const Counted& counted : kCounted) {
    const JassEnding ending = ending_of(counted);
    int cards = 0;
    for (std::uint64_t ways : counted.ways) {
      if (ways > 20'000) break;  // every step of every way copies the whole play
      EXPECT_EQ(perft(played(task_of(ending)), ++cards), ways) << deal_file_text(ending);
    }
  }
}

}  // namespace matador::jass_legal_test
