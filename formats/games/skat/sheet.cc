// Skat: what each player has won and lost as declarer, added up.

#include <algorithm>
#include <array>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/sheets/result_reader.h"
#include "formats/sheets/sheet_view.h"
#include "solver/games/options.h"
#include "solver/games/skat/score.h"
#include "solver/games/skat/skat.h"
#include "solver/hand_on.h"

namespace matador::skat {
namespace {

constexpr std::array kColumns{SheetColumn{"contract", 13}, SheetColumn{"points", 6},
                              SheetColumn{"score", 7}};
constexpr TotalsForm kForm{.layout = {kColumns}, .sums_at_end = true};

class SkatSheet : public RunningTotals {
 public:
  explicit SkatSheet(const Heading& heading)
      : RunningTotals(heading, kForm),
        said_(heading.own.as<Said>()),
        is_null_(heading.contract && kind_of(*heading.contract).is_null()),
        seeger_fabian_(option_value(heading.options, "seeger-fabian").has_value()),
        table_(heading.table.has_value()),
        dealer_(heading.dealer) {}

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
      return invalid(people().name(*dealer_), " declares and deals, but at a table of ",
                     Rules::kTable, " the dealer sits out");
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

  std::string remark(const SheetRow& row) const override {
    const ContractResult& result = *row.result.contract_result;
    if (kind_of(result.contract).is_null()) return "";
    std::vector<std::string> remarks{sheets::grade_text(row.result, /*schneider=*/90)};
    if (result.won.points > 60 && result.score < 0) {
      remarks.emplace_back("overbid, or less than was announced");
    }
    std::erase(remarks, "");
    return absl::StrJoin(remarks, ", ");
  }

 protected:
  std::vector<int> gains(const ContractResult& result) const override {
    return skat::gains(result.declarer, result.score, people().seats(), seeger_fabian_);
  }
  std::string amount(const ContractResult& result) const override {
    return kind_of(result.contract).is_null() ? "" : RunningTotals::amount(result);
  }

 private:
  Said said_;
  bool is_null_;
  bool seeger_fabian_;
  bool table_;  // of four, the dealer sits out
  std::optional<Seat> dealer_;
};

}  // namespace

extern constinit const SheetFormat kSheet{.make = make_sheet_of<SkatSheet>};

}  // namespace matador::skat
