#include "formats/requests/convert_request.h"

#include <optional>
#include <range/v3/algorithm/contains.hpp>
#include <range/v3/algorithm/find_if.hpp>
#include <range/v3/algorithm/none_of.hpp>
#include <variant>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
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
  if (record.find(tags::kDeal) == nullptr) return fault_in(read_heading(record));
  const Outcome<Problem> problem = read_problem_or_ending(record);
  return std::holds_alternative<Problem>(problem) ? std::nullopt
                                                  : fault_in(read_partial_problem(record));
}

// The line of the first of these tags that the record has.
std::uint64_t line_of(const DealRecord& record, const std::vector<std::string>& tags) {
  for (const std::string& name : tags) {
    if (const Tag* tag = record.find(name)) return tag->line;
  }
  return record.line_of({});
}

}  // namespace

std::vector<std::string> convert_targets() {
  std::vector<std::string> names{kDeals, kJson};
  for (const ForeignFormat* format : foreign_formats()) {
    if (format->write != nullptr) names.emplace_back(format->name);
  }
  return names;
}

Converter::Converter(const Arguments& arguments)
    : shortest_auction_(arguments.has("shortest-auction")), strict_(arguments.has("strict")) {
  const std::string name = arguments.text("to", kDeals);
  json_ = is_same_name(kJson, name);
  for (const ForeignFormat* format : foreign_formats()) {
    if (format->write != nullptr && is_same_name(format->name, name)) format_ = format;
  }
  if (format_ == nullptr && !json_ && !is_same_name(kDeals, name)) {
    throw UsageError(unknown_word("format", name, convert_targets()));
  }
  const bool needs_auctions = format_ != nullptr && format_->add_shortest_auction != nullptr;
  if (shortest_auction_ && !needs_auctions) {
    throw UsageError("--shortest-auction is for --to lin, which has contracts by auctions only");
  }
}

std::string Converter::heading() const {
  return format_ == nullptr ? "" : std::string(format_->heading);
}

Outcome<std::string> Converter::write(const NumberedDeal& deal, const DealRecord& record) {
  if (format_ != nullptr) return write_foreign(deal, record);
  if (const std::optional<DealError> fault = fault_of(record)) return *fault;
  return json_ ? write_json_record(canonical(record)) : write_record(canonical(record));
}

Outcome<std::string> Converter::write_foreign(const NumberedDeal& deal, DealRecord record) {
  if (const auto game = read_game(record.value(tags::kGame)); game.ok()) {
    format_of(**game).add_number(record, deal.number);
  }
  if (shortest_auction_) format_->add_shortest_auction(record);
  while (true) {
    const Outcome<Problem> problem = read_problem_or_ending(record);
    if (const auto* error = std::get_if<DealError>(&problem)) return *error;
    const ForeignText text = format_->write(record, std::get<Problem>(problem));
    if (const auto* error = std::get_if<DealError>(&text)) return *error;
    if (const auto* written = std::get_if<std::string>(&text)) return *written;
    const auto& what = std::get<NoPlace>(text);
    const auto has_no_place = [&](const Tag& tag) { return ranges::contains(what.tags, tag.name); };
    if (strict_ || ranges::none_of(record.tags, has_no_place)) {
      return DealError{line_of(record, what.tags), what.reason};
    }
    remember(deal, record, what);
    std::erase_if(record.tags, has_no_place);
  }
}

void Converter::remember(const NumberedDeal& deal, const DealRecord& record, const NoPlace& what) {
  auto loss =
      ranges::find_if(losses_, [&](const Loss& other) { return other.what.tags == what.tags; });
  if (loss == losses_.end()) {
    const NumberedDeal place{
        .number = deal.number, .file = deal.file, .content = DealRecord{}, .input_read = 0};
    loss = losses_.insert(loss, {place, line_of(record, what.tags), what, {}, 0});
  }
  ++loss->deals;
  for (const std::string& name : what.tags) {
    const bool is_new = record.find(name) != nullptr && !ranges::contains(loss->names, name);
    if (is_new) loss->names.push_back(name);
  }
}

std::string Converter::left_out() const {
  std::string lines;
  for (const Loss& loss : losses_) {
    const int others = loss.deals - 1;
    const std::string more =
        others == 0 ? ""
                    : absl::StrCat(", and of ", others, others == 1 ? " deal" : " deals", " more");
    lines += warning_line(
        loss.first,
        {loss.line, absl::StrCat("left out of deal ", loss.first.number, more, ": ",
                                 absl::StrJoin(loss.names, ", "), "; ", loss.what.reason)});
  }
  return lines;
}

}  // namespace matador
