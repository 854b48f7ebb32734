// How a deal ended, and the score-sheet on which it is entered: DealResult and the rows are common
// to all games, ScoreSheet is the part that differs from game to game: the form of a result and its
// score, what a deal changes on the sheet, and the words for it. Each game has its sheet in its
// module; RunningTotals is one that only adds up.
//
//   std::unique_ptr<ScoreSheet> sheet = make_sheet({.game = game, .seats = 4});
//   SheetRow row{.deal = 1, .result = result};
//   std::optional<SheetFault> fault = sheet->enter(row);   row.totals, row.rubber_end

#ifndef MATADOR_FORMATS_SHEETS_SCORE_SHEET_H_
#define MATADOR_FORMATS_SHEETS_SCORE_SHEET_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/input/deal_record.h"
#include "formats/input/notes.h"
#include "formats/input/problem.h"
#include "formats/output/fields.h"
#include "solver/games/game.h"
#include "solver/games/winnings.h"

namespace matador {

// ---- Result -------------------------------------------------------------------------------------
// How a deal ended, for the score-sheet: by its complete [Play] or by [Result]. A deal with a
// result needs no cards.
//
//   absl::StatusOr<DealResult> result = read_result(record);

// What a play tells beyond the words of [Result]; only the module of the game knows its type.
struct OwnResult {
  virtual ~OwnResult() = default;
};

// What was played, and the result. Fields that a game does not have are empty.
struct ContractResult {
  Contract contract;  // with its trump suit, if that is named beside it
  Seat declarer;
  std::string bid = {};  // where that says more than the contract: "3NT"
  Winnings won;          // by the declaring side
  // Whether it is known how many tricks these are: if not, some and not all.
  bool tricks_known = true;
  int score = 0;  // what it earned with that (rules 0.3)
  // As in Task.
  bool as_joker = false;
  std::optional<Seat> joker = {};
  std::optional<Seat> tout = {};
  bool all_passed = false;
  bool is_any = false;  // with as_joker: the contract that was played is not given
  // The words of [Result] (notes.h), by the play if that tells them. By side, the declaring
  // side first, or by seat where everyone plays for himself.
  std::vector<Winnings> each = {};  // by seat alone
  std::vector<int> melds = {};
  std::optional<std::vector<int>> stoeck = {};  // the part of the melds that is Stöck, if known
  std::vector<int> matadors = {};
  std::vector<bool> in_order = {};    // of each trick whether the declaring side won it
  std::vector<NamedList> lists = {};  // where nothing else is given
  std::shared_ptr<const OwnResult> own = {};
};

// What a deal says beside its cards, and how it ended.
struct DealResult : Heading {
  std::optional<ContractResult> contract_result = {};  // none where all pass
};

// The error names the tag at fault. It is also an error if neither [Play] nor [Result] tells the
// end, if the two differ, and if the result is impossible.
absl::StatusOr<DealResult> read_result(const DealRecord& record);

// The words of [Result] that tell this result, of a sheet with this form; without melds and
// matadors, which follow from the cards.
std::string write_result(const ContractResult& result, const ResultForm& form);

// ---- Sheet row ----------------------------------------------------------------------------------
// The rows of a score-sheet as lines for other programs.
//
//   sheet_json(row)    {"deal":1,...,"score":4,"bonus":0,"sheet":[24,20]}, and behind the last deal
//                      of a rubber {"rubber":1,"winner":1,"crosses":[1,0]}
//
// The keys of the objects and their order are a promise: add, but do not change.

// The end of a rubber, or of a game that is played to a target; the lists are by column.
struct RubberEnd {
  int number;                           // from 1
  std::vector<int> won;                 // what it has brought; 0 for who has not won it
  std::vector<NamedList> details = {};  // how it ended, where the last row does not tell
  std::optional<int> pot = {};          // of all penalties, where there is one
  // What the first of two columns owes the other, where that is agreed.
  std::vector<std::vector<int>> owes = {};
  NamedList tally;  // what each has won in the whole evening
};

// A deal and what it has done to the sheet. A column is a side, or a player where each has his own.
struct SheetRow {
  std::uint64_t deal;  // its number in the input, from 1
  DealResult result;
  std::vector<int> totals = {};          // by column, after the deal
  std::optional<int> multiplier = {};    // of the contract, where it has one
  std::optional<int> bonus = {};         // in a game with rubbers: what carried ties have added
  std::optional<std::string> line = {};  // where the contracts are lines of the sheet: of which
  std::vector<int> penalties = {};       // by seat, where these are the score of the deal
  std::vector<NamedList> own = {};       // what only the sheet of this game has
  std::optional<RubberEnd> rubber_end = {};
};

// What is said about the fields of a row, and of the end of a rubber, in all games; what a game has
// beside them stands in its SheetFormat.
FieldTexts sheet_fields();
FieldTexts rubber_fields();

// Lines with their ends.
std::string sheet_json(const SheetRow& row);

std::string sheet_csv_header();
std::string sheet_csv(const SheetRow& row);

// ---- Score sheet --------------------------------------------------------------------------------

// Why a deal cannot be entered, and the tag at fault.
struct SheetFault {
  std::string tag;
  std::string what;
};

// Columns that tell beside the totals what was played: the first is flush left, the others are
// flush right.
struct SheetColumn {
  const char* head;
  std::size_t width;
};
struct SheetLayout {
  std::span<const SheetColumn> columns;
  bool names_declarer = true;  // at the end of the first, which is wider where players have names
};

class ScoreSheet {
 public:
  ScoreSheet(const Heading& heading, const SheetLayout& layout)
      : people_(*heading.game, heading.at_table(), heading.names), layout_(layout) {}
  virtual ~ScoreSheet() = default;

