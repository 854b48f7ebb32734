// The answers of `matador solve` as numbers, of deals that are numbers too, for programs that solve
// many: nothing is read or written as text on the way.
//
//   const GameOfMasks game = *game_of_masks("scharwenzel", /*masks=*/4, /*seats=*/"");
//   AlikeDeals deals = *read_alike_deals(game, arguments);
//   ArraySolver solver(*read_array_settings(arguments, /*vol=*/false));
//   ValueTable table(/*cards=*/false, /*vol=*/false, game);
//   table.add(solver.row_of_masks(deals, row, masks)).IgnoreError();
//   table.columns();     // {"contract":"obenabe","declarer":1,"objective":"points"}, ...
//   table.take(&ColumnValues::low)   // a row for each deal

#ifndef MATADOR_FORMATS_ARRAYS_ARRAYS_H_
#define MATADOR_FORMATS_ARRAYS_ARRAYS_H_

#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/input/deal_files.h"
#include "formats/requests/arguments.h"
#include "formats/requests/deal_solver.h"
#include "solver/solve.h"

namespace matador {

// ---- Masks --------------------------------------------------------------------------------------
// A deal as a row of masks, bit i the card of index i: the hand of each seat; then of each seat the
// second hand, if it has one; then pile by pile the card that lies face up and the one below it.

std::vector<std::string> mask_names(const DealShape& shape);
std::vector<std::uint64_t> masks_of(const Deal& deal);
// InvalidArgument, with a sentence for people, where the masks are no deal of the shape.
absl::StatusOr<Deal> deal_of_masks(const DealShape& shape, std::span<const std::uint64_t> masks);

// The game of a name, and its number of players with as many masks: `seats`, unless that is empty.
// InvalidArgument where there is none.
struct GameOfMasks {
  const Game* game = nullptr;
  int seats = 0;
};
absl::StatusOr<GameOfMasks> game_of_masks(const std::string& name, std::size_t masks,
                                          const std::string& seats);

// What is alike in deals of one game that differ only in their cards: the tags that are given.
struct AlikeDeals {
  NumberedDeal deal;  // one of them
  Problem problem;
};

// Whether an option of solve is about many deals that differ only in their cards, and about
// numbers.
bool is_of_arrays(const CommandOption& option);

// InvalidArgument if the arguments are not of arrays, or at fault.
absl::StatusOr<AlikeDeals> read_alike_deals(const GameOfMasks& game, const Arguments& arguments);

// ---- Values -------------------------------------------------------------------------------------

// In place of a value that was not asked about, or that a deal does not have.
inline constexpr std::int32_t kNoValue = std::numeric_limits<std::int32_t>::min();

// What the answers of a column ask, as of the first of them. Its place is that of all by which the
// answers to one deal may differ.
struct ValueColumn {
  Objective objective;
  Task task;
  bool operator<(const ValueColumn& other) const;
};

struct ColumnAnswer {
  ValueColumn column;
  int low;
  int high;
  std::vector<MoveValue> moves;
};

// Of one deal; without a game where it could not be read.
struct ValueRow {
  const Game* game = nullptr;
  int seats = 0;
  std::vector<std::uint64_t> masks = {};
  std::vector<ColumnAnswer> answers = {};
  std::string messages = {};  // warnings, and what is wrong
  bool good = true;
};

// What is wrong with a row of masks, which has its number from 0, as a message.
std::string fault_of_row(std::size_t row, const std::string& fault);

// Settings of a request for numbers: nothing is written of the answers. InvalidArgument if
// the arguments ask for what has no place in an array. `vol`: the question is not a value, but
// whether the declaring side wins every trick.
absl::StatusOr<SolveSettings> read_array_settings(const Arguments& arguments, bool vol);

// Answers one deal after the other, on one thread.
class ArraySolver {
 public:
  explicit ArraySolver(const SolveSettings& settings);
  ArraySolver(const ArraySolver&) = delete;  // the listener has its address

  ValueRow row_of_text(const NumberedDeal& deal);
  ValueRow row_of_masks(AlikeDeals& alike, std::size_t row, std::span<const std::uint64_t> masks);

 private:
  absl::Status answer(const NumberedDeal& deal, const Problem& problem, ValueRow& row);

  SolveSettings settings_;
  Solver solver_;
  ValueRow* row_ = nullptr;  // that hears the answers
};

struct ColumnValues {
  std::vector<std::int32_t> low;
  std::vector<std::int32_t> high;
  std::vector<std::int32_t> cards;  // kCards numbers for each deal, where they are asked for
};

// The rows beside each other, with a column for each question that any deal answers.
class ValueTable {
 public:
  // `game`: of all deals, where that is known before; else that of the first one.
  ValueTable(bool cards, bool vol, GameOfMasks game = {})
      : cards_(cards), vol_(vol), game_(game.game), seats_(game.seats) {}

  // The next deal. InvalidArgument if it is not of the game of the others, or if there are more
  // numbers than fit in kMostBytes.
  absl::Status add(const ValueRow& row);

  // In the order of objectives, contracts, declarers and players, as keys and values of an answer.
  std::vector<std::string> columns() const;
  std::vector<std::uint64_t> masks() const;  // a row for each deal
  // A row for each deal, with a number for each column, or kCards of them. The table gives them
  // away.
  std::vector<std::int32_t> take(std::vector<std::int32_t> ColumnValues::*numbers);

  bool has_cards() const { return cards_; }
  std::size_t rows() const { return rows_; }
  const Game* game() const { return game_; }  // nullptr: no deal could be read
  int seats() const { return seats_; }

 private:
  absl::Status check_size() const;

  bool cards_;
  bool vol_;
  std::size_t rows_ = 0;
  const Game* game_;
  int seats_;
  std::vector<std::uint64_t> masks_;
  std::map<ValueColumn, ColumnValues> columns_;
};

inline constexpr std::size_t kMostBytes = std::size_t{4} << 30;

}  // namespace matador

#endif  // MATADOR_FORMATS_ARRAYS_ARRAYS_H_
