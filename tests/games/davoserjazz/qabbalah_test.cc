// Qabbalah: its rules, positions solved by hand, and the solver against the slow one on every
// position of many endings; some are of whole deals that were played at random, others were laid
// out at random, with hands of any size and any twos left out.

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

#include "solver/cards/card_set.h"
#include "solver/deals/numbered.h"
#include "solver/games/davoserjazz/qabbalah/layouts.h"
#include "solver/games/davoserjazz/qabbalah/solver.h"
#include "solver/stop.h"
#include "tests/games/davoserjazz/reference_qabbalah.h"
#include "tests/support/dice.h"
#include "tests/support/names.h"

namespace matador::davoserjazz::qabbalah::qabbalah_test {

using reference::qabbalah::Oracle;
using reference::qabbalah::Worth;
using ReferencePosition = reference::qabbalah::Position;

constexpr std::uint64_t kSeed = 2026;
constexpr int kFewest = 3;  // players
constexpr Question kQuestions[] = {Question::kPenalty, Question::kPlace, Question::kMaxN};
constexpr Suit kOutOfThePack[] = {Suit::kDiamonds, Suit::kHearts, Suit::kSpades, Suit::kClubs};

// Davoserjazz 4.1.
DealShape shape(int players) {
  CardSet pack = kPack52;
  for (int i = 0; i < kCards % players; ++i) pack -= CardSet{Card(kOutOfThePack[i], Rank::kTwo)};
  return {.pack = pack, .seats = players, .hand_size = kCards / players};
}

CardSet set_of(std::string_view names) {
  CardSet set;
  for (Card each : cards(names)) set |= CardSet{each};
  return set;
}

// A position in which these are the hands, and all other cards lie on the piles or were left out.
Position position_with(const std::vector<std::string_view>& hands, std::string_view left_out = "") {
  Position position;
  position.seats = static_cast<int>(hands.size());
  position.piles = kPack52 - set_of(left_out);
  for (std::size_t i = 0; i < hands.size(); ++i) {
    position.hands[i] = set_of(hands[i]);
    position.piles -= position.hands[i];
  }
  return position;
}

std::vector<std::string> names(const std::vector<Move>& moves) {
  std::vector<std::string> names;
  names.reserve(moves.size());
  for (Move move : moves) names.push_back(to_string(move));
  return names;
}

std::vector<std::string> names(const std::vector<MoveValues>& moves) {
  std::vector<std::string> names;
  names.reserve(moves.size());
  for (const MoveValues& each : moves) names.push_back(to_string(each.move));
  return names;
}

std::vector<int> by_seat(const BySeat& values, int seats) {
  return {values.begin(), values.begin() + seats};
}

Move move_of(std::string_view name) {
  if (name == "pass") return Move::pass();
  return name[0] == '+' ? Move::bring_in(card(name.substr(1))) : Move(card(name));
}

// What is wrong with a move; empty where nothing is.
std::string refusal(Position position, std::string_view name) {
  return std::string(play(position, move_of(name)).message());
}

Position after_all(Position position, const std::vector<std::string_view>& moves) {
  for (std::string_view move : moves) {
    EXPECT_EQ(refusal(position, move), "");
    position = after(position, move_of(move));
  }
  return position;
}

using Names = std::vector<std::string>;
using Values = std::vector<int>;

// ---- The rules ----------------------------------------------------------------------------------

TEST(QabbalahRules, APileIsBegunByItsSevenAndGrowsToKingAndAce) {
  EXPECT_EQ(fitting({}), CardSet::of_rank(Rank::kSeven));
  EXPECT_EQ(fitting(set_of("C7 H7 H8 H6 S7")), set_of("C6 C8 S6 S8 H5 H9 D7"));
  EXPECT_EQ(fitting(set_of("C7 C8 C9 CT CJ CQ CK C6 C5 C4 C3 C2")) & CardSet::of_suit(Suit::kClubs),
            set_of("CA"));
  EXPECT_EQ(fitting(kPack52), CardSet{});
}

TEST(QabbalahRules, WhoCanPlayMustAndWhoCannotPasses) {
  const Position position = position_with({"CK DQ", "DK", "SA"});
  EXPECT_EQ(names(moves(position)), (Names{"CK", "DQ"}));
  EXPECT_EQ(refusal(position, "pass"), "seat 1 passes, who can play CK");
  EXPECT_EQ(refusal(position, "DK"), "DK is played by seat 1, who does not hold it");
  EXPECT_EQ(refusal(position, "SQ"), "SQ is played by seat 1, which lies on its pile already");

  const Position next = after_all(position, {"CK"});
  EXPECT_EQ(names(moves(next)), Names{"pass"});
  EXPECT_EQ(refusal(next, "DK"), "DK is played by seat 2, where it does not fit");
  EXPECT_EQ(after_all(next, {"pass"}).passes, (BySeat{0, 1}));
}

TEST(QabbalahRules, WhoIsOutIsPassedOverAndPlayEndsWithTheLastCard) {
  const Position end =
      after_all(position_with({"CK DQ", "DK", "SA"}), {"CK", "pass", "SA", "DQ", "DK"});
  EXPECT_TRUE(is_over(end));
  EXPECT_TRUE(moves(end).empty());
  EXPECT_EQ(end.places, (BySeat{2, 3, 1}));
  EXPECT_EQ(end.passes, (BySeat{0, 1, 0}));
  EXPECT_EQ(refusal(end, "pass"), "pass comes after the end of the hand");
}

TEST(QabbalahRules, CardsLeftOutAreBroughtInBeforeATurn) {
  const Position position = position_with({"HA", "DA CK", "S3"}, "D2 H2 S2");
  EXPECT_EQ(left_out(position), set_of("D2 H2 S2"));
  // Those of others too, those that fit alone, and nobody has to.
  EXPECT_EQ(names(moves(position)), (Names{"+H2", "+D2", "pass"}));
  EXPECT_EQ(refusal(position, "+S2"), "S2 is brought in by seat 1, where it does not fit");
  EXPECT_EQ(refusal(position, "+C2"), "C2 is brought in by seat 1, which lies on its pile already");
  EXPECT_EQ(refusal(position, "+DA"),
            "DA is brought in by seat 1, which was not left out of the pack");
  // It is no turn, and who then can play must.
  EXPECT_EQ(names(moves(after_all(position, {"+D2"}))), (Names{"+H2", "pass"}));
  EXPECT_EQ(names(moves(after_all(position, {"+D2", "+H2"}))), Names{"HA"});
  // Who can play may bring one in as well.
  EXPECT_EQ(names(moves(after_all(position, {"pass"}))), (Names{"CK", "+H2", "+D2"}));
}

// The ace is low in play and high in listings.
TEST(QabbalahRules, MovesAreInListingOrder) {
  EXPECT_EQ(names(moves(position_with({"CA CK H3 D3", "H2 D2", "HA DA"}))),
            (Names{"CK", "CA", "H3", "D3"}));
}

// ---- Solved by hand -----------------------------------------------------------------------------

// If seat 1 plays CK, seat 2 has to wait for DQ and goes out last. If he plays DQ, seat 2 is out
// first, then seat 3, then he himself.
TEST(QabbalahByHand, ToKeepACardBack) {
  const Position position = position_with({"CK DQ", "DK", "SA"});
  Solver solver = Solver::explore(position).value();
  EXPECT_EQ(by_seat(solver.values(Question::kPenalty, position), 3), (Values{0, 10, 0}));
  EXPECT_EQ(by_seat(solver.values(Question::kPlace, position), 3), (Values{2, 3, 2}));
  // Neither costs him anything, so that he takes the first.
  EXPECT_EQ(by_seat(solver.values(Question::kMaxN, position), 3), (Values{0, 10, 0}));
  EXPECT_EQ(names(solver.line(Question::kMaxN, position, Seat::number(1))),
            (Names{"CK", "pass", "SA", "DQ", "DK"}));
  EXPECT_EQ(names(solver.line(Question::kPenalty, position, Seat::number(2))),
            (Names{"CK", "pass", "SA", "DQ", "DK"}));

  const std::vector<MoveValues> moves = solver.moves(Question::kPlace, position);
  EXPECT_EQ(names(moves), (Names{"CK", "DQ"}));
  EXPECT_EQ(by_seat(moves[0].values, 3), (Values{2, 3, 1}));
  EXPECT_EQ(by_seat(moves[1].values, 3), (Values{3, 1, 2}));
}

// All wait for twos. Nobody can be held up: each brings in his own.
TEST(QabbalahByHand, AllWaitForTwos) {
  const Position position = position_with({"DA", "HA", "SA"}, "D2 H2 S2");
  Solver solver = Solver::explore(position).value();
  EXPECT_EQ(by_seat(solver.values(Question::kPenalty, position), 3), (Values{0, 0, 0}));
  EXPECT_EQ(by_seat(solver.values(Question::kPlace, position), 3), (Values{1, 2, 3}));
  EXPECT_EQ(by_seat(solver.values(Question::kMaxN, position), 3), (Values{0, 0, 0}));

  const std::vector<MoveValues> penalties = solver.moves(Question::kPenalty, position);
  EXPECT_EQ(names(penalties), (Names{"+S2", "+H2", "+D2", "pass"}));
  EXPECT_EQ(penalties[2].values[0], 0);
  EXPECT_EQ(penalties[3].values[0], 10);
  // Who passes lets the two others go out before him.
  EXPECT_EQ(solver.moves(Question::kPlace, position)[3].values[0], 3);
  EXPECT_EQ(names(solver.line(Question::kPlace, position, Seat::number(1))),
            (Names{"+S2", "+H2", "+D2", "DA", "HA", "SA"}));
}

// Of equally good moves the first: D2 stands before DK, so that seat 1 brings it in, which is of no
// use to him. Then he waits for seat 3.
TEST(QabbalahByHand, ToWait) {
  const Position position = position_with({"HA DK", "DA", "H6 H5 H4 H3 H2"}, "D2");
  Solver solver = Solver::explore(position).value();
  EXPECT_EQ(by_seat(solver.values(Question::kPenalty, position), 3), (Values{40, 0, 0}));
  EXPECT_EQ(most_penalty(position, Seat::number(1)), 60);
  EXPECT_EQ(names(solver.line(Question::kPenalty, position, Seat::number(1))),
            (Names{"+D2", "DK", "DA", "H6", "pass", "H5", "pass", "H4", "pass", "H3", "pass", "H2",
                   "HA"}));
}

// What has been is counted in.
TEST(QabbalahByHand, ValuesAreOfTheWholeHand) {
  const Position position = position_with({"CK DQ", "DK", "SA"});
  Solver solver = Solver::explore(position).value();
  const Position later = after_all(position, {"CK", "pass", "SA"});
  EXPECT_EQ(by_seat(solver.values(Question::kPenalty, later), 3), (Values{0, 10, 0}));
  EXPECT_EQ(by_seat(solver.values(Question::kPlace, later), 3), (Values{2, 3, 1}));
  const Position end = after_all(later, {"DQ", "DK"});
  EXPECT_EQ(by_seat(solver.values(Question::kPlace, end), 3), (Values{2, 3, 1}));
  EXPECT_EQ(by_seat(solver.values(Question::kPenalty, end), 3), (Values{0, 10, 0}));
  EXPECT_TRUE(solver.moves(Question::kPenalty, end).empty());
}

TEST(QabbalahByHand, ALimitIsKept) {
  const Position position = position_with({"CK DQ", "DK", "SA"});
  const std::uint64_t positions = Solver::explore(position).value().positions();
  EXPECT_TRUE(Solver::explore(position, positions).ok());
  EXPECT_EQ(Solver::explore(position, positions - 1).status().code(),
            absl::StatusCode::kResourceExhausted);
}

// Of a whole deal no position is found once the time is up.
TEST(QabbalahByHand, AStopEndsTheFindingOfPositions) {
  const Layouts layouts(start(numbered_deal(shape(4), kSeed, 0)));
  Interrupt interrupt;
  const Stop stop(&interrupt);
  const Reached all(layouts, 4, Seat::number(1), /*limit=*/0, &stop);
  EXPECT_TRUE(all.complete());
  EXPECT_GT(all.size(), 100'000U);
  interrupt.set();
  const Reached none(layouts, 4, Seat::number(1), /*limit=*/0, &stop);
  EXPECT_FALSE(none.complete());
  EXPECT_EQ(none.size(), 0U);
}

TEST(QabbalahByHand, OnlyTwosAreLeftOut) {
  EXPECT_EQ(Solver::explore(position_with({"CK", "DK", "SA"}, "D2 S3 S2")).status().message(),
            "S3 was left out of the pack, only twos can be");
}

// ---- Endings against the reference --------------------------------------------------------------

ReferencePosition reference_of(const Position& position) {
  ReferencePosition same{.hands = {}, .lying = position.piles, .mover = 0};
  same.hands.assign(position.hands.begin(), position.hands.begin() + position.seats);
  same.mover = at(position.to_play);
  return same;
}

Position library_of(const ReferencePosition& position) {
  Position same;
  same.seats = static_cast<int>(position.hands.size());
  std::copy(position.hands.begin(), position.hands.end(), same.hands.begin());
  same.piles = position.lying;
  same.to_play = Seat::from_index(static_cast<int>(position.mover));
  return same;
}

// Everything at one position.
void compare_values(Solver& solver, Question question, const Oracle& oracle) {
  for (const ReferencePosition& reference : oracle.positions()) {
    const Position position = library_of(reference);
    const Worth& worth = oracle.worth(reference);
    Values values = by_seat(solver.values(question, position), position.seats);
    if (question == Question::kPenalty) {
      ASSERT_EQ(values, worth.penalties);
    } else if (question == Question::kMaxN) {
      ASSERT_EQ(values, worth.max_n);
    } else {
      for (std::size_t seat = 0; seat < values.size(); ++seat) {
        if (reference.hands[seat].empty()) continue;
        ASSERT_EQ(values[seat], worth.places[seat]);
      }
    }
  }
}

int number_out(const ReferencePosition& position) {
  return reference::qabbalah::players_out(position);
}

// What a seat has after a move, from the penalties and places so far.
int value_after(Question question, const Oracle& oracle, const ReferencePosition& before,
                const reference::qabbalah::Move& move, std::size_t seat) {
  const Worth& worth = oracle.worth(move.after);
  const int penalty = seat == before.mover ? move.penalty : 0;
  if (question == Question::kPenalty) return penalty + worth.penalties[seat];
  if (question == Question::kMaxN) return penalty + worth.max_n[seat];
  return move.after.hands[seat].empty() ? number_out(move.after) : worth.places[seat];
}

// The moves, what they are worth, and lines of play.
void compare_moves(Solver& solver, Question question, const Oracle& oracle, std::size_t player) {
  ReferencePosition at = oracle.positions().front();
  Names line;
  while (number_out(at) < static_cast<int>(at.hands.size())) {
    const std::vector<reference::qabbalah::Move> moves = reference::qabbalah::moves(at);
    const std::vector<MoveValues> found = solver.moves(question, library_of(at));
    const std::size_t whose = question == Question::kMaxN ? at.mover : player;
    ASSERT_EQ(found.size(), moves.size());
    std::size_t best = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      ASSERT_EQ(to_string(found[i].move), moves[i].name);
      const auto value = [&](std::size_t move) {
        return value_after(question, oracle, at, moves[move], whose);
      };
      if (at.hands[whose].empty()) continue;
      ASSERT_EQ(found[i].values[whose], value(i));
      if (whose == at.mover ? value(i) < value(best) : value(i) > value(best)) best = i;
    }
    line.push_back(moves[best].name);
    at = moves[best].after;
  }
  const Position start = library_of(oracle.positions().front());
  ASSERT_EQ(names(solver.line(question, start, Seat::from_index(static_cast<int>(player)))), line);
}

void compare(const Position& position) {
  const Oracle oracle(reference_of(position));
  Solver solver = Solver::explore(position).value();
  for (Question question : kQuestions) {
    ASSERT_NO_FATAL_FAILURE(compare_values(solver, question, oracle));
    for (int player = 0; player < position.seats; ++player) {
      ASSERT_NO_FATAL_FAILURE(
          compare_moves(solver, question, oracle, static_cast<std::size_t>(player)));
    }
  }
}

// ---- Random endings -----------------------------------------------------------------------------

std::string hands_text(const Position& position) {
  std::string text = "1:";
  for (int i = 0; i < position.seats; ++i) {
    for (Suit suit : {Suit::kSpades, Suit::kHearts, Suit::kDiamonds, Suit::kClubs}) {
      if (suit != Suit::kSpades) text += '.';
      for (Card each : position.hands[static_cast<std::size_t>(i)] & CardSet::of_suit(suit)) {
        text += matador::to_string(each)[1];
      }
    }
    if (i + 1 < position.seats) text += ' ';
  }
  return text;
}

std::string tag(const std::string& name, const std::string& value) {
  return "[" + name + " \"" + value + "\"]\n";
}

// As a deal of a deal file, to be tried by hand.
std::string deal_file_text(const Position& dealt, const std::vector<Move>& play) {
  std::string moves;
  for (Move move : play) moves += (moves.empty() ? "" : " ") + to_string(move);
  return tag("Game", "davoserjazz") + tag("Seats", std::to_string(dealt.seats)) +
         tag("Deal", hands_text(dealt)) + tag("Contract", "qabbalah") + tag("Play", moves);
}

// Of those who can pass and bring in cards as well, most pass.
Move random_move(const Position& position, Dice& dice) {
  const std::vector<Move> all = moves(position);
  const Move move = dice.one_of(all);
  return move.kind == Move::Kind::kBringIn && dice.below(4) > 0 ? all.back() : move;
}

int cards_left(const Position& position) {
  return (kPack52 - position.piles - left_out(position)).size();
}

class QabbalahEndings : public testing::TestWithParam<int> {};

TEST_P(QabbalahEndings, OfWholeDeals) {
  for (std::uint64_t number = 0; number < 60; ++number) {
    Dice dice{kSeed, number, static_cast<std::uint64_t>(GetParam())};
    const Position dealt = start(numbered_deal(shape(GetParam()), kSeed, number));
    const int few = 5 + dice.below(10);
    std::vector<Move> play;
    Position position = dealt;
    while (cards_left(position) > few) {
      play.push_back(random_move(position, dice));
      position = after(position, play.back());
    }
    position.passes = {};
    ASSERT_NO_FATAL_FAILURE(compare(position)) << deal_file_text(dealt, play);
  }
}

// Piles that have grown far, hands of any size, and any twos left out: there are many in which all
// wait for twos.
Position random_position(int players, Dice& dice) {
  Position position;
  position.seats = players;
  for (Suit suit : kAllSuits) {
    const bool two_is_out = dice.below(2) == 0;
    const bool waits = two_is_out && dice.below(2) == 0;
    const int above = waits || dice.below(3) > 0 ? 6 : 3 + dice.below(4);
    const int below = waits ? 4 : dice.below(two_is_out ? 5 : 7);
    for (int rank = index(Rank::kSeven) - below; rank <= index(Rank::kSeven) + above; ++rank) {
      // One below the two is the ace.
      position.piles |= CardSet{Card(suit, static_cast<Rank>((rank + kRanks) % kRanks))};
    }
    for (Card each : CardSet::of_suit(suit) - position.piles) {
      if (two_is_out && each.rank() == Rank::kTwo) continue;
      position.hands[static_cast<std::size_t>(dice.below(players))] |= CardSet{each};
    }
  }
  return position;
}

TEST_P(QabbalahEndings, LaidOutAtRandom) {
  int compared = 0;
  for (std::uint64_t number = 0; compared < 100; ++number) {
    Dice dice{kSeed, number, static_cast<std::uint64_t>(GetParam())};
    Position position = random_position(GetParam(), dice);
    if (is_over(position) || cards_left(position) > 10) continue;
    position.to_play = Seat::from_index(dice.below(position.seats));
    while (position.hands[at(position.to_play)].empty()) {
      position.to_play = position.to_play.next(position.seats);
    }
    ASSERT_NO_FATAL_FAILURE(compare(position))
        << deal_file_text(position, {}) << "Seat " << position.to_play.number()
        << " to play, all other cards lie on the piles or were left out.";
    ++compared;
  }
}

INSTANTIATE_TEST_SUITE_P(Players, QabbalahEndings, testing::Range(kFewest, kMaxSeats + 1));

// ---- Whole deals, the solver against itself -----------------------------------------------------

// What each seat has in the end.
Values result(Question question, const Position& end) {
  Values values;
  for (std::size_t i = 0; i < static_cast<std::size_t>(end.seats); ++i) {
    values.push_back(question == Question::kPlace ? end.places[i] : kPenaltyOfPass * end.passes[i]);
  }
  return values;
}

// A value is that of the best move, for each seat.
void check_position(Solver& solver, Question question, const Position& position) {
  const BySeat values = solver.values(question, position);
  const std::vector<MoveValues> moves = solver.moves(question, position);
  const auto mover = at(position.to_play);
  const auto best_for = [&moves](std::size_t seat) {
    return std::ranges::min_element(moves, {},
                                    [seat](const auto& move) { return move.values[seat]; });
  };
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(position.seats); ++seat) {
    int expected = 0;
    if (question == Question::kMaxN) {
      expected = best_for(mover)->values[seat];
    } else if (seat == mover) {
      expected = best_for(seat)->values[seat];
    } else {
      for (const MoveValues& move : moves) expected = std::max(expected, move.values[seat]);
    }
    ASSERT_EQ(values[seat], expected) << "seat " << seat + 1;
  }
}

