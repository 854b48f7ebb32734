// The double-dummy tables of bridge, as `matador solve --pbn` and `--dds` write them.

#ifndef MATADOR_FORMATS_REQUESTS_DOUBLE_DUMMY_H_
#define MATADOR_FORMATS_REQUESTS_DOUBLE_DUMMY_H_

#include <string>

#include "formats/input/deal_record.h"
#include "solver/solve.h"

namespace matador {

struct DoubleDummyDeal {
  const DealRecord& record;
  const Problem& asked;  // for all contracts, without the bid
  const Problem& read;   // with everything in the record
};

// The first lines of a file of games in PBN.
std::string pbn_header();

// The game in PBN with its table; with `dds` only the table.
Outcome<std::string> double_dummy(const DoubleDummyDeal& deal, bool dds, Solver& solver);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_DOUBLE_DUMMY_H_
