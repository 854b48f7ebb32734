// Builds an expression from the parts that a parser finds. Knows every name of the language:
// functions, seats, suits, contracts, cards. For formats/query/expression.cc.
//
//   ExpressionBuilder builder(sjavs, /*seats=*/4);                  // -1 < value
//   builder.number({"1", 1});  builder.minus({"-1", 0});  builder.fact({"value", 5});
//   builder.combine(Operator::kLess);
//   builder.end_condition().holds(deal);

#ifndef MATADOR_FORMATS_QUERY_EXPRESSION_BUILDER_H_
#define MATADOR_FORMATS_QUERY_EXPRESSION_BUILDER_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/cards/card_style.h"
#include "formats/query/expression.h"
#include "solver/games/game.h"

namespace matador {

// ---- Value names --------------------------------------------------------------------------------
// The names that stand for values in conditions and keys: suits, and contracts.
//
//   ValueNames names(sjavs);
//   names.value_of("clubs");   names.is_contract("clubs");   names.value_of("Kreuz")

// The suits by their index, then the contracts that are not named like one: as values, suits and
// contracts stand for their place here.
class ValueNames {
 public:
  explicit ValueNames(const Game& game);

  const std::vector<std::string>& all() const { return all_; }
  std::vector<std::string> suits() const;
  std::optional<std::int64_t> value_of(std::string_view name) const;
  bool is_contract(std::string_view name) const;
  std::vector<std::int64_t> contract_values() const;  // of each contract by its index

 private:
  const Game& game_;
  std::vector<std::string> all_;  // the suits, then other contracts
  std::vector<std::string> contracts_;
};

// ---- Expression builder -------------------------------------------------------------------------

// A fault, and its byte in the text.
struct ExpressionFault {
  std::size_t at;
  std::string message;
};

// A part of the text, and the byte where it begins.
struct Word {
  std::string_view text;
  std::size_t at;
};

// The parser calls these functions in the order in which the parts are complete, operands before
// their operator. A function throws ExpressionFault if its part cannot be.
class ExpressionBuilder {
 public:
  // `players`: their names by seat, or none.
  ExpressionBuilder(const Game& game, int seats, std::vector<std::string> players)
      : game_(game), seats_(seats), players_(std::move(players)), names_(game) {}

  void open_bracket(const Word& word);
  void close_bracket(const Word&) { --depth_; }

  void number(const Word& word);
  void fact(const Word& word);  // a name without arguments

  // A function: its name, its arguments, and that it is complete.
  void callee(const Word& word);
  void argument_number(const Word& word) { arguments_.push_back({ArgumentKind::kNumber, word}); }
  void argument_name(const Word& word) { arguments_.push_back({ArgumentKind::kName, word}); }
  // Without its quotes.
  void argument_text(const Word& word) { arguments_.push_back({ArgumentKind::kText, word}); }
  void call(const Word& word);

  void combine(Operator op);
  void minus(const Word& word);
  void negate(const Word& word);

  void bin(const Word& width);  // of the operand; also the end of its bracket

  // Ends a condition, made of all parts; or a key, made of the parts since the last key.
  Expression end_condition();
  void end_key(const Word& word);
  std::vector<Key> take_keys() { return std::move(keys_); }
  // The functions with their arguments, as keys.
  std::vector<Key> take_calls() { return std::move(calls_); }

 private:
  // The kinds of values. A name may be of two kinds: `hearts` is a suit and may be a contract. A
  // truth is the number 0 or 1.
  struct Kinds {
    bool number = false;
    bool truth = false;
    bool suit = false;
    bool contract = false;

    bool meet(const Kinds& other) const;
    std::string_view described() const;
  };

  struct Operand {
    Expression expression;
    Kinds kinds;
    std::size_t at;
    std::int64_t bin = 0;   // its width, where the operand is the beginning of one
    std::int64_t step = 0;  // as of a column
  };

  enum class ArgumentKind { kNumber, kName, kText };
  struct Argument {
    ArgumentKind kind;
    Word word;
  };

  void push(Expression expression, Kinds kinds, std::size_t at);
  Operand pop();
  Operand pop_number();
  [[noreturn]] void fail_at_name(const Word& word) const;
  // By his role, place or name.
  std::optional<Player> player_named(const Word& word) const;
  // Also by a point of the compass; its letter may be that of a suit.
  std::optional<Player> player_at(const Word& word) const;
  bool is_talon(const Argument& argument) const;
  void call_on_talon(std::string_view function, bool truth);
  Player read_player(const Argument& argument) const;
  std::optional<Suit> read_suit(const Argument& argument) const;
  CardSet read_cards(const Argument& argument) const;

  const Game& game_;
  int seats_;
  std::vector<std::string> players_;
  ValueNames names_;
  int depth_ = 0;  // of open brackets
  std::vector<Operand> operands_;
  Word callee_{};
  std::vector<Argument> arguments_;
  std::vector<Key> keys_;
  std::vector<Key> calls_;
};

}  // namespace matador

#endif  // MATADOR_FORMATS_QUERY_EXPRESSION_BUILDER_H_
