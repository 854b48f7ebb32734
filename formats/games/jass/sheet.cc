// Jass: points that are counted up to a target, by side, or by player where each plays for himself.

#include "solver/games/jass/sheet.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/sheets/result_reader.h"
#include "formats/sheets/sheet_view.h"
#include "solver/games/jass/meld_score.h"
#include "solver/games/jass/rules.h"
#include "solver/games/jass/sides.h"
#include "solver/games/options.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"

namespace matador::jass {
namespace {

constexpr std::array kColumns{SheetColumn{"contract", 14}, SheetColumn{"points", 13},
                              SheetColumn{"melds", 13}, SheetColumn{"times", 7}};
constexpr SheetLayout kLayout{kColumns};

std::string numbers_text(const std::vector<int>& numbers) { return absl::StrJoin(numbers, " : "); }

// If each trick counts as it is won: what counts, in order, and whether the cards were laid down
// before the last trick.
struct PlayByTrick : OwnResult {
  std::vector<Counted> course;
  bool is_cut_short = false;
};

const PlayByTrick& play_by_trick(const ContractResult& contract_result) {
  return static_cast<const PlayByTrick&>(*contract_result.own);
}

class JassSheet : public ScoreSheet {
 public:
  explicit JassSheet(const Heading& heading)
      : ScoreSheet(heading, kLayout),
        options_(heading.options),
        players_(variant(heading.seats)),
        tricks_(heading.game->shape(heading.seats).cards_each()),
        sheet_(sheet_rules_of(heading.seats, heading.options)),
        paid_(players_.joker ? static_cast<std::size_t>(heading.seats) : 0) {}

  ResultForm form() const override {
    if (alone()) {
      return {.players = parties(),
              .melds = parties(),
              .expected =
                  "expected \"points=92,40,25 tricks=7,3,2 melds=50,0,20\" by seat, "
                  "Stoeck in the melds",
              .by_trick = by_trick()};
    }
    return {.melds = parties(),
            .expected =
                "expected \"points=92 tricks=5 melds=50,0\", melds of both sides with "
                "Stoeck",
            .by_trick = by_trick()};
  }

  SeatSet declaring_side(Seat declarer, std::optional<Seat> joker) const override {
    return side_of(declarer, players_.seats, joker);
  }

  void add_what_cards_tell(const Task& task, ContractResult& contract_result) const override {
    contract_result.melds.assign(parties(), 0);
    contract_result.stoeck.emplace(parties(), 0);
    for (const MeldScore& round : score_melds(task)) {
      for (int i = 0; i < players_.seats; ++i) {
        const auto seat = static_cast<std::size_t>(i);
        const std::size_t party = party_of(Seat::from_index(i), contract_result);
        contract_result.melds[party] += round.scored[seat] + round.stoeck[seat];
        (*contract_result.stoeck)[party] += round.stoeck[seat];
      }
    }
    if (by_trick()) {
      auto play = std::make_shared<PlayByTrick>();
      play->course = *jass::course_of(task, sheet_.rules().tricks_before_wyz);
      play->is_cut_short = played_so_far(task)->to_play().has_value();
      contract_result.own = std::move(play);
    }
  }

  absl::Status check(const ContractResult& contract_result) const override {
    if (contract_result.joker == contract_result.declarer) {
      return invalid(seat_name(contract_result.declarer), " is the joker, who cannot declare");
    }
    if (!ways(contract_result).empty()) return absl::OkStatus();
    const std::string apart = with_stoeck(contract_result);
    return invalid(
        melds_text(contract_result), " cannot be: ",
        apart.empty()
            ? "one side scores Wyz, sums of 20, 50, 100, 150 and 200, and one has Stoeck, "
              "20 in a trump contract, which is in the melds, as in melds=70,0 stoeck=20,0"
            : "Stoeck is in the melds, too; if it was not, write " + apart);
  }

  int score(const ContractResult& contract_result) const override {
    int sum = 0;
    for (std::size_t party = 0; party < parties(); ++party) {
      const int gained = tricks_gained(contract_result, party) + contract_result.melds[party];
      if (party == declaring_party(contract_result)) {
        sum += gained;
      } else if (!alone()) {
        sum -= gained;
      }
    }
    return multiplier(contract_result) * sum;
  }