// One line of best play, and the positions on it.
void check_line(Solver& solver, Question question, Position position, Seat player) {
  const auto seat = at(player);
  const int value = solver.values(question, position)[seat];
  for (Move move : solver.line(question, position, player)) {
    ASSERT_NO_FATAL_FAILURE(check_position(solver, question, position));
    ASSERT_EQ(refusal(position, to_string(move)), "");
    position = after(position, move);
  }
  ASSERT_TRUE(is_over(position));
  ASSERT_EQ(result(question, position)[seat], value);
}

// He plays his best moves, the others any.
void check_guarantee(Solver& solver, Question question, Position position, Seat player,
                     Dice& dice) {
  const auto seat = at(player);
  const int value = solver.values(question, position)[seat];
  while (!is_over(position)) {
    Move move = random_move(position, dice);
    if (position.to_play == player) {
      const std::vector<MoveValues> moves = solver.moves(question, position);
      const auto value_of = [seat](const auto& choice) { return choice.values[seat]; };
      move = std::ranges::min_element(moves, {}, value_of)->move;
    }
    position = after(position, move);
  }
  ASSERT_LE(result(question, position)[seat], value);
}

// Seat 1 is now called seat 2, and so on.
Position renamed(const Position& position) {
  Position same = position;
  for (int i = 0; i < position.seats; ++i) {
    same.hands[static_cast<std::size_t>((i + 1) % position.seats)] =
        position.hands[static_cast<std::size_t>(i)];
  }
  same.to_play = position.to_play.next(position.seats);
  return same;
}

