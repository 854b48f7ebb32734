// Klørsjavs: what each player has from the others, added up.

#include "solver/games/klorsjavs/sheet.h"

#include <array>

#include "absl/strings/str_cat.h"
#include "formats/sheets/score_sheet.h"
#include "formats/sheets/sheet_view.h"
#include "solver/games/klorsjavs/rules.h"

namespace matador::klorsjavs {
namespace {

constexpr std::array<std::size_t, 3> kColumns{21, 6, 7};

class KlorsjavsSheet : public ScoreSheet {
 public:
  using ScoreSheet::ScoreSheet;

  ResultForm form() const override {
    return {.solo = true,
            .expected = "expected \"points=73 tricks=5\", with solo=yes where one player won all"};
  }

  int score(const ContractResult& contract_result) const override {
    const auto bid = static_cast<std::size_t>(contract_result.contract.index);
    return klorsjavs::score(Rules::kBids[bid], contract_result.won);
  }

  std::vector<int> start() const override { return std::vector<int>(Rules::kSeats); }

  std::optional<SheetFault> enter(SheetRow& row) override {
    if (const std::optional<ContractResult>& contract_result = row.result.contract_result) {
      sheet_.enter(contract_result->declarer, contract_result->score);
    }
    row.totals = sheet_.totals();
    return std::nullopt;
  }

  // Where points are paid all write down what they have then.
  std::vector<std::string> cells(const SheetRow& row,
                                 const std::vector<int>& /*before*/) const override {
    return sheets::all_totals(row);
  }

  std::string heading() const override { return in_columns(kColumns, {"bid", "points", "each"}); }

  std::string beside(const SheetRow& row, const CardFace& face) const override {
    const ContractResult& contract_result = *row.result.contract_result;
    const std::string bid = absl::StrCat(sheets::contract_name(row.result), " ",
                                         face.suit(*contract_result.contract.trump));
    const std::string remark = sheets::won_all(row.result)       ? "vol"
                               : contract_result.won.tricks == 0 ? "no trick"
                                                                 : "";
    return scored_row(kColumns, row, bid, absl::StrCat(contract_result.won.points), remark);
  }

 private:
  Sheet sheet_;
};

}  // namespace

std::unique_ptr<ScoreSheet> make_sheet(const Heading& heading) {
  return std::make_unique<KlorsjavsSheet>(heading);
}

}  // namespace matador::klorsjavs
