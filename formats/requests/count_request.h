// The question `count`: what each player and each side has won in the complete tricks of a play.
//
//   {"deal":1,"game":"skat","seats":3,...,"won":[{"seat":2,"points":14}],"tricks":[0,1,0],"points":[0,14,0],
//    "sides":[{"seats":[1],"tricks":0,"points":0},{"seats":[2,3],"tricks":1,"points":14}]}

#ifndef MATADOR_FORMATS_REQUESTS_COUNT_REQUEST_H_
#define MATADOR_FORMATS_REQUESTS_COUNT_REQUEST_H_

#include <string>

#include "absl/status/statusor.h"
#include "formats/input/deal_files.h"
#include "formats/input/deal_record.h"
#include "formats/input/problem.h"
#include "formats/output/fields.h"

namespace matador {

FieldTexts count_fields();  // behind those of the task

absl::StatusOr<std::string> answer_count(const NumberedDeal& deal, const DealRecord& record);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_COUNT_REQUEST_H_
