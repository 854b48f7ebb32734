// Coiffeur: a table of ten lines for the contracts and a column for each player, with sticks and
// circles for the best and the worst of each line.

#include "solver/games/coiffeur/sheet.h"

#include <array>
#include <range/v3/algorithm/max_element.hpp>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/sheets/result_reader.h"
#include "formats/sheets/score_sheet.h"
#include "formats/sheets/sheet_view.h"
#include "formats/words/text.h"
#include "formats/words/text_table.h"
#include "solver/games/options.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"

namespace matador::coiffeur {
namespace {

constexpr std::array kColumns{SheetColumn{"contract", 21}};
constexpr SheetLayout kLayout{kColumns};
constexpr std::size_t kLineColumn = 12;
constexpr std::size_t kTimesColumn = 3;
constexpr std::size_t kPlayerColumn = 11;
constexpr std::size_t kPlayerPoints = 6;

std::vector<Seat> players() { return {Seat::number(1), Seat::number(2), Seat::number(3)}; }

std::string line_name(int line) {
  return std::string(kSheetLines[static_cast<std::size_t>(line)].name);
}

class CoiffeurSheet : public ScoreSheet {
 public:
  explicit CoiffeurSheet(const Heading& heading)
      : ScoreSheet(heading, kLayout), game_(*heading.game) {
    const std::vector<int> agreed = option_numbers(heading.options, "stick");
    if (!agreed.empty()) worth_of_stick_ = agreed.front();
  }

  ResultForm form() const override {
    return {.expected = "expected \"points=92 tricks=7\" of the declarer"};
  }

  // Only the contractor's points are recorded (rules 2.18).
  int score(const ContractResult& contract_result) const override {
    return contract_result.won.points;
  }

  std::string rules() const override { return absl::StrCat("stick=", worth_of_stick_); }

  std::vector<int> start() const override { return std::vector<int>(Sheet::kPlayers); }

  std::optional<SheetFault> enter(SheetRow& row) override {
    const ContractResult& contract_result = *row.result.contract_result;
    const std::string contract = sheets::contract_name(row.result);
    const std::optional<int> line =
        sheet_.line_for(contract, contract_result.declarer, contract_result.as_joker);
    if (!line) {
      return SheetFault{contract_result.as_joker ? kAsTag : tags::kContract,
                        absl::StrCat(seat_name(contract_result.declarer), " has played ",
                                     contract_result.as_joker
                                         ? "both jokers already"
                                         : absl::StrCat(contract, " already, and both jokers"))};
    }
    sheet_.enter(*line, contract_result.declarer,
                 {.points = contract_result.won.points, .tricks = contract_result.won.tricks});
    row.totals = sheet_.totals();
    row.line = line_name(*line);
    row.multiplier = kSheetLines[static_cast<std::size_t>(*line)].multiplier;
    if (sheet_.over()) row.rubber_end = end_of_sheet();
    return std::nullopt;
  }

  // The contractor's points; sticks and circles are in the table at the end.
  std::vector<std::string> cells(const SheetRow& row,
                                 const std::vector<int>& /*before*/) const override {
    std::vector<std::string> cells(Sheet::kPlayers);
    const ContractResult& contract_result = *row.result.contract_result;
    cells[at(contract_result.declarer)] = absl::StrCat(contract_result.won.points);
    return cells;
  }

  std::vector<std::string> cells_beside(const SheetRow& row,
                                        const CardFace& /*face*/) const override {
    return {absl::StrCat(sheets::shown_contract(row.result), " ",
                         by(row.result.contract_result->declarer))};
  }

  std::string remark(const SheetRow& row) const override {
    std::vector<std::string> remarks;
    if (*row.line == "joker") remarks.emplace_back("as a joker");
    if (sheets::won_all(row.result)) remarks.emplace_back("match");
    if (row.result.contract_result->won.tricks == 0) remarks.emplace_back("null");
    return absl::StrJoin(remarks, ", ");
  }

  std::string end_text(const RubberEnd& end) const override {
    return absl::StrCat("Sheet ", end.number, "\n\n", table(), debts_text(end));
  }

  std::string open_text(const SheetRow& last) const override {
    if (last.rubber_end) return "";
    return absl::StrCat("Sheet ", sheet_.sheets() + 1, " goes on:\n\n", table());
  }

 private:
  RubberEnd end_of_sheet() const {
    const std::vector<int> totals = sheet_.totals();
    const int most = *ranges::max_element(totals);
    std::vector<int> won;
    std::vector<int> sticks;
    std::vector<int> circles;
    for (Seat seat : players()) {
      won.push_back(sheet_.marks(seat).total() == most ? 1 : 0);
      sticks.push_back(sheet_.marks(seat).sticks);
      circles.push_back(sheet_.marks(seat).circles);
    }
    RubberEnd end{.number = sheet_.sheets(),
                  .won = won,
                  .details = {{"sheet", totals}, {"sticks", sticks}, {"circles", circles}},
                  .tally = {"won", sheet_.won()}};
    if (worth_of_stick_ > 0) end.owes = sheet_.owes(worth_of_stick_);
    return end;
  }

