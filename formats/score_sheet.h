// The score-sheet of a game, as far as it is one game's own: how a result is told and what it
// scores, what a deal does to the sheet, and the words for it. What is the same for all sheets is
// in result.h, sheet_row.h and sheet_view.h; a game's own sheet lies in its module.
//
//   std::unique_ptr<ScoreSheet> sheet = make_sheet({.game = game, .seats = 4});
//   SheetRow row{.deal = 1, .result = result};
//   std::optional<SheetFault> fault = sheet->enter(row);   row.totals, row.rubber_end

#ifndef MATADOR_FORMATS_SCORE_SHEET_H_
#define MATADOR_FORMATS_SCORE_SHEET_H_

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "formats/card_style.h"
#include "formats/players.h"
#include "formats/problem.h"
#include "formats/result.h"
#include "formats/sheet_row.h"

namespace matador {

// Why a deal does not go on a sheet, and the tag that says so.
struct SheetFault {
  std::string tag;
  std::string what;
};

class ScoreSheet {
 public:
  explicit ScoreSheet(const Heading& heading)
      : people_(*heading.game, heading.seats, heading.names) {}
  virtual ~ScoreSheet() = default;

  // ---- How a deal ended -------------------------------------------------------------------------

  virtual ResultForm form() const = 0;
  virtual SeatSet declaring_side(Seat declarer, std::optional<Seat> joker) const = 0;
  // What the cards as dealt say: fills in Ending::melds and stoeck.
  virtual void count_melds(const Task& /*task*/, Ending& /*ending*/) const {}
  // Where all is told in lists: what the play of a task says in their place, as far as it goes.
  // InvalidArgument where the play is against the rules.
  virtual absl::StatusOr<std::vector<NamedList>> told_by_play(const Task& /*task*/) const {
    return std::vector<NamedList>{};
  }
  // InvalidArgument where what is told beside points and tricks cannot be.
  virtual absl::Status check(const Ending& /*ending*/) const { return absl::OkStatus(); }
  virtual int score(const Ending& ending) const = 0;

  // ---- The sheet --------------------------------------------------------------------------------

  // The rules it is kept with, as options: "tie-bonus=2 double-victory=on". All deals must have the
  // same.
  virtual std::string rules() const = 0;
  // What stands in the columns when it begins.
  virtual std::vector<int> start() const = 0;
  // Enters the result of the row, and fills in what that has done.
  virtual std::optional<SheetFault> enter(SheetRow& row) = 0;

  // ---- For people -------------------------------------------------------------------------------

  virtual std::vector<std::string> columns() const = 0;  // their names
  // What is written into the columns: as a rule, what has changed. `before` are the totals so far.
  virtual std::vector<std::string> cells(const SheetRow& row, const std::vector<int>& before) const;
  // What stands beside the columns: the heading, and what was played.
  virtual std::string heading() const = 0;
  virtual std::string beside(const SheetRow& row, const CardFace& face) const = 0;
  // Behind a deal that ends something: "Rubber 1. Crosses 1 : 0".
  virtual std::string end_text(const RubberEnd& end) const = 0;
  // How it stands at the end of the input, where something is open; lines.
  virtual std::string open_text(const SheetRow& last) const = 0;

 protected:
  const Players& people() const { return people_; }
  // "by 1", "by Anna": who has declared; and how wide the column that ends with that is, which is
  // as wide as `numbers` where nobody has a name.
  std::string by(Seat declarer) const;
  std::size_t by_column(std::size_t numbers) const;

 private:
  Players people_;
};

// Of a game, with so many seats and these options. Null where the game has no sheet.
std::unique_ptr<ScoreSheet> make_sheet(const Heading& heading);

}  // namespace matador

#endif  // MATADOR_FORMATS_SCORE_SHEET_H_