  std::string rules() const override {
    const auto option = [&](absl::string_view name, const std::string& usual) {
      const auto value = option_value(options_, std::string_view(name.data(), name.size()));
      return absl::StrCat(name, "=", value ? std::string(*value) : usual);
    };
    std::vector<int> multipliers;
    for (int i = 0; i < static_cast<int>(Rules::kTypes.size()); ++i) {
      multipliers.push_back(jass::multiplier({.index = i}, options_));
    }
    return absl::StrCat("target=", sheet_.rules().target, " ", option("order", "stoeck-wyz-stich"),
                        " ", option("count", "deal"),
                        " multipliers=", absl::StrJoin(multipliers, "-"));
  }

  std::vector<int> start() const override { return std::vector<int>(parties()); }

  std::optional<SheetFault> enter(SheetRow& row) override {
    ContractResult& contract_result = *row.result.contract_result;
    const std::vector<std::vector<SideMelds>> possible = ways(contract_result);
    const Course course = course_of(contract_result, possible.front());
    if (const std::optional<SheetFault> fault = objection(contract_result, possible, course))
      return fault;
    const Sheet::Entry entry = sheet_.enter(course);
    if (by_trick()) contract_result.score = score_of(entry.counted, contract_result);
    const bool ended_on_the_way =
        by_trick() && entry.winner && entry.winner->step + 1 < course.size();
    if (contract_result.joker && contract_result.won.tricks == tricks_ &&
        !ended_on_the_way) {  // Jass 2.16
      ++paid_[at(*contract_result.joker)];
    }
    row.totals = sheet_.totals();
    row.multiplier = multiplier(contract_result);
    if (players_.joker) row.own = {{"joker", paid_}};
    if (entry.bergpreis) {
      row.own.push_back({"bergpreis", {entry.bergpreis->column + 1}});
      if (by_trick()) {
        const auto& played = play_by_trick(contract_result).course;
        row.own.push_back({"bergpreis_trick", {played[entry.bergpreis->step].trick}});
      }
    }
    if (entry.winner) row.rubber_end = end_of_game(entry.winner->column);
    return std::nullopt;
  }

  std::vector<std::string> columns() const override {
    if (players_.joker) return {"team 1", "team 2"};  // the joker decides who that is
    return ScoreSheet::columns();
  }

  std::vector<std::string> cells(const SheetRow& row,
                                 const std::vector<int>& /*before*/) const override {
    return sheets::all_totals(row);
  }

  std::vector<std::string> cells_beside(const SheetRow& row,
                                        const CardFace& /*face*/) const override {
    const ContractResult& contract_result = *row.result.contract_result;
    std::vector<int> points(parties());
    std::vector<int> melds(parties());
    for (std::size_t party = 0; party < parties(); ++party) {
      points[column_of(party, contract_result)] = points_of(contract_result, party).points;
      melds[column_of(party, contract_result)] = contract_result.melds[party];
    }
    return {absl::StrCat(sheets::shown_contract(row.result), " ", by(contract_result.declarer)),
            numbers_text(points), melds == start() ? "" : numbers_text(melds),
            absl::StrCat(*row.multiplier)};
  }

  std::string remark(const SheetRow& row) const override {
    std::vector<std::string> remarks;
    if (const std::string match = match_text(*row.result.contract_result); !match.empty()) {
      remarks.push_back(match);
    }
    const std::vector<int>& melds = row.result.contract_result->melds;
    if (row.result.contract_result->stoeck == melds && melds != start()) {
      remarks.emplace_back("the melds are Stoeck");
    }
    for (const auto& [name, numbers] : row.own) {  // Jass 2.23
      const int number = numbers.front();
      if (name == "bergpreis") {
        remarks.push_back(
            absl::StrCat("Bergpreis of ", columns()[static_cast<std::size_t>(number - 1)]));
      }
      if (name == "bergpreis_trick") absl::StrAppend(&remarks.back(), " in trick ", number);
    }
    return absl::StrJoin(remarks, ", ");
  }