  // "Seat 2 owes seat 1 70, seat 3 20."
  std::string debts_text(const RubberEnd& end) const {
    std::string text;
    for (std::size_t i = 0; i < end.owes.size(); ++i) {
      std::vector<std::string> debts;
      for (Seat other : players()) {
        const int debt = end.owes[i][at(other)];
        if (debt > 0) debts.push_back(absl::StrCat(people().name(other), " ", debt));
      }
      if (debts.empty()) continue;
      const std::string debtor = people().title(Seat::from_index(static_cast<int>(i)));
      absl::StrAppend(&text, "\n  ", debtor, " owes ", absl::StrJoin(debts, ", "), ".");
    }
    return text.empty() ? "" : text + "\n";
  }

  // ---- The table --------------------------------------------------------------------------------

  std::string table() const {
    std::vector<TextColumn> layout{{.flush = Flush::kLeft, .least = kLineColumn},
                                   {.least = kTimesColumn, .before = 0}};
    for (const std::string& name : columns()) {
      layout.push_back({.name = abbreviated(name, kPlayerColumn),
                        .flush = Flush::kLeft,
                        .least = kPlayerColumn,
                        .before = layout.size() == 2 ? 2U : 1U});
    }
    TextTable table(layout);
    const auto add = [&](std::vector<std::string> cells, const auto& cell) {
      for (Seat seat : players()) cells.push_back(cell(seat));
      table.add(std::move(cells));
    };
    for (int line = 0; line < static_cast<int>(kSheetLines.size()); ++line) {
      const int times = kSheetLines[static_cast<std::size_t>(line)].multiplier;
      add({shown_line(line), absl::StrCat(times)}, [&](Seat seat) { return cell(line, seat); });
    }
    const auto add_sum = [&](const std::string& name, const auto& amount) {
      add({name, ""}, [&](Seat seat) {
        return right_in(kPlayerPoints, absl::StrCat(amount(sheet_.marks(seat))));
      });
    };
    add_sum("sticks", [](const Marks& marks) { return marks.sticks; });
    add_sum("circles", [](const Marks& marks) { return marks.circles; });
    add_sum("total", [](const Marks& marks) { return marks.total(); });
    return table.text({.indent = 2});
  }

  // A line that is a suit goes by its name.
  std::string shown_line(int line) const {
    const absl::StatusOr<Contract> contract = read_contract(line_name(line), game_);
    return contract.ok() ? shown_contract(game_, *contract) : line_name(line);
  }

  // "157 III", "12 O": the points, sticks and circles.
  std::string cell(int line, Seat seat) const {
    const std::optional<Played>& played = sheet_.at(line, seat);
    if (!played) return "";
    const Marks marks = sheet_.marks(line, seat);
    return right_in(kPlayerPoints, absl::StrCat(played->points)) + " " +
           std::string(static_cast<std::size_t>(marks.sticks), 'I') +
           std::string(static_cast<std::size_t>(marks.circles), 'O');
  }

  const Game& game_;
  int worth_of_stick_ = 0;
  Sheet sheet_;
};

}  // namespace

// ---- Result -------------------------------------------------------------------------------------
// How a deal of Coiffeur ended. A result may be reported of the joker, [Contract "joker"], without
// the contract that was played.

namespace {

class CoiffeurResult : public PointsResult {
 public:
  using PointsResult::PointsResult;

 protected:
  // A play does not tell what the joker was played as, and points and tricks need not.
  absl::StatusOr<DealResult> of_tasks(const std::vector<Task>& tasks) const override {
    if (!heading().as_joker) return counted_as(PointsResult::of_tasks(tasks));
    if (reported() && tasks.front().play.empty()) return of_joker_reported();
    return fault({tags::kContract},
                 "what was the joker played as? Expected that contract here, and [As \"joker\"]");
  }

  absl::StatusOr<DealResult> of_result_alone() const override {
    if (!heading().as_joker) return counted_as(PointsResult::of_result_alone());
    MATADOR_RETURN_IF_ERROR(cards_without_deal());
    return of_joker_reported();
  }

 private:
  // The result must be possible in some contract.
  absl::StatusOr<DealResult> of_joker_reported() const {
    if (!heading().declarer) return fault({}, "no [Declarer] tag: for a [Result] it is needed");
    absl::StatusOr<DealResult> result = no_end();
    const auto contracts = static_cast<int>(heading().game->info().contracts.size());
    for (int i = 0; i < contracts && !result.ok(); ++i) {
      const ContractResult contract_result{.contract = {i},
                                           .declarer = *heading().declarer,
                                           .won = {},
                                           .as_joker = true,
                                           .is_any = true};
      result = of_checkers(checkers_without_cards(contract_result), contract_result);
    }
    return result;
  }

  // Fills in what the contract counts as, [As "joker"].
  absl::StatusOr<DealResult> counted_as(absl::StatusOr<DealResult> result) const {
    if (!result.ok() || record().find(kAsTag) == nullptr) return result;
    if (result->contract_result) result->contract_result->as_joker = true;
    return result;
  }
};

constexpr std::array kEndFields{
    FieldText{"sheet", "number[]?",
              "How the sheet ended, by column, and the sheets of the evening that each has won."},
    FieldText{"sticks", "number[]?"}, FieldText{"circles", "number[]?"},
    FieldText{"won", "number[]?"}};

}  // namespace

extern constinit const SheetFormat kSheet{.make = make_sheet_of<CoiffeurSheet>,
                                          .reader = make_reader<CoiffeurResult>,
                                          .end_fields = kEndFields};

}  // namespace matador::coiffeur
