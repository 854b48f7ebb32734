// From tags to a problem and back, and every message on the way with the line it names.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <sstream>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "formats/deal_reader.h"
#include "formats/problem.h"
#include "solver/deals/numbered.h"
#include "solver/games/registry.h"

namespace matador {
namespace {

constexpr char kGood[] =
    "[Game \"sjavs\"]\n"
    "[Seats \"4\"]\n"
    "[Deal \"1:.AQJ.A7.AT9 T987.T.KQ.7 AK.97.J98.Q QJ.K8.T.KJ8\"]\n"
    "[Contract \"hearts\"]\n"
    "[Declarer \"2\"]\n"
    "[Leader \"3\"]\n"
    "[Options \"solo-vol=off suduroy\"]\n"
    "[Play \"SA SQ\"]\n";

Outcome<Problem> read_text(const std::string& text) {
  std::istringstream in(text);
  const std::optional<Outcome<DealRecord>> deal = DealReader(in).next();
  EXPECT_TRUE(deal && std::holds_alternative<DealRecord>(*deal)) << text;
  return read_problem(std::get<DealRecord>(*deal));
}

Problem problem_of(const std::string& text) {
  const Outcome<Problem> problem = read_text(text);
  if (const auto* error = std::get_if<DealError>(&problem)) ADD_FAILURE() << error->message;
  return std::get<Problem>(problem);
}

// The error after `good` is changed to `bad` in the good deal.
DealError error_with(const std::string& good, const std::string& bad) {
  const std::string text = absl::StrReplaceAll(kGood, {{good, bad}});
  const Outcome<Problem> problem = read_text(text);
  const auto* error = std::get_if<DealError>(&problem);
  EXPECT_NE(error, nullptr) << bad;
  return error != nullptr ? *error : DealError{};
}

TEST(Problems, AreReadFromTheirTags) {
  const Problem problem = problem_of(kGood);
  EXPECT_EQ(problem.game, find_game("sjavs"));
  EXPECT_EQ(problem.deal, numbered_deal(problem.game->shape(4), 1, 0));
  EXPECT_EQ(problem.contract, Contract{2});
  EXPECT_EQ(problem.declarer, Seat::number(2));
  EXPECT_EQ(problem.leader, Seat::number(3));
  EXPECT_EQ(problem.options, (std::vector<RuleOption>{{"solo-vol", "off"}, {"suduroy", ""}}));
  EXPECT_EQ(problem.play, (std::vector<Card>{Card(Suit::kSpades, Rank::kAce),
                                             Card(Suit::kSpades, Rank::kQueen)}));
}

TEST(Problems, LeaveOpenWhatIsAbsent) {
  const Problem problem = problem_of(
      "[Game \"sjavs\"]\n[Seats \"4\"]\n[Deal \"1:.AQJ.A7.AT9 T987.T.KQ.7 AK.97.J98.Q "
      "QJ.K8.T.KJ8\"]\n");
  EXPECT_FALSE(problem.contract || problem.declarer || problem.leader);
  EXPECT_TRUE(problem.play.empty() && problem.options.empty());
}

TEST(Problems, BeginAtAnySeat) {
  const std::string turned =
      absl::StrReplaceAll(kGood, {{"1:.AQJ.A7.AT9 T987.T.KQ.7 AK.97.J98.Q QJ.K8.T.KJ8",
                                   "3:AK.97.J98.Q QJ.K8.T.KJ8 .AQJ.A7.AT9 T987.T.KQ.7"}});
  EXPECT_EQ(problem_of(turned).deal, problem_of(kGood).deal);
}

TEST(Problems, ReadTensLowerCaseAndSymbols) {
  const std::string other =
      absl::StrReplaceAll(kGood, {{"T987.T.KQ.7", "10987.10.kq.7"}, {"SA SQ", "\u2660A \u2660Q"}});
  EXPECT_EQ(problem_of(other).deal, problem_of(kGood).deal);
  EXPECT_EQ(problem_of(other).play, problem_of(kGood).play);
}

TEST(Problems, NeedGameSeatsAndDeal) {
  EXPECT_EQ(error_with("[Game \"sjavs\"]\n", ""), (DealError{1, "no [Game] tag"}));
  EXPECT_EQ(error_with("[Seats", "[Places"), (DealError{1, "no [Seats] tag"}));
  EXPECT_EQ(error_with("[Deal", "[deal"),
            (DealError{1, "no [Deal] tag; is [deal] in line 3 meant?"}));
}

TEST(Problems, NameTheGameAndItsSeats) {
  EXPECT_EQ(error_with("sjavs", "sjaws"),
            (DealError{1, "unknown game \"sjaws\"; did you mean \"sjavs\"?"}));
  EXPECT_EQ(error_with("sjavs", "whist"), (DealError{1, "unknown game \"whist\""}));
  for (const char* seats : {"5", "", "four", "4 ", "-4", "99999999999999999999"}) {
    EXPECT_EQ(error_with("Seats \"4", absl::StrCat("Seats \"", seats)),
              (DealError{
                  2, absl::StrCat("sjavs is played with 4 or 3 or 2 seats, not \"", seats, "\"")}));
  }
}

TEST(Problems, SayWhatIsWrongWithTheHands) {
  EXPECT_EQ(error_with("1:.AQJ.A7.AT9", ".AQJ.A7.AT9").message.substr(0, 27),
            "no seat before the hands in");
  EXPECT_EQ(error_with("1:.AQJ.A7.AT9", "5:.AQJ.A7.AT9"),
            (DealError{3, "bad seat \"5\", expected a number from 1 to 4"}));
  EXPECT_EQ(error_with("1:.AQJ.A7.AT9", ":.AQJ.A7.AT9"),
            (DealError{3, "bad seat \"\", expected a number from 1 to 4"}));
  EXPECT_EQ(error_with(" QJ.K8.T.KJ8", ""), (DealError{3, "3 hands, expected 4"}));
  EXPECT_EQ(error_with(" QJ.K8.T.KJ8", " QJ.K8.T.KJ8 QJ.K8.T.KJ8"),
            (DealError{3, "5 hands, expected 4"}));
  EXPECT_EQ(error_with(" QJ.K8.T.KJ8", " -"),
            (DealError{3, "hand of seat 4: not known, but all cards are needed here"}));
  EXPECT_EQ(error_with(" QJ.K8.T.KJ8", " X.."),
            (DealError{3,
                       "hand of seat 4: expected 4 groups of ranks with dots between them, found 3 "
                       "in \"X..\""}));
  EXPECT_EQ(error_with(" QJ.K8.T.KJ8", " X..."),
            (DealError{3, "hand of seat 4: unknown rank \"X\" in \"X\""}));
  EXPECT_EQ(error_with(" QJ.K8.T.KJ8", " AA..."),
            (DealError{3, "hand of seat 4: SA is there twice"}));
  EXPECT_EQ(error_with(" QJ.K8.T.KJ8", " AK.97.J98.Q"),
            (DealError{3, "CQ is dealt twice, to seat 3 and to seat 4"}));
  EXPECT_EQ(error_with(" QJ.K8.T.KJ8", " ..."), (DealError{3, "seat 4 holds 0 cards, expected 8"}));
  EXPECT_EQ(error_with(" QJ.K8.T.KJ8", " 2..."),
            (DealError{3, "S2 is not in the pack of this game"}));
}

TEST(Problems, NameContractSeatsAndOptions) {
  EXPECT_EQ(error_with("hearts", "Heart"),
            (DealError{4, "unknown contract \"Heart\"; did you mean \"hearts\"?"}));
  EXPECT_EQ(error_with("hearts", ""), (DealError{4, "unknown contract \"\""}));
  EXPECT_EQ(error_with("Declarer \"2", "Declarer \"0"),
            (DealError{5, "bad seat \"0\", expected a number from 1 to 4"}));
  EXPECT_EQ(error_with("Leader \"3", "Leader \"three"),
            (DealError{6, "bad seat \"three\", expected a number from 1 to 4"}));
  EXPECT_EQ(error_with("suduroy", "suderoy"),
            (DealError{7, "unknown option \"suderoy\"; did you mean \"suduroy\"?"}));
  EXPECT_EQ(error_with("solo-vol=off", "solo-vol=maybe").line, 7U);
  EXPECT_EQ(error_with("suduroy", "solo-vol=on").line, 7U);
}

TEST(Problems, NameTheCardThatIsNone) {
  EXPECT_EQ(error_with("SA SQ", "SA Q").line, 8U);
  EXPECT_EQ(error_with("SA SQ", "SA Q").message.substr(0, 16), "unknown card \"Q\"");
}

TEST(Problems, AreWrittenInCanonicalForm) {
  EXPECT_EQ(write_record(write_problem(problem_of(kGood))), std::string(kGood) + "\n");
}

RC_GTEST_PROP(Problems, AreReadAsWritten, (std::uint64_t seed, std::uint64_t number)) {
  const Game& game = *find_game("sjavs");
  const auto seat = [] { return Seat::number(*rc::gen::inRange(1, 5)); };
  Problem problem{.game = &game, .deal = numbered_deal(game.shape(4), seed, number)};
  if (*rc::gen::arbitrary<bool>()) problem.contract = Contract{*rc::gen::inRange(0, 4)};
  if (*rc::gen::arbitrary<bool>()) problem.declarer = seat();
  if (*rc::gen::arbitrary<bool>()) problem.leader = seat();
  if (*rc::gen::arbitrary<bool>()) problem.options = {{"suduroy", ""}, {"tie-bonus", "2"}};
  const CardSet hand = problem.deal.hand(Seat::number(1));
  if (*rc::gen::arbitrary<bool>()) problem.play.assign(hand.begin(), hand.end());

  const DealRecord record = write_problem(problem);
  const Outcome<Problem> again = read_problem(record);
  RC_ASSERT(std::holds_alternative<Problem>(again));
  const Problem& read = std::get<Problem>(again);
  RC_ASSERT(read.deal == problem.deal);
  RC_ASSERT(read.contract == problem.contract);
  RC_ASSERT(read.declarer == problem.declarer);
  RC_ASSERT(read.leader == problem.leader);
  RC_ASSERT(read.options == problem.options);
  RC_ASSERT(read.play == problem.play);
  RC_ASSERT(write_problem(read) == record);
}

}  // namespace
}  // namespace matador