  std::string end_text(const RubberEnd& end) const override {
    return absl::StrCat("Game ", end.number, ". ", sheets::tally_text("Games", end.tally.numbers));
  }

  std::string open_text(const SheetRow& last) const override {
    std::string text;
    if (!last.rubber_end) {
      std::vector<std::string> needs;
      for (int total : last.totals)
        needs.push_back(absl::StrCat(std::max(sheet_.rules().target - total, 0)));
      text = sheets::goes_on_text("Game", sheet_.games() + 1, columns(), needs);
      if (sheet_.games() > 0) text += sheets::tally_text("Games", sheet_.games_won()) + ".\n";
    }
    for (std::size_t i = 0; i < paid_.size(); ++i) {
      if (paid_[i] == 0) continue;
      absl::StrAppend(&text, "The joker in ", seat_name(Seat::from_index(static_cast<int>(i))),
                      " is paid ", paid_[i], ", 1 for each match of his team.\n");
    }
    return text;
  }

 private:
  bool alone() const { return players_.seats == 3; }
  bool by_trick() const { return sheet_.rules().by_trick; }
  bool is_cut_short(const ContractResult& contract_result) const {
    return by_trick() && play_by_trick(contract_result).is_cut_short;
  }
  // The players who get points together.
  std::size_t parties() const { return static_cast<std::size_t>(sheet_.columns()); }

  // In an ending the declaring side comes first, or the parties are the seats.
  std::size_t declaring_party(const ContractResult& contract_result) const {
    return alone() ? at(contract_result.declarer) : 0;
  }
  std::size_t party_of(Seat seat, const ContractResult& contract_result) const {
    if (alone()) return at(seat);
    return declaring_side(contract_result.declarer, contract_result.joker).contains(seat) ? 0 : 1;
  }
  // And the column that such a party has on the sheet.
  std::size_t column_of(std::size_t party, const ContractResult& contract_result) const {
    if (alone()) return party;
    const auto declaring = static_cast<std::size_t>(
        *sheet_.column_of(contract_result.declarer, contract_result.joker));
    return party == 0 ? declaring : 1 - declaring;
  }

  Winnings points_of(const ContractResult& contract_result, std::size_t party) const {
    if (alone()) return contract_result.each[party];
    if (party == 0) return contract_result.won;
    if (is_cut_short(contract_result)) return others_so_far(contract_result);
    return {.points = Rules::kAllPoints - contract_result.won.points,
            .tricks = tricks_ - contract_result.won.tricks};
  }

  // Card points, the last trick and the match (rules 2.12, 2.15).
  int tricks_gained(const ContractResult& contract_result, std::size_t party) const {
    const Winnings won = points_of(contract_result, party);
    return won.points + (won.tricks == tricks_ ? Rules::kMatch : 0);
  }

  static const Type& type_of(const ContractResult& contract_result) {
    return Rules::kTypes.at(static_cast<std::size_t>(contract_result.contract.index));
  }
  int multiplier(const ContractResult& contract_result) const {
    return jass::multiplier(contract_result.contract, options_);
  }

  std::vector<std::vector<SideMelds>> ways(const ContractResult& contract_result) const {
    return reported_melds({.seats = players_.seats,
                           .trumps = type_of(contract_result).direction == Direction::kTrump},
                          contract_result.melds, contract_result.stoeck);
  }

  static std::string melds_text(const ContractResult& result) {
    return absl::StrCat("melds=", absl::StrJoin(result.melds, ","), result.stoeck ? " stoeck=" : "",
                        result.stoeck ? absl::StrJoin(*result.stoeck, ",") : "");
  }

  // The melds of somebody who has written Stöck apart from them; empty if they cannot be those.
  std::string with_stoeck(ContractResult result) const {
    for (std::size_t i = 0; result.stoeck && i < result.melds.size(); ++i) {
      result.melds[i] += (*result.stoeck)[i];
    }
    return result.stoeck && !ways(result).empty() ? melds_text(result) : "";
  }

