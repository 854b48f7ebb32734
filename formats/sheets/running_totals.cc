#include "formats/sheets/running_totals.h"

#include "absl/strings/str_cat.h"
#include "formats/sheets/sheet_view.h"

namespace matador {

RunningTotals::RunningTotals(const Heading& heading, const TotalsForm& form)
    : ScoreSheet(heading, form.layout),
      form_(form),
      totals_(static_cast<std::size_t>(form.has_sides ? 2 : heading.at_table())) {}

std::optional<SheetFault> RunningTotals::enter(SheetRow& row) {
  if (const std::optional<ContractResult>& contract_result = row.result.contract_result) {
    const std::vector<int> gained = gains(*contract_result);
    for (std::size_t i = 0; i < totals_.size(); ++i) totals_[i] += gained[i];
  }
  row.totals = totals_;
  return std::nullopt;
}

std::vector<std::string> RunningTotals::cells(const SheetRow& row,
                                              const std::vector<int>& before) const {
  return form_.writes_all ? sheets::all_totals(row) : ScoreSheet::cells(row, before);
}

std::vector<std::string> RunningTotals::cells_beside(const SheetRow& row,
                                                     const CardFace& face) const {
  const ContractResult& result = *row.result.contract_result;
  return {absl::StrCat(played(row.result, face), " ", by(result.declarer)), amount(result),
          absl::StrCat(result.score > 0 ? "+" : "", result.score)};
}

std::string RunningTotals::played(const DealResult& result, const CardFace& /*face*/) const {
  return sheets::shown_contract(result);
}

std::string RunningTotals::amount(const ContractResult& contract_result) const {
  return absl::StrCat(contract_result.won.points);
}

std::string RunningTotals::open_text(const SheetRow& last) const {
  return form_.sums_at_end ? sheets::together_text(columns(), last.totals) : "";
}

}  // namespace matador
