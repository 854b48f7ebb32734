#include "formats/sheets/result.h"

#include <memory>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/game_format.h"
#include "formats/input/problem.h"
#include "formats/sheets/result_reader.h"
#include "formats/sheets/score_sheet.h"
#include "solver/hand_on.h"

namespace matador {
namespace {

bool has_deal(const DealRecord& record) { return record.find(tags::kDeal) != nullptr; }

}  // namespace

std::string write_result(const ContractResult& result, const ResultForm& form) {
  if (form.bare_tricks) return absl::StrCat(result.won.tricks);
  std::vector<std::string> words;
  const auto add = [&](std::string_view name, const std::vector<int>& numbers) {
    words.push_back(absl::StrCat(std::string(name), "=", absl::StrJoin(numbers, ",")));
  };
  for (const NamedList& list : result.lists) add(list.name, list.numbers);
  if (!form.lists.empty()) return absl::StrJoin(words, " ");
  if (form.in_order) {
    std::string order;
    for (bool won : result.in_order) order += won ? 'W' : 'L';
    return "tricks=" + order;
  }
  const std::vector<Winnings> each = result.each.empty() ? std::vector{result.won} : result.each;
  std::vector<int> points;
  std::vector<int> tricks;
  for (const Winnings& won : each) {
    points.push_back(won.points);
    tricks.push_back(won.tricks);
  }
  if (form.points) add("points", points);
  if (result.tricks_known) add("tricks", tricks);
  if (form.solo && result.won.solo) words.emplace_back("solo=yes");
  return absl::StrJoin(words, " ");
}

absl::StatusOr<DealResult> read_result(const DealRecord& record) {
  const absl::StatusOr<Heading> read = read_heading(record);
  // The faults in the tags of the deal, those of its heading included.
  if (!read.ok() && has_deal(record)) MATADOR_RETURN_IF_ERROR(read_problem(record).status());
  MATADOR_ASSIGN_OR_RETURN(const Heading heading, read);
  const Game& game = *heading.game;
  std::unique_ptr<ScoreSheet> sheet = make_sheet(heading);
  if (sheet == nullptr) {
    return DealError{record.line_of({tags::kGame}), absl::StrCat("there is no score-sheet for ",
                                                                 std::string(game.name()), " yet")};
  }
  if (game.info().counts_penalties && !heading.contract) {
    return DealError{record.line_of({}), "no [Contract] tag: it says which hand was played"};
  }
  ResultReader::Telling telling{.record = record, .heading = heading, .sheet = std::move(sheet)};
  if (const Tag* tag = record.find(tags::kResult)) {
    const ResultForm form = telling.sheet->form();
    telling.reported =
        form.bare_tricks ? ReportedResult{} : read_reported(tag->value, form).value();
  }
  return format_of(game).sheet->reader(std::move(telling))->read();
}

}  // namespace matador
