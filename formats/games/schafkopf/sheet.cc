// Schafkopf: what each player has won from the others, added up (rules 6.11).

#include <array>
#include <memory>
#include <utility>
#include <variant>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/sheets/points_result.h"
#include "formats/sheets/sheet_words.h"
#include "solver/cards/seats.h"
#include "solver/games/schafkopf/rules.h"

namespace matador::schafkopf {
namespace {

constexpr std::array<std::size_t, 3> kColumns{25, 6, 7};

// The terms of a deal, and who paid whom.
struct Played : OwnResult {
  Terms terms;
  SeatSet side;
};

class SchafkopfSheet : public ScoreSheet {
 public:
  explicit SchafkopfSheet(const Heading& heading)
      : ScoreSheet(heading),
        tariff_(tariff_of(heading.options)),
        is_bettel_(heading.contract && kind_of(*heading.contract).is_bettel()),
        tout_(heading.tout.has_value()),
        said_(read_said(heading.own_tags).value()),
        shape_(heading.game->shape(heading.seats)) {}

  ResultForm form() const override {
    if (is_bettel_) return {.points = false, .expected = "expected \"tricks=0\""};
    return {.matadors = 1,
            .expected =
                "expected \"points=73 tricks=5 matadors=1\", the Laufende that the side of the "
                "declarer held, or lacked"};
  }

  SeatSet declaring_side(Seat declarer, std::optional<Seat> /*joker*/) const override {
    SeatSet side{declarer};
    if (said_.partner) side |= *said_.partner;
    return side;
  }

  void count_melds(const Task& task, ContractResult& contract_result) const override {
    auto played = std::make_shared<Played>();
    played->terms = terms_of(task);
    played->side = side_of(task);
    if (!is_bettel_) contract_result.matadors = {played->terms.laufende};
    contract_result.own = std::move(played);
  }

  // The same of a result without cards, by what its tags say.
  std::shared_ptr<const Played> told(const ContractResult& contract_result) const {
    auto played = std::make_shared<Played>();
    played->terms = {.contract = &kind_of(contract_result.contract),
                     .tariff = tariff_,
                     .laufende = is_bettel_ ? 0 : contract_result.matadors.front(),
                     .tout = tout_,
                     .doublings = said_.doublings,
                     .tricks = shape_.hand_size};
    played->side = declaring_side(contract_result.declarer, {});
    return played;
  }

  absl::Status check(const ContractResult& contract_result) const override {
    const Kind& kind = kind_of(contract_result.contract);
    if (contract_result.own == nullptr && kind.is_pair() != said_.partner.has_value()) {
      return absl::InvalidArgumentError(
          "in a Sauspiel or a Hochzeit, and in no other game, [Partner] must say who the partner "
          "was");
    }
    if (said_.partner == contract_result.declarer) {
      return absl::InvalidArgumentError("the partner is another than the declarer");
    }
    if (is_bettel_) return absl::OkStatus();
    if (contract_result.matadors.empty()) {
      return absl::InvalidArgumentError("no matadors=: without [Deal] they are needed");
    }
    const int laufende = contract_result.matadors.front();
    const auto trumps = static_cast<int>(order_of(kind, shape_.pack).lanes.front().size());
    if (laufende >= 1 && laufende <= trumps) return absl::OkStatus();
    return absl::InvalidArgumentError(absl::StrCat("matadors=", laufende, " cannot be in ",
                                                   std::string(kind.name), ", expected 1 to ",
                                                   trumps));
  }

  int score(const ContractResult& contract_result) const override {
    const auto own = contract_result.own ? contract_result.own : told(contract_result);
    const std::vector<Rung> ladder = score_ladder(static_cast<const Played&>(*own).terms);
    if (!is_bettel_) return value_of(ladder, contract_result.won);
    return contract_result.won.tricks == 0 ? ladder.back().value : ladder.front().value;
  }

  std::string rules() const override {
    return absl::StrCat("tariff=", tariff_.step, "-", tariff_.sauspiel, "-", tariff_.single,
                        " laufende=", tariff_.run, "-", tariff_.run_without_suit);
  }

  std::vector<int> start() const override { return std::vector<int>(Rules::kSeats); }

  std::optional<SheetFault> enter(SheetRow& row) override {
    if (row.result.contract_result) {
      const int score = row.result.contract_result->score;
      const Played& played = played_of(row);
      for (Seat seat : all_seats(Rules::kSeats)) {
        totals_[at(seat)] +=
            played.side.contains(seat) ? score : -score / payers(*played.terms.contract);
      }
    }
    row.totals = totals_;
    return std::nullopt;
  }

  std::vector<std::string> cells(const SheetRow& row,
                                 const std::vector<int>& /*before*/) const override {
    return sheets::all_totals(row);
  }

  std::string heading() const override {
    return in_columns(kColumns, {"contract", "points", "score"});
  }

  std::string beside(const SheetRow& row, const CardFace& /*face*/) const override {
    const ContractResult& contract_result = *row.result.contract_result;
    const bool is_bettel = played_of(row).terms.contract->is_bettel();
    return in_columns(
        kColumns,
        {absl::StrCat(sheets::shown_contract(row.result), " ", by(contract_result.declarer)),
         is_bettel ? "" : absl::StrCat(contract_result.won.points),
         absl::StrCat(contract_result.score > 0 ? "+" : "", contract_result.score)},
        remark(row));
  }

 private:
  static const Played& played_of(const SheetRow& row) {
    return static_cast<const Played&>(*row.result.contract_result->own);
  }

  static std::string remark(const SheetRow& row) {
    const Terms& terms = played_of(row).terms;
    const Winnings& won = row.result.contract_result->won;
    std::vector<std::string> remarks;
    if (terms.tout || terms.sie) {
      remarks.emplace_back(terms.sie ? "Sie" : "tout");
    } else if (!terms.contract->is_bettel()) {
      const bool schwarz = sheets::won_all(row.result) || won.tricks == 0;
      if (schwarz) remarks.emplace_back("schwarz");
      if (!schwarz && (won.points <= 30 || won.points >= 91)) remarks.emplace_back("schneider");
    }
    if (terms.doublings > 0) remarks.push_back(doubled_text(terms.doublings));
    return absl::StrJoin(remarks, ", ");
  }

  Tariff tariff_;
  bool is_bettel_;
  bool tout_;
  Said said_;
  DealShape shape_;
  std::vector<int> totals_ = std::vector<int>(Rules::kSeats);
};

class SchafkopfResult : public PointsResult {
 public:
  using PointsResult::PointsResult;

 protected:
  Outcome<DealResult> of_result_alone() const override {
    Outcome<DealResult> outcome = PointsResult::of_result_alone();
    if (auto* result = std::get_if<DealResult>(&outcome)) {
      ContractResult& contract_result = *result->contract_result;
      contract_result.own = static_cast<const SchafkopfSheet&>(sheet()).told(contract_result);
    }
    return outcome;
  }
};

}  // namespace

std::unique_ptr<ScoreSheet> make_sheet(const Heading& heading) {
  return std::make_unique<SchafkopfSheet>(heading);
}

std::unique_ptr<ResultReader> result_reader(ResultReader::Telling telling) {
  return std::make_unique<SchafkopfResult>(std::move(telling));
}

}  // namespace matador::schafkopf
