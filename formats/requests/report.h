// What a command has to say about one deal: its answer, and messages for standard error.

#ifndef MATADOR_FORMATS_REQUESTS_REPORT_H_
#define MATADOR_FORMATS_REQUESTS_REPORT_H_

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "formats/input/deal_files.h"
#include "formats/input/deal_record.h"
#include "formats/requests/losses.h"

namespace matador {

struct Report {
  std::string answer;    // empty if there is none
  std::string messages;  // warnings and errors, with their file and line
  bool good = true;      // no error
  double input_read = 0;
  std::optional<DealError> error = {};  // also in `messages`
  std::vector<Loss> losses = {};        // what has no place in the format of the answer
};

// The errors as objects for other programs, one a line, in place of the answer to the deal:
// {"deal":2,"file":"a.deals","line":7,"error":"the line has no closing quote"}
std::string error_json(const NumberedDeal& deal, const DealError& error);

// The text for a deal, or its fault.
using AnswerDeal =
    std::function<Outcome<std::string>(const NumberedDeal& deal, const DealRecord& record)>;

// The answer to the deal, unless it could not be read.
Report report_on(const NumberedDeal& deal, const AnswerDeal& answer);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_REPORT_H_
