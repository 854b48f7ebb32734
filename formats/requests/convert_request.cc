#include "formats/requests/convert_request.h"

#include <optional>
#include <variant>

#include "formats/games/registry.h"
#include "formats/input/canonical_record.h"
#include "formats/input/foreign_format.h"
#include "formats/input/json_deal.h"
#include "formats/input/partial_problem.h"
#include "formats/input/problem.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"

namespace matador {
namespace {

constexpr char kDeals[] = "deals";
constexpr char kJson[] = "json";

template <typename T>
std::optional<DealError> fault_in(const Outcome<T>& outcome) {
  const auto* error = std::get_if<DealError>(&outcome);
  return error == nullptr ? std::nullopt : std::optional(*error);
}

// What no command could read. Hands may be unknown, and beside a [Result] there may be none.
std::optional<DealError> fault_of(const DealRecord& record) {
  if (record.find("Deal") == nullptr) return fault_in(read_heading(record));
  const Outcome<Problem> problem = read_problem_or_ending(record);
  return std::holds_alternative<Problem>(problem) ? std::nullopt
                                                  : fault_in(read_partial_problem(record));
}

using WriteRecord = std::string (*)(const DealRecord& record);

template <WriteRecord write>
Outcome<std::string> text_of(const NumberedDeal& /*deal*/, const DealRecord& record) {
  if (const std::optional<DealError> fault = fault_of(record)) return *fault;
  return write(canonical(record));
}

}  // namespace

std::vector<std::string> convert_targets() {
  std::vector<std::string> names{kDeals, kJson};
  for (const ForeignFormat* format : foreign_formats()) {
    if (format->write != nullptr) names.emplace_back(format->name);
  }
  return names;
}

ConvertTarget read_target(const Arguments& arguments) {
  const std::string name = arguments.text("to", kDeals);
  if (is_same_name(kDeals, name)) return {.write = text_of<write_record>, .heading = ""};
  if (is_same_name(kJson, name)) return {.write = text_of<write_json_record>, .heading = ""};
  for (const ForeignFormat* format : foreign_formats()) {
    if (format->write == nullptr || !is_same_name(format->name, name)) continue;
    const auto write = [format](const NumberedDeal& deal,
                                const DealRecord& record) -> Outcome<std::string> {
      DealRecord numbered = record;
      if (const auto game = read_game(record.value("Game")); game.ok()) {
        format_of(**game).add_number(numbered, deal.number);
      }
      const Outcome<Problem> problem = read_problem(numbered);
      if (const auto* error = std::get_if<DealError>(&problem)) return *error;
      return format->write(numbered, std::get<Problem>(problem));
    };
    return {.write = write, .heading = std::string(format->heading)};
  }
  throw UsageError(unknown_word("format", name, convert_targets()));
}

}  // namespace matador
