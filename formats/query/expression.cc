#include "formats/query/expression.h"

#include <range/v3/algorithm/replace_if.hpp>
#include <tao/pegtl.hpp>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/query/expression_builder.h"
#include "formats/words/text.h"
#include "solver/hand_on.h"

namespace matador {
namespace {

namespace pegtl = tao::pegtl;

constexpr std::size_t kLongestText = 2000;

// ---- The grammar --------------------------------------------------------------------------------

// The grammar, from words up to whole texts, as in conditions.md. In an if_must whatever is
// behind the first part has to follow it.
namespace grammar {

using pegtl::alnum, pegtl::alpha, pegtl::at, pegtl::digit, pegtl::eof, pegtl::failure;
using pegtl::if_must, pegtl::list_must, pegtl::not_at, pegtl::not_one, pegtl::one, pegtl::opt;
using pegtl::plus, pegtl::seq, pegtl::sor, pegtl::star, pegtl::string;

struct Blanks : star<one<' '>> {};
template <char... kText>
struct Sign : seq<string<kText...>, Blanks> {};
template <char... kText>
struct Keyword : seq<string<kText...>, not_at<sor<alnum, one<'_'>>>, Blanks> {};
using And = Keyword<'a', 'n', 'd'>;
using Or = Keyword<'o', 'r'>;
using Not = Keyword<'n', 'o', 't'>;

struct Digits : plus<digit> {};
// Letters with accents, and symbols of suits.
struct BeyondAscii : pegtl::range<static_cast<char>(0x80), static_cast<char>(0xFF)> {};
struct Letter : sor<alpha, BeyondAscii> {};
struct Name : seq<not_at<sor<And, Or, Not>>, Letter,
                  star<sor<alnum, BeyondAscii, one<'_'>, seq<one<'-'>, at<Letter>>>>> {};

template <char kQuote>
struct Text : star<not_one<kQuote>> {};
template <char kQuote>
struct EndOfText : one<kQuote> {};
template <char kQuote>
struct Quoted : if_must<one<kQuote>, Text<kQuote>, EndOfText<kQuote>> {};
struct ArgumentDigits : Digits {};
struct ArgumentName : Name {};
struct Argument : seq<sor<ArgumentDigits, ArgumentName, Quoted<'"'>, Quoted<'\''>>, Blanks> {};
struct Callee : seq<Name, at<Blanks, one<'('>>> {};
struct EndOfCall : one<')'> {};
struct Call : if_must<Callee, Blanks, Sign<'('>, list_must<Argument, Sign<','>>, EndOfCall> {};

struct Expression;
struct Open : one<'('> {};
struct Close : one<')'> {};
struct Bracketed : if_must<Open, Blanks, Expression, Close> {};
struct Number : Digits {};
struct Fact : Name {};
struct BeginBin : seq<string<'b', 'i', 'n'>, at<Blanks, one<'('>>> {};
struct WidthOfBin : Digits {};
struct BinComma : Sign<','> {};
struct EndOfBin : one<')'> {};
struct Bin
    : if_must<BeginBin, Blanks, Sign<'('>, Expression, BinComma, WidthOfBin, Blanks, EndOfBin> {};
struct Operand : seq<sor<Number, Bin, Call, Fact, Bracketed>, Blanks> {};

template <Operator kOperator, typename Sign, typename Right>
struct Binary : if_must<Sign, Right> {};

struct Negative : if_must<Sign<'-'>, Operand> {};
struct Factor : sor<Negative, Operand> {};
struct Product : seq<Factor, star<sor<Binary<Operator::kTimes, Sign<'*'>, Factor>,
                                      Binary<Operator::kFloorDivide, Sign<'/', '/'>, Factor>,
                                      Binary<Operator::kDivide, Sign<'/'>, Factor>>>> {};
struct Sum : seq<Product, star<sor<Binary<Operator::kPlus, Sign<'+'>, Product>,
                                   Binary<Operator::kMinus, Sign<'-'>, Product>>>> {};

struct SecondEqualsSign : failure {};
struct AtLeastSign : failure {};
struct AtMostSign : failure {};
struct NoSecondComparison : failure {};
struct Compared
    : sor<Binary<Operator::kEqual, Sign<'=', '='>, Sum>,
          Binary<Operator::kUnequal, Sign<'!', '='>, Sum>,
          Binary<Operator::kAtMost, Sign<'<', '='>, Sum>, Binary<Operator::kLess, Sign<'<'>, Sum>,
          Binary<Operator::kAtLeast, Sign<'>', '='>, Sum>, Binary<Operator::kMore, Sign<'>'>, Sum>,
          if_must<at<string<'=', '>'>>, AtLeastSign>, if_must<at<string<'=', '<'>>, AtMostSign>,
          if_must<at<one<'='>>, SecondEqualsSign>> {};
struct Comparison
    : seq<Sum, opt<Compared, opt<if_must<at<one<'=', '!', '<', '>'>>, NoSecondComparison>>>> {};

struct Negated : if_must<Not, Comparison> {};
struct Term : sor<Negated, Comparison> {};
struct Conjunction : seq<Term, star<Binary<Operator::kAnd, And, Term>>> {};
struct Expression : seq<Conjunction, star<Binary<Operator::kOr, Or, Conjunction>>> {};

struct EndOfCondition : eof {};
struct Condition : seq<Blanks, Expression, EndOfCondition> {};

struct KeyText : seq<Expression> {};
struct EndOfKeys : eof {};
struct Keys : seq<Blanks, list_must<KeyText, Sign<','>>, EndOfKeys> {};

// The message if none of these follows.
template <typename Rule>
inline constexpr const char* kExpected = nullptr;
template <>
inline constexpr const char* kExpected<Operand> = "expected a number, a name or \"(\"";
template <>
inline constexpr const char* kExpected<Close> = "expected an operator or \")\"";
template <>
inline constexpr const char* kExpected<Argument> = "expected a seat, a suit or cards in quotes";
template <>
inline constexpr const char* kExpected<BinComma> =
    "expected an operator, or \",\" and the width of the bins";
template <>
inline constexpr const char* kExpected<WidthOfBin> = "expected the width of the bins, a number";
template <>
inline constexpr const char* kExpected<EndOfBin> = "expected \")\"";
template <>
inline constexpr const char* kExpected<EndOfCall> = "expected \",\" or \")\"";
template <char kQuote>
inline constexpr const char* kExpected<EndOfText<kQuote>> = "expected the quote that ends the text";
template <>
inline constexpr const char* kExpected<SecondEqualsSign> = "expected \"==\"";
template <>
inline constexpr const char* kExpected<AtLeastSign> = "expected \">=\"";
template <>
inline constexpr const char* kExpected<AtMostSign> = "expected \"<=\"";
template <>
inline constexpr const char* kExpected<NoSecondComparison> =
    "a comparison is not compared again, join two with \"and\"";
template <>
inline constexpr const char* kExpected<EndOfCondition> = "expected an operator or the end";
template <>
inline constexpr const char* kExpected<EndOfKeys> = "expected an operator, \",\" or the end";

}  // namespace grammar

template <typename Rule>
struct Control : pegtl::normal<Rule> {
  template <typename Input, typename... States>
  static void failure(const Input& in, States&&... states) {
    if constexpr (grammar::kExpected<Rule> != nullptr) {
      throw ExpressionFault{in.position().byte, grammar::kExpected<Rule>};
    } else {
      pegtl::normal<Rule>::failure(in, states...);
    }
  }
};

// ---- What the builder hears of ------------------------------------------------------------------

template <auto kHear>
struct Tell {
  template <typename Input>
  static void apply(const Input& in, ExpressionBuilder& builder) {
    (builder.*kHear)({in.string_view(), in.position().byte});
  }
};

template <typename Rule>
struct Action : pegtl::nothing<Rule> {};
template <>
struct Action<grammar::Number> : Tell<&ExpressionBuilder::number> {};
template <>
struct Action<grammar::Fact> : Tell<&ExpressionBuilder::fact> {};
template <>
struct Action<grammar::BeginBin> : Tell<&ExpressionBuilder::open_bracket> {};
template <>
struct Action<grammar::WidthOfBin> : Tell<&ExpressionBuilder::bin> {};
template <>
struct Action<grammar::Callee> : Tell<&ExpressionBuilder::callee> {};
template <>
struct Action<grammar::ArgumentDigits> : Tell<&ExpressionBuilder::argument_number> {};
template <>
struct Action<grammar::ArgumentName> : Tell<&ExpressionBuilder::argument_name> {};
template <char kQuote>
struct Action<grammar::Text<kQuote>> : Tell<&ExpressionBuilder::argument_text> {};
template <>
struct Action<grammar::Call> : Tell<&ExpressionBuilder::call> {};
template <>
struct Action<grammar::Open> : Tell<&ExpressionBuilder::open_bracket> {};
template <>
struct Action<grammar::Close> : Tell<&ExpressionBuilder::close_bracket> {};
template <>
struct Action<grammar::Negative> : Tell<&ExpressionBuilder::minus> {};
template <>
struct Action<grammar::Negated> : Tell<&ExpressionBuilder::negate> {};
template <>
struct Action<grammar::KeyText> : Tell<&ExpressionBuilder::end_key> {};
template <Operator kOperator, typename Sign, typename Right>
struct Action<grammar::Binary<kOperator, Sign, Right>> {
  static void apply0(ExpressionBuilder& builder) { builder.combine(kOperator); }
};

// ---- Texts --------------------------------------------------------------------------------------

// The text on one line, where it is a text and not too long.
absl::StatusOr<std::string> line_of(std::string_view text) {
  if (text.size() > kLongestText) {
    return invalid("an expression of ", text.size(), " bytes, expected at most ", kLongestText);
  }
  std::string line(text);
  ranges::replace_if(
      line, [](char c) { return c == '\t' || c == '\n' || c == '\r'; }, ' ');
  if (is_text(line)) return line;
  return invalid("not text: ", in_quotes(line));
}

// Spellings of other languages, and the spelling here.
std::string hint_at(std::string_view rest) {
  for (const auto& [sign, word] : {std::pair{"&", "and"},
                                   {"|", "or"},
                                   {"!", "not"},
                                   {"\u2265", ">="},
                                   {"\u2264", "<="},
                                   {"\u2260", "!="}}) {
    if (rest.starts_with(sign)) return absl::StrCat("; write \"", word, "\"");
  }
  return "";
}

// The fault below the place in the text.
absl::Status status_of(const ExpressionFault& fault, const std::string& line) {
  const std::size_t column = width(std::string_view(line).substr(0, fault.at));
  const std::string hint = hint_at(std::string_view(line).substr(fault.at));
  return invalid(line, "\n", std::string(column, ' '), "^\n", fault.message, hint);
}

// What `finish` makes of the builder that has heard the whole text.
template <typename Grammar, typename Answer, typename Finish>
Answer read(std::string_view text, const Game& game, int seats, std::vector<std::string> players,
            Finish finish) {
  MATADOR_ASSIGN_OR_RETURN(const std::string line, line_of(text));
  try {
    ExpressionBuilder builder(game, seats, std::move(players));
    pegtl::memory_input<> in(line, "");
    pegtl::parse<Grammar, Action, Control>(in, builder);
    return finish(builder);
  } catch (const ExpressionFault& fault) {
    return status_of(fault, line);
  }
}

// "hcp(1) is 17", of each function whose value is known.
std::string settled_calls(ExpressionBuilder& builder, const Known& known) {
  std::vector<std::string> values;
  for (const Key& call : builder.take_calls()) {
    if (!call.expression.is_settled(known)) continue;
    values.push_back(absl::StrCat(call.column.name, " is ",
                                  call.column.text(call.expression.evaluate(*known.deal))));
  }
  return absl::StrJoin(values, ", ");
}

}  // namespace

std::string Column::text(Expression::Value value) const {
  if (!value) return "-";
  if (truth) return *value != 0 ? "yes" : "no";
  if (bin > 1) return absl::StrCat(*value, " to ", *value + bin - 1);
  return names.empty() ? absl::StrCat(*value) : names[static_cast<std::size_t>(*value)];
}

std::string all_conditions(const std::vector<std::string>& conditions) {
  if (conditions.size() == 1) return conditions.front();
  return absl::StrCat("(", absl::StrJoin(conditions, ") and ("), ")");
}

absl::StatusOr<Expression> read_condition(std::string_view text, const Game& game, int seats,
                                          std::vector<std::string> players) {
  return read<grammar::Condition, absl::StatusOr<Expression>>(
      text, game, seats, std::move(players),
      [](ExpressionBuilder& builder) { return builder.end_condition(); });
}

absl::Status check_possible(std::string_view condition, const Game& game, int seats,
                            const Known& known, std::vector<std::string> players) {
  return read<grammar::Condition, absl::Status>(
      condition, game, seats, std::move(players), [&](ExpressionBuilder& builder) {
        if (builder.end_condition().can_hold(known)) return absl::OkStatus();
        const std::string values = settled_calls(builder, known);
        return invalid("the condition can never be true", values.empty() ? "" : ": ", values);
      });
}

absl::StatusOr<std::string> settled_values(std::string_view condition, const Game& game, int seats,
                                           const Known& known, std::vector<std::string> players) {
  return read<grammar::Condition, absl::StatusOr<std::string>>(
      condition, game, seats, std::move(players), [&](ExpressionBuilder& builder) {
        static_cast<void>(builder.end_condition());
        return settled_calls(builder, known);
      });
}

absl::StatusOr<std::vector<Key>> read_keys(std::string_view text, const Game& game, int seats) {
  return read<grammar::Keys, absl::StatusOr<std::vector<Key>>>(
      text, game, seats, {}, [](ExpressionBuilder& builder) { return builder.take_keys(); });
}

}  // namespace matador
