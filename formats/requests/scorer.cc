#include "formats/requests/scorer.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/input/completed_record.h"
#include "formats/sheets/score_sheet.h"
#include "formats/words/text.h"
#include "solver/hand_on.h"

namespace matador {
namespace {

std::string seats_text(const DealResult& result) {
  return absl::StrCat(std::string(result.game->name()), " with ", result.at_table(), " players");
}

}  // namespace

absl::StatusOr<DealRecord> Scorer::with_heading(DealRecord record) const {
  if (sheet_ && record.find(tags::kGame) &&
      !is_same_name(record.value(tags::kGame), first_record_.value(tags::kGame))) {
    return record;
  }
  const std::uint64_t line = record.line_of({});
  for (const TagName& name : {tags::kGame, tags::kSeats, tags::kNames, tags::kOptions}) {
    const Tag* const first = first_record_.find(name);
    if (first == nullptr || record.find(name) != nullptr) continue;
    record.tags.push_back({first->name, first->value, line});
  }
  return completed(std::move(record), /*usual_seats=*/true);
}

absl::StatusOr<std::string> Scorer::enter(const NumberedDeal& deal, const DealRecord& entered) {
  // Until there is a sheet, the last deal that names a game tells what is played.
  if (!sheet_ && entered.find(tags::kGame) != nullptr) first_record_ = entered;
  MATADOR_ASSIGN_OR_RETURN(const DealRecord record, with_heading(entered));
  MATADOR_ASSIGN_OR_RETURN(const DealResult result, read_result(record));
  if (!sheet_) {
    first_ = result;
    first_record_ = record;
    sheet_ = make_sheet(result);
  }
  MATADOR_RETURN_IF_ERROR(objection(record, result));
  SheetRow row{.deal = deal.number, .result = result};
  if (const std::optional<SheetFault> fault = sheet_->enter(row)) {
    return DealError{record.line_of({fault->tag}), fault->what};
  }
  return written(row);
}

void Scorer::see(const absl::Status& status) {
  if (status.ok()) return;
  const DealRecord record{.tags = DealError::of(status).tags};
  if (!sheet_ && record.find(tags::kGame) != nullptr) first_record_ = record;
}

std::string Scorer::end() const { return sheet_ ? view_.end(*sheet_) : ""; }

absl::Status Scorer::objection(const DealRecord& record, const DealResult& result) const {
  if (result.game != first_.game || result.at_table() != first_.at_table()) {
    return DealError{record.line_of({result.game != first_.game ? tags::kGame : tags::kSeats}),
                     absl::StrCat("this is ", seats_text(result), ", but the sheet is that of ",
                                  seats_text(first_))};
  }
  if (!result.names.empty() && !first_.names.empty() && result.names != first_.names) {
    return DealError{
        record.line_of({tags::kNames, tags::kGame}),
        absl::StrCat("this is played by ", absl::StrJoin(result.names, ", "),
                     ", but the sheet is that of ", absl::StrJoin(first_.names, ", "))};
  }
  const std::string rules = make_sheet(result)->rules();
  if (rules == sheet_->rules()) return absl::OkStatus();
  return DealError{record.line_of({tags::kOptions}),
                   absl::StrCat("this is played with ", rules, ", but the sheet is kept with ",
                                sheet_->rules())};
}

std::string Scorer::written(const SheetRow& row) {
  if (format_ == Format::kJson) return sheet_json(row);
  if (format_ == Format::kCsv) return sheet_csv(row);
  return view_.add(*sheet_, row);
}

}  // namespace matador
