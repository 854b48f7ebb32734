// The reference for Jass, held to positions that were worked out by hand from the rules, and to
// small deals that were solved by a third program, written for that purpose alone (a hundred lines
// of Python that shared no code with it).

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/cards/card_set.h"
#include "tests/games/jass/endings.h"
#include "tests/games/jass/names.h"
#include "tests/games/jass/reference_rules.h"
#include "tests/reference/max_n.h"

namespace matador::reference::jass::reference_test {

using Oracle = reference::Oracle<Position>;
using Names = std::vector<std::string_view>;

constexpr Contract kAllContracts[] = {Contract::kAcorns,        Contract::kRoses,
                                      Contract::kShields,       Contract::kBells,
                                      Contract::kObenabe,       Contract::kUndenufe,
                                      Contract::kSlalomObenabe, Contract::kSlalomUndenufe,
                                      Contract::kGustavObenabe, Contract::kGustavUndenufe};

constexpr Seat k1 = Seat::number(1);
constexpr Seat k2 = Seat::number(2);
constexpr Seat k3 = Seat::number(3);
constexpr Seat k4 = Seat::number(4);
constexpr Seat k5 = Seat::number(5);
constexpr Seat k6 = Seat::number(6);

Hands hands(const Names& names) {
  Hands hands;
  for (std::string_view name : names) hands.push_back(jass_hand(name));
  return hands;
}

template <typename Cards>
std::string text(const Cards& cards) {
  std::string text;
  for (Card card : cards) text += (text.empty() ? "" : " ") + jass_name(card);
  return text;
}

std::string text(const std::vector<std::pair<Card, int>>& values) {
  std::string text;
  for (const auto& [card, value] : values) {
    text += (text.empty() ? "" : " ") + jass_name(card) + ":" + std::to_string(value);
  }
  return text;
}

Position after(Position position, std::string_view names) {
  for (Card card : jass_cards(names)) position = play(position, card);
  return position;
}

// ---- Legal cards --------------------------------------------------------------------------------

struct LegalCase {
  const char* meaning;
  Contract contract;
  std::string_view trick;  // by seat 1 and the following
  std::string_view hand;   // of the next
  std::string_view legal;
  Options options = {};
};

constexpr Options kForced{.forced_undertrump = true};

const std::vector<LegalCase> kLegal{
    {"2.6: follow suit", Contract::kObenabe, "S6", "A7.K..9", "S7 SA"},
    {"2.6: or else anything", Contract::kObenabe, "S6", ".K7.6.9", "A9 R7 RK B6"},
    {"2.6: follow suit", Contract::kUndenufe, "S6 SU", "A7.K..9", "S7 SA"},
    {"2.6: or else anything", Contract::kUndenufe, "S6 SU", ".K7.6.9", "A9 R7 RK B6"},
    {"2.6: in Slalom too", Contract::kSlalomObenabe, "S6", "A7.K..9", "S7 SA"},
    {"a lead is free", Contract::kAcorns, "", "A7.K.T.U6", "A6 AU RK S7 SA BT"},
    {"2.7: follow or trump", Contract::kAcorns, "S6", "A7.K.T.U6", "A6 AU S7 SA"},
    {"2.7: the only card of the suit need not be played", Contract::kAcorns, "S6", "A.K..6",
     "A6 SA"},
    {"2.7: without trumps follow", Contract::kAcorns, "S6", "A7.K.T.", "S7 SA"},
    {"2.7: unable to follow anything", Contract::kAcorns, "S6", ".K7.6.86", "A6 A8 R7 RK B6"},
    {"2.7: no duty to trump", Contract::kAcorns, "S6 S9", ".K7.6.U", "AU R7 RK B6"},
    {"2.7: no lower trump, able to follow", Contract::kAcorns, "S6 A9", "A.K..AU6", "AU SA"},
    {"2.7: no lower trump, unable to follow", Contract::kAcorns, "S6 A9", ".K..A6", "RK"},
    {"2.7: no lower trump, nor any duty to play a higher one", Contract::kAcorns, "S6 A9", ".K..U6",
     "AU RK"},
    {"2.7: no lower trump, able to follow, with no higher one", Contract::kAcorns, "S6 A9",
     "A.K..A6", "SA"},
    {"2.7: lower than the highest trump, not than the last card", Contract::kAcorns, "S6 AT SK",
     ".6..O7", "AO R6"},
    {"2.7: lower than the highest of two trumps", Contract::kAcorns, "S6 A7 AK", ".6..AT8",
     "AA R6"},
    {"2.7: lower in the order of trumps, where the ten is below the ober", Contract::kAcorns,
     "S6 AO", "7.6..KT", "AK S7"},
    {"2.7: lower in the order of trumps, where the nine is above the ace", Contract::kAcorns,
     "S6 AA", "7.6..K9", "A9 S7"},
    {"2.7: nothing but trumps, a higher one among them", Contract::kAcorns, "S6 A9", "...AU6",
     "A6 AU AA"},
    {"2.7: nothing but trumps, all of them lower", Contract::kAcorns, "S6 AU", "...A96",
     "A6 A9 AA"},
    {"2.7: the Puur is a trump like any other", Contract::kAcorns, "S6", "A7.K..U", "AU S7 SA"},
    {"2.7, forced: nothing but trumps, a higher one among them", Contract::kAcorns, "S6 AT",
     "...AU6", "AU AA", kForced},
    {"2.7, forced: and no higher one but the Puur, which nobody need play", Contract::kAcorns,
     "S6 A9", "...AU6", "A6 AU AA", kForced},
    {"2.7, forced: the Puur and the Naell", Contract::kAcorns, "S6 AA", "...U96", "A9 AU", kForced},
    {"2.7, forced: nothing but trumps, all of them lower", Contract::kAcorns, "S6 AU", "...A96",
     "A6 A9 AA", kForced},
    {"2.7, forced: nothing but trumps, and nobody has trumped", Contract::kAcorns, "S6", "...AU6",
     "A6 AU AA", kForced},
    {"2.7, forced: a card of another suit can be played", Contract::kAcorns, "S6 AU", ".6..A6",
     "R6", kForced},
    {"2.8, forced: on trumps as ever", Contract::kAcorns, "AT", "...AU6", "A6 AU AA", kForced},
    {"2.8: a trump must be played", Contract::kAcorns, "A6", "A7.K..T7", "A7 AT"},
    {"2.8: also a lower one", Contract::kAcorns, "A6 A9", "A7.K..U7", "A7 AU"},
    {"2.8: also when all are lower", Contract::kAcorns, "AK", "A7.K..T", "AT"},
    {"2.8: without trumps anything", Contract::kAcorns, "A6", "A7.K.6.", "RK S7 SA B6"},
    {"2.8: the Puur alone need not be played", Contract::kAcorns, "A6", "A7.K..U", "AU RK S7 SA"},
    {"2.8: the Puur with another trump is not exempt", Contract::kAcorns, "A6", "A7.K..U9",
     "A9 AU"},
    {"2.8: only the Puur, no other under", Contract::kRoses, "R6", "A7.9.U.U", "R9"},
    {"2.8: the Puur of any trumps", Contract::kBells, "B6", "A7..U.U", "AU S7 SA BU"},
};

TEST(JassReferenceLegal, Cards) {
  for (const LegalCase& each : kLegal) {
    Hands hands;
    for (Card card : jass_cards(each.trick)) hands.push_back({card});
    hands.push_back(jass_hand(each.hand));
    while (hands.size() < 4) hands.push_back({});
    const Position position =
        after(start(hands, {.contract = each.contract, .options = each.options}), each.trick);
    EXPECT_EQ(text(legal(position)), each.legal) << each.meaning;
  }
}

// Rules 0.4.
TEST(JassReferenceLegal, ListedByAcornsRosesShieldsBells) {
  EXPECT_EQ(text(legal(start(hands({"7.7.7.7", "8.8.8.8"}), {}))), "A7 R7 S7 B7");
  EXPECT_EQ(text(legal(start({CardSet::of_suit(Suit::kClubs) & kPack36, {}}, {}))),
            "A6 A7 A8 A9 AT AU AO AK AA");
}

// ---- Winner -------------------------------------------------------------------------------------

// Ranks from the lowest to the highest: of two in a trick the later one in this row wins.
void expect_order(Suit suit, std::string_view low_to_high, Contract contract, int number) {
  for (std::size_t low = 0; low < low_to_high.size(); ++low) {
    for (std::size_t high = low + 1; high < low_to_high.size(); ++high) {
      const auto card = [&](std::size_t i) {
        return Card(suit, jass_card(std::string{'A', low_to_high[i]}).rank());
      };
      EXPECT_EQ(winner({card(low), card(high)}, k1, contract, number), k2) << low_to_high;
      EXPECT_EQ(winner({card(high), card(low)}, k1, contract, number), k1) << low_to_high;
    }
  }
}

TEST(JassReferenceWinner, OrderOfTheRanks) {
  for (Suit suit : kAllSuits) {
    for (int number : {1, 2, 6, 7, 9}) {
      expect_order(suit, suit == Suit::kSpades ? "678TOKA9U" : "6789TUOKA", Contract::kRoses,
                   number);
      expect_order(suit, "6789TUOKA", Contract::kObenabe, number);
      expect_order(suit, "AKOUT9876", Contract::kUndenufe, number);
    }
  }
}

TEST(JassReferenceWinner, SlalomAlternates) {  // Coiffeur 2.19
  for (int number = 1; number <= 12; ++number) {
    const bool first = number % 2 == 1;
    expect_order(Suit::kHearts, first ? "6789TUOKA" : "AKOUT9876", Contract::kSlalomObenabe,
                 number);
    expect_order(Suit::kHearts, first ? "AKOUT9876" : "6789TUOKA", Contract::kSlalomUndenufe,
                 number);
  }
}

TEST(JassReferenceWinner, GustavTurnsAfterSixTricks) {  // Coiffeur 2.19
  for (int number = 1; number <= 12; ++number) {
    const bool first = number <= 6;
    expect_order(Suit::kHearts, first ? "6789TUOKA" : "AKOUT9876", Contract::kGustavObenabe,
                 number);
    expect_order(Suit::kHearts, first ? "AKOUT9876" : "6789TUOKA", Contract::kGustavUndenufe,
                 number);
  }
}

int winner_of(std::string_view names, Seat leader, Contract contract) {
  Trick trick;
  for (Card card : jass_cards(names)) trick.push_back(card);
  return winner(trick, leader, contract, 1).number();
}

TEST(JassReferenceWinner, TrumpsAndOtherSuits) {  // rules 0.5
  EXPECT_EQ(winner_of("SA SK A6 SO", k1, Contract::kAcorns), 3);
  EXPECT_EQ(winner_of("SA A7 A6 SO", k1, Contract::kAcorns), 2);
  EXPECT_EQ(winner_of("SA A7 A9 AU", k1, Contract::kAcorns), 4);
  EXPECT_EQ(winner_of("S6 RA BA R6", k1, Contract::kAcorns), 1);
  EXPECT_EQ(winner_of("S6 RA AA B6", k1, Contract::kObenabe), 1);
  EXPECT_EQ(winner_of("SA R6 A6 B6", k1, Contract::kUndenufe), 1);
  EXPECT_EQ(winner_of("S6 S7 SK SO", k3, Contract::kAcorns), 1);
  EXPECT_EQ(winner_of("S6 S7 A6 SA SK SO", k5, Contract::kAcorns), 1);
}

// ---- Points -------------------------------------------------------------------------------------

// What the ranks from the six to the ace are worth.
std::vector<int> worths(Suit suit, Contract contract, int number, const Options& options = {}) {
  std::vector<int> worths;
  for (Card card : CardSet::of_suit(suit) & kPack36) {
    worths.push_back(card_points(card, contract, number, options));
  }
  return worths;
}

const std::vector<int> kPlain{0, 0, 0, 0, 10, 2, 3, 4, 11};
const std::vector<int> kTrump{0, 0, 0, 14, 10, 20, 3, 4, 11};
const std::vector<int> kObenabe{0, 0, 8, 0, 10, 2, 3, 4, 11};
const std::vector<int> kUndenufe{11, 0, 8, 0, 10, 2, 3, 4, 0};

TEST(JassReferencePoints, OfTheRanks) {  // Jass 2.4
  const Options ace{.undenufe_ace = true};
  EXPECT_EQ(worths(Suit::kClubs, Contract::kAcorns, 1), kTrump);
  EXPECT_EQ(worths(Suit::kSpades, Contract::kAcorns, 1), kPlain);
  EXPECT_EQ(worths(Suit::kSpades, Contract::kRoses, 2), kTrump);
  EXPECT_EQ(worths(Suit::kHearts, Contract::kShields, 2), kTrump);
  EXPECT_EQ(worths(Suit::kDiamonds, Contract::kBells, 2), kTrump);
  EXPECT_EQ(worths(Suit::kClubs, Contract::kObenabe, 2, ace), kObenabe);
  EXPECT_EQ(worths(Suit::kClubs, Contract::kUndenufe, 1), kUndenufe);
  EXPECT_EQ(worths(Suit::kClubs, Contract::kUndenufe, 1, ace), kObenabe);
}

TEST(JassReferencePoints, OfSlalomAndGustav) {  // Coiffeur 2.19
  const Options by_trick{.values_by_trick = true};
  for (int number : {1, 2, 6, 7, 12}) {
    EXPECT_EQ(worths(Suit::kClubs, Contract::kSlalomObenabe, number), kObenabe);
    EXPECT_EQ(worths(Suit::kClubs, Contract::kSlalomUndenufe, number), kUndenufe);
    EXPECT_EQ(worths(Suit::kClubs, Contract::kGustavObenabe, number), kObenabe);
    EXPECT_EQ(worths(Suit::kClubs, Contract::kGustavUndenufe, number), kUndenufe);
    EXPECT_EQ(worths(Suit::kClubs, Contract::kSlalomObenabe, number, by_trick),
              number % 2 == 1 ? kObenabe : kUndenufe);
    EXPECT_EQ(worths(Suit::kClubs, Contract::kGustavUndenufe, number, by_trick),
              number <= 6 ? kUndenufe : kObenabe);
  }
}

TEST(JassReferencePoints, Are152) {  // Jass 2.4; without the seven of roses too (2.16)
  for (Contract contract : kAllContracts) {
    for (bool undenufe_ace : {false, true}) {
      int sum = 0;
      for (Card card : kPack36 - CardSet{jass_card("R7")}) {
        sum += card_points(card, contract, 2, {.undenufe_ace = undenufe_ace});
      }
      EXPECT_EQ(sum, 152);
    }
  }
}

// ---- Who plays with whom ------------------------------------------------------------------------

TEST(JassReferenceSide, TwoToFourAndSixPlayers) {  // Jass 2.13 to 2.15, 2.17
  EXPECT_EQ(side(2, k2), SeatSet({k2}));
  EXPECT_EQ(side(3, k3), SeatSet({k3}));
  EXPECT_EQ(side(4, k1), SeatSet({k1, k3}));
  EXPECT_EQ(side(4, k4), SeatSet({k2, k4}));
  EXPECT_EQ(side(6, k3), SeatSet({k1, k3, k5}));
  EXPECT_EQ(side(6, k2), SeatSet({k2, k4, k6}));
}

TEST(JassReferenceSide, FivePlayers) {  // Jass 2.16
  EXPECT_EQ(side(5, k1, k5), SeatSet({k1, k3, k5}));
  EXPECT_EQ(side(5, k3, k5), SeatSet({k1, k3, k5}));
  EXPECT_EQ(side(5, k2, k5), SeatSet({k2, k4, k5}));
  EXPECT_EQ(side(5, k4, k5), SeatSet({k2, k4, k5}));
  EXPECT_EQ(side(5, k2, k1), SeatSet({k1, k2, k4}));  // the others are 2 3 4 5
  EXPECT_EQ(side(5, k5, k1), SeatSet({k1, k3, k5}));
  EXPECT_EQ(side(5, k4, k2), SeatSet({k1, k2, k4}));  // 1 3 4 5
  EXPECT_EQ(side(5, k3, k2), SeatSet({k2, k3, k5}));
  EXPECT_EQ(side(5, k1, k3), SeatSet({k1, k3, k4}));  // 1 2 4 5
  EXPECT_EQ(side(5, k2, k3), SeatSet({k2, k3, k5}));
  EXPECT_EQ(side(5, k3, k4), SeatSet({k1, k3, k4}));  // 1 2 3 5
  EXPECT_EQ(side(5, k5, k4), SeatSet({k2, k4, k5}));
}

TEST(JassReferenceUsualLeader, ContractorOfThreeElseForehand) {  // rules 2.13 to 2.18
  EXPECT_EQ(usual_leader(3, k2, k1), k2);
  for (int players : {2, 4, 5, 6}) EXPECT_EQ(usual_leader(players, k2, k1), k1);
}

// ---- Play ---------------------------------------------------------------------------------------

TEST(JassReferencePlay, WinnerLeadsAndTheLastTrickIsFiveMore) {
  Position position = start(hands({"7.A..", "6..A.", "T8..."}), {.contract = Contract::kObenabe});
  EXPECT_EQ(to_play(position), k1);
  position = after(position, "S7 S6 S8");
  EXPECT_EQ(to_play(position), k3);
  EXPECT_EQ(position.points[2], 8);
  EXPECT_FALSE(is_over(position));
  position = after(position, "ST RA BA");
  EXPECT_TRUE(is_over(position));
  EXPECT_EQ(position.points[2], 8 + 10 + 11 + 11 + 5);
  EXPECT_EQ(position.tricks[2], 2);
}

TEST(JassReferencePlay, SecondHandsWaitForTheFirst) {  // Jass 2.14
  Position position = start(hands({"7...", "A..."}), {.contract = Contract::kObenabe, .leader = k2},
                            hands({"T.9..", "6.6.."}));
  EXPECT_EQ(text(legal(position)), "SA");
  position = after(position, "SA S7");
  EXPECT_EQ(position.points[1], 11);  // no last trick yet
  EXPECT_FALSE(is_over(position));
  EXPECT_EQ(to_play(position), k2);
  EXPECT_EQ(text(legal(position)), "R6 S6");
  EXPECT_EQ(results(after(position, "S6 ST R9 R6"))[0], 10 + 5);
}

TEST(JassReferencePlay, EveryDealIsWorth157) {  // Jass 2.4
  for (int players = 2; players <= 6; ++players) {
    for (std::uint64_t number = 0; number < 30; ++number) {
      const JassEnding ending = random_jass_ending({players == 3, players}, 1, number, 0, 0);
      const Position finished = reference_position(ending);
      int points = 0;
      for (int won : finished.points) points += won;
      if (ending.options.values_by_trick) continue;
      EXPECT_EQ(points, 157) << deal_file_text(ending);
    }
  }
}

// ---- Results ------------------------------------------------------------------------------------

// The points, tricks and score of a deal of one card each.
Results results_of(const Names& names, const Terms& terms, std::string_view play) {
  return results(after(start(hands(names), terms), play));
}

TEST(JassReferenceResults, OfASide) {  // Jass 2.5, 2.12
  const Names names{"A...", "K...", "O...", "U..."};
  const Terms terms{.contract = Contract::kObenabe, .camp = {k1, k3}, .multiplier = 3};
  EXPECT_EQ(results_of(names, terms, "SA SK SO SU"), (Results{25, 1, 3 * 125}));
  Terms of_the_others = terms;
  of_the_others.camp = {k2, k4};
  EXPECT_EQ(results_of(names, of_the_others, "SA SK SO SU"), (Results{0, 0, -3 * 125}));
  Terms with_melds = terms;
  with_melds.melds = {20, 50, 100, 0, 0, 0};
  EXPECT_EQ(results_of(names, with_melds, "SA SK SO SU"), (Results{25, 1, 3 * (125 + 120 - 50)}));
  EXPECT_EQ(results_of(names, {.contract = Contract::kObenabe, .camp = {k1, k3}}, "SA SK SO SU"),
            (Results{25, 1, 0}));
}

TEST(JassReferenceResults, NoMatchWhereBothSidesHaveATrick) {
  const Terms terms{.contract = Contract::kUndenufe, .camp = {k1}, .multiplier = 4};
  EXPECT_EQ(results_of({"6.A..", "A.6.."}, terms, "S6 SA RA R6"), (Results{11, 1, 4 * (11 - 16)}));
}

TEST(JassReferenceResults, MatchIsByTricksNotByPoints) {  // Jass 2.5
  const Terms terms{.contract = Contract::kUndenufe, .camp = {k1}, .multiplier = 1};
  // All the points there are, and yet a trick for the others.
  EXPECT_EQ(results_of({"9.8..", "7.9.."}, terms, "S9 S7 R9 R8"), (Results{13, 1, 13}));
  EXPECT_EQ(results_of({"7.8..", "9.9.."}, terms, "S7 S9 R8 R9"), (Results{13, 2, 113}));
}

TEST(JassReferenceResults, OfThreePlayersNothingIsSubtracted) {  // Jass 2.15
  Terms terms{
      .contract = Contract::kShields, .camp = {k1}, .multiplier = 2, .melds = {20, 50, 0, 0, 0, 0}};
  EXPECT_EQ(results_of({"U...", "9...", "A..."}, terms, "SU S9 SA"),
            (Results{50, 1, 2 * (50 + 100 + 20)}));
  terms.camp = {k2};
  EXPECT_EQ(results_of({"U...", "9...", "A..."}, terms, "SU S9 SA"), (Results{0, 0, 2 * 50}));
}

TEST(JassReferenceResults,
     OfThreeAgainstTwo) {  // Jass 2.16: what the joker wins is the declaring team's
  const Terms terms{.contract = Contract::kAcorns, .camp = side(5, k2, k4), .multiplier = 1};
  EXPECT_EQ(results_of({"6...", "7...", "8...", "A...", "K..."}, terms, "S6 S7 S8 SA SK"),
            (Results{20, 1, 120}));
}

TEST(JassReferenceUsualMultiplier, OfJass) {  // Jass 2.2
  std::vector<int> multipliers;
  for (Contract contract : kAllContracts) multipliers.push_back(usual_multiplier(contract));
  EXPECT_EQ(multipliers, (std::vector{1, 1, 2, 2, 3, 4, 0, 0, 0, 0}));
}

// ---- Values -------------------------------------------------------------------------------------

TEST(JassReferenceValues, TheAceIsKeptForTheLastTrick) {
  Oracle oracle;
  const Position position =
      start(hands({"A.6..", "K.A..", "76..."}), {.contract = Contract::kObenabe});
  // The ace at once takes the king, the last trick goes to seat 2; kept it takes the king as well,
  // and the last trick.
  EXPECT_EQ(text(oracle.card_values(position, Measure::kPoints)), "R6:20 SA:15");
  EXPECT_EQ(oracle.value(position, Measure::kPoints), 20);
  EXPECT_EQ(oracle.value(position, Measure::kTricks), 1);
  EXPECT_EQ(text(oracle.line(position, Measure::kPoints)), "R6 RA S6 SK S7 SA");
}

TEST(JassReferenceValues, LineTakesTheFirstOfTheBest) {
  Oracle oracle;
  const Position position =
      start(hands({"A.A..", "7.7..", "6.6.."}), {.contract = Contract::kObenabe});
  EXPECT_EQ(text(oracle.line(position, Measure::kTricks)), "RA R7 R6 SA S7 S6");
}

// The six is high in the second of the two tricks, or in the first.
TEST(JassReferenceValues, SlalomAndGustavTurn) {  // Coiffeur 2.19
  const auto values = [](Contract contract, int tricks_before) {
    Position position = start(hands({"A6...", "K7...", ".76.."}), {.contract = contract});
    position.tricks[0] = tricks_before;
    return text(Oracle().card_values(position, Measure::kTricks));
  };
  EXPECT_EQ(values(Contract::kSlalomObenabe, 0), "S6:0 SA:2");
  EXPECT_EQ(values(Contract::kSlalomUndenufe, 0), "S6:2 SA:0");
  EXPECT_EQ(values(Contract::kSlalomObenabe, 1), "S6:3 SA:1");
  EXPECT_EQ(values(Contract::kGustavObenabe, 5), "S6:5 SA:7");
  EXPECT_EQ(values(Contract::kGustavUndenufe, 5), "S6:7 SA:5");
  EXPECT_EQ(values(Contract::kGustavObenabe, 4), "S6:5 SA:5");
}

// Seat 3 never wins a trick, so that he may give his ten to whom he likes. Against all others seat
// 1 never gets it. Where everybody plays for himself seat 3 throws away the lower card first.
TEST(JassReferenceMaxN, IsMoreThanWhatIsCertain) {
  Position position = start(hands({"A.6..", "6.A..", "..T7."}), {.contract = Contract::kObenabe});
  EXPECT_EQ(max_n(position, Measure::kPoints), (std::vector{26, 11, 0}));
  EXPECT_EQ(text(max_n_line(position, Measure::kPoints)), "R6 RA B7 S6 BT SA");
  EXPECT_EQ(Oracle().value(position, Measure::kPoints), 16);
  position.terms.camp = {k2};
  EXPECT_EQ(Oracle().value(position, Measure::kPoints), 11);
  position.terms.camp = {k3};
  EXPECT_EQ(Oracle().value(position, Measure::kPoints), 0);
}

// ---- Small deals --------------------------------------------------------------------------------

struct SmallDeal {
  Names hands;
  Names second_hands;
  Terms terms;
  Results values;
  std::string_view line;            // for points
  std::vector<std::uint64_t> ways;  // to play 1, 2, 3, ... cards
  std::vector<int> max_n = {};      // for points, of three players
  std::string_view max_n_line = {};
};

const std::vector<SmallDeal> kSmallDeals{
    {{"6.U..A", ".AK..K", "..K.UT", "..9.98"},
     {},
     {.contract = Contract::kAcorns, .camp = {k1, k3}, .multiplier = 1},
     {50, 2, 15},
     "AA AK AU A8 AT A9 S6 RA B9 RU RK BK",
     {3, 7, 18, 34, 68, 118, 182, 302}},
    {{"U..K96.", "..AU.KU", "K..O8.A", "O8..T.6"},
     {},
     {.contract = Contract::kBells, .leader = k3, .camp = {k1, k3}, .multiplier = 2},
     {38, 2, -34},
     "B8 BT B6 BA AU BO A6 B9 BK AK AA S8 SU BU SK SO",
     {4, 7, 24, 79, 237, 560, 1018, 2168, 4336, 7444, 11918, 20184}},
    {{"K9.T..A", "A.A.86.", "U8.7.U.", ".K.A.86"},
     {},
     {.contract = Contract::kObenabe, .leader = k2, .camp = {k1, k3}, .multiplier = 3},
     {0, 0, -585},
     "SA S8 A6 S9 B6 BU BA AA A8 RT RA R7 RK SK B8 SU",
     {4, 5, 11, 25, 75, 88, 164, 414, 828, 1216, 1872, 3264}},
    {{"A9.8..", ".K.6.T", ".AT.T.", "7...AK"},
     {},
     {.contract = Contract::kUndenufe,
      .leader = k2,
      .camp = {k1, k3},
      .multiplier = 4,
      .options = {.undenufe_ace = true}},
     {27, 1, -120},
     "RK RA AK R8 S9 AT RT S7 AA SA B6 BT",
     {3, 6, 15, 33, 66, 108, 204, 320}},
    {{"U.U.A8.", "AT.T6..", ".K87.O."},
     {},
     {.contract = Contract::kRoses, .camp = {k2}, .multiplier = 1},
     {0, 0, 0},
     "RU R6 R7 SU RT RK R8 B8 ST BO BA SA",
     {4, 14, 48, 144, 409, 873, 1746, 3364, 5704},
     {36, 13, 27},
     "SU ST R7 BO B8 RT R6 RK BA R8 RU SA"},
    {{"AT.T..T", "K9...K7", ".K6.O.A"},
     {},
     {.contract = Contract::kSlalomObenabe, .leader = k3, .camp = {k3}},
     {72, 4, 0},
     "AA AT A7 R6 RT AK RK ST S9 BO SA SK",
     {4, 7, 26, 78, 128, 330, 660, 1068, 1804},
     {0, 0, 72},
     "AA AT A7 R6 RT AK RK ST S9 BO SA SK"},
    {{"UT7.O..", "98..T8.", "KO...98"},
     {},
     {.contract = Contract::kSlalomUndenufe,
      .leader = k3,
      .camp = {k2},
      .options = {.values_by_trick = true}},
     {0, 0, 0},
     "A8 RO S8 A9 ST S9 SO S7 B8 SU BT SK",
     {4, 14, 44, 132, 316, 708, 1416, 2256, 3552},
     {0, 0, 61},
     "A8 RO S8 SO S7 S9 A9 ST B8 SK SU BT"},
    {{"O98.8.6.", "U.96.U.8", "K76.7..T"},
     {},
     {.contract = Contract::kShields, .leader = k2},
     {14, 2, 0},
     "A8 S6 S9 R8 R6 R7 S8 R9 S7 SO SU SK BU AT B6",
     {5, 20, 73, 292, 977, 2740, 8220, 21355, 47904, 95808, 176772, 301836},
     {17, 30, 11},
     "R6 R7 S9 R8 R9 S6 AT S8 SU A8 S7 SO B6 BU SK"},
    {{"6.K.6.", "A9..8."},
     {"7.6..A", "K8..A."},
     {.contract = Contract::kShields, .camp = {k2}, .multiplier = 2},
     {60, 6, 320},
     "RK S9 SA S6 B8 B6 S8 S7 SK AA BA R6",
     {3, 8, 16, 24, 24, 24, 72, 120, 240, 384}},
    {{"A.9..", ".K..O"},
     {".OU.6.T", ".876..9"},
     {.contract = Contract::kUndenufe, .leader = k2, .multiplier = 4},
     {15, 2, -108},
     "AO SA RK R9 B6 R7 AT A9 R6 RU R8 RO",
     {2, 3, 3, 3, 12, 29, 87, 120, 240, 300}},
    {{"U...U6", "9.T8..", ".U.8.7", "6..U.T", "...AK9"},
     {},
     {.contract = Contract::kAcorns, .leader = k3, .camp = {k2, k4, k5}, .multiplier = 1},
     {42, 2, 4},
     "A7 AT AK A6 R8 A9 SU RT B8 BU AA AU S9 RU S6",
     {3, 6, 18, 36, 90, 180, 324, 576, 762, 1356}},
    {{".K.9.", "9..O.", ".9.A.", ".76..", "O.A..", "T.U.."},
     {},
     {.contract = Contract::kRoses, .leader = k3, .camp = {k2, k4, k6}, .multiplier = 1},
     {46, 1, 11},
     "BA R6 RA ST B9 BO SO RU RK S9 R9 R7",
     {2, 4, 6, 12, 14, 18}},
};

TEST(JassReferenceSmallDeals, Values) {
  for (const SmallDeal& small : kSmallDeals) {
    const Position position = start(hands(small.hands), small.terms, hands(small.second_hands));
    Oracle oracle;
    EXPECT_EQ(oracle.value(position, Measure::kPoints), small.values[0]) << small.line;
    EXPECT_EQ(oracle.value(position, Measure::kTricks), small.values[1]) << small.line;
    EXPECT_EQ(oracle.value(position, Measure::kScore), small.values[2]) << small.line;
    EXPECT_EQ(text(oracle.line(position, Measure::kPoints)), small.line);
  }
}

TEST(JassReferenceSmallDeals, Perft) {
  for (const SmallDeal& small : kSmallDeals) {
    const Position position = start(hands(small.hands), small.terms, hands(small.second_hands));
    int cards = 0;
    for (std::uint64_t ways : small.ways) EXPECT_EQ(perft(position, ++cards), ways) << small.line;
  }
}

TEST(JassReferenceSmallDeals, MaxN) {
  for (const SmallDeal& small : kSmallDeals) {
    if (small.max_n.empty()) continue;
    const Position position = start(hands(small.hands), small.terms);
    EXPECT_EQ(max_n(position, Measure::kPoints), small.max_n) << small.line;
    EXPECT_EQ(text(max_n_line(position, Measure::kPoints)), small.max_n_line);
  }
}

// ---- Endings ------------------------------------------------------------------------------------

constexpr JassTable kTables[] = {{false, 2}, {false, 3}, {false, 4},
                                 {false, 5}, {false, 6}, {true, 3}};

TEST(JassEndings, LeaveTheCardsAskedFor) {
  for (const JassTable& table : kTables) {
    for (int cards_in_trick = 0; cards_in_trick < table.players; ++cards_in_trick) {
      const JassEnding ending = random_jass_ending(table, 1, 2, 3, cards_in_trick);
      const Position position = reference_position(ending);
      EXPECT_EQ(static_cast<int>(position.trick.size()), cards_in_trick);
      EXPECT_EQ(position.hands[at(to_play(position))].size(), 3);
      EXPECT_EQ(deal_file_text(ending),
                deal_file_text(random_jass_ending(table, 1, 2, 3, cards_in_trick)));
    }
  }
}

TEST(JassEndings, PlayOnlyLegalCards) {
  for (const JassTable& table : kTables) {
    for (std::uint64_t number = 0; number < 20; ++number) {
      JassEnding ending = random_jass_ending(table, 1, number, 0, 0);
      const std::vector<Card> cards = std::exchange(ending.play, {});
      Position position = reference_position(ending);
      for (Card card : cards) {
        const Cards may = legal(position);
        ASSERT_NE(std::ranges::find(may, card), may.end()) << jass_name(card);
        position = play(position, card);
      }
      EXPECT_TRUE(is_over(position));
    }
  }
}

// A test on endings is only as good as what happens in them.
TEST(JassEndings, HaveEveryContractAndMatchesOfBothSides) {
  for (const JassTable& table : kTables) {
    std::set<Contract> contracts;
    int matches = 0;
    int lost_matches = 0;
    int restricted = 0;  // where not every card may be played
    for (std::uint64_t number = 0; number < 300; ++number) {
      const JassEnding ending = random_jass_ending(table, 1, number, 2, 1);
      contracts.insert(ending.contract);
      EXPECT_EQ(ending.joker.has_value(), table.players == 5);
      EXPECT_NE(ending.joker, ending.declarer);
      const Position position = reference_position(ending);
      restricted += legal(position).size() < 2 ? 1 : 0;
      const int tricks = Oracle().value(position, Measure::kTricks);
      const int all = static_cast<int>(ending.play.size()) / table.players + 2;
      matches += tricks == all ? 1 : 0;
      lost_matches += tricks == 0 ? 1 : 0;
    }
    EXPECT_EQ(contracts.size(), table.coiffeur ? 10u : 6u);
    EXPECT_GE(matches, 3) << table.players;
    EXPECT_GE(lost_matches, 10) << table.players;
    EXPECT_GE(restricted, 30) << table.players;
  }
}

TEST(JassEndings, PrintThemselvesAsADealOfADealFile) {
  EXPECT_EQ(deal_file_text(random_jass_ending({false, 2}, 1, 2, 17, 1)), R"([Game "jass"]
[Seats "2"]
[Deal "1:U.AK987.AO.9 KO96.6.K8.A7"]
[Second "1:7.U.U7.KOUT6 AT8.OT.T96.8"]
[Contract "acorns"]
[Declarer "2"]
[Leader "1"]
[Play "R8 R6 R7"]
)");
  EXPECT_EQ(deal_file_text(random_jass_ending({false, 5}, 1, 4, 5, 2)), R"([Game "jass"]
[Seats "5"]
[Joker "2"]
[Deal "1:.K.KU6.KUT T7.T6.9.O8 KO9.8.O.96 A8.AU9.AT. U6.O.87.A7"]
[Contract "roses"]
[Declarer "5"]
[Leader "4"]
[Play "RU RO RK R6 R8 SA S6 AT S7 S9 BT B7"]
)");
  JassEnding coiffeur = random_jass_ending({true, 3}, 1, 7, 12, 0);
  coiffeur.options = {.undenufe_ace = true, .values_by_trick = true};
  EXPECT_EQ(deal_file_text(coiffeur), R"([Game "coiffeur"]
[Seats "3"]
[Deal "1:KU9.AU7.86.U987 OT.KT86.OT7.KO6 A876.O9.AKU9.AT"]
[Contract "slalom-undenufe"]
[Declarer "3"]
[Leader "1"]
[Options "undenufe-ace=11 slalom-values=trick"]
)");
}

}  // namespace matador::reference::jass::reference_test