void check_whole_deal(int players, std::uint64_t number) {
  Dice dice{kSeed, number, static_cast<std::uint64_t>(players)};
  const Position position = start(numbered_deal(shape(players), kSeed, number));
  Solver solver = Solver::explore(position).value();
  Solver again = Solver::explore(renamed(position)).value();
  std::vector<Values> found;
  for (Question question : kQuestions) {
    found.push_back(by_seat(solver.values(question, position), players));
    Values same = by_seat(again.values(question, renamed(position)), players);
    std::rotate(same.begin(), same.begin() + 1, same.end());
    ASSERT_EQ(found.back(), same);
    for (int i = 0; i < players; ++i) {
      const Seat player = Seat::from_index(i);
      ASSERT_NO_FATAL_FAILURE(check_line(solver, question, position, player));
      if (question == Question::kMaxN) continue;
      ASSERT_NO_FATAL_FAILURE(check_guarantee(solver, question, position, player, dice));
    }
  }
  const Values& penalties = found[0];
  const Values& places = found[1];
  const Values& max_n = found[2];
  for (std::size_t i = 0; i < penalties.size(); ++i) {
    // Others who look after themselves do not harm him more than those who want just that.
    ASSERT_LE(max_n[i], penalties[i]);
    ASSERT_LE(penalties[i], most_penalty(position, Seat::from_index(static_cast<int>(i))));
  }
  // If each plays for the place that he can be sure of, all get theirs or a better one.
  ASSERT_GE(std::accumulate(places.begin(), places.end(), 0), players * (players + 1) / 2);
}

class QabbalahWholeDeals : public testing::TestWithParam<int> {};

TEST_P(QabbalahWholeDeals, HangTogether) {
  for (std::uint64_t number = 0; number < 3; ++number) {
    ASSERT_NO_FATAL_FAILURE(check_whole_deal(GetParam(), number))
        << deal_file_text(start(numbered_deal(shape(GetParam()), kSeed, number)), {});
  }
}

INSTANTIATE_TEST_SUITE_P(SlowPlayers, QabbalahWholeDeals, testing::Range(kFewest, kMaxSeats + 1));

TEST(QabbalahWholeDeal, OfEightPlayers) { check_whole_deal(8, 3); }

}  // namespace matador::davoserjazz::qabbalah::qabbalah_test
