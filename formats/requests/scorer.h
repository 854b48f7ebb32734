// The score-sheet of `matador score` over all deals of the input, in their order.
//
//   Scorer scorer(Format::kJson, /*symbols=*/false);
//   scorer.enter(deal, record);    // the lines for the deal
//   scorer.end();                  // the lines at the end of the input

#ifndef MATADOR_FORMATS_REQUESTS_SCORER_H_
#define MATADOR_FORMATS_REQUESTS_SCORER_H_

#include <memory>
#include <string>

#include "absl/status/statusor.h"
#include "formats/input/deal_files.h"
#include "formats/input/deal_record.h"
#include "formats/requests/arguments.h"
#include "formats/sheets/score_sheet.h"
#include "formats/sheets/sheet_view.h"

namespace matador {

// The sheet is that of the game, the number of players and the rules of the first good deal. Later
// deals need not repeat these, nor the names of the players.
class Scorer {
 public:
  // `symbols`: text for people may have the symbols of the suits.
  Scorer(Format format, bool symbols) : format_(format), view_(symbols) {}

  absl::StatusOr<std::string> enter(const NumberedDeal& deal, const DealRecord& record);
  // Of a deal that could not be read what it says of the sheet all the same.
  void see(const absl::Status& status);
  std::string end() const;  // empty where nothing is open

 private:
  // The record with what the first deal says of the sheet, where it says nothing itself.
  absl::StatusOr<DealRecord> with_heading(DealRecord record) const;
  // Why the deal does not belong on this sheet.
  absl::Status objection(const DealRecord& record, const DealResult& result) const;
  std::string written(const SheetRow& row);

  Format format_;
  SheetView view_;
  DealResult first_;
  DealRecord first_record_;            // before it, the last one that names a game
  std::unique_ptr<ScoreSheet> sheet_;  // null before the first good deal
};

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_SCORER_H_
