// Schafkopf: what each player has won from the others, added up (rules 6.11).

#include <array>
#include <memory>
#include <range/v3/algorithm/count.hpp>
#include <utility>
#include <variant>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/sheets/points_result.h"
#include "formats/sheets/sheet_words.h"
#include "solver/cards/seats.h"
#include "solver/games/options.h"
#include "solver/games/schafkopf/rules.h"
#include "solver/games/tasks.h"

namespace matador::schafkopf {
namespace {

constexpr std::array<std::size_t, 3> kColumns{25, 6, 7};

// The terms of a deal, and who paid whom; in a Ramsch the cards of each player's tricks, if they
// are known.
struct Played : OwnResult {
  Terms terms;
  SeatSet side;
  std::vector<CardSet> taken;
};

// By seat, of a play to the end.
std::vector<CardSet> taken_in(const Task& task) {
  std::vector<CardSet> taken(Rules::kSeats);
  const absl::StatusOr<matador::Played> played = played_so_far(task);
  if (!played.ok() || played->to_play()) return taken;
  for (const Trick& trick : played->tricks()) {
    for (Card card : trick.cards) taken[at(trick.winner)] |= CardSet{card};
  }
  return taken;
}

class SchafkopfSheet : public ScoreSheet {
 public:
  explicit SchafkopfSheet(const Heading& heading)
      : ScoreSheet(heading),
        tariff_(tariff_of(heading.options)),
        options_(heading.options),
        is_bettel_(heading.contract && kind_of(*heading.contract).is_bettel()),
        is_ramsch_(heading.contract && kind_of(*heading.contract).is_ramsch()),
        tout_(heading.tout.has_value()),
        said_(read_said(heading.own_tags).value()),
        shape_(heading.game->shape(heading.seats)) {}

  ResultForm form() const override {
    if (is_bettel_) return {.points = false, .expected = "expected \"tricks=0\""};
    if (is_ramsch_) {
      return {.players = Rules::kSeats,
              .expected = "expected \"points=30,45,20,25 tricks=2,3,1,2\" by seat"};
    }
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

  void add_what_cards_tell(const Task& task, ContractResult& contract_result) const override {
    auto played = std::make_shared<Played>();
    played->terms = terms_of(task);
    played->side = side_of(task);
    if (is_ramsch_) played->taken = taken_in(task);
    if (!is_bettel_ && !is_ramsch_) contract_result.matadors = {played->terms.laufende};
    contract_result.own = std::move(played);
  }

  // What the cards would tell, from the tags of a result without cards.
  std::shared_ptr<const Played> reported(const ContractResult& contract_result) const {
    auto played = std::make_shared<Played>();
    played->terms = {.contract = &kind_of(contract_result.contract),
                     .tariff = tariff_,
                     .laufende = is_bettel_ || is_ramsch_ ? 0 : contract_result.matadors.front(),
                     .tout = tout_,
                     .doublings = said_.doublings,
                     .tricks = shape_.hand_size};
    played->side = declaring_side(contract_result.declarer, {});
    played->taken.resize(Rules::kSeats);
    return played;
  }

  // Who pays whom in a Ramsch.
  std::optional<RamschEnd> end_of(const ContractResult& contract_result) const {
    const auto own = contract_result.own ? contract_result.own : reported(contract_result);
    return end_of_ramsch(contract_result.each, static_cast<const Played&>(*own).taken,
                         said_.doublings, options_);
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
    if (is_ramsch_ && !end_of(contract_result)) {
      return absl::InvalidArgumentError(
          "several have the most points: [Deal] and [Play] must tell who has the highest trump");
    }
    if (is_bettel_ || is_ramsch_) return absl::OkStatus();
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

  // In a Ramsch of the player who pays, or is paid.
  int score(const ContractResult& contract_result) const override {
    if (is_ramsch_) return Rules::kOpponentsOfOne * end_of(contract_result)->each;
    const auto own = contract_result.own ? contract_result.own : reported(contract_result);
    const std::vector<Rung> ladder = score_ladder(static_cast<const Played&>(*own).terms);
    if (!is_bettel_) return value_of(ladder, contract_result.won);
    return contract_result.won.tricks == 0 ? ladder.back().value : ladder.front().value;
  }

  std::string rules() const override {
    return absl::StrCat(
        "tariff=", tariff_.step, "-", tariff_.sauspiel, "-", tariff_.single,
        " laufende=", tariff_.run, "-", tariff_.run_without_suit,
        " durchmarsch=", std::string(option_value(options_, "durchmarsch").value_or("all")),
        " jungfrau=", std::string(option_value(options_, "jungfrau").value_or("double")));
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
    if (terms.contract->is_ramsch()) {
      const auto jungfrauen = ranges::count(row.result.contract_result->each, 0, &Winnings::tricks);
      if (row.result.contract_result->score > 0)
        remarks.emplace_back("Durchmarsch");
      else if (jungfrauen == 1)
        remarks.emplace_back("Jungfrau");
      else if (jungfrauen > 1)
        remarks.push_back(absl::StrCat(jungfrauen, " Jungfrauen"));
    } else if (terms.tout || terms.sie) {
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
  std::vector<RuleOption> options_;
  bool is_bettel_;
  bool is_ramsch_;
  bool tout_;
  Said said_;
  DealShape shape_;
  std::vector<int> totals_ = std::vector<int>(Rules::kSeats);
};

class SchafkopfResult : public PointsResult {
 public:
  using PointsResult::PointsResult;

 protected:
  Outcome<DealResult> of_tasks(const std::vector<Task>& tasks) const override {
    return with_payer(PointsResult::of_tasks(tasks));
  }

  Outcome<DealResult> of_result_alone() const override {
    Outcome<DealResult> outcome = PointsResult::of_result_alone();
    if (auto* result = std::get_if<DealResult>(&outcome)) {
      ContractResult& contract_result = *result->contract_result;
      contract_result.own = schafkopf_sheet().reported(contract_result);
    }
    return with_payer(std::move(outcome));
  }

 private:
  const SchafkopfSheet& schafkopf_sheet() const {
    return static_cast<const SchafkopfSheet&>(sheet());
  }

  // Nobody declares a Ramsch: on the sheet it is that of the player who pays for it, or is paid.
  Outcome<DealResult> with_payer(Outcome<DealResult> outcome) const {
    auto* const result = std::get_if<DealResult>(&outcome);
    if (result == nullptr) return outcome;
    ContractResult& contract_result = *result->contract_result;
    if (!kind_of(contract_result.contract).is_ramsch()) return outcome;
    contract_result.declarer = schafkopf_sheet().end_of(contract_result)->seat;
    contract_result.won = contract_result.each[at(contract_result.declarer)];
    auto played = std::make_shared<Played>(static_cast<const Played&>(*contract_result.own));
    played->side = SeatSet{contract_result.declarer};
    contract_result.own = std::move(played);
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
