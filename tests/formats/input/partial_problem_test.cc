// Deals of which not all cards are known: what is read of them, and every message on the way with
// the line it names.

#include "formats/input/partial_problem.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "absl/strings/str_replace.h"
#include "formats/input/deal_files.h"
#include "formats/input/problem.h"
#include "tests/support/names.h"

namespace matador::formats_partial_problem_test {

constexpr char kGood[] =
    "[Game \"sjavs\"]\n"
    "[Seats \"4\"]\n"
    "[Deal \"2:T987.T.KQ.7 - - -\"]\n"
    "[Seat \"2\"]\n"
    "[Contract \"clubs\"]\n"
    "[Declarer \"4\"]\n"
    "[Statements \"pass,pass,5,5 clubs\"]\n"
    "[Shown \"3:SA SK 1:DA\"]\n"
    "[Play \"C9\"]\n";

DealRecord record_of(const std::string& text) {
  std::istringstream in(text);
  const std::optional<absl::StatusOr<DealRecord>> deal = DealReader(in).next();
  EXPECT_TRUE(deal && deal->ok()) << text;
  return deal->value();
}

PartialProblem partial_of(const std::string& text) {
  absl::StatusOr<PartialProblem> partial = read_partial_problem(record_of(text));
  if (!partial.ok()) ADD_FAILURE() << partial.status().message();
  return *std::move(partial);
}

DealError error_of(const std::string& text) {
  const absl::StatusOr<PartialProblem> partial = read_partial_problem(record_of(text));
  EXPECT_FALSE(partial.ok()) << text;
  return !partial.ok() ? DealError::of(partial) : DealError{};
}

// The error after `good` is changed to `bad` in the good deal.
DealError error_with(const std::string& good, const std::string& bad) {
  return error_of(absl::StrReplaceAll(kGood, {{good, bad}}));
}

TEST(PartialProblem, TellsWhatIsSeen) {
  const PartialProblem partial = partial_of(kGood);
  EXPECT_EQ(partial.observer, Seat::number(2));
  EXPECT_EQ(partial.seen.hands[1], hand("T987.T.KQ.7"));
  EXPECT_EQ(partial.seen.hands[0], std::nullopt);
  EXPECT_EQ(partial.statements,
            (std::vector<Statement>{{}, {}, {.length = 5}, {.length = 5, .in_clubs = true}}));
  EXPECT_EQ(partial.seen.shown[0], hand("..A."));
  EXPECT_EQ(partial.seen.shown[2], hand("AK..."));
  EXPECT_EQ(partial.problem.play, play_of(cards("C9")));
  EXPECT_EQ(partial.problem.declarer, Seat::number(4));
}

TEST(PartialProblem, IsReadAsPeopleWriteIt) {
  const PartialProblem partial =
      partial_of(absl::StrReplaceAll(kGood, {{"pass,pass,5,5 clubs", "Pass, weiter, 5, 5\u2663"},
                                             {"3:SA SK 1:DA", "seat 3: SA SK South: DA"}}));
  EXPECT_EQ(partial.statements, partial_of(kGood).statements);
  EXPECT_EQ(partial.seen.shown, partial_of(kGood).seen.shown);
}

TEST(PartialProblem, TellsOfPilesAndSecondHands) {
  const PartialProblem sjavs = partial_of(
      "[Game \"sjavs\"]\n[Seats \"2\"]\n[Deal \"1:AK.T9.Q8.J9 -\"]\n"
      "[Table \"1:HA/-,S9/DA,HK/-,CT/- 2:C7/-,S7/-,H7/-,D7/-\"]\n");
  EXPECT_EQ(sjavs.seen.piles[0][1].down, card("DA"));
  EXPECT_EQ(sjavs.seen.piles[0][0].down, std::nullopt);
  EXPECT_EQ(sjavs.seen.piles[1][2].up, card("H7"));
  const PartialProblem jass = partial_of(
      "[Game \"jass\"]\n[Seats \"2\"]\n[Deal \"1:AKO.T98.76.A -\"]\n[Second \"1:- -\"]\n");
  EXPECT_EQ(jass.seen.second_hands[0], std::nullopt);
}

TEST(PartialProblem, TellsOfAnExchangeThatNobodySaw) {
  const std::string deal =
      "[Game \"sjavs\"]\n[Seats \"3\"]\n[Deal \"1:AQJ.AJ.A7.AT9 - -\"]\n[Declarer \"3\"]\n";
  const PartialProblem partial =
      partial_of(deal + "[Discard \"- -\"]\n[Exchange \"- -\"]\n[Talon \"H7 -\"]\n");
  ASSERT_TRUE(partial.seen.exchange);
  EXPECT_EQ(partial.seen.exchange->cards, 2);
  EXPECT_TRUE(partial.seen.exchange->take.empty());
  EXPECT_EQ(partial.seen.talon, CardSet{card("H7")});
  EXPECT_TRUE(partial.problem.exchange);
  EXPECT_EQ(partial_of(deal + "[Discard \"\"]\n[Exchange \"\"]\n").seen.exchange->cards, 0);
  EXPECT_FALSE(partial_of(deal).problem.exchange);
  EXPECT_EQ(error_of(deal + "[Discard \"- -\"]\n[Exchange \"-\"]\n").message,
            "the exchange sets aside 2 and takes 1 of 2");
}

TEST(PartialProblem, MessagesNameTheLine) {
  EXPECT_EQ(error_with("T987.T.KQ.7", "T987.T.KQ."),
            (DealError{3, "seat 2 holds 7 cards, expected 8"}));
  EXPECT_EQ(
      error_with("- - -", "- -"),
      (DealError{
          3, "3 hands, expected 4; the last may be left out if the others leave only its cards"}));
  EXPECT_EQ(error_with("[Seat \"2", "[Seat \"5"),
            (DealError{4, "bad seat \"5\", expected a number from 1 to 4"}));
  EXPECT_EQ(error_with("5 clubs", "5 hearts"),
            (DealError{7, "bad statement \"5 hearts\", expected pass, 5 or 5 clubs"}));
  EXPECT_EQ(
      error_with("pass,pass,", "pass,"),
      (DealError{7,
                 "3 statements, expected 4, forehand's first; what to say after these, matador "
                 "auction --hand tells"}));
  EXPECT_EQ(error_with("3:SA", "SA"),
            (DealError{8, "no seat before \"SA\", expected \"3:HA HK HQ\""}));
}

// Only advice can do without all cards.
TEST(PartialProblem, OtherCommandsNeedAllCards) {
  const absl::StatusOr<Problem> problem = read_problem(record_of(kGood));
  ASSERT_FALSE(problem.ok());
  EXPECT_EQ(DealError::of(problem).message,
            "hand of seat 3: not known, but all cards are needed here");
}

}  // namespace matador::formats_partial_problem_test
