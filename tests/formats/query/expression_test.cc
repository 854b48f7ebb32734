// Conditions and keys: what they say of a deal, and that they are read as they are meant.

#include "formats/query/expression.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <fstream>
#include <limits>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "formats/cards/card_style.h"
#include "solver/cards/card_set.h"
#include "solver/cards/seat.h"
#include "solver/deals/numbered.h"
#include "solver/games/registry.h"

namespace matador::formats_expression_test {

using Value = Expression::Value;
constexpr Value kNothing = std::nullopt;

const Game& sjavs() { return *find_game("sjavs"); }
const Game& klorsjavs() { return *find_game("klorsjavs"); }

Case all_pass(const Game& game, int seats, std::uint64_t number) {
  Case deal;
  deal.game = &game;
  deal.seats = seats;
  const Deal dealt = numbered_deal(game.shape(seats), 1, number);
  for (int i = 0; i < seats; ++i) {
    deal.hands[static_cast<std::size_t>(i)] = dealt.hand(Seat::from_index(i));
  }
  return deal;
}

// The facts that the hands do not give differ from number to number.
Case some_case(const Game& game, int seats, std::uint64_t number) {
  Case deal = all_pass(game, seats, number);
  const int turn = static_cast<int>(number);
  deal.contract = Contract{turn % 4};
  deal.trump = static_cast<Suit>(&game == &sjavs() ? turn % 4 : turn / 2 % 4);
  deal.declarer = Seat::from_index(turn % seats);
  deal.leader = Seat::from_index(turn / 3 % seats);
  deal.value = turn % 121;
  return deal;
}

Expression condition(const std::string& text, const Game& game = sjavs(), int seats = 4) {
  const absl::StatusOr<Expression> read = read_condition(text, game, seats);
  EXPECT_TRUE(read.ok()) << read.status().message();
  return read.ok() ? *read : Expression::number(-1);
}

Value value_of(const std::string& text, const Case& deal) {
  return condition(text, *deal.game, deal.seats).evaluate(deal);
}

Value constant(const std::string& text) { return value_of(text, some_case(sjavs(), 4, 0)); }

// ---- Functions, against plain counting of names -------------------------------------------------

const std::vector<std::string> kSuitNames{"clubs", "spades", "hearts", "diamonds"};
const std::vector<std::string> kPermanent{"CQ", "SQ", "CJ", "SJ", "HJ", "DJ"};

using Names = std::vector<std::string>;

Names hand_of(const Case& deal, int seat) {
  Names names;
  for (Card card : deal.hand(Seat::number(seat))) names.push_back(write_card(card, kFrenchCards));
  return names;
}

bool is_in(const std::string& card, const Names& cards) {
  return std::ranges::find(cards, card) != cards.end();
}

std::int64_t common(const Names& hand, const Names& cards) {
  return std::ranges::count_if(hand, [&](const std::string& card) { return is_in(card, cards); });
}

// Those of a printed suit, high to low, without permanent trumps.
Names plain_cards(const std::string& suit, const Game& game) {
  const char letter = static_cast<char>(suit[0] - 'a' + 'A');
  Names cards;
  for (char rank : std::string(&game == &sjavs() ? "AKQT987" : "AKQT")) {
    const std::string card{letter, rank};
    if (!is_in(card, kPermanent)) cards.push_back(card);
  }
  return cards;
}

Names trump_cards(const std::string& suit, const Game& game) {
  Names cards = kPermanent;
  for (const std::string& card : plain_cards(suit, game)) cards.push_back(card);
  return cards;
}

std::int64_t run_from_the_top(const Names& hand, const Names& trumps) {
  std::int64_t length = 0;
  while (length < std::ssize(trumps) && is_in(trumps[static_cast<std::size_t>(length)], hand)) {
    ++length;
  }
  return length;
}

std::int64_t points_of(const Names& hand) {
  std::int64_t points = 0;
  for (const std::string& card : hand) {
    const char rank = card[1];
    points += rank == 'A' ? 11 : rank == 'T' ? 10 : rank == 'K' ? 4 : 0;
    points += rank == 'Q' ? 3 : rank == 'J' ? 2 : 0;
  }
  return points;
}

struct Seated {
  const Game& game;
  int seats;
};

std::vector<Seated> tables() {
  return {{sjavs(), 4}, {sjavs(), 3}, {sjavs(), 2}, {klorsjavs(), 3}};
}

// Calls `check(deal, seat)` for many hands of every game.
template <typename Check>
void for_many_hands(const Check& check) {
  for (const auto& [game, seats] : tables()) {
    for (std::uint64_t number = 0; number < 24; ++number) {
      const Case deal = some_case(game, seats, number);
      for (int seat = 1; seat <= seats; ++seat) check(deal, seat);
    }
  }
}

TEST(Functions, OfASuit) {
  for_many_hands([](const Case& deal, int seat) {
    const Names hand = hand_of(deal, seat);
    for (const std::string& suit : kSuitNames) {
      const Names trumps = trump_cards(suit, *deal.game);
      const std::string arguments = absl::StrCat("(", seat, ", ", suit, ")");
      EXPECT_EQ(value_of("trumps" + arguments, deal), common(hand, trumps));
      EXPECT_EQ(value_of("top" + arguments, deal), run_from_the_top(hand, trumps));
      EXPECT_EQ(value_of("suit" + arguments, deal), common(hand, plain_cards(suit, *deal.game)));
    }
  });
}

TEST(Functions, OfTheTrumpSuit) {
  for_many_hands([](const Case& deal, int seat) {
    const Names hand = hand_of(deal, seat);
    const std::string& suit = kSuitNames[at(*deal.trump)];
    const Names trumps = trump_cards(suit, *deal.game);
    for (const char* arguments : {"(SEAT)", "(SEAT, trump)"}) {
      const std::string text = absl::StrReplaceAll(arguments, {{"SEAT", absl::StrCat(seat)}});
      EXPECT_EQ(value_of("trumps" + text, deal), common(hand, trumps));
      EXPECT_EQ(value_of("top" + text, deal), run_from_the_top(hand, trumps));
    }
    EXPECT_EQ(value_of(absl::StrCat("suit(", seat, ", trump)"), deal),
              common(hand, plain_cards(suit, *deal.game)));
  });
}

TEST(Functions, OfAHandAlone) {
  for_many_hands([](const Case& deal, int seat) {
    const Names hand = hand_of(deal, seat);
    std::int64_t longest = 0;
    for (const std::string& suit : kSuitNames) {
      longest = std::max(longest, common(hand, trump_cards(suit, *deal.game)));
    }
    const std::string argument = absl::StrCat("(", seat, ")");
    EXPECT_EQ(value_of("length" + argument, deal), longest);
    EXPECT_EQ(value_of("permanent" + argument, deal), common(hand, kPermanent));
    EXPECT_EQ(value_of("points" + argument, deal), points_of(hand));
  });
}

TEST(Functions, OfCardsByName) {
  for_many_hands([](const Case& deal, int seat) {
    const Names hand = hand_of(deal, seat);
    for (const Names& cards : {Names{"CQ"}, Names{"DA", "CQ", "HT"}, kPermanent}) {
      const std::string arguments =
          absl::StrCat("(", seat, ", \"", absl::StrJoin(cards, " "), "\")");
      EXPECT_EQ(value_of("count" + arguments, deal), common(hand, cards));
      EXPECT_EQ(value_of("has" + arguments, deal), common(hand, cards) == std::ssize(cards));
    }
    const std::string own = absl::StrJoin(hand, " ");
    EXPECT_EQ(value_of(absl::StrCat("has(", seat, ", '", own, "')"), deal), 1);
  });
}

TEST(Functions, TakeCardsInEverySpelling) {
  const Case deal = some_case(sjavs(), 4, 0);  // 1: .AQJ.A7.AT9
  for (const char* text : {"has(1, \"CT HA\")", "has(1,'cT  ha')", "has(1, \"c10 \u2665A\")",
                           "has( 1 , \"\u2663\uFE0F10 hA \" )"}) {
    EXPECT_EQ(value_of(text, deal), 1) << text;
  }
}

TEST(Functions, TakePlayersByTheirPart) {
  for_many_hands([](const Case& deal, int seat) {
    const auto same = [&](const std::string& part) {
      const std::string number = absl::StrCat(seat);
      for (const std::string text :
           {"trumps(SEAT)", "top(SEAT, hearts)", "length(SEAT)", "count(SEAT, 'CQ SQ CJ')"}) {
        EXPECT_EQ(value_of(absl::StrReplaceAll(text, {{"SEAT", part}}), deal),
                  value_of(absl::StrReplaceAll(text, {{"SEAT", number}}), deal));
      }
    };
    if (seat == 1) same("forehand");
    if (seat == deal.declarer->number()) same("declarer");
    if (seat == deal.leader->number()) same("leader");
  });
}

// ---- Facts --------------------------------------------------------------------------------------

TEST(Facts, AreThoseOfTheDeal) {
  Case deal = some_case(sjavs(), 4, 0);
  deal.declarer = Seat::number(3);
  deal.leader = Seat::number(2);
  deal.contract = Contract{2};
  deal.trump = Suit::kHearts;
  deal.value = -16;
  for (const char* text :
       {"declarer == 3", "leader == 2", "forehand == 1", "trump == hearts", "trump == H",
        "east == 4", "dealer == 4", "contract == hearts", "trump != clubs", "contract != diamonds",
        "value == -16", "declarer == leader + forehand"}) {
    EXPECT_EQ(value_of(text, deal), 1) << text;
  }
}

TEST(Facts, KnowContractsThatAreNoSuits) {
  Case deal = some_case(klorsjavs(), 3, 0);
  deal.contract = Contract{.index = 3, .trump = Suit::kClubs};
  deal.trump = Suit::kClubs;
  EXPECT_EQ(value_of("contract == stroget-tout and trump == clubs", deal), 1);
  EXPECT_EQ(value_of("contract == spil or contract == stryger or contract == tout", deal), 0);
}

TEST(Facts, KnowContractsByAllTheirNames) {
  Case deal = some_case(*find_game("jass"), 4, 0);
  deal.contract = Contract{5};
  for (const char* text : {"contract == undenufe", "contract == Geiss", "contract == Gei\u00DF",
                           "contract == UNDEN", "contract != Oben", "contract != Schilten"}) {
    EXPECT_EQ(value_of(text, deal), 1) << text;
  }
}

TEST(Facts, CountTrumpsThatAreNoSuit) {
  Case deal = all_pass(*find_game("skat"), 3, 0);
  deal.hands[0] = CardSet{Card(Suit::kClubs, Rank::kJack), Card(Suit::kSpades, Rank::kJack),
                          Card(Suit::kDiamonds, Rank::kJack), Card(Suit::kClubs, Rank::kAce)};
  deal.contract = Contract{4};  // grand
  EXPECT_EQ(value_of("trumps(1)", deal), 3);
  EXPECT_EQ(value_of("top(1)", deal), 2);
  EXPECT_EQ(value_of("suit(1, trump)", deal), kNothing);
  deal.contract = Contract{5};  // null
  EXPECT_EQ(value_of("trumps(1)", deal), kNothing);
}

TEST(Facts, MayBeAbsent) {
  const Case deal = all_pass(sjavs(), 4, 0);
  for (const char* text :
       {"declarer", "leader", "value", "trumps(declarer)", "trumps(1)", "trumps(1, trump)",
        "top(2)", "top(leader, clubs)", "suit(1, trump)", "length(declarer)", "points(leader)",
        "permanent(declarer)", "has(declarer, 'CQ')", "count(leader, 'CQ')", "value + 1",
        "1 - value", "0 * value", "-value"}) {
    EXPECT_EQ(value_of(text, deal), kNothing) << text;
    EXPECT_FALSE(condition(text).holds(deal)) << text;
  }
  for (const char* text :
       {"value == value", "value != 1", "value < 1", "value <= 1", "value > 1", "1 >= value",
        "trump == clubs", "trump != clubs", "contract == clubs", "has(declarer, 'CQ') and 1"}) {
    EXPECT_EQ(value_of(text, deal), 0) << text;
  }
  for (const char* text : {"not value", "not value == 1", "value or 1", "forehand == 1"}) {
    EXPECT_EQ(value_of(text, deal), 1) << text;
  }
}

// ---- Operators ----------------------------------------------------------------------------------

TEST(Operators, BindAsUsual) {
  const std::vector<std::pair<std::string, std::int64_t>> cases{{"1 + 2 * 3", 7},
                                                                {"2 * 3 + 1", 7},
                                                                {"(1 + 2) * 3", 9},
                                                                {"10 - 4 - 3", 3},
                                                                {"10 - (4 - 3)", 9},
                                                                {"10 - 4 + 3", 9},
                                                                {"-2 * 3", -6},
                                                                {"2 - -3", 5},
                                                                {"2*-3", -6},
                                                                {"-(1 + 2)", -3},
                                                                {"1 + 1 == 2", 1},
                                                                {"3 > 2 + 1", 0},
                                                                {"not 1 == 2", 1},
                                                                {"not 1", 0},
                                                                {"not 0 and 0", 0},
                                                                {"not (0 and 0)", 1},
                                                                {"1 or 0 and 0", 1},
                                                                {"(1 or 0) and 0", 0},
                                                                {"0 and 0 or 1", 1},
                                                                {"1 and not 0", 1},
                                                                {"not 0 == 0 or 1", 1},
                                                                {"2 and 3", 1},
                                                                {"5 or 0", 1},
                                                                {"not 7", 0},
                                                                {"(1 < 2) == (2 < 3)", 1},
                                                                {"(1 < 2) + (2 < 3)", 2},
                                                                {"((((7))))", 7},
                                                                {"  1+\t1\n", 2},
                                                                {"1 and(1)or(0)", 1},
                                                                {"not(0)", 1}};
  for (const auto& [text, value] : cases) EXPECT_EQ(constant(text), value) << text;
}

TEST(Operators, Compare) {
  for (const auto& [op, less, equal, more] :
       std::vector<std::tuple<std::string, int, int, int>>{{"==", 0, 1, 0},
                                                           {"!=", 1, 0, 1},
                                                           {"<", 1, 0, 0},
                                                           {"<=", 1, 1, 0},
                                                           {">", 0, 0, 1},
                                                           {">=", 0, 1, 1}}) {
    EXPECT_EQ(constant("1" + op + "2"), less) << op;
    EXPECT_EQ(constant("2 " + op + " 2"), equal) << op;
    EXPECT_EQ(constant("2 " + op + "1"), more) << op;
  }
}

TEST(Operators, StayWithinBounds) {
  EXPECT_EQ(constant("1000000000"), Expression::kLargest);
  EXPECT_EQ(constant("1000000000 + 1"), Expression::kLargest);
  EXPECT_EQ(constant("-1000000000 - 1000000000 - 1"), -Expression::kLargest);
  EXPECT_EQ(constant("1000000000 * 1000000000 * 1000000000"), Expression::kLargest);
  EXPECT_EQ(constant("-1000000000 * 1000000000 + 1"), 1 - Expression::kLargest);
  Case deal = some_case(sjavs(), 4, 0);
  deal.value = std::numeric_limits<int>::min();
  EXPECT_EQ(value_of("value * value - value", deal), Expression::kLargest);
}

TEST(Expressions, SayWhatTheyNeed) {
  const std::vector<std::pair<std::string, Needs>> cases{
      {"1 + 2 == 3", Needs::kNothing},
      {"length(1) >= 5 and has(forehand, 'CQ')", Needs::kAllHands},
      {"length(1) > length(2)", Needs::kAllHands},
      {"not points(4)", Needs::kAllHands},
      {"trumps(1)", Needs::kContract},
      {"1 or trump == clubs", Needs::kContract},
      {"contract == clubs", Needs::kContract},
      {"points(declarer) + points(2)", Needs::kContract},
      {"leader", Needs::kContract},
      {"trumps(declarer) - 1 < -value", Needs::kValue}};
  for (const auto& [text, needs] : cases) EXPECT_EQ(condition(text).needs(), needs) << text;
}

// ---- Keys ---------------------------------------------------------------------------------------

TEST(Keys, AreNamedAsTheyAreWritten) {
  const std::vector<Key> keys =
      read_keys(" length( declarer ),\ttrump,has(1,  'CQ  SQ') ", sjavs(), 4).value();
  ASSERT_EQ(keys.size(), 3);
  EXPECT_EQ(keys[0].column.name, "length( declarer )");
  EXPECT_EQ(keys[1].column.name, "trump");
  EXPECT_EQ(keys[2].column.name, "has(1, 'CQ SQ')");
}

TEST(Keys, WriteTheirValues) {
  Case deal = some_case(klorsjavs(), 3, 0);
  deal.contract = Contract{.index = 3, .trump = Suit::kHearts};
  deal.trump = Suit::kHearts;
  const Case passed = all_pass(klorsjavs(), 3, 0);
  Names written;
  const std::vector<Key> keys =
      read_keys("value - 20, trump, contract, spil, length(declarer) < 99", klorsjavs(), 3).value();
  for (const Key& key : keys) {
    written.push_back(key.column.text(key.expression.evaluate(deal)));
    written.push_back(key.column.text(key.expression.evaluate(passed)));
  }
  EXPECT_EQ(written,
            (Names{"-20", "-", "hearts", "-", "stroget-tout", "-", "spil", "spil", "yes", "no"}));
}

TEST(Keys, ThatAreConditionsAreTruths) {
  for (const char* text :
       {"value < 0", "value == 1", "trump != clubs", "has(1, 'CQ')", "value and 2",
        "value or value", "not value", "(value >= 3)", "((not 1))"}) {
    EXPECT_TRUE(read_keys(text, sjavs(), 4)->front().column.truth) << text;
  }
  for (const char* text : {"value", "1", "has(1, 'CQ') + 1", "1 * (value < 0)", "-has(1, 'CQ')",
                           "(value < 3) - 0", "count(1, 'CQ')", "trump", "declarer", "contract"}) {
    EXPECT_FALSE(read_keys(text, sjavs(), 4)->front().column.truth) << text;
  }
  const Column column = read_keys("has(declarer, 'CQ')", sjavs(), 4)->front().column;
  EXPECT_EQ(column.text(0), "no");
  EXPECT_EQ(column.text(1), "yes");
  EXPECT_EQ(column.text({}), "-");
}

TEST(Keys, OfSjavsCallTheContractByItsSuit) {
  const std::vector<Key> keys = read_keys("contract", sjavs(), 4).value();
  for (int index = 0; index < 4; ++index) {
    Case deal = some_case(sjavs(), 4, 0);
    deal.contract = Contract{index};
    EXPECT_EQ(keys[0].column.text(keys[0].expression.evaluate(deal)),
              kSuitNames[static_cast<std::size_t>(index)]);
  }
}

// ---- Any expression, against a second evaluator -------------------------------------------------

// An expression as the second evaluator has it: a sign above its operands, or a leaf.
struct Tree {
  std::string sign;
  std::vector<Tree> below;
  Value leaf;
};

// How tightly a sign binds; a leaf most.
int tightness(const Tree& tree) {
  if (tree.below.empty()) return 8;
  if (tree.sign == "or") return 1;
  if (tree.sign == "and") return 2;
  if (tree.sign == "not") return 3;
  if (tree.sign == "*" || tree.sign[0] == '/') return 6;
  if (tree.below.size() == 1) return 7;
  return tree.sign == "+" || tree.sign == "-" ? 5 : 4;
}

std::string written(const Tree& tree, int least = 0) {
  const int own = tightness(tree);
  std::string text = tree.sign;
  if (tree.below.size() == 1) {
    text = absl::StrCat(tree.sign, " ", written(tree.below[0], own + 1));
  } else if (tree.below.size() == 2) {
    const bool compares = own == 4;
    text = absl::StrCat(written(tree.below[0], compares ? own + 1 : own), " ", tree.sign, " ",
                        written(tree.below[1], own + 1));
  }
  return own < least ? absl::StrCat("(", text, ")") : text;
}

bool is_true(Value value) { return value && *value != 0; }

Value second_opinion(const Tree& tree) {
  if (tree.below.empty()) return tree.leaf;
  const Value a = second_opinion(tree.below.front());
  const Value b = second_opinion(tree.below.back());
  if (tree.sign == "not") return !is_true(a);
  if (tree.sign == "and") return is_true(a) && is_true(b);
  if (tree.sign == "or") return is_true(a) || is_true(b);
  const bool divides = tree.sign[0] == '/';
  const bool calculates = tree.sign == "+" || tree.sign == "-" || tree.sign == "*" || divides;
  if (!a || !b) return calculates ? kNothing : 0;
  if (divides) {
    if (*b == 0) return kNothing;
    const double quotient = static_cast<double>(*a) / static_cast<double>(*b);
    return static_cast<std::int64_t>(tree.sign == "/" ? std::round(quotient)
                                                      : std::floor(quotient));
  }
  if (calculates) {
    double result = static_cast<double>(*a) * static_cast<double>(*b);
    if (tree.sign == "+") result = static_cast<double>(*a + *b);
    if (tree.sign == "-") result = static_cast<double>(tree.below.size() == 1 ? -*a : *a - *b);
    return static_cast<std::int64_t>(std::min(1e9, std::max(-1e9, result)));
  }
  if (tree.sign[0] == '<') return *a < *b || (tree.sign == "<=" && *a == *b);
  if (tree.sign[0] == '>') return *a > *b || (tree.sign == ">=" && *a == *b);
  return (*a == *b) == (tree.sign == "==");
}

// What is read never divides by what is 0 of every deal.
bool divides_by_zero(const Tree& tree) {
  if (tree.sign[0] == '/' && !tree.below.empty() && !is_true(second_opinion(tree.below.back()))) {
    return true;
  }
  return std::ranges::any_of(tree.below, divides_by_zero);
}

Tree any_leaf(const Case& deal) {
  switch (*rc::gen::inRange(0, 5)) {
    case 0:
      return {"value", {}, deal.value};
    case 1:
      return {"declarer", {}, deal.declarer ? Value(deal.declarer->number()) : kNothing};
    case 2:
      return {"points(3)", {}, points_of(hand_of(deal, 3))};
    default:
      const auto number = *rc::gen::inRange(0, 8) == 0 ? 1'000'000'000 : *rc::gen::inRange(0, 4);
      return {absl::StrCat(number), {}, number};
  }
}

Tree any_tree(const Case& deal, int height) {
  if (height == 0 || *rc::gen::inRange(0, 6) == 0) return any_leaf(deal);
  Tree tree{.sign = *rc::gen::element<std::string>("or", "and", "not", "==", "!=", "<", "<=", ">",
                                                   ">=", "+", "-", "*", "/", "//"),
            .below = {any_tree(deal, height - 1)},
            .leaf = {}};
  const bool one = tree.sign == "not" || (tree.sign == "-" && *rc::gen::inRange(0, 3) == 0);
  if (!one) tree.below.push_back(any_tree(deal, height - 1));
  return tree;
}

RC_GTEST_PROP(Expressions, AreReadAsTheyAreMeant, (bool passed)) {
  const auto number = *rc::gen::inRange<std::uint64_t>(0, 1000);
  const Case deal = passed ? all_pass(sjavs(), 4, number) : some_case(sjavs(), 4, number);
  for (int i = 0; i < 60; ++i) {
    const int height = 1 + i % 5;
    const Tree tree = *rc::gen::resize(
        rc::kNominalSize, rc::gen::exec([&deal, height] { return any_tree(deal, height); }));
    const std::string text = written(tree);
    const absl::StatusOr<Expression> read = read_condition(text, sjavs(), 4);
    if (!read.ok() && divides_by_zero(tree)) continue;
    if (!read.ok()) RC_FAIL(std::string(read.status().message()));
    if (read->evaluate(deal) != second_opinion(tree)) RC_FAIL(text);
    if (!read->holds(deal)) continue;
    // What is true of the deal is possible with less of it known.
    for (const Needs needs : {Needs::kNothing, Needs::kAllHands, Needs::kContract}) {
      if (!read->can_hold({.deal = &deal, .needs = needs, .value = {0, 120}})) RC_FAIL(text);
    }
    if (!read->can_hold({.value = {0, 120}})) RC_FAIL(text);
    const SeatSet seen{Seat::number(1 + i % 4)};
    const CardSet cards = deal.hand(Seat::number(1)) | CardSet::of_suit(Suit::kClubs);
    Case part = deal;
    for (Seat seat : all_seats(4)) {
      if (!seen.contains(seat)) part.hands[at(seat)] = deal.hand(seat) & cards;
    }
    if (!read->can_hold({.deal = &part, .value = {0, 120}, .hands = seen, .cards = cards})) {
      RC_FAIL(text);
    }
  }
}

// ---- What can never be true ---------------------------------------------------------------------

TEST(Expressions, KnowWhatCanNeverBeTrue) {
  const auto possible = [](const std::string& text) {
    return condition(text).can_hold({.value = {0, 120}});
  };
  for (const char* text :
       {"length(1) > 13", "value > 120", "value // 10 > 12", "value * 2 < 0",
        "value > 60 and trumps(1, hearts) > 13", "not 1 == 2 and 0",
        "permanent(1) + permanent(2) > 12", "bin(value, 50) == 150", "not 1 == 1",
        "-(2 - 2) and value", "has(1, \"CQ\") > 1 or count(2, \"CQ SQ\") >= 3"}) {
    EXPECT_FALSE(possible(text)) << text;
  }
  for (const char* text : {"length(1) > 12", "value == 120", "value // 10 == 12", "value - 121 < 0",
                           "1 // (value - 60) == 99", "not value", "-value == -120"}) {
    EXPECT_TRUE(possible(text)) << text;
  }
  Case deal = some_case(sjavs(), 4, 3);
  deal.declarer = Seat::number(2);
  const Known known{.deal = &deal, .needs = Needs::kContract, .value = {0, 120}};
  EXPECT_FALSE(condition("declarer == 1 and value > 60").can_hold(known));
  EXPECT_TRUE(condition("declarer == 2 and value > 60").can_hold(known));
  EXPECT_FALSE(condition("declarer == 2 and value > 120").can_hold(known));
}

TEST(Expressions, KnowWhatTheKnownCardsRuleOut) {
  Case deal{.game = &sjavs(), .seats = 4};
  const CardSet first = read_hand("AKT.A9.J.KT", card_style(sjavs()), kPack32).value();
  deal.hands[0] = first;
  const Known known{.deal = &deal, .value = {0, 120}, .hands = {Seat::number(1)}, .cards = first};
  const auto fault = [&](const std::string& text) {
    return std::string(check_possible(text, sjavs(), 4, known).message());
  };
  for (const char* text : {"length(1) == 4", "count(2, 'SA SQ') == 2", "not has(2, 'SA')",
                           "length(1) > 4 or length(2) > 4", "length(forehand) == 8"}) {
    EXPECT_EQ(fault(text), "") << text;
  }
  for (const auto& [text, values] : std::vector<std::pair<std::string, std::string>>{
           {"length(1) > 4 and length(2) > 1", "length(1) is 4"},
           {"not length(1) == 4", "length(1) is 4"},
           {"has(2, 'SA') or count(1, 'SA DJ') < 2",
            "has(2, 'SA') is no, count(1, 'SA DJ') is 2"}}) {
    EXPECT_EQ(fault(text), "the condition can never be true: " + values);
  }
  EXPECT_EQ(fault("1 == 2"), "the condition can never be true");
}

TEST(Operators, DivideAndMakeBins) {
  for (const auto& [text, value] :
       std::vector<std::pair<std::string, Value>>{{"7 // 2", 3},
                                                  {"-7 // 2", -4},
                                                  {"7 // -2", -4},
                                                  {"-7 // -2", 3},
                                                  {"7 / 2", 4},
                                                  {"-7 / 2", -4},
                                                  {"5 / 3", 2},
                                                  {"4 / 3", 1},
                                                  {"-4 / -3", 1},
                                                  {"1 // (length(1) - length(1))", kNothing},
                                                  {"1 / (length(1) - length(1))", kNothing},
                                                  {"12 / 3 * 2", 8},
                                                  {"8 // 3 // 2", 1},
                                                  {"bin(37, 10)", 30},
                                                  {"bin(-1, 10)", -10},
                                                  {"bin(2 + 3, 4) + 1", 5}}) {
    EXPECT_EQ(constant(text), value) << text;
  }
  const std::vector<Key> keys = read_keys("bin(value, 10), bin(value, 10) + 0", sjavs(), 4).value();
  EXPECT_EQ(keys[0].column.text(30), "30 to 39");
  EXPECT_EQ(keys[1].column.text(30), "30");
}

// ---- The manual ---------------------------------------------------------------------------------

// The deal as it is played after the forced auction, under the first suit that may be named.
Case played_case(std::uint64_t number) {
  Case deal = all_pass(sjavs(), 4, number);
  const Problem problem{.game = &sjavs(), .deal = numbered_deal(sjavs().shape(4), 1, number)};
  const std::vector<Task> tasks = sjavs().tasks(problem).value();
  if (tasks.empty()) return deal;
  deal.contract = tasks.front().contract;
  deal.trump = static_cast<Suit>(deal.contract->index);
  deal.declarer = tasks.front().declarer;
  deal.leader = tasks.front().leader;
  return deal;
}

// Of the examples, lines "| `CONDITION` | COUNT | ...", each must hold for so many deals: first
// those of Sjavs, and after the word of it those of bridge, where only the hands are known.
TEST(Manual, CountsItsExamplesRight) {
  std::ifstream manual(MATADOR_SOURCE_DIR "/formats/conditions.md");
  std::vector<Case> sjavs_deals;
  std::vector<Case> bridge_deals;
  for (std::uint64_t number = 0; number < 1000; ++number) {
    sjavs_deals.push_back(played_case(number));
    bridge_deals.push_back(all_pass(*find_game("bridge"), 4, number));
  }
  const std::vector<Case>* deals = &sjavs_deals;
  int examples = 0;
  for (std::string line; std::getline(manual, line);) {
    if (line.starts_with("In bridge nobody has bid")) deals = &bridge_deals;
    const Names cells = absl::StrSplit(line, absl::ByString(" | "));
    int count = 0;
    if (cells.size() != 3 || !absl::SimpleAtoi(cells[1], &count)) continue;
    ++examples;
    const std::string text(absl::StripSuffix(absl::StripPrefix(cells[0], "| `"), "`"));
    const Expression example = condition(text, *deals->front().game);
    EXPECT_EQ(std::ranges::count_if(*deals, [&](const Case& deal) { return example.holds(deal); }),
              count)
        << text;
  }
  EXPECT_EQ(examples, 9);
}

}  // namespace matador::formats_expression_test
