// The sheet of each game, for score_sheet.cc alone; and the words that several of them use.

#ifndef MATADOR_FORMATS_SHEETS_SHEETS_H_
#define MATADOR_FORMATS_SHEETS_SHEETS_H_

#include <memory>
#include <string>
#include <vector>

#include "formats/score_sheet.h"

namespace matador {

std::unique_ptr<ScoreSheet> make_sjavs_sheet(const Heading& heading);
std::unique_ptr<ScoreSheet> make_klorsjavs_sheet(const Heading& heading);
std::unique_ptr<ScoreSheet> make_jass_sheet(const Heading& heading);
std::unique_ptr<ScoreSheet> make_scharwenzel_sheet(const Heading& heading);
std::unique_ptr<ScoreSheet> make_coiffeur_sheet(const Heading& heading);
std::unique_ptr<ScoreSheet> make_davoserjazz_sheet(const Heading& heading);

namespace sheets {

// "seat 1", "seat 2", ..., or "1+3", "2+4", or names: one column for each player, or for each team.
std::vector<std::string> column_names(std::size_t columns, const Players& players);

// "seat 1 needs 20, seat 2 needs 10".
std::string needs_text(const std::vector<std::string>& names,
                       const std::vector<std::string>& needs);

// What stands in the columns then, all of it.
std::vector<std::string> all_totals(const SheetRow& row);

std::string contract_name(const DealResult& result);
std::string shown_contract(const DealResult& result);  // to people
bool won_all(const DealResult& result);

}  // namespace sheets
}  // namespace matador

#endif  // MATADOR_FORMATS_SHEETS_SHEETS_H_
