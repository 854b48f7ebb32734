// The question of `matador solve`, and its answer to one deal.
//
//   SolveSettings settings = read_solve_settings(arguments, /*symbols=*/false);
//   solve_report(deal, settings, solver).answer

#ifndef MATADOR_FORMATS_REQUESTS_SOLVE_REQUEST_H_
#define MATADOR_FORMATS_REQUESTS_SOLVE_REQUEST_H_

#include "formats/input/deal_files.h"
#include "formats/requests/arguments.h"
#include "formats/requests/deal_solver.h"
#include "formats/requests/report.h"
#include "solver/solve.h"

namespace matador {

// `symbols`: text for people may have the symbols of the suits.
SolveSettings read_solve_settings(const Arguments& arguments, bool symbols);

Report solve_report(const NumberedDeal& deal, const SolveSettings& settings, Solver& solver);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_SOLVE_REQUEST_H_
