// Words that the sheets of several games use.

#ifndef MATADOR_FORMATS_SHEETS_SHEET_WORDS_H_
#define MATADOR_FORMATS_SHEETS_SHEET_WORDS_H_

#include <string>
#include <vector>

#include "formats/sheets/score_sheet.h"

namespace matador::sheets {

// "seat 1 needs 20, seat 2 needs 10".
std::string needs_text(const std::vector<std::string>& names,
                       const std::vector<std::string>& needs);

// The totals in the columns, as cells.
std::vector<std::string> all_totals(const SheetRow& row);

std::string contract_name(const DealResult& result);
std::string shown_contract(const DealResult& result);  // to people
bool won_all(const DealResult& result);

}  // namespace matador::sheets

#endif  // MATADOR_FORMATS_SHEETS_SHEET_WORDS_H_
