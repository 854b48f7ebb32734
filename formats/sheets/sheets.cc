#include "formats/sheets/sheets.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace matador::sheets {

std::vector<std::string> column_names(std::size_t columns, int seats) {
  std::vector<std::string> names;
  for (int i = 1; i <= static_cast<int>(columns); ++i) {
    if (static_cast<int>(columns) == seats) {
      names.push_back(absl::StrCat("seat ", i));
      continue;
    }
    std::vector<int> numbers;
    for (int seat = i; seat <= seats; seat += static_cast<int>(columns)) numbers.push_back(seat);
    names.push_back(absl::StrJoin(numbers, "+"));
  }
  return names;
}

std::string needs_text(const std::vector<std::string>& names,
                       const std::vector<std::string>& needs) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < names.size(); ++i) {
    parts.push_back(absl::StrCat(names[i], " needs ", needs[i]));
  }
  return absl::StrJoin(parts, ", ");
}

std::vector<std::string> all_totals(const SheetRow& row) {
  std::vector<std::string> cells;
  for (int total : row.totals) cells.push_back(absl::StrCat(total));
  return cells;
}

std::string contract_name(const DealResult& result) {
  return std::string(
      result.game->contracts()[static_cast<std::size_t>(result.ending->contract.index)]);
}

std::string shown_contract(const DealResult& result) {
  return matador::shown_contract(*result.game, result.ending->contract);
}

bool won_all(const DealResult& result) {
  return result.ending->won.tricks == result.game->shape(result.seats).cards_each();
}

}  // namespace matador::sheets