  // By column.
  std::vector<Gains> gains(const ContractResult& contract_result,
                           const std::vector<SideMelds>& melds) const {
    std::vector<Gains> gains(parties());
    for (std::size_t party = 0; party < parties(); ++party) {
      gains[column_of(party, contract_result)] = {.stoeck = melds[party].stoeck,
                                                  .wyz = melds[party].wyz,
                                                  .tricks = tricks_gained(contract_result, party)};
    }
    return gains;
  }

  Winnings others_so_far(const ContractResult& contract_result) const {
    Winnings won;
    for (const Counted& counted : play_by_trick(contract_result).course) {
      if (!counted.is_trick || party_of(counted.seat, contract_result) == 0) continue;
      won.points += counted.points;
      ++won.tricks;
    }
    return won;
  }

  // The counts in their order: by trick, or the deal as a whole with these melds.
  Course course_of(const ContractResult& contract_result,
                   const std::vector<SideMelds>& melds) const {
    if (!by_trick())
      return sheet_.course_of(multiplier(contract_result), gains(contract_result, melds));
    Course course;
    for (const Counted& counted : play_by_trick(contract_result).course) {
      std::vector<int>& step = course.emplace_back(parties());
      step[column_of(party_of(counted.seat, contract_result), contract_result)] =
          multiplier(contract_result) * counted.points;
    }
    return course;
  }

  // Why the deal cannot be entered.
  std::optional<SheetFault> objection(const ContractResult& contract_result,
                                      const std::vector<std::vector<SideMelds>>& possible,
                                      const Course& course) const {
    const auto winner = sheet_.winner(course);
    if (is_cut_short(contract_result) && !winner) {
      return SheetFault{
          tags::kPlay,
          absl::StrCat("the play is not complete, and nobody has reached ", sheet_.rules().target)};
    }
    for (const std::vector<SideMelds>& other : possible) {
      const auto its_winner = sheet_.winner(course_of(contract_result, other));
      if (its_winner.has_value() == winner.has_value() &&
          (!winner || its_winner->column == winner->column)) {
        continue;
      }
      return SheetFault{
          tags::kResult,
          "the game depends on how much of the melds is Stoeck: add it, as in stoeck=20,0"};
    }
    return std::nullopt;
  }

  // The score from the counts by column.
  int score_of(const std::vector<int>& counted, const ContractResult& contract_result) const {
    const std::size_t own = column_of(declaring_party(contract_result), contract_result);
    int score = counted[own];
    for (std::size_t column = 0; column < counted.size() && !alone(); ++column) {
      if (column != own) score -= counted[column];
    }
    return score;
  }

  RubberEnd end_of_game(int winner) const {
    std::vector<int> won(parties());
    won[static_cast<std::size_t>(winner)] = 1;
    return {.number = sheet_.games(),
            .won = won,
            .details = {{"sheet", sheet_.totals()}},
            .tally = {"won", sheet_.games_won()}};
  }

  std::string match_text(const ContractResult& contract_result) const {
    for (std::size_t party = 0; party < parties(); ++party) {
      if (points_of(contract_result, party).tricks != tricks_) continue;
      if (alone()) return "match of " + people().name(Seat::from_index(static_cast<int>(party)));
      return party == 0 ? "match" : "match of the others";
    }
    return "";
  }

  std::vector<RuleOption> options_;
  const Variant& players_;
  int tricks_;
  Sheet sheet_;
  std::vector<int> paid_;
};

constexpr std::array kRowFields{
    FieldText{"joker", "number[]?", "What jokers have been paid so far, by seat.", "", 20},
    FieldText{"bergpreis", "number?",
              "The column, from 1, that is first at half the target in this deal, and with "
              "`count=trick` in which trick.",
              "", 35},
    FieldText{"bergpreis_trick", "number?", nullptr, "", 36}};
constexpr std::array kEndFields{
    FieldText{"sheet", "number[]?",
              "How the game ended, by column, and the games of the evening that each has won."},
    FieldText{"won", "number[]?"}};

}  // namespace

extern constinit const SheetFormat kSheet{
    .make = make_sheet_of<JassSheet>, .fields = kRowFields, .end_fields = kEndFields};

}  // namespace matador::jass
