// Schafkopf: what each player has won from the others, added up (rules 6.11).

#include <array>
#include <memory>
#include <range/v3/algorithm/count.hpp>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/sheets/result_reader.h"
#include "formats/sheets/sheet_view.h"
#include "solver/cards/seat.h"
#include "solver/games/options.h"
#include "solver/games/schafkopf/rules.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"

namespace matador::schafkopf {
namespace {

constexpr std::array kColumns{SheetColumn{"contract", 25}, SheetColumn{"points", 6},
                              SheetColumn{"score", 7}};
constexpr TotalsForm kForm{.layout = {kColumns}, .writes_all = true};

// Of a deal, by its cards or by its tags: what the score follows from, and who has won or lost it.
struct Played : OwnResult {
  Terms terms;
  SeatSet side;
  std::vector<CardSet> taken;            // in a Ramsch by each; empty sets where cards are unknown
  std::optional<RamschEnd> ramsch = {};  // none if only the cards could tell who pays
  bool has_cards = false;
};

const Played& played_in(const ContractResult& result) {
  return static_cast<const Played&>(*result.own);
}

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

std::string jungfrauen_text(const ContractResult& result) {
  const auto number = ranges::count(result.each, 0, &Winnings::tricks);
  if (number == 0) return "";
  return number == 1 ? "Jungfrau" : absl::StrCat(number, " Jungfrauen");
}

class SchafkopfSheet : public RunningTotals {
 public:
  explicit SchafkopfSheet(const Heading& heading)
      : RunningTotals(heading, kForm),
        kind_(heading.contract ? kind_of(*heading.contract) : Kind{}),
        options_(heading.options),
        tout_(heading.tout.has_value()),
        said_(heading.own.as<Said>()),
        shape_(heading.game->shape(heading.seats)) {}

  ResultForm form() const override {
    if (kind_.is_bettel()) return {.points = false, .expected = "expected \"tricks=0\""};
    if (kind_.is_ramsch()) {
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

  void add_what_cards_tell(const Task& task, ContractResult& result) const override {
    auto played = std::make_shared<Played>();
    played->terms = terms_of(task);
    played->side = side_of(task);
    played->taken = taken_in(task);
    played->has_cards = true;
    if (kind_.has_laufende()) result.matadors = {played->terms.laufende};
    result.own = std::move(played);
  }

  // Nobody declares a Ramsch: on the sheet it is that of the player who pays for it, or is paid.
  void complete(ContractResult& result) const override {
    auto played = std::make_shared<Played>(result.own ? played_in(result) : by_tags(result));
    if (kind_.is_ramsch()) {
      played->ramsch = end_of_ramsch(result.each, played->taken, said_.doublings, options_);
    }
    if (played->ramsch) {
      result.declarer = played->ramsch->seat;
      result.won = result.each[at(result.declarer)];
      played->side = SeatSet{result.declarer};
    }
    result.own = std::move(played);
  }

  absl::Status check(const ContractResult& result) const override {
    const Played& played = played_in(result);
    if (!played.has_cards && kind_.is_pair() != said_.partner.has_value()) {
      return invalid(
          "in a Sauspiel or a Hochzeit, and in no other game, [Partner] must say who the partner "
          "was");
    }
    if (said_.partner == result.declarer) {
      return invalid("the partner is another than the declarer");
    }
    if (kind_.is_ramsch() && !played.ramsch) {
      return invalid(
          "several have the most points: [Deal] and [Play] must tell who has the highest trump");
    }
    if (!kind_.has_laufende()) return absl::OkStatus();
    return sheets::check_matadors(result, kind_.name,
                                  order_of(kind_, shape_.pack).lanes.front().size());
  }

  // In a Ramsch of the player who pays, or is paid.
  int score(const ContractResult& result) const override {
    const Played& played = played_in(result);
    if (played.ramsch) return Rules::kOpponentsOfOne * played.ramsch->each;
    const std::vector<Rung> ladder = score_ladder(played.terms);
    if (!kind_.is_bettel()) return value_of(ladder, result.won);
    return result.won.tricks == 0 ? ladder.back().value : ladder.front().value;
  }

  std::string rules() const override {
    const Tariff tariff = tariff_of(options_);
    return absl::StrCat(
        "tariff=", tariff.step, "-", tariff.sauspiel, "-", tariff.single, " laufende=", tariff.run,
        "-", tariff.run_without_suit,
        " durchmarsch=", std::string(option_value(options_, "durchmarsch").value_or("all")),
        " jungfrau=", std::string(option_value(options_, "jungfrau").value_or("double")));
  }

  std::string remark(const SheetRow& row) const override {
    const ContractResult& result = *row.result.contract_result;
    const Terms& terms = played_in(result).terms;
    std::vector<std::string> remarks;
    if (terms.contract->is_ramsch()) {
      remarks.push_back(result.score > 0 ? "Durchmarsch" : jungfrauen_text(result));
    } else if (terms.tout || terms.sie) {
      remarks.emplace_back(terms.sie ? "Sie" : "tout");
    } else if (!terms.contract->is_bettel()) {
      remarks.push_back(sheets::grade_text(row.result, /*schneider=*/91));
    }
    if (terms.doublings > 0) remarks.push_back(doubled_text(terms.doublings));
    std::erase(remarks, "");
    return absl::StrJoin(remarks, ", ");
  }

 protected:
  std::vector<int> gains(const ContractResult& result) const override {
    const Played& played = played_in(result);
    std::vector<int> added;
    for (Seat seat : all_seats(Rules::kSeats)) {
      added.push_back(played.side.contains(seat) ? result.score
                                                 : -result.score / payers(*played.terms.contract));
    }
    return added;
  }
  std::string amount(const ContractResult& result) const override {
    return played_in(result).terms.contract->is_bettel() ? "" : RunningTotals::amount(result);
  }

 private:
  // What the cards would tell, from the tags of a result without cards.
  Played by_tags(const ContractResult& result) const {
    Played played;
    played.terms = {.contract = &kind_of(result.contract),
                    .tariff = tariff_of(options_),
                    .laufende = result.matadors.empty() ? 0 : result.matadors.front(),
                    .tout = tout_,
                    .doublings = said_.doublings,
                    .tricks = shape_.hand_size};
    played.side = declaring_side(result.declarer, {});
    played.taken.resize(Rules::kSeats);
    return played;
  }

  const Kind kind_;
  const std::vector<RuleOption> options_;
  const bool tout_;
  const Said said_;
  const DealShape shape_;
};

}  // namespace

extern constinit const SheetFormat kSheet{.make = make_sheet_of<SchafkopfSheet>};

}  // namespace matador::schafkopf
