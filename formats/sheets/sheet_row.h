// The rows of a score-sheet as lines for other programs.
//
//   sheet_json(row)    {"deal":1,...,"score":4,"bonus":0,"sheet":[24,20]}, and behind the last deal
//                      of a rubber {"rubber":1,"winner":1,"crosses":[1,0]}
//
// The keys of the objects and their order are a promise: add, but do not change.

#ifndef MATADOR_FORMATS_SHEETS_SHEET_ROW_H_
#define MATADOR_FORMATS_SHEETS_SHEET_ROW_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "formats/sheets/result.h"

namespace matador {

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

// Lines with their ends.
std::string sheet_json(const SheetRow& row);

std::string sheet_csv_header();
std::string sheet_csv(const SheetRow& row);

}  // namespace matador

#endif  // MATADOR_FORMATS_SHEETS_SHEET_ROW_H_
