#include "formats/requests/report.h"

#include <utility>
#include <variant>

namespace matador {

Report report_on(const NumberedDeal& deal, const AnswerDeal& answer) {
  Report report{.answer = "", .messages = warning_lines(deal), .input_read = deal.input_read};
  const auto* record = std::get_if<DealRecord>(&deal.content);
  if (record != nullptr && !deal.is_deal()) return report;
  Outcome<std::string> text =
      record != nullptr ? answer(deal, *record) : std::get<DealError>(deal.content);
  if (const auto* error = std::get_if<DealError>(&text)) {
    report.messages += error_lines(deal, *error);
    report.good = false;
  } else {
    report.answer = std::get<std::string>(std::move(text));
  }
  return report;
}

}  // namespace matador
