// The question `par` of a game whose contracts are bid: par of a deal by who is vulnerable, and
// what each declarer makes.
//
//   {"deal":1,"game":"bridge","seats":4,"dealer":1,
//    "par":[{"vulnerable":"None","score":"NS 420","contracts":"NS 4S","board":true},...],
//    "made":[{"contract":"spades","declarer":1,"bid":"4S"},...]}
//
// `tricks`: "8,7,8,7,...", those of each declarer in each contract, in the order of the answers of
// `solve` to all contracts; without it they are solved here.

#ifndef MATADOR_FORMATS_REQUESTS_PAR_REQUEST_H_
#define MATADOR_FORMATS_REQUESTS_PAR_REQUEST_H_

#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "formats/input/deal_files.h"
#include "formats/input/deal_record.h"
#include "formats/output/fields.h"
#include "formats/requests/arguments.h"
#include "solver/solve.h"

namespace matador {

struct ParSettings {
  std::optional<std::string> tricks;
};

FieldTexts par_fields();  // behind those of the deal

ParSettings read_par_settings(const Arguments& arguments);

absl::StatusOr<std::string> answer_par(const NumberedDeal& deal, const DealRecord& record,
                                       const ParSettings& settings, Solver& solver);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_PAR_REQUEST_H_
