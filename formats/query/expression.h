// Conditions (`--where`) and keys (`--by`) as people write them; conditions.md has the language.
//
//   const Game& sjavs = *find_game("sjavs");
//   absl::StatusOr<Expression> six = read_condition("trumps(declarer) >= 6", sjavs, /*seats=*/4);
//   absl::StatusOr<std::vector<Key>> keys = read_keys("length(declarer),  trump", sjavs, 4);
//   keys->at(1).column.name == "trump";
//   keys->at(1).column.text(keys->at(1).expression.evaluate(deal)) == "hearts";
//
// If the text is no condition, InvalidArgument shows the place and says what is wrong:
//
//   trumps(1, heart) >= 6
//             ^
//   unknown suit "heart"; did you mean "hearts"?
//
// Reading any text takes little time and stack: a text has at most 2000 bytes, and at most 50
// nested brackets.

#ifndef MATADOR_FORMATS_QUERY_EXPRESSION_H_
#define MATADOR_FORMATS_QUERY_EXPRESSION_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/games/game.h"
#include "solver/statistics/expression.h"

namespace matador {

// A column of a table: the names of its values.
struct Column {
  std::string name;
  std::vector<std::string> names = {};  // of the values 0, 1, ...; none if values are numbers
  bool truth = false;                   // a yes or a no
  std::int64_t bin = 0;                 // the width of the bins that the values begin, if they do
  std::int64_t step = 0;  // between two values, where each is possible between two that are: 1 of
                          // cards, seats and truths, the width of bins; 0: not known

  // For people: the number, the bin, the name of the suit or contract, yes or no, and "-" for
  // nothing.
  std::string text(Expression::Value value) const;
};

// A key: an expression by which cases are counted.
struct Key {
  Column column;  // its name is as written, without superfluous blanks
  Expression expression;
};

// The condition that holds where all of these do; at least one.
std::string all_conditions(const std::vector<std::string>& conditions);

// `seats` from game.seat_counts(); `players`: their names by seat, where they are known.
absl::StatusOr<Expression> read_condition(std::string_view text, const Game& game, int seats,
                                          std::vector<std::string> players = {});

// What the condition says of which the value is known already: "hcp(1) is 17, ..."; empty where
// that is nothing.
absl::StatusOr<std::string> settled_values(std::string_view condition, const Game& game, int seats,
                                           const Known& known,
                                           std::vector<std::string> players = {});
// InvalidArgument where what is known makes the condition false, with the values that do: "the
// condition can never be true: hcp(1) is 17".
absl::Status check_possible(std::string_view condition, const Game& game, int seats,
                            const Known& known, std::vector<std::string> players = {});

// One or more with commas between them, each once.
absl::StatusOr<std::vector<Key>> read_keys(std::string_view text, const Game& game, int seats);

// The names that both are made of in this game; functions have a bracket behind them: "top(".
std::vector<std::string> expression_words(const Game& game);

}  // namespace matador

#endif  // MATADOR_FORMATS_QUERY_EXPRESSION_H_
