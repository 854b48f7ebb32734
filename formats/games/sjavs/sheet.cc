// Sjavs: rubbers that are counted down from 24, crosses at the bottom, ties that are carried.

#include <array>
#include <cstdlib>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/sheets/result_reader.h"
#include "formats/sheets/sheet_view.h"
#include "solver/games/sjavs/rules.h"
#include "solver/games/sjavs/score.h"
#include "solver/games/tasks.h"

namespace matador::sjavs {
namespace {

constexpr std::array kColumns{SheetColumn{"trumps", 8}, SheetColumn{"points", 6},
                              SheetColumn{"worth", 7}};
constexpr SheetLayout kLayout{kColumns};

class SjavsSheet : public ScoreSheet {
 public:
  explicit SjavsSheet(const Heading& heading)
      : ScoreSheet(heading, kLayout),
        seats_(heading.seats),
        rules_(sheet_rules_of(heading.seats, heading.options)),
        scoring_(scoring_of(heading.seats, heading.options)),
        sheet_(rules_) {}

  ResultForm form() const override {
    return {.solo = true,
            .expected = "expected \"points=73 tricks=5\", with solo=yes where one player won all"};
  }

  SeatSet declaring_side(Seat declarer, std::optional<Seat> /*joker*/) const override {
    return side_of(declarer, seats_);
  }

  int score(const ContractResult& contract_result) const override {
    return sjavs::score(trump_of(contract_result.contract), contract_result.won, scoring_);
  }

  std::string rules() const override {
    return absl::StrCat("tie-bonus=", rules_.tie_bonus,
                        rules_.tie_bonus_of_others == rules_.tie_bonus
                            ? ""
                            : absl::StrCat("-", rules_.tie_bonus_of_others),
                        " double-victory=", rules_.double_victory ? "on" : "off");
  }

  std::vector<int> start() const override {
    return std::vector<int>(sheet_.left().size(), Rules::kRubber);
  }

  std::optional<SheetFault> enter(SheetRow& row) override {
    row.totals = sheet_.left();
    row.bonus = 0;
    if (const std::optional<ContractResult>& contract_result = row.result.contract_result) {
      const Sheet::Entry entry = sheet_.enter(contract_result->declarer, contract_result->score);
      row.totals = entry.left;
      row.bonus = entry.bonus;
      if (!entry.crosses.empty()) {
        row.rubber_end = {.number = sheet_.rubbers(),
                          .won = entry.crosses,
                          .tally = {"crosses", sheet_.crosses()}};
      }
    }
    return std::nullopt;
  }

  std::vector<std::string> cells_beside(const SheetRow& row, const CardFace& face) const override {
    const ContractResult& contract_result = *row.result.contract_result;
    const std::string trumps = absl::StrCat(face.suit(trump_of(contract_result.contract)), " ",
                                            by(contract_result.declarer));
    return {trumps, absl::StrCat(contract_result.won.points), worth_text(row)};
  }

  std::string remark(const SheetRow& row) const override {
    const ContractResult& contract_result = *row.result.contract_result;
    const bool partners = sheet_.columns() < seats_;
    std::vector<std::string> remarks;
    if (sheets::won_all(row.result)) {
      remarks.emplace_back(contract_result.won.solo && partners ? "vol alone" : "vol");
    }
    if (contract_result.won.tricks == 0) remarks.emplace_back("no trick");
    if (contract_result.score == 0) {
      remarks.push_back(sheet_.ties() == 1 ? "tie, carried"
                                           : absl::StrCat("tie, ", sheet_.ties(), " carried"));
    }
    for (std::size_t i = 0; i < row.totals.size(); ++i) {
      if (row.totals[i] == Rules::kHook && has_won(row, i)) remarks.emplace_back("hook");
    }
    return absl::StrJoin(remarks, ", ");
  }

  std::string end_text(const RubberEnd& end) const override {
    return absl::StrCat("Rubber ", end.number, ". ",
                        sheets::tally_text("Crosses", end.tally.numbers));
  }

  std::string open_text(const SheetRow& last) const override {
    if (last.rubber_end) return "";
    std::vector<std::string> needs;
    for (int left : last.totals) {
      needs.push_back(absl::StrCat(left, left == Rules::kHook ? " (hook)" : ""));
    }
    std::string text = sheets::goes_on_text("Rubber", sheet_.rubbers() + 1, columns(), needs);
    if (sheet_.ties() > 0) {
      absl::StrAppend(&text, sheet_.ties(), sheet_.ties() == 1 ? " tie is" : " ties are",
                      " carried.\n");
    }
    if (sheet_.rubbers() > 0) text += sheets::tally_text("Crosses", sheet_.crosses()) + ".\n";
    return text;
  }

 private:
  // The points that the winners subtract, with the bonus of ties.
  static std::string worth_text(const SheetRow& row) {
    const int score = row.result.contract_result->score;
    if (score == 0) return "";
    return absl::StrCat(std::abs(score), *row.bonus > 0 ? absl::StrCat("+", *row.bonus) : "");
  }

  // Whether the deal was won by a column.
  bool has_won(const SheetRow& row, std::size_t column) const {
    const ContractResult& contract_result = *row.result.contract_result;
    const bool declares = sheet_.column_of(contract_result.declarer) == static_cast<int>(column);
    return declares ? contract_result.score > 0 : contract_result.score < 0;
  }

  int seats_;
  SheetRules rules_;
  Scoring scoring_;
  Sheet sheet_;
};

constexpr std::array kEndFields{
    FieldText{"crosses", "number[]?", "The crosses of the evening, by column."}};

}  // namespace

extern constinit const SheetFormat kSheet{.make = make_sheet_of<SjavsSheet>,
                                          .end_fields = kEndFields};

}  // namespace matador::sjavs
