// The question of `matador solve` and its answer to one deal, also as a table of another program;
// and the question `par`.
//
//   SolveSettings settings = read_solve_settings(arguments, /*symbols=*/false);
//   solve_report(deal, settings, solver).answer

#ifndef MATADOR_FORMATS_REQUESTS_SOLVE_REQUEST_H_
#define MATADOR_FORMATS_REQUESTS_SOLVE_REQUEST_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/input/deal_files.h"
#include "formats/input/deal_record.h"
#include "formats/input/foreign_format.h"
#include "formats/output/fields.h"
#include "formats/requests/arguments.h"
#include "formats/requests/deal_solver.h"
#include "formats/requests/report.h"
#include "solver/solve.h"

namespace matador {

// ---- Solve request ------------------------------------------------------------------------------

// `symbols`: text for people may have the symbols of the suits.
absl::StatusOr<SolveSettings> read_solve_settings(const Arguments& arguments, bool symbols);

Report solve_report(const NumberedDeal& deal, const SolveSettings& settings, Solver& solver);

// ---- Foreign table ------------------------------------------------------------------------------
// What all contracts of a deal are worth, as another program writes it (foreign_format.h):
// `matador solve --pbn`.

// The tables of all games.
std::vector<const ForeignTable*> foreign_tables();

struct TableDeal {
  const NumberedDeal& deal;
  const DealRecord& record;
  const Problem& asked;  // for all contracts, without the bid
};

// What of the record has no place in the table's format is added to `losses`, or if `strict` a
// fault.
absl::StatusOr<std::string> write_table(const TableDeal& deal, const ForeignTable& table,
                                        bool strict, Solver& solver, std::vector<Loss>& losses);

// ---- Par request --------------------------------------------------------------------------------
// The question `par` of a game whose contracts are bid: par of a deal by who is vulnerable, and
// what each declarer makes.
//
//   {"deal":1,"game":"bridge","seats":4,"dealer":1,
//    "par":[{"vulnerable":"None","score":"NS 420","contracts":"NS 4S","board":true},...],
//    "made":[{"contract":"spades","declarer":1,"bid":"4S"},...]}
//
// `tricks`: "8,7,8,7,...", those of each declarer in each contract, in the order of the answers of
// `solve` to all contracts; without it they are solved here.

struct ParSettings {
  std::optional<std::string> tricks;
};

FieldTexts par_fields();  // behind those of the deal

ParSettings read_par_settings(const Arguments& arguments);

absl::StatusOr<std::string> answer_par(const NumberedDeal& deal, const DealRecord& record,
                                       const ParSettings& settings, Solver& solver);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_SOLVE_REQUEST_H_
