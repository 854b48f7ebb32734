// What `matador convert` writes: deal files, their deals in JSON, a line each, or a format of other
// programs (foreign_format.h).
//
//   const ConvertTarget target = read_target(arguments);
//   print(target.heading);                   // above the first deal
//   report_on(deal, target.write)

#ifndef MATADOR_FORMATS_REQUESTS_CONVERT_REQUEST_H_
#define MATADOR_FORMATS_REQUESTS_CONVERT_REQUEST_H_

#include <string>
#include <vector>

#include "formats/requests/arguments.h"
#include "formats/requests/report.h"

namespace matador {

struct ConvertTarget {
  AnswerDeal write;
  std::string heading;
};

// The names that --to may have, the default first.
std::vector<std::string> convert_targets();

// Reads --to.
ConvertTarget read_target(const Arguments& arguments);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_CONVERT_REQUEST_H_
