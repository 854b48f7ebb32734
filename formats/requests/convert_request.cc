#include "formats/requests/convert_request.h"

#include <utility>

#include "formats/game_format.h"
#include "formats/input/completed_record.h"
#include "formats/input/foreign_format.h"
#include "formats/input/json_deal.h"
#include "formats/input/notes.h"
#include "formats/input/partial_problem.h"
#include "formats/input/problem.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"
#include "solver/hand_on.h"

namespace matador {
namespace {

constexpr char kDeals[] = "deals";
constexpr char kJson[] = "json";

// What no command could read. Hands may be unknown, and beside a [Result] there may be none.
absl::Status check(const DealRecord& record) {
  if (record.find(tags::kDeal) == nullptr) return read_heading(record).status();
  if (read_problem_or_ending(record).ok()) return absl::OkStatus();
  return read_partial_problem(record).status();
}

}  // namespace

std::vector<std::string> convert_targets() {
  std::vector<std::string> names{kDeals, kJson};
  for (const ForeignFormat* format : foreign_formats()) {
    if (format->write != nullptr) names.emplace_back(format->name);
  }
  return names;
}

absl::StatusOr<Converter> Converter::of(const Arguments& arguments) {
  Converter converter;
  converter.shortest_auction_ = arguments.has(options::kShortestAuction);
  converter.strict_ = arguments.has(options::kStrict);
  const std::string name = arguments.text(options::kTo);
  converter.json_ = is_same_name(kJson, name);
  const ForeignFormat*& written = converter.format_;
  for (const ForeignFormat* format : foreign_formats()) {
    if (format->write != nullptr && is_same_name(format->name, name)) written = format;
  }
  if (written == nullptr && !converter.json_ && !is_same_name(kDeals, name)) {
    return absl::InvalidArgumentError(unknown_word("format", name, convert_targets()));
  }
  const bool needs_auctions = written != nullptr && written->add_shortest_auction != nullptr;
  if (converter.shortest_auction_ && !needs_auctions) {
    return absl::InvalidArgumentError(
        "--shortest-auction is for --to lin, which has contracts by auctions only");
  }
  return converter;
}

std::string Converter::heading() const {
  return format_ == nullptr ? "" : std::string(format_->heading);
}

absl::StatusOr<std::string> Converter::write(const NumberedDeal& deal, const DealRecord& record) {
  if (format_ != nullptr) return write_foreign(deal, record);
  MATADOR_RETURN_IF_ERROR(check(record));
  return json_ ? write_json_record(canonical(record)) : write_record(canonical(record));
}

absl::StatusOr<std::string> Converter::write_foreign(const NumberedDeal& deal, DealRecord record) {
  if (const auto game = game_of(record); game.ok()) {
    const BoardsFormat* boards = format_of(**game).boards;
    if (boards != nullptr) boards->add_number(record, deal.number);
  }
  if (shortest_auction_) format_->add_shortest_auction(record);
  std::vector<Loss> losses;
  absl::StatusOr<std::string> text =
      write_what_has_place(deal, std::move(record), strict_, format_->write, losses);
  losses_.add(losses);
  return text;
}

}  // namespace matador
