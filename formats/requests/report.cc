#include "formats/requests/report.h"

#include <nlohmann/json.hpp>
#include <range/v3/algorithm/contains.hpp>
#include <range/v3/algorithm/find_if.hpp>
#include <utility>
#include <variant>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/input/json_deal.h"
#include "formats/input/problem.h"
#include "formats/words/text.h"
#include "solver/hand_on.h"

namespace matador {

// ---- Report -------------------------------------------------------------------------------------

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
  if (deal.content.ok() && !deal.is_deal()) return report;
  absl::StatusOr<std::string> text =
      deal.content.ok() ? answer(deal, *deal.content) : deal.content.status();
  report.status = text.status();
  if (!text.ok()) report.messages += error_lines(deal, DealError::of(text));
  if (text.ok()) report.answer = *std::move(text);
  return report;
}

// ---- Losses -------------------------------------------------------------------------------------

absl::StatusOr<std::string> write_what_has_place(const NumberedDeal& deal, DealRecord record,
                                                 bool strict, const WriteDeal& write,
                                                 std::vector<Loss>& losses) {
  while (true) {
    MATADOR_ASSIGN_OR_RETURN(const Problem problem, read_problem_or_ending(record));
    MATADOR_ASSIGN_OR_RETURN(const auto text, write(record, problem));
    if (const auto* written = std::get_if<std::string>(&text)) return *written;
    const auto& what = std::get<NoPlace>(text);
    Loss loss{deal.file, deal.number, record.line_of({}), what, {}};
    for (const std::string& name : what.tags) {
      if (record.find(name) != nullptr) loss.names.push_back(name);
    }
    if (!loss.names.empty()) loss.line = record.line_of({loss.names.front()});
    if (strict || loss.names.empty()) return DealError{loss.line, what.reason};
    std::erase_if(record.tags,
                  [&](const Tag& tag) { return ranges::contains(loss.names, tag.name); });
    losses.push_back(std::move(loss));
  }
}

void Losses::add(const std::vector<Loss>& of_deal) {
  for (const Loss& loss : of_deal) {
    auto kind = ranges::find_if(
        kinds_, [&](const Kind& known) { return known.loss.what.tags == loss.what.tags; });
    if (kind == kinds_.end()) kind = kinds_.insert(kind, {loss});
    ++kind->deals;
    for (const std::string& name : loss.names) {
      if (!ranges::contains(kind->loss.names, name)) kind->loss.names.push_back(name);
    }
  }
}

std::string Losses::warnings() const {
  std::string lines;
  for (const auto& [loss, deals] : kinds_) {
    const int others = deals - 1;
    const std::string more =
        others == 0 ? "" : absl::StrCat(", and of ", counted(others, "deal"), " more");
    const NumberedDeal first{
        .number = loss.deal, .file = loss.file, .content = DealRecord{}, .input_read = 0};
    lines += warning_line(
        first, {loss.line, absl::StrCat("left out of deal ", loss.deal, more, ": ",
                                        absl::StrJoin(loss.names, ", "), "; ", loss.what.reason)});
  }
  return lines;
}

}  // namespace matador
