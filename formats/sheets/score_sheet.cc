#include "formats/sheets/score_sheet.h"

#include <array>
#include <nlohmann/json.hpp>
#include <range/v3/algorithm/contains.hpp>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/cards/card_style.h"
#include "formats/game_format.h"
#include "formats/input/json_deal.h"
#include "formats/input/tag_table.h"
#include "formats/output/csv.h"
#include "formats/output/field_json.h"
#include "formats/output/task_json.h"
#include "formats/sheets/result_reader.h"
#include "formats/sheets/sheet_view.h"
#include "formats/words/text.h"
#include "solver/hand_on.h"

namespace matador {

// ---- Result -------------------------------------------------------------------------------------

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
  if (!read.ok() && record.find(tags::kDeal) != nullptr) {
    MATADOR_RETURN_IF_ERROR(read_problem(record).status());
  }
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

// ---- Score sheet --------------------------------------------------------------------------------

namespace {

constexpr std::size_t kShortName = 10;  // characters of a declarer's name

}  // namespace

std::vector<std::string> ScoreSheet::columns() const {
  const auto columns = static_cast<int>(start().size());
  const bool alone = columns == people_.seats();
  std::vector<std::string> names;
  for (int i = 0; i < columns; ++i) {
    SeatSet team;
    for (int j = i; j < people_.seats(); j += columns) team |= Seat::from_index(j);
    names.push_back(alone ? people_.name(Seat::from_index(i)) : people_.side(team));
  }
  return names;
}

std::vector<std::string> ScoreSheet::cells(const SheetRow& row,
                                           const std::vector<int>& before) const {
  std::vector<std::string> cells;
  for (std::size_t i = 0; i < row.totals.size(); ++i) {
    cells.push_back(row.totals[i] != before[i] ? absl::StrCat(row.totals[i]) : "");
  }
  return cells;
}

std::string ScoreSheet::by(Seat declarer) const {
  return "by " + abbreviated(people_.short_name(declarer), kShortName);
}

std::string ScoreSheet::in_columns(const std::vector<std::string>& cells,
                                   const std::string& remark) const {
  const bool is_wider = layout_.names_declarer && people_.any_person();
  std::string text =
      left_in(layout_.columns.front().width + (is_wider ? kShortName - 1 : 0), cells.front());
  for (std::size_t i = 1; i < cells.size(); ++i) {
    text += right_in(layout_.columns[i].width, cells[i]);
  }
  return absl::StrCat(text, "  ", remark);
}

std::string ScoreSheet::heading() const {
  std::vector<std::string> heads;
  for (const SheetColumn& column : layout_.columns) heads.emplace_back(column.head);
  return in_columns(heads, "");
}

std::string ScoreSheet::beside(const SheetRow& row, const CardFace& face) const {
  return in_columns(cells_beside(row, face), remark(row));
}

std::optional<ResultForm> result_form(const Heading& heading) {
  const std::unique_ptr<ScoreSheet> sheet = make_sheet(heading);
  return sheet == nullptr ? std::nullopt : std::optional(sheet->form());
}

std::unique_ptr<ScoreSheet> make_sheet(const Heading& heading) {
  const SheetFormat* sheet = format_of(*heading.game).sheet;
  return sheet == nullptr ? nullptr : sheet->make(heading);
}

// ---- Sheet row ----------------------------------------------------------------------------------

namespace {

using Json = nlohmann::ordered_json;

// Empty where trumps are not named beside the contract.
std::string trump_name(const DealResult& result) {
  const std::optional<Suit> trump = result.contract_result->contract.trump;
  return trump ? std::string(card_style(*result.game).name(*trump)) : "";
}

// The columns, from 1, that have won a cross.
std::vector<int> winners(const RubberEnd& end) {
  std::vector<int> columns;
  for (std::size_t i = 0; i < end.won.size(); ++i) {
    if (end.won[i] > 0) columns.push_back(static_cast<int>(i) + 1);
  }
  return columns;
}

// ---- The end of a rubber ------------------------------------------------------------------------

void add_list(const NamedList& list, Json& json) { json[std::string(list.name)] = list.numbers; }

using EndField = Field<RubberEnd>;

constexpr FieldText kWinners{"winners", "number[]?", nullptr, "", 14};

constexpr std::array kWinnerFields{
    EndField{{"rubber", "number", "The number of the rubber, game or sheet, from 1.", "", 13},
             member<&RubberEnd::number>},
    EndField{{"winner", "number?",
              "The column that has won it, from 1; `winners`, a list, where two have."},
             [](const RubberEnd& end) {
               const std::vector<int> columns = winners(end);
               return columns.size() == 1 ? Json(columns.front()) : kAbsent;
             }},
    EndField{kWinners, [](const RubberEnd& end) {
               const std::vector<int> columns = winners(end);
               return columns.size() == 1 ? kAbsent : Json(columns);
             }}};

constexpr std::array kSettledFields{
    EndField{{"pot", "number?", "Where penalties make a pot: what is in it.", "", 32},
             [](const RubberEnd& end) { return given(end.pot); }},
    EndField{{"owes", "number[][]?",
              "With the option `stick`: by seat what this player owes each other one.", "", 37},
             [](const RubberEnd& end) { return end.owes.empty() ? kAbsent : Json(end.owes); }}};

Json rubber_json(const RubberEnd& end) {
  Json json = json_of<RubberEnd>(kWinnerFields, end);
  for (const NamedList& list : end.details) add_list(list, json);
  add_fields<RubberEnd>(kSettledFields, end, json);
  add_list(end.tally, json);
  return json;
}

// ---- A deal -------------------------------------------------------------------------------------

// The amounts of the declaring side, or by seat if everyone plays for himself.
std::vector<int> amounts(const ContractResult& contract_result, int Winnings::*amount) {
  if (contract_result.each.empty()) return {contract_result.won.*amount};
  std::vector<int> amounts;
  for (const Winnings& won : contract_result.each) amounts.push_back(won.*amount);
  return amounts;
}

Json json_amounts(const ContractResult& contract_result, int Winnings::*amount) {
  if (contract_result.each.empty()) return contract_result.won.*amount;
  return amounts(contract_result, amount);
}

// None in a contract that only tricks decide, as null.
bool has_points(const DealResult& result) {
  return result.game->has(Objective::kPoints, result.contract_result->contract);
}

// A list of one is a number.
void add_lists(const std::vector<NamedList>& lists, Json& json) {
  for (const NamedList& list : lists) {
    json[std::string(list.name)] = list.numbers;
    if (list.numbers.size() == 1) json[std::string(list.name)] = list.numbers.front();
  }
}

// None where all passed.
const ContractResult* played(const SheetRow& row) {
  return row.result.contract_result ? &*row.result.contract_result : nullptr;
}

// None where penalties count, whose results are lists.
const ContractResult* declared(const SheetRow& row) {
  const ContractResult* result = played(row);
  return result != nullptr && result->lists.empty() ? result : nullptr;
}

template <auto List>
Json list_of(const SheetRow& row) {
  const ContractResult* result = declared(row);
  return result != nullptr && !(result->*List).empty() ? Json(result->*List) : kAbsent;
}

using RowOfSheet = Field<SheetRow>;

constexpr char kPlayedRow[] = "PlayedRow";
constexpr char kPenaltyRow[] = "PenaltyRow";
constexpr char kPassedRow[] = "PassedRow";

constexpr std::array kHeadFields{
    RowOfSheet{{"names", "string[]?", "The players by seat, where the deal names them."},
               [](const SheetRow& row) {
                 return row.result.names.empty() ? kAbsent : Json(row.result.names);
               }},
    RowOfSheet{
        {"passed_out", "true",
         "`true` where everybody passes, in place of all that follows from a bid.", kPassedRow, 16},
        [](const SheetRow& row) { return given_if(played(row) == nullptr); }},
    RowOfSheet{{"contract", "Contract | 'joker'", "What was played.", "PlayedRow PenaltyRow", 4},
               [](const SheetRow& row) {
                 return played(row) != nullptr ? Json(sheets::contract_name(row.result)) : kAbsent;
               }},
    RowOfSheet{{"bid", "string?", "In bridge the contract as it was bid, `3NT`.", kPlayedRow, 38},
               [](const SheetRow& row) {
                 const ContractResult* result = played(row);
                 return result != nullptr && !result->bid.empty() ? Json(result->bid) : kAbsent;
               }},
    RowOfSheet{{"trump", "Suit?", "Where it is named beside the contract.", kPlayedRow, 5},
               [](const SheetRow& row) {
                 const bool named = played(row) != nullptr && row.result.game->info().names_trump;
                 return named ? Json(trump_name(row.result)) : kAbsent;
               }}};

// Between the two stand the lists of penalties, as the form of the result has them.
constexpr std::array kResultFields{
    RowOfSheet{{"declarer", "SeatNumber", "Who declared.", kPlayedRow, 6},
               [](const SheetRow& row) {
                 const ContractResult* result = declared(row);
                 return result != nullptr ? Json(result->declarer.number()) : kAbsent;
               }},
    RowOfSheet{{"points", "OrBySeat?",
                "What the declaring side won, as far as the contract counts it and `Result` tells "
                "it; by seat where everyone plays for himself.",
                kPlayedRow, 7},
               [](const SheetRow& row) {
                 const ContractResult* result = declared(row);
                 const bool counted = result != nullptr && has_points(row.result);
                 return counted ? json_amounts(*result, &Winnings::points) : kAbsent;
               }},
    RowOfSheet{{"tricks", "OrBySeat?", nullptr, kPlayedRow, 8},
               [](const SheetRow& row) {
                 const ContractResult* result = declared(row);
                 const bool known = result != nullptr && result->tricks_known;
                 return known ? json_amounts(*result, &Winnings::tricks) : kAbsent;
               }},
    RowOfSheet{
        {"solo", "true?", "`true` where one player won all tricks; else absent.", kPlayedRow, 9},
        [](const SheetRow& row) {
          const ContractResult* result = declared(row);
          return given_if(result != nullptr && result->won.solo);
        }},
    RowOfSheet{
        {"melds", "number[]?", "Wyz and Stöck of the declaring side and of the others, or by seat.",
         kPlayedRow, 17},
        list_of<&ContractResult::melds>},
    RowOfSheet{
        {"matadors", "number[]?", "Those of the declaring side and of the others.", kPlayedRow, 22},
        list_of<&ContractResult::matadors>},
    RowOfSheet{{"tout", "SeatNumber?", "As in the deal file.", kPlayedRow, 23},
               [](const SheetRow& row) {
                 const ContractResult* result = declared(row);
                 return result != nullptr ? given(result->tout) : kAbsent;
               }},
    RowOfSheet{{"all_passed", "true?", nullptr, kPlayedRow, 24},
               [](const SheetRow& row) {
                 const ContractResult* result = declared(row);
                 return given_if(result != nullptr && result->all_passed);
               }},
    RowOfSheet{{"multiplier", "number?", "What the contract multiplies by, where it does.", "", 18},
               [](const SheetRow& row) { return given(row.multiplier); }},
    RowOfSheet{
        {"score", "number",
         "What the declaring side earned, below 0 where its opponents did, without what ties "
         "add; where penalties count a list by seat.",
         "PlayedRow PassedRow", 10},
        [](const SheetRow& row) {
          if (!row.penalties.empty()) return kAbsent;
          return Json(played(row) != nullptr ? played(row)->score : 0);
        }},
    RowOfSheet{
        {"score", "number[]", nullptr, kPenaltyRow},
        [](const SheetRow& row) { return row.penalties.empty() ? kAbsent : Json(row.penalties); }},
    RowOfSheet{{"bonus", "number?", "What carried ties have added for whoever won.", "", 11},
               [](const SheetRow& row) { return given(row.bonus); }},
    RowOfSheet{{"line", "string?", "The line of the sheet that the deal was entered in.", "", 19},
               [](const SheetRow& row) { return given(row.line); }}};

constexpr std::array kSheetFields{RowOfSheet{
    {"sheet", "number[]",
     "The columns after the deal: the points that each side or player has won; in Sjavs what they "
     "have still to win of 24; in [Coiffeur](games/coiffeur/formats.md) and "
     "[Davoserjazz](games/davoserjazz/formats.md) see there. In bridge the sides are North and "
     "South, East and West.",
     "", 12},
    [](const SheetRow& row) -> Json { return row.totals; }}};

// ---- CSV ----------------------------------------------------------------------------------------

constexpr FieldText kTally{"crosses", "number[]?", nullptr, "", 15};

const ColumnNames& sheet_columns() {
  static const ColumnNames kColumns =
      columns_of(in_columns(texts_of(deal_fields()), {1, 0, 2, 3, 34}) + sheet_fields() +
                 rubber_fields() + own_sheet_fields(&SheetFormat::fields) +
                 own_sheet_fields(&SheetFormat::end_fields) + FieldTexts{kTally});
  return kColumns;
}

// What each has won in the evening has a column of its own in some games; in the others it shares
// one. Of debts "0|70;0|0": for each player what he owes each.
void add_end(RubberEnd end, Json& json) {
  if (!ranges::contains(sheet_columns(), end.tally.name)) end.tally.name = kTally.name;
  end.details.clear();
  json.update(rubber_json(end));
  json[kWinners.name] = winners(end);
}

Json json_of(const SheetRow& row) {
  const DealResult& result = row.result;
  Json json = deal_json({row.deal, *result.game, result.at_table(), result.dealer});
  add_fields<SheetRow>(kHeadFields, row, json);
  if (const ContractResult* ended = played(row)) add_lists(ended->lists, json);
  add_fields<SheetRow>(kResultFields, row, json);
  add_lists(row.own, json);
  add_fields<SheetRow>(kSheetFields, row, json);
  return json;
}

}  // namespace

FieldTexts sheet_fields() {
  return texts_of<SheetRow, SheetRow, SheetRow>(kHeadFields, kResultFields, kSheetFields);
}
FieldTexts rubber_fields() { return texts_of<RubberEnd, RubberEnd>(kWinnerFields, kSettledFields); }

std::string sheet_json(const SheetRow& row) {
  std::string lines = write_json(json_of(row)) + "\n";
  if (row.rubber_end) lines += write_json(rubber_json(*row.rubber_end)) + "\n";
  return lines;
}

std::string sheet_csv_header() { return csv_row(sheet_columns()); }

std::string sheet_csv(const SheetRow& row) {
  Json json = json_of(row);
  if (row.rubber_end) add_end(*row.rubber_end, json);
  return csv_row(sheet_columns(), json);
}

// ---- Running totals -----------------------------------------------------------------------------

RunningTotals::RunningTotals(const Heading& heading, const TotalsForm& form)
    : ScoreSheet(heading, form.layout),
      form_(form),
      totals_(static_cast<std::size_t>(form.has_sides ? 2 : heading.at_table())) {}

std::optional<SheetFault> RunningTotals::enter(SheetRow& row) {
  if (const std::optional<ContractResult>& contract_result = row.result.contract_result) {
    const std::vector<int> gained = gains(*contract_result);
    for (std::size_t i = 0; i < totals_.size(); ++i) totals_[i] += gained[i];
  }
  row.totals = totals_;
  return std::nullopt;
}

std::vector<std::string> RunningTotals::cells(const SheetRow& row,
                                              const std::vector<int>& before) const {
  return form_.writes_all ? sheets::all_totals(row) : ScoreSheet::cells(row, before);
}

std::vector<std::string> RunningTotals::cells_beside(const SheetRow& row,
                                                     const CardFace& face) const {
  const ContractResult& result = *row.result.contract_result;
  return {absl::StrCat(played(row.result, face), " ", by(result.declarer)), amount(result),
          absl::StrCat(result.score > 0 ? "+" : "", result.score)};
}

std::string RunningTotals::played(const DealResult& result, const CardFace& /*face*/) const {
  return sheets::shown_contract(result);
}

std::string RunningTotals::amount(const ContractResult& contract_result) const {
  return absl::StrCat(contract_result.won.points);
}

std::string RunningTotals::open_text(const SheetRow& last) const {
  return form_.sums_at_end ? sheets::together_text(columns(), last.totals) : "";
}

}  // namespace matador
