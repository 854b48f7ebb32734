// Klørsjavs: what each player has from the others, added up.

#include <array>

#include "absl/strings/str_cat.h"
#include "formats/sheets/result_reader.h"
#include "formats/sheets/sheet_view.h"
#include "solver/games/klorsjavs/klorsjavs.h"
#include "solver/games/klorsjavs/rules.h"
#include "solver/hand_on.h"

namespace matador::klorsjavs {
namespace {

constexpr std::array kColumns{SheetColumn{"bid", 21}, SheetColumn{"points", 6},
                              SheetColumn{"each", 7}};
// Where points are paid all write down what they have then.
constexpr TotalsForm kForm{.layout = {kColumns}, .writes_all = true};

class KlorsjavsSheet : public RunningTotals {
 public:
  explicit KlorsjavsSheet(const Heading& heading) : RunningTotals(heading, kForm) {}

  ResultForm form() const override {
    return {.solo = true,
            .expected = "expected \"points=73 tricks=5\", with solo=yes where one player won all"};
  }

  int score(const ContractResult& contract_result) const override {
    const auto bid = static_cast<std::size_t>(contract_result.contract.index);
    return klorsjavs::score(Rules::kBids[bid], contract_result.won);
  }

  std::string remark(const SheetRow& row) const override {
    if (sheets::won_all(row.result)) return "vol";
    return row.result.contract_result->won.tricks == 0 ? "no trick" : "";
  }

 protected:
  std::vector<int> gains(const ContractResult& result) const override {
    return klorsjavs::gains(result.declarer, result.score);
  }
  std::string played(const DealResult& result, const CardFace& face) const override {
    return absl::StrCat(sheets::contract_name(result), " ",
                        face.suit(*result.contract_result->contract.trump));
  }
};

// Without cards the trumps are those of [Trump], or the only ones that the options leave.
class KlorsjavsResult : public PointsResult {
 public:
  using PointsResult::PointsResult;

 protected:
  absl::StatusOr<Contract> contract_reported() const override {
    MATADOR_ASSIGN_OR_RETURN(
        const auto trumps,
        in_tag({tags::kTrump}, possible_trumps(heading().trump, heading().options)));
    if (trumps.size() > 1) return fault({}, "no [Trump] tag: with farvesjavs it is needed");
    Contract contract = *heading().contract;
    contract.trump = trumps.front();
    return contract;
  }
};

}  // namespace

extern constinit const SheetFormat kSheet{.make = make_sheet_of<KlorsjavsSheet>,
                                          .reader = make_reader<KlorsjavsResult>};

}  // namespace matador::klorsjavs
