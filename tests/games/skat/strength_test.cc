// What a declarer of Skat wins at a glance, whether he would name a contract, and the worlds that
// his opponents are left with by that.

#include "solver/games/skat/strength.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <vector>

#include "solver/deals/numbered.h"
#include "solver/deals/random.h"
#include "solver/games/glance.h"
#include "solver/games/registry.h"
#include "solver/inference/information_set.h"
#include "solver/inference/possible.h"
#include "tests/support/names.h"

namespace matador::skat::strength_test {

enum ContractIndex { kClubs, kSpades, kHearts, kDiamonds, kGrand, kNull };
const Game& game() { return *find_game("skat"); }
const Kind& kind(int index) { return Rules::kContracts[static_cast<std::size_t>(index)]; }

// Seat 1 has six clubs with two jacks, and three aces; SA and two jacks are with seat 2.
Deal deal() { return small_deal({"J.AT.A.JAT987", "ATK.JK9.JT.KQ", "Q98.Q87.KQ98."}, {}, "S7 D7"); }

Task declared(int contract, int seat, std::optional<Exchange> exchange = std::nullopt) {
  return {.game = &game(),
          .deal = deal(),
          .contract = {.index = contract},
          .declarer = Seat::number(seat),
          .leader = Seat::number(1),
          .exchange = exchange,
          .play = {},
          .options = {}};
}

TEST(SkatStrength, CountsWhatIsHeldAndSetAside) {
  const Features counts =
      features(hand("J.AT.A.JAT987"), CardSet{card("S7"), card("DT")}, kind(kClubs));
  EXPECT_EQ(counts, (Features{1, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 1,  // CJ SJ, CA CT C9 C8 C7
                              1, 1, 1,                             // seven trumps
                              2, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 10}));
  const Features plain = features(hand("T98.TK.T.AKQ987"), {}, kind(kHearts));
  EXPECT_EQ(plain, (Features{1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0,  //
                             0, 0, 0,                             //
                             1, 0, 1, 0, 1, 1, 0, 0, 1, 0, 1, 1, 1, 0}));
}

TEST(SkatStrength, MoreTrumpsAndAcesAreWorthMore) {
  const CardSet strong = hand("J.AT.A.JAT987");
  EXPECT_GT(strength(strong, {}, kind(kClubs)), strength(strong, {}, kind(kHearts)));
  EXPECT_GT(strength(strong, {}, kind(kClubs)), strength(hand("J.AT.8.JAT987"), {}, kind(kClubs)));
}

TEST(SkatStrength, WhoWouldNameAContract) {
  EXPECT_TRUE(game().is_sensible(declared(kClubs, 1)));
  EXPECT_FALSE(game().is_sensible(declared(kHearts, 1)));  // clubs are far better
  EXPECT_FALSE(game().is_sensible(declared(kClubs, 3)));
  EXPECT_FALSE(game().is_sensible(declared(kGrand, 3)));
  EXPECT_TRUE(game().is_sensible(declared(kNull, 1))) << "null is not guessed";
}

TEST(SkatStrength, WhoWouldSetTheseCardsAside) {
  const CardSet skat{card("S7"), card("D7")};
  EXPECT_TRUE(game().is_sensible(declared(kClubs, 1, Exchange{})));
  const Exchange jacks{.discard = {card("CJ"), card("SJ")}, .take = skat};
  EXPECT_FALSE(game().is_sensible(declared(kClubs, 1, jacks)));
}

// ---- With all cards open ------------------------------------------------------------------------

// The skat is the declarer's, who plays with the best exchange.
TEST(SkatGlance, TheSkatIsTheDeclarers) {
  const auto guess = [](const char* declarer, const char* skat) {
    Task task = declared(kClubs, 1);
    task.deal = small_deal({declarer, "ATK.JK9.JT.KQ", "Q98.Q87.KQ98."}, {}, skat);
    return glance_of(kind(kClubs))->guess(task, Guess::kPoints);
  };
  EXPECT_GT(guess("J.AT.A.JAT987", "S7 D7"), 61);
  EXPECT_EQ(guess("J.AT.A.JAT987", "S7 D7"), guess("J7.AT.A7.JAT9", "C8 C7"));
}

TEST(SkatGlance, KnowsDealsWithAnOpenExchange) {
  EXPECT_TRUE(glance_of(kind(kGrand))->knows(declared(kGrand, 1)));
  EXPECT_FALSE(glance_of(kind(kGrand))->knows(declared(kGrand, 1, Exchange{})));
  EXPECT_EQ(glance_of(kind(kNull)), nullptr);
}

// Seat 2 has this hand, against clubs or another contract of seat 1; he may also see that of
// seat 3.
InformationSet known_to_seat_2(int contract, const CardSet& own) {
  InformationSet known{
      .observer = Seat::number(2), .seen = {}, .model = declared(contract, 1, Exchange{})};
  known.model.deal = numbered_deal(game().shape(3), 7, 7);  // nothing may come from here
  known.seen.hands[1] = own;
  return known;
}

TEST(SkatWorlds, OfASampleThoseOfADeclarerWithReasonAreLeft) {
  const InformationSet known = known_to_seat_2(kClubs, hand("ATK.JK9.JT.KQ"));
  const PossibleWorlds possible = PossibleWorlds::of(known).value();
  constexpr std::uint64_t kSeed = 5;
  const Worlds found =
      find_worlds(possible, {.worlds = 20, .seed = kSeed, .sensible = true}).value();
  EXPECT_TRUE(found.judged);
  EXPECT_FALSE(found.all);
  std::vector<Deal> expected;
  for (std::uint64_t number = 0; number < found.tried; ++number) {
    const auto world =
        possible.world(Random(kSeed, number).below_wide(possible.candidates(), /*place=*/0));
    if (world && game().is_sensible(in_world(known.model, *world))) expected.push_back(world->deal);
  }
  std::vector<Deal> deals;
  for (const World& world : found.worlds) deals.push_back(world.deal);
  EXPECT_EQ(deals.size(), 20);
  EXPECT_EQ(deals, expected);
}

TEST(SkatWorlds, OfAllThoseOfADeclarerWithReasonAreLeft) {
  InformationSet known = known_to_seat_2(kClubs, hand("ATK.JK9.JT.KQ"));
  known.seen.hands[2] = hand("Q98.Q87.KQ98.");
  const PossibleWorlds possible = PossibleWorlds::of(known).value();
  ASSERT_EQ(possible.candidates(), 66);
  std::size_t sensible = 0;
  for (std::uint64_t number = 0; number < 66; ++number) {
    if (game().is_sensible(in_world(known.model, *possible.world(number)))) ++sensible;
  }
  const Worlds found = find_worlds(possible, {.sensible = true}).value();
  EXPECT_TRUE(found.all);
  EXPECT_TRUE(found.judged);
  EXPECT_GT(sensible, 0);
  EXPECT_LT(sensible, 66);
  EXPECT_EQ(found.worlds.size(), sensible);
  for (const World& world : found.worlds) {
    EXPECT_TRUE(game().is_sensible(in_world(known.model, world)));
  }
  EXPECT_EQ(find_worlds(possible, {}).value().worlds.size(), 66) << "where it is not wanted";
}

// Who holds all jacks and aces cannot understand the declarer, and is told nothing by him.
TEST(SkatWorlds, AllAreLeftIfNoDeclarerHasReason) {
  const InformationSet known = known_to_seat_2(kGrand, hand("JAT.JAT.JA.JA"));
  const PossibleWorlds possible = PossibleWorlds::of(known).value();
  const Worlds found = find_worlds(possible, {.worlds = 20, .sensible = true}).value();
  EXPECT_EQ(found.worlds.size(), 20);
  EXPECT_FALSE(found.judged);
  EXPECT_FALSE(found.gave_up);
}

// The declarer knows his own cards, however he came to name the contract.
TEST(SkatWorlds, TheDeclarerHimselfIsToldNothing) {
  InformationSet known = known_to_seat_2(kGrand, hand("987.987.98.98"));
  known.model.declarer = known.observer;
  const Worlds found =
      find_worlds(PossibleWorlds::of(known).value(), {.worlds = 20, .sensible = true}).value();
  EXPECT_EQ(found.worlds.size(), 20);
  EXPECT_EQ(found.tried, 20);
  EXPECT_FALSE(found.judged);
}

}  // namespace matador::skat::strength_test
