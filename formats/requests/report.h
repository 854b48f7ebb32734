// What a command has to say about one deal: its answer, and messages for standard error.

#ifndef MATADOR_FORMATS_REQUESTS_REPORT_H_
#define MATADOR_FORMATS_REQUESTS_REPORT_H_

#include <functional>
#include <string>

#include "formats/deal_files.h"
#include "formats/deal_record.h"

namespace matador {

struct Report {
  std::string answer;    // empty if there is none
  std::string messages;  // warnings and errors, with their file and line
  bool good = true;      // no error
  double input_read = 0;
};

// The text for a deal, or its fault.
using AnswerDeal =
    std::function<Outcome<std::string>(const NumberedDeal& deal, const DealRecord& record)>;

// The answer to the deal, unless it could not be read.
Report report_on(const NumberedDeal& deal, const AnswerDeal& answer);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_REPORT_H_
