#include "formats/requests/report.h"

#include <nlohmann/json.hpp>
#include <utility>
#include <variant>

#include "formats/input/bounded_json.h"

namespace matador {

std::string error_json(const NumberedDeal& deal, const DealError& error) {
  nlohmann::ordered_json json = nlohmann::ordered_json::object();
  if (deal.is_deal()) json["deal"] = deal.number;
  json["file"] = deal.file;
  if (const auto option = option_at(error.line)) {
    json["option"] = *option;
  } else if (error.line > 0) {
    json["line"] = error.line;
  }
  json["error"] = error.message;
  std::string lines = write_json(json) + "\n";
  for (const DealError& other : error.more) lines += error_json(deal, other);
  return lines;
}

Report report_on(const NumberedDeal& deal, const AnswerDeal& answer) {
  Report report{.answer = "", .messages = warning_lines(deal), .input_read = deal.input_read};
  const auto* record = std::get_if<DealRecord>(&deal.content);
  if (record != nullptr && !deal.is_deal()) return report;
  Outcome<std::string> text =
      record != nullptr ? answer(deal, *record) : std::get<DealError>(deal.content);
  if (const auto* error = std::get_if<DealError>(&text)) {
    report.messages += error_lines(deal, *error);
    report.good = false;
    report.error = *error;
  } else {
    report.answer = std::get<std::string>(std::move(text));
  }
  return report;
}

}  // namespace matador
