// Wyz and Stöck (rules 2.9 to 2.11): a hand or a table for every sentence of them, and random
// hands against the reference.

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "solver/deals/numbered.h"
#include "solver/games/jass/meld_score.h"
#include "solver/games/jass/sides.h"
#include "solver/games/registry.h"
#include "tests/games/jass/names.h"
#include "tests/games/jass/reference_melds.h"

namespace matador::jass::melds_test {

const Type& type(std::string_view name) {
  return *std::ranges::find(Rules::kTypes, name, &Type::name);
}

// "SAKO 20" is a run of shields, "four K 100" a quartet.
std::string text(const Meld& meld) {
  const std::string first = jass_name(meld.cards.first());
  std::string ranks;
  for (Card card : meld.cards) ranks.insert(0, 1, jass_name(card)[1]);
  return (meld.quartet ? "four " + first.substr(1) : first.substr(0, 1) + ranks) + " " +
         std::to_string(meld.points);
}

std::string text(const std::vector<Meld>& melds) {
  std::string all;
  for (const Meld& meld : melds) all += (all.empty() ? "" : ", ") + text(meld);
  return all;
}

constexpr MeldRules kUsual{};
constexpr MeldRules kNoLowQuartets{.low_quartets = false};
constexpr MeldRules kCrossMelds{.cross_melds = true};
constexpr MeldRules kByCards{.by_cards = true};
constexpr MeldRules kUnsplit{.split_runs = false};

struct HandCase {
  const char* meaning;
  const char* hand;
  const char* melds;
  MeldRules rules = {};
  const char* contract = "obenabe";
};

const std::vector<HandCase> kHands{
    {"two in a row are nothing", "AK.T9.76.OU", ""},
    {"three", "AKO...", "SAKO 20"},
    {"natural order in trumps too", "UT9...", "SUT9 20", kUsual, "shields"},
    {"natural order in Undenufe too", ".876..", "R876 20", kUsual, "undenufe"},
    {"the ace is not next to the six", "A76...", ""},
    {"four", "...OUT9", "AOUT9 50"},
    {"five", "..T9876.", "BT9876 100"},
    {"six", "..UT9876.", "BUT9876 100"},
    {"seven are worth as much, and beat four and three", "AKOUT98...", "SAKOUT98 100"},
    {"eight as five and three", "AKOUT987...", "SAKOUT 100, S987 20"},
    {"in Undenufe the lower five is the better", "AKOUT987...", "SUT987 100, SAKO 20", kUsual,
     "undenufe"},
    {"nine as five and four", "AKOUT9876...", "SAKOUT 100, S9876 50"},
    {"nine in Undenufe", "AKOUT9876...", "ST9876 100, SAKOU 50", kUsual, "undenufe"},
    {"several runs", "AKO.T987..OUT", "RT987 50, SAKO 20, AOUT 20"},
    {"of equal runs the trumps come first", "AKO..AKO.", "BAKO 20, SAKO 20", kUsual, "bells"},
    {"aces", "A.A.A.A", "four A 100"},
    {"tens", "T.T.T.T", "four T 100"},
    {"nines", "9.9.9.9", "four 9 150"},
    {"Unders", "U.U.U.U", "four U 200"},
    {"sixes, sevens, eights", "876.876.876.876", "four 8 100, four 7 100, four 6 100"},
    {"not so with low-quartets=off", "876.876.876.876", "A876 20, R876 20, S876 20, B876 20",
     kNoLowQuartets},
    {"nines count all the same", "9876.9.9.9", "four 9 150, S876 20", kNoLowQuartets},
    {"three of a kind are nothing", "U.U.U.", ""},
    {"a card counts once", "AKO.K.K.K", "four K 100"},
    {"in a run and a quartet with cross-melds=on", "AKO.K.K.K", "four K 100, SAKO 20", kCrossMelds},
    {"a quartet may split a run", "AKOUT98.U.U.U", "four U 200, SAKO 20, ST98 20"},
    {"or shorten it", "AKOUT.A.A.A", "four A 100, SKOUT 50"},
    {"or be worth less than runs", "AKO.AKO.AKO.AKOUT", "four A 100, four K 100, four O 100"},
    {"equal worth: the quartet is the better one", "AKOUT.O.O.O", "four O 100"},
    {"equal worth: the longer one with wyz-order=cards", "AKOUT.O.O.O", "SAKOUT 100", kByCards},
    {"the Unders before the nines before the others", "AU9.U9A.9AU.AU9",
     "four U 200, four 9 150, four A 100"},
    {"quartets before runs", "AKOU.UT9876.U.U", "four U 200, RT9876 100, SAKO 20"},
    {"eight with split-runs=off", "AKOUT987...", "SAKOUT987 100", kUnsplit},
    {"nine with split-runs=off", "AKOUT9876...", "SAKOUT9876 100", kUnsplit},
    {"two runs of a suit are not one that is split", "AKO.9876..", "R9876 50, SAKO 20", kUnsplit},
    {"nor are those that a quartet leaves", "AKOUT98.U.U.U", "four U 200, SAKO 20, ST98 20",
     kUnsplit},
};

TEST(JassMelds, HandByHand) {
  for (const HandCase& c : kHands) {
    const std::vector<Meld> melds = best_division(jass_hand(c.hand), type(c.contract), c.rules);
    EXPECT_EQ(text(melds), c.melds) << c.meaning;
  }
}

struct TableCase {
  const char* meaning;
  const char* contract;
  std::vector<const char*> hands;
  std::vector<int> scored;
  int leader = 1;
  std::optional<int> joker = {};
  MeldRules rules = {};
};

const std::vector<TableCase> kTables{
    {"nobody has any", "bells", {"A...", "K...", "O...", "U..."}, {0, 0, 0, 0}},
    {"the side of the best meld scores all of its own",
     "obenabe",
     {"AKO...", ".AKOU..", "...UT9", "..AKO.UT9"},
     {0, 50, 0, 40}},
    {"one meld is compared, not the sum",
     "obenabe",
     {"AKO.AKO.AKO.", "...9876", "UT9...", ""},
     {0, 50, 0, 0}},
    {"2.10: any quartet beats any run", "obenabe", {"A.A.A.A", "T9876...", "", ""}, {100, 0, 0, 0}},
    {"2.10: more cards beat fewer of the same points with wyz-order=cards",
     "obenabe",
     {"A.A.A.A", "T9876...", "", ""},
     {0, 100, 0, 0},
     1,
     {},
     kByCards},
    {"2.10: four sixes beat a run of nine",
     "obenabe",
     {"6.6.6.6", "", "", ".AKOUT987.."},
     {100, 0, 0, 0}},
    {"six beat five", "obenabe", {"AKOUT...", ".UT9876..", "", ""}, {0, 100, 0, 0}},
    {"four nines beat aces", "obenabe", {"A.A.A.A", "9.9.9.9", "", ""}, {0, 150, 0, 0}},
    {"the higher top card", "obenabe", {"...KOU", "AKO...", "", ""}, {0, 20, 0, 0}},
    {"the lower one in Undenufe", "undenufe", {"...KOU", "AKO...", "", ""}, {20, 0, 0, 0}},
    {"2.10: the higher of two quartets", "obenabe", {"7.7.7.7", "8.8.8.8", "", ""}, {0, 100, 0, 0}},
    {"2.10: quartets in Undenufe too", "undenufe", {"7.7.7.7", "8.8.8.8", "", ""}, {0, 100, 0, 0}},
    {"2.10: quartets in Undenufe, by cards too",
     "undenufe",
     {"7.7.7.7", "8.8.8.8", "", ""},
     {0, 100, 0, 0},
     1,
     {},
     kByCards},
    {"2.10: tens beat eights, obers tens, kings obers, aces kings",
     "undenufe",
     {"8.8.8.8", "T.T.T.T", "", ""},
     {0, 100, 0, 0}},
    {"trumps", "bells", {"AKO...", "..AKO.", "", ""}, {0, 20, 0, 0}},
    {"higher before trumps", "bells", {"AKO...", "..KOU.", "", ""}, {20, 0, 0, 0}},
    {"forehand before the next", "acorns", {"AKO...", "..AKO.", "", ""}, {20, 0, 0, 0}},
    {"the leader, whoever he is", "acorns", {"AKO...", "..AKO.", "", ""}, {0, 20, 0, 0}, 2},
    {"and from him on in order of play", "acorns", {"AKO...", "..AKO.", "", ""}, {20, 0, 0, 0}, 3},
    {"two players: each for himself", "obenabe", {"AKO.UT9..", ".9876.."}, {0, 50}},
    {"three players: each for himself", "obenabe", {"AKO...", ".AKOU..", "..AKO."}, {0, 50, 0}},
    {"five players: the first and the third but the joker",
     "obenabe",
     {"AKO...", ".AKOU..", "..AKO.", "...AKO", "UT9..."},
     {0, 50, 0, 20, 0},
     1,
     5},
    {"a joker in their midst shows nothing",
     "obenabe",
     {"AKO...", ".AKOUT..", "..AKO.", "...AKOU", "UT9..."},
     {20, 0, 0, 50, 0},
     1,
     2},
    {"2.9: a run of eight is split where its five wins",
     "obenabe",
     {"AKOUT987...", ".KOUT9..", "", ""},
     {120, 0, 0, 0}},
    {"2.9: and shown whole where only that wins",
     "obenabe",
     {"AKOUT987...", ".KOUT98..", "", ""},
     {100, 0, 0, 0}},
    {"2.9: a run of nine too", "obenabe", {"AKOUT9876...", ".KOUT98..", "", ""}, {100, 0, 0, 0}},
    {"2.9: but it is not where it loses too",
     "obenabe",
     {"AKOUT987...", "6.6.6.6", "", ""},
     {0, 100, 0, 0}},
    {"2.9: nor where the partner has something better",
     "obenabe",
     {"AKOUT987...", ".KOUT98..", "6.6.6.6", ""},
     {120, 0, 100, 0}},
    {"2.9: of two such runs the one that costs less",
     "obenabe",
     {"AKOUT9876...", ".KOUT98..", "..KOUT9876.", ""},
     {150, 0, 100, 0}},
    {"2.9: where the others could win with such a run, nothing less is enough",
     "obenabe",
     {"AKOUT9876...", ".KOUT9876..", "", ""},
     {100, 0, 0, 0}},
    {"2.9: of two as long the higher, and only that side scores",
     "obenabe",
     {"KOUT9876...", ".AKOUT987..", "", ""},
     {0, 100, 0, 0}},
    {"six players: every other",
     "obenabe",
     {"AKO...", ".AKO..", "..AKO.", "...AKOU", "UT9...", ".UT9.."},
     {0, 20, 0, 50, 0, 20}},
};

MeldScore score(const TableCase& c) {
  std::vector<CardSet> hands;
  for (const char* hand : c.hands) hands.push_back(jass_hand(hand));
  MeldTable table{.leader = Seat::number(c.leader)};
  if (c.joker) table.joker = Seat::number(*c.joker);
  return score_melds(hands, type(c.contract), c.rules, table);
}

TEST(JassMelds, TableByTable) {
  for (const TableCase& c : kTables) EXPECT_EQ(score(c).scored, c.scored) << c.meaning;
}

// Jass 2.9: `worth` and the melds are those of what is shown.
TEST(JassMelds, OfARunShownWhole) {
  const MeldScore whole =
      score({"", "obenabe", {"AKOUT987..6.", ".KOUT98..", "", "..AKOUT987."}, {}});
  EXPECT_EQ(whole.worth, (std::vector{100, 100, 0, 120}));
  EXPECT_EQ(text(whole.melds[0]), "SAKOUT987 100");
  EXPECT_EQ(text(whole.melds[3]), "BAKOUT 100, B987 20");
  EXPECT_EQ(whole.best, Seat::number(1));
  const MeldScore split = score({"", "obenabe", {"AKOUT987...", "", "", ""}, {}});
  EXPECT_EQ(split.worth, (std::vector{120, 0, 0, 0}));
}

TEST(JassMelds, StoeckCountsForItsHolder) {
  const std::vector<const char*> hands{"KO...", ".KO..", "AKOU...", ""};
  const MeldScore shields = score({"", "shields", hands, {}});
  EXPECT_EQ(shields.stoeck, (std::vector{20, 0, 20, 0}));
  EXPECT_EQ(shields.scored, (std::vector{0, 0, 50, 0}));
  EXPECT_EQ(shields.points_of({Seat::number(1), Seat::number(3)}), 90);
  EXPECT_EQ(shields.points_of({Seat::number(2), Seat::number(4)}), 0);
  EXPECT_EQ(score({"", "roses", hands, {}}).stoeck, (std::vector{0, 20, 0, 0}));
  EXPECT_EQ(score({"", "bells", {"K..O.", "..K.", "..O.", ""}, {}}).stoeck, std::vector(4, 0));
  const std::vector<const char*> all_four{"KO...", ".KO..", "..KO.", "...KO"};
  for (const char* without : {"obenabe", "undenufe"}) {
    EXPECT_EQ(score({"", without, all_four, {}}).stoeck, std::vector(4, 0));
  }
  const std::vector<const char*> five{"..KO.", "", "", "", "KO..."};
  EXPECT_EQ(score({"", "shields", five, {}, 1, 5}).stoeck, std::vector(5, 0));
}

TEST(JassMelds, TwoPlayersShowThoseOfEachHandAndForehandsAreFirst) {  // 2.10, 2.14
  const Game& jass = *find_game("jass");
  for (std::uint64_t number = 0; number < 400; ++number) {
    Problem problem{.game = &jass, .deal = numbered_deal(jass.shape(2), /*seed=*/1, number)};
    problem.contract = Contract{};
    problem.leader = Seat::number(2);
    const Task task = jass.tasks(problem).value().front();
    const Seat first = Seat::number(1);
    const Seat second = Seat::number(2);
    const std::vector<CardSet> hands[2] = {
        {task.deal.hand(first), task.deal.hand(second)},
        {task.deal.second_hand(first), task.deal.second_hand(second)}};
    const std::vector<MeldScore> rounds = score_melds(task);
    ASSERT_EQ(rounds.size(), 2U);
    for (std::size_t i = 0; i < 2; ++i) {
      const MeldScore score = score_melds(hands[i], Rules::kTypes.front(), {}, {.leader = first});
      EXPECT_EQ(rounds[i].scored, score.scored) << number;
    }
  }
}

TEST(JassMelds, OptionsByTheirNames) {
  EXPECT_TRUE(meld_rules({}).low_quartets);
  EXPECT_FALSE(meld_rules({}).cross_melds);
  EXPECT_TRUE(meld_rules({}).split_runs);
  EXPECT_FALSE(meld_rules({}).by_cards);
  EXPECT_FALSE(meld_rules({{"low-quartets", "off"}}).low_quartets);
  EXPECT_TRUE(meld_rules({{"cross-melds", "on"}}).cross_melds);
  EXPECT_FALSE(meld_rules({{"split-runs", "off"}}).split_runs);
  EXPECT_TRUE(meld_rules({{"wyz-order", "cards"}}).by_cards);
  EXPECT_FALSE(meld_rules({{"wyz-order", "quartets"}}).by_cards);
}

// ---- Random hands -------------------------------------------------------------------------------

constexpr std::array<MeldRules, 16> all_rules() {
  std::array<MeldRules, 16> all{};
  for (unsigned i = 0; i < all.size(); ++i) {
    all.at(i) = {(i & 1) == 0, (i & 2) != 0, (i & 4) == 0, (i & 8) != 0};
  }
  return all;
}

// Packs of few ranks, beside the whole one, make many runs and quartets.
CardSet ranks_from(Rank lowest, int count) {
  CardSet pack;
  for (int i = 0; i < count; ++i) {
    pack |= CardSet::of_rank(static_cast<Rank>(index(lowest) + i));
  }
  return pack;
}

reference::jass::MeldOptions options_of(const MeldRules& rules, const Type& contract) {
  reference::jass::MeldOptions options{.low_quartets = rules.low_quartets,
                                       .cross_melds = rules.cross_melds,
                                       .split_runs = rules.split_runs,
                                       .cards_before_quartets = rules.by_cards,
                                       .undenufe = contract.name == "undenufe"};
  if (contract.direction == Direction::kTrump) options.trump = contract.trump;
  return options;
}

void expect_as_reference(CardSet hand, const MeldRules& rules, const Type& contract) {
  const reference::jass::MeldOptions options = options_of(rules, contract);
  const std::vector<CardSet> expected = reference::jass::best_melds(hand, options);
  std::vector<CardSet> found;
  int sum = 0;
  for (const Meld& meld : best_division(hand, contract, rules)) {
    found.push_back(meld.cards);
    sum += meld.points;
  }
  ASSERT_EQ(sum, reference::jass::meld_points(expected));
  ASSERT_EQ(worth(hand, rules), sum);
  ASSERT_EQ(found.size(), expected.size());
  // Equal melds, of two plain suits, may be listed either way.
  CardSet all_found;
  CardSet all_expected;
  for (std::size_t i = 0; i < found.size(); ++i) {
    ASSERT_EQ(found[i].size(), expected[i].size());
    all_found |= found[i];
    all_expected |= expected[i];
  }
  ASSERT_EQ(all_found, all_expected);
}

TEST(JassMelds, AgreeWithTheReference) {
  const std::array<CardSet, 4> packs{kPack36, ranks_from(Rank::kSix, 4),
                                     ranks_from(Rank::kEight, 5), ranks_from(Rank::kTen, 5)};
  for (int size : {6, 9, 12}) {
    for (const CardSet& pack : packs) {
      const DealShape shape{.pack = pack, .seats = 2, .hand_size = std::min(size, pack.size() / 2)};
      for (std::uint64_t number = 0; number < 1000; ++number) {
        const CardSet hand = numbered_deal(shape, /*seed=*/1, number).hand(Seat::number(1));
        const MeldRules rules = all_rules().at(number % 16);
        const Type& contract = Rules::kTypes.at(number / 16 % Rules::kTypes.size());
        SCOPED_TRACE(testing::Message() << "hand " << hand.mask() << ", deal " << number);
        expect_as_reference(hand, rules, contract);
        if (HasFatalFailure()) return;
      }
    }
  }
}

// Of a single suit, all there is.
TEST(JassMelds, AgreeWithTheReferenceOnEverySuit) {
  for (std::uint64_t ranks = 0; ranks < 512; ++ranks) {
    for (const Type& contract : Rules::kTypes) {
      for (const MeldRules& rules : all_rules()) {
        expect_as_reference(CardSet::from_mask(ranks << index(Rank::kSix)), rules, contract);
        if (HasFatalFailure()) return;
      }
    }
  }
}

// ---- Random tables ------------------------------------------------------------------------------

// By seat which side he is of; the joker has one of his own, and no cards.
std::vector<int> sides_of(int seats, std::optional<Seat> joker) {
  std::vector<int> sides;
  for (int i = 0, others = 0; i < seats; ++i) {
    const bool alone = seats <= 3;
    const bool is_joker = joker == Seat::from_index(i);
    sides.push_back(alone ? i : is_joker ? 2 : others % 2);
    others += is_joker ? 0 : 1;
  }
  return sides;
}

// A run of eight or nine to every second table, so that it matters who shows one whole.
FixedCards long_run(std::uint64_t number, int seats) {
  FixedCards fixed{};
  if (number % 2 == 0) return fixed;
  for (std::uint64_t i = 0; i < 1 + number / 2 % 2; ++i) {
    const auto seat = (number / 4 + i * (1 + number / 16)) % static_cast<std::uint64_t>(seats);
    if (!fixed[seat].empty()) continue;
    const auto suit = static_cast<Suit>((number + i) % kSuits);
    CardSet run = kPack36 & CardSet::of_suit(suit);
    if (number / 8 % 3 == 0) run -= CardSet{Card(suit, Rank::kAce)};
    if (number / 8 % 3 == 1) run -= CardSet{Card(suit, Rank::kSix)};
    fixed[seat] = run;
  }
  return fixed;
}

// Rules 2.9, 2.10: who scores what, with runs of eight and nine that are shown whole or not.
TEST(JassMelds, OfTablesAgreeWithTheReference) {
  int whole = 0;
  for (const int seats : {4, 3, 2, 6, 5}) {
    const int cards = seats == 5 ? 7 : seats == 2 ? 9 : 36 / seats;
    const DealShape shape{.pack = kPack36, .seats = seats, .hand_size = cards};
    for (std::uint64_t number = 0; number < 3000; ++number) {
      const Deal deal = numbered_deal(shape, /*seed=*/2, number,
                                      cards >= 9 ? long_run(number, seats) : FixedCards{});
      MeldTable table{.leader = Seat::from_index(static_cast<int>(number) % seats)};
      if (seats == 5) table.joker = Seat::from_index(static_cast<int>(number / 5) % seats);
      std::vector<CardSet> hands;
      for (int i = 0; i < seats; ++i) {
        const Seat seat = Seat::from_index(i);
        hands.push_back(seat == table.joker ? CardSet{} : deal.hand(seat));
      }
      const MeldRules rules = all_rules().at(number / 3 % 16);
      const Type& contract = Rules::kTypes.at(number / 48 % Rules::kTypes.size());
      const MeldScore score = score_melds(hands, contract, rules, table);
      ASSERT_EQ(score.scored, scored_melds(hands, sides_of(seats, table.joker), table.leader,
                                           options_of(rules, contract)))
          << seats << " seats, deal 2/" << number << ", leader " << table.leader.number() << ", "
          << contract.name << ": " << testing::PrintToString(score.worth);
      for (std::size_t i = 0; i < hands.size(); ++i) {
        if (score.worth[i] < worth(hands[i], rules)) ++whole;
      }
    }
  }
  EXPECT_GE(whole, 20);
}

}  // namespace matador::jass::melds_test
