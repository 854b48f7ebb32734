#include "formats/sheets/sheet_words.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace matador::sheets {

std::string needs_text(const std::vector<std::string>& names,
                       const std::vector<std::string>& needs) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < names.size(); ++i) {
    parts.push_back(absl::StrCat(names[i], " needs ", needs[i]));
  }
  return absl::StrJoin(parts, ", ");
}

std::string together_text(const std::vector<std::string>& names, const std::vector<int>& totals) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < totals.size(); ++i) {
    parts.push_back(absl::StrCat(names[i], " ", totals[i]));
  }
  return absl::StrCat("Together: ", absl::StrJoin(parts, ", "), ".\n");
}

std::vector<std::string> all_totals(const SheetRow& row) {
  std::vector<std::string> cells;
  for (int total : row.totals) cells.push_back(absl::StrCat(total));
  return cells;
}

std::string contract_name(const DealResult& result) {
  if (result.contract_result->is_any) return "joker";
  return std::string(result.game->contract(result.contract_result->contract).name);
}

std::string shown_contract(const DealResult& result) {
  if (result.contract_result->is_any) return "joker";
  return matador::shown_contract(*result.game, result.contract_result->contract);
}

bool won_all(const DealResult& result) {
  return result.contract_result->won.tricks == result.game->shape(result.seats).cards_each();
}

std::string grade_text(const DealResult& result, int schneider) {
  const Winnings& won = result.contract_result->won;
  if (won_all(result) || won.tricks == 0) return "schwarz";
  return won.points <= 30 || won.points >= schneider ? "schneider" : "";
}

absl::Status check_matadors(const ContractResult& result, std::string_view contract,
                            std::size_t trumps) {
  if (result.matadors.empty()) {
    return absl::InvalidArgumentError("no matadors=: without [Deal] they are needed");
  }
  const int matadors = result.matadors.front();
  if (matadors >= 1 && matadors <= static_cast<int>(trumps)) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat("nobody plays ", std::string(contract),
                                                 " with or without ", matadors,
                                                 " matadors, expected 1 to ", trumps));
}

}  // namespace matador::sheets