  // ---- How a deal ended -------------------------------------------------------------------------

  virtual ResultForm form() const = 0;
  // In most games a declarer plays alone.
  virtual SeatSet declaring_side(Seat declarer, std::optional<Seat> /*joker*/) const {
    return {declarer};
  }
  // Adds what the cards as dealt tell, and no reported result does: melds, matadors,
  // ContractResult::own.
  virtual void add_what_cards_tell(const Task& /*task*/,
                                   ContractResult& /*contract_result*/) const {}
  // Fills in what follows from the cards and [Result] together, where points are reported, before
  // check() and score() see it.
  virtual void complete(ContractResult& /*contract_result*/) const {}
  // If results are reported in lists: the lists that follow from the play of a task so far.
  // InvalidArgument if the play is against the rules.
  virtual absl::StatusOr<std::vector<NamedList>> reported_by_play(const Task& /*task*/) const {
    return std::vector<NamedList>{};
  }
  // InvalidArgument if the result, apart from points and tricks, is impossible.
  virtual absl::Status check(const ContractResult& /*contract_result*/) const {
    return absl::OkStatus();
  }
  virtual int score(const ContractResult& contract_result) const = 0;

  // ---- The sheet --------------------------------------------------------------------------------

  // The rules of the sheet as options: "tie-bonus=2 double-victory=on". All deals must have the
  // same.
  virtual std::string rules() const { return ""; }
  // The numbers in the columns at the start.
  virtual std::vector<int> start() const = 0;
  // Enters the result of the row, and fills in its effect on the sheet.
  virtual std::optional<SheetFault> enter(SheetRow& row) = 0;

  // ---- For people -------------------------------------------------------------------------------

  // Their names: "seat 1", "seat 2", ..., or "1+3", "2+4", a column for each player or each team.
  virtual std::vector<std::string> columns() const;
  // The cells of the columns: as a rule, the change. `before`: the totals so far.
  virtual std::vector<std::string> cells(const SheetRow& row, const std::vector<int>& before) const;
  // The text beside the columns: the heading, and what was played, cells and a remark.
  std::string heading() const;
  std::string beside(const SheetRow& row, const CardFace& face) const;
  virtual std::vector<std::string> cells_beside(const SheetRow& row,
                                                const CardFace& face) const = 0;
  virtual std::string remark(const SheetRow& /*row*/) const { return ""; }
  // Behind a deal that ends something: "Rubber 1. Crosses 1 : 0".
  virtual std::string end_text(const RubberEnd& /*end*/) const { return ""; }
  // The lines at the end of the input, if something is open.
  virtual std::string open_text(const SheetRow& /*last*/) const { return ""; }

 protected:
  const Players& people() const { return people_; }
  std::string by(Seat declarer) const;  // "by 1", "by Anna"

 private:
  std::string in_columns(const std::vector<std::string>& cells, const std::string& remark) const;

  Players people_;
  const SheetLayout& layout_;
};

// The sheet for a game, seats and options. Null if the game has no sheet.
using SheetMaker = std::unique_ptr<ScoreSheet>(const Heading& heading);
SheetMaker make_sheet;

// Of a game whose sheet has this type.
template <typename Sheet>
std::unique_ptr<ScoreSheet> make_sheet_of(const Heading& heading) {
  return std::make_unique<Sheet>(heading);
}

// ---- Running totals -----------------------------------------------------------------------------
// A sheet without rubbers or games: what each deal brings is added up. What differs from game to
// game is data, TotalsForm, and what a deal adds.

struct TotalsForm {
  SheetLayout layout;
  bool has_sides = false;    // two columns, in place of one for each player
  bool writes_all = false;   // the totals of all after each deal, in place of what has changed
  bool sums_at_end = false;  // the totals stand below the last deal, too
};

class RunningTotals : public ScoreSheet {
 public:
  RunningTotals(const Heading& heading, const TotalsForm& form);

  std::vector<int> start() const override { return std::vector<int>(totals_.size()); }
  std::optional<SheetFault> enter(SheetRow& row) override;
  std::vector<std::string> cells(const SheetRow& row,
                                 const std::vector<int>& before) const override;
  std::vector<std::string> cells_beside(const SheetRow& row, const CardFace& face) const override;
  std::string open_text(const SheetRow& last) const override;

 protected:
  // What the deal adds to each column.
  virtual std::vector<int> gains(const ContractResult& contract_result) const = 0;
  // What was played, and what was won in it, as the sheet has them.
  virtual std::string played(const DealResult& result, const CardFace& face) const;
  virtual std::string amount(const ContractResult& contract_result) const;

 private:
  const TotalsForm& form_;
  std::vector<int> totals_;
};

}  // namespace matador

#endif  // MATADOR_FORMATS_SHEETS_SCORE_SHEET_H_
