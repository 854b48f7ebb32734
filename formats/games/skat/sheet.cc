// Skat: what each player has won and lost as declarer, added up.

#include <algorithm>
#include <array>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/sheets/score_sheet.h"
#include "formats/sheets/sheet_view.h"
#include "solver/games/options.h"
#include "solver/games/skat/score.h"
#include "solver/games/skat/skat.h"
#include "solver/hand_on.h"

namespace matador::skat {
namespace {

constexpr std::array<std::size_t, 3> kColumns{13, 6, 7};

class SkatSheet : public ScoreSheet {
 public:
  explicit SkatSheet(const Heading& heading)
      : ScoreSheet(heading),
        said_(read_said(heading.own_tags).value()),
        is_null_(heading.contract && kind_of(*heading.contract).is_null()),
        seeger_fabian_(option_value(heading.options, "seeger-fabian").has_value()),
        table_(heading.table.has_value()),
        dealer_(heading.dealer),
        sheet_(seeger_fabian_, heading.at_table()) {}

  ResultForm form() const override {
    if (is_null_) return {.points = false, .expected = "expected \"tricks=0\""};
    return {.matadors = 1,
            .expected =
                "expected \"points=73 tricks=6 matadors=1\", the matadors that declarer "
                "and skat held together, or lacked"};
  }

  void add_what_cards_tell(const Task& task, ContractResult& contract_result) const override {
    if (!is_null_) contract_result.matadors = {terms_of(task).matadors};
  }

  absl::Status check(const ContractResult& contract_result) const override {
    if (table_ && dealer_ == contract_result.declarer) {
      return absl::InvalidArgumentError(absl::StrCat(people().name(*dealer_),
                                                     " declares and deals, but at a table of ",
                                                     Rules::kTable, " the dealer sits out"));
    }
    const Kind& kind = kind_of(contract_result.contract);
    MATADOR_RETURN_IF_ERROR(check_announced(said_.announced, kind));
    if (is_null_) return absl::OkStatus();
    return sheets::check_matadors(contract_result, kind.name, order(kind).lanes.front().size());
  }

  int score(const ContractResult& contract_result) const override {
    return skat::score(
        {.contract = &kind_of(contract_result.contract),
         .announced = said_.announced,
         .matadors = contract_result.matadors.empty() ? 0 : contract_result.matadors.front(),
         .bid = said_.bid},
        contract_result.won);
  }

  std::string rules() const override {
    return absl::StrCat("seeger-fabian=", seeger_fabian_ ? "on" : "off");
  }

  std::vector<int> start() const override {
    return Sheet(seeger_fabian_, people().seats()).totals();
  }

  std::optional<SheetFault> enter(SheetRow& row) override {
    if (const std::optional<ContractResult>& contract_result = row.result.contract_result) {
      sheet_.enter(contract_result->declarer, contract_result->score);
    }
    row.totals = sheet_.totals();
    return std::nullopt;
  }

  std::string heading() const override {
    return in_columns(kColumns, {"contract", "points", "score"});
  }

  std::string open_text(const SheetRow& last) const override {
    return sheets::together_text(columns(), last.totals);
  }

  std::string beside(const SheetRow& row, const CardFace& /*face*/) const override {
    const ContractResult& contract_result = *row.result.contract_result;
    const bool null = kind_of(contract_result.contract).is_null();
    return scored_row(kColumns, row, sheets::shown_contract(row.result),
                      null ? "" : absl::StrCat(contract_result.won.points),
                      null ? "" : remark(row));
  }

 private:
  static std::string remark(const SheetRow& row) {
    const ContractResult& result = *row.result.contract_result;
    std::vector<std::string> remarks{sheets::grade_text(row.result, /*schneider=*/90)};
    if (result.won.points > 60 && result.score < 0) {
      remarks.emplace_back("overbid, or less than was announced");
    }
    std::erase(remarks, "");
    return absl::StrJoin(remarks, ", ");
  }

  Said said_;
  bool is_null_;
  bool seeger_fabian_;
  bool table_;  // of four, the dealer sits out
  std::optional<Seat> dealer_;
  Sheet sheet_;
};

}  // namespace

std::unique_ptr<ScoreSheet> make_sheet(const Heading& heading) {
  return std::make_unique<SkatSheet>(heading);
}

}  // namespace matador::skat
