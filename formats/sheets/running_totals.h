// A sheet without rubbers or games: what each deal brings is added up. What differs from game to
// game is data, TotalsForm, and what a deal adds.

#ifndef MATADOR_FORMATS_SHEETS_RUNNING_TOTALS_H_
#define MATADOR_FORMATS_SHEETS_RUNNING_TOTALS_H_

#include <optional>
#include <string>
#include <vector>

#include "formats/sheets/score_sheet.h"

namespace matador {

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

#endif  // MATADOR_FORMATS_SHEETS_RUNNING_TOTALS_H_
