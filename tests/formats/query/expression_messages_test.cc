// Conditions and keys that cannot be read: every message, and the place that it shows.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "absl/strings/str_replace.h"
#include "formats/query/expression.h"
#include "solver/games/registry.h"

namespace matador::formats_expression_messages_test {

const Game& sjavs() { return *find_game("sjavs"); }
const Game& klorsjavs() { return *find_game("klorsjavs"); }

// What is below the text: the caret and the message.
std::string fault_of(const absl::Status& status, const std::string& text) {
  std::string_view message(status.message().data(), status.message().size());
  EXPECT_FALSE(status.ok()) << text;
  EXPECT_TRUE(message.starts_with(text + "\n")) << message;
  return std::string(message.substr(std::min(message.size(), text.size() + 1)));
}

std::string fault(const std::string& text, const Game& game = sjavs(), int seats = 4) {
  return fault_of(read_condition(text, game, seats).status(), text);
}

TEST(Messages, ShowThePlace) {
  EXPECT_EQ(read_condition("trumps(1, heart) >= 6", sjavs(), 4).status(),
            absl::InvalidArgumentError("trumps(1, heart) >= 6\n"
                                       "          ^\n"
                                       "unknown suit \"heart\"; did you mean \"hearts\"?"));
  EXPECT_EQ(read_condition("has(1,\t'\u2663A \u2663X')", sjavs(), 4).status(),
            absl::InvalidArgumentError(
                "has(1, '\u2663A \u2663X')\n"
                "           ^\n"
                "unknown card \"\u2663X\", expected a suit letter and a rank, as in HA"));
}

TEST(Messages, SayWhatIsExpected) {
  const std::string operand = "expected a number, a name or \"(\"";
  EXPECT_EQ(fault(""), "^\n" + operand);
  EXPECT_EQ(fault("1 +"), "   ^\n" + operand);
  EXPECT_EQ(fault("1 + * 2"), "    ^\n" + operand);
  EXPECT_EQ(fault("1 and or 2"), "      ^\n" + operand);
  EXPECT_EQ(fault("not not 1"), "    ^\n" + operand);
  EXPECT_EQ(fault("- -1"), "  ^\n" + operand);
  EXPECT_EQ(fault("()"), " ^\n" + operand);
  EXPECT_EQ(fault("'CQ'"), "^\n" + operand);
  EXPECT_EQ(fault("(1"), "  ^\nexpected an operator or \")\"");
  EXPECT_EQ(fault("(1, 2)"), "  ^\nexpected an operator or \")\"");
  EXPECT_EQ(fault("1 2"), "  ^\nexpected an operator or the end");
  EXPECT_EQ(fault("1)"), " ^\nexpected an operator or the end");
  EXPECT_EQ(fault("1, 2"), " ^\nexpected an operator or the end");
  EXPECT_EQ(fault("1 & 2"), "  ^\nexpected an operator or the end; write \"and\"");
  EXPECT_EQ(fault("1 && 2"), "  ^\nexpected an operator or the end; write \"and\"");
  EXPECT_EQ(fault("(1 || 2)"), "   ^\nexpected an operator or \")\"; write \"or\"");
  EXPECT_EQ(fault("!1"), "^\n" + operand + "; write \"not\"");
  EXPECT_EQ(fault("4 % 2"), "  ^\nexpected an operator or the end");
  EXPECT_EQ(fault("value AND 1"), "      ^\nexpected an operator or the end");
  EXPECT_EQ(fault("declarer = 1"), "         ^\nexpected \"==\"");
  EXPECT_EQ(fault("declarer => 1"), "         ^\nexpected \">=\"");
  EXPECT_EQ(fault("declarer =< 1"), "         ^\nexpected \"<=\"");
  EXPECT_EQ(fault("declarer \u2265 1"),
            "         ^\nexpected an operator or the end; write \">=\"");
  EXPECT_EQ(fault("1 < value < 9"),
            "          ^\na comparison is not compared again, join two with \"and\"");
}

TEST(Messages, KnowWhatIsMeant) {
  EXPECT_EQ(fault("valu > 1"), "^\nunknown name \"valu\"; did you mean \"value\"?");
  EXPECT_EQ(fault("1 < Declrer"), "    ^\nunknown name \"Declrer\"; did you mean \"declarer\"?");
  EXPECT_EQ(fault("trump == heart"),
            "         ^\nunknown name \"heart\"; did you mean \"hearts\"?");
  EXPECT_EQ(fault("contract == stroget", klorsjavs(), 3),
            "            ^\nunknown name \"stroget\"; did you mean \"stroget-tout\"?");
  EXPECT_EQ(fault("quux"), "^\nunknown name \"quux\"");
  EXPECT_EQ(fault("value-declarer"),
            "^\nunknown name \"value-declarer\", a minus between names needs blanks");
  EXPECT_EQ(fault("trump(1) > 5"), "^\nunknown function \"trump\"; did you mean \"trumps\"?");
  EXPECT_EQ(fault("largest(length(1), 5) > 5"), "^\nunknown function \"largest\"");
  EXPECT_EQ(fault("trumps > 5"), "^\nno arguments, expected trumps(seat[, suit])");
}

TEST(Messages, SayWhatAFunctionTakes) {
  EXPECT_EQ(fault("1 + length(1, clubs)"), "    ^\n2 arguments, expected length(seat)");
  EXPECT_EQ(fault("suit(1)"), "^\n1 argument, expected suit(seat, suit)");
  EXPECT_EQ(fault("has(1)"), "^\n1 argument, expected has(seat, \"cards\")");
  EXPECT_EQ(fault("top(1, clubs, 3)"), "^\n3 arguments, expected top(seat[, suit])");
  EXPECT_EQ(fault("length()"), "       ^\nexpected a seat, a suit or cards in quotes");
  EXPECT_EQ(fault("trumps(1,)"), "         ^\nexpected a seat, a suit or cards in quotes");
  EXPECT_EQ(fault("length(1 + 1)"), "         ^\nexpected \",\" or \")\"");
  EXPECT_EQ(fault("length(1"), "        ^\nexpected \",\" or \")\"");
  EXPECT_EQ(fault("has(1, \"CQ"), "          ^\nexpected the quote that ends the text");
}

TEST(Messages, NameSeatsAndSuits) {
  const std::string expected = ", expected 1 to 4, forehand, dealer, declarer or leader";
  EXPECT_EQ(fault("length(5)"), "       ^\nunknown seat \"5\"" + expected);
  EXPECT_EQ(fault("length(0)"), "       ^\nunknown seat \"0\"" + expected);
  EXPECT_EQ(fault("length(99999999999999999999)"),
            "       ^\nunknown seat \"99999999999999999999\"" + expected);
  EXPECT_EQ(fault("length(hearts)"), "       ^\nunknown seat \"hearts\"" + expected);
  EXPECT_EQ(fault("length('x')"), "        ^\nunknown seat \"x\"" + expected);
  EXPECT_EQ(fault("length(declearer)"),
            "       ^\nunknown seat \"declearer\"; did you mean \"declarer\"?");
  EXPECT_EQ(fault("length(nort)"), "       ^\nunknown seat \"nort\"; did you mean \"north\"?");
  EXPECT_EQ(fault("length(Hinterhnd)", *find_game("skat"), 3),
            "       ^\nunknown seat \"Hinterhnd\"; did you mean \"hinterhand\"?");
  EXPECT_EQ(fault("length(3)", sjavs(), 2),
            "       ^\nunknown seat \"3\", expected 1 to 2, forehand, dealer, declarer or leader");
  EXPECT_EQ(fault("trumps(1, 2)"),
            "          ^\n"
            "unknown suit \"2\", expected clubs, spades, hearts, diamonds or trump");
  EXPECT_EQ(fault("top(1, 'CQ')"),
            "        ^\n"
            "unknown suit \"CQ\", expected clubs, spades, hearts, diamonds or trump");
}

TEST(Messages, NameCards) {
  EXPECT_EQ(fault("has(1, CQ)"), "       ^\nexpected cards in quotes with blanks between them");
  EXPECT_EQ(fault("has(1, ' ')"), "        ^\nexpected cards in quotes with blanks between them");
  EXPECT_EQ(fault("has(1, 'CQ HX')"),
            "           ^\nunknown card \"HX\", expected a suit letter and a rank, as in HA");
  EXPECT_EQ(fault("count(1, \"CQ C6\")"), "             ^\nC6 is not in the pack of sjavs");
  EXPECT_EQ(fault("count(1, 'H9')", klorsjavs(), 3),
            "          ^\nH9 is not in the pack of klorsjavs");
  EXPECT_EQ(fault("count(1, 'CQ sq cq')"), "          ^\nCQ is there twice");
}

// Of every deal 0, as far as the words show it; else a division by 0 gives nothing.
TEST(Messages, NameDivisionsByZero) {
  EXPECT_EQ(fault("1/0"), "  ^\na division by 0");
  EXPECT_EQ(fault("value // (2 - 2)"), "          ^\na division by 0");
  EXPECT_EQ(fault("1 + (3 / (0 * length(1)) > 2)"), "          ^\na division by 0");
  EXPECT_EQ(fault("1 / (1 == 2)"), "     ^\na division by 0");
  EXPECT_TRUE(read_condition("1 / has(1, 'CQ') > 1 // (length(1) - length(2))", sjavs(), 4).ok());
}

TEST(Messages, KeepNumbersSuitsAndContractsApart) {
  EXPECT_EQ(fault("trump"), "^\na suit can only be compared, with == or !=");
  EXPECT_EQ(fault("contract + 1"), "^\na contract can only be compared, with == or !=");
  EXPECT_EQ(fault("value < clubs"), "        ^\na suit can only be compared, with == or !=");
  EXPECT_EQ(fault("not trump == 1"), "             ^\na number cannot be compared with a suit");
  EXPECT_EQ(fault("1 and hearts"), "      ^\na suit can only be compared, with == or !=");
  EXPECT_EQ(fault("-trump"), " ^\na suit can only be compared, with == or !=");
  EXPECT_EQ(fault("not contract"), "    ^\na contract can only be compared, with == or !=");
  EXPECT_EQ(fault("trump != spil", klorsjavs(), 3),
            "         ^\na contract cannot be compared with a suit");
  EXPECT_EQ(fault("contract == clubs", klorsjavs(), 3),
            "            ^\na suit cannot be compared with a contract");
}

TEST(Messages, AreThoseOfKeysToo) {
  const auto of_keys = [](const std::string& text) {
    return fault_of(read_keys(text, sjavs(), 4).status(), text);
  };
  EXPECT_EQ(of_keys("trump, "), "       ^\nexpected a number, a name or \"(\"");
  EXPECT_EQ(of_keys("trump leader"), "      ^\nexpected an operator, \",\" or the end");
  EXPECT_EQ(of_keys("trump, 1 + trump"),
            "           ^\na suit can only be compared, with == or !=");
  EXPECT_EQ(of_keys("length(1),leader, length(1)"),
            "                  ^\n\"length(1)\" is there twice");
}

TEST(Messages, BoundWhatIsRead) {
  const auto constant = [](const std::string& text) {
    return read_condition(text, sjavs(), 4).value().evaluate(Case{});
  };
  EXPECT_EQ(fault("1000000001"), "^\ntoo large, numbers go up to 1000000000");
  EXPECT_EQ(fault("1 + 99999999999999999999"), "    ^\ntoo large, numbers go up to 1000000000");
  EXPECT_EQ(constant(std::string(50, '(') + "1" + std::string(50, ')')), 1);
  EXPECT_EQ(constant("(1)" + absl::StrReplaceAll(std::string(60, '+'), {{"+", " + (1)"}})), 61);
  EXPECT_EQ(fault(std::string(51, '(') + "1" + std::string(51, ')')),
            std::string(50, ' ') + "^\nmore than 50 brackets within each other");
  EXPECT_EQ(constant("1" + absl::StrReplaceAll(std::string(999, '+'), {{"+", "+1"}})), 1000);
  EXPECT_EQ(read_condition(std::string(2001, ' '), sjavs(), 4).status(),
            absl::InvalidArgumentError("an expression of 2001 bytes, expected at most 2000"));
  EXPECT_EQ(read_condition("1 + \xFF", sjavs(), 4).status(),
            absl::InvalidArgumentError("not text: \"1 + \\xff\""));
  EXPECT_EQ(read_keys(std::string("1\0", 2), sjavs(), 4).status(),
            absl::InvalidArgumentError("not text: \"1\\x00\""));
}

}  // namespace matador::formats_expression_messages_test
