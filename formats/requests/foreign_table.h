// What all contracts of a deal are worth, as another program writes it (foreign_format.h):
// `matador solve --pbn`.

#ifndef MATADOR_FORMATS_REQUESTS_FOREIGN_TABLE_H_
#define MATADOR_FORMATS_REQUESTS_FOREIGN_TABLE_H_

#include <string>
#include <vector>

#include "formats/input/deal_files.h"
#include "formats/input/deal_record.h"
#include "formats/input/foreign_format.h"
#include "formats/requests/losses.h"
#include "solver/solve.h"

namespace matador {

// The tables of all games.
std::vector<const ForeignTable*> foreign_tables();

struct TableDeal {
  const NumberedDeal& deal;
  const DealRecord& record;
  const Problem& asked;  // for all contracts, without the bid
};

// What of the record has no place in the table's format is added to `losses`, or if `strict` a
// fault.
Outcome<std::string> write_table(const TableDeal& deal, const ForeignTable& table, bool strict,
                                 Solver& solver, std::vector<Loss>& losses);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_FOREIGN_TABLE_H_
