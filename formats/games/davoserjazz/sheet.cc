// Davoserjazz: the penalties of seven hands, by player, and the shares of the pot that they make.

#include "solver/games/davoserjazz/sheet.h"

#include <array>
#include <cstddef>
#include <numeric>
#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/sort.hpp>
#include <string_view>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/sheets/result_reader.h"
#include "formats/sheets/score_sheet.h"
#include "formats/sheets/sheet_view.h"
#include "formats/words/text.h"
#include "solver/games/davoserjazz/qabbalah/play.h"
#include "solver/games/davoserjazz/rules.h"
#include "solver/games/options.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"
#include "solver/tricks/played.h"

namespace matador::davoserjazz {

// ---- Sheet --------------------------------------------------------------------------------------

namespace {

constexpr std::array kColumns{SheetColumn{"hand", 10}};
constexpr SheetLayout kLayout{kColumns, /*names_declarer=*/false};

bool counts_tricks(const Hand& hand) { return hand.goal && compares_tricks(*hand.goal); }

int sum(const std::vector<int>& numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), 0);
}

// The places from 1 on, each once.
bool are_places(std::vector<int> places) {
  ranges::sort(places);
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (places[i] != static_cast<int>(i) + 1) return false;
  }
  return true;
}

class DavoserjazzSheet : public ScoreSheet {
 public:
  explicit DavoserjazzSheet(const Heading& heading)
      : ScoreSheet(heading, kLayout),
        seats_(static_cast<std::size_t>(heading.seats)),
        shape_(heading.game->shape(heading.seats)),
        hand_(hand_of(heading.contract.value_or(Contract{}))),
        options_(heading.options),
        sheet_(heading.seats) {}

  ResultForm form() const override {
    const auto by_seat = [&](std::string_view name) { return NumbersForm{name, seats_}; };
    if (counts_tricks(hand_)) {
      return {.expected = "expected \"tricks=1,8,1,3\" by seat", .lists = {by_seat("tricks")}};
    }
    if (hand_.goal == Goal::kFirstAndLast) {
      return {.expected = "expected \"first=2 last=3\", the seats that won these tricks",
              .lists = {{"first", 1, false}, {"last", 1, false}}};
    }
    if (hand_.goal == Goal::kCardTaken) {
      return {.expected = "expected \"seat=3\", who took the king of spades",
              .lists = {{"seat", 1, false}}};
    }
    if (hand_.goal) {
      return {.expected = absl::StrCat("expected \"taken=3,10,0,0\" by seat, the ",
                                       std::string(hand_.name), " in his tricks"),
              .lists = {by_seat("taken")}};
    }
    return {.expected =
                "expected \"passes=1,2,4,4 places=1,3,4,2\" by seat, the turns missed and the "
                "places in which they went out",
            .lists = {by_seat("passes"), {"places", seats_, false}}};
  }

  absl::StatusOr<std::vector<NamedList>> reported_by_play(const Task& task) const override {
    if (!hand_.goal) return reported_by_moves(task);
    MATADOR_ASSIGN_OR_RETURN(const Played played, played_so_far(task));
    return reported_by_tricks(played);
  }

  absl::Status check(const ContractResult& contract_result) const override {
    const std::vector<int>& numbers = contract_result.lists.front().numbers;
    if (!hand_.goal) {
      if (are_places(contract_result.lists.back().numbers)) return absl::OkStatus();
      return invalid("places=", absl::StrJoin(contract_result.lists.back().numbers, ","),
                     ": they are 1 to ", seats_, ", each once");
    }
    for (const NamedList& list : contract_result.lists) {
      const int seat = list.numbers.front();
      if (list.numbers.size() > 1 || (seat >= 1 && seat <= static_cast<int>(seats_))) continue;
      return invalid("there is no seat ", seat, ", expected 1 to ", seats_);
    }
    if (numbers.size() == 1 || sum(numbers) == in_all()) return absl::OkStatus();
    return invalid("together that is ", sum(numbers), ", expected ", in_all(), " ",
                   counts_tricks(hand_) ? "tricks" : std::string(hand_.name));
  }

  // Each player has his own: SheetRow::penalties.
  int score(const ContractResult& /*ending*/) const override { return 0; }

  std::string rules() const override {
    return absl::StrCat("shares=",
                        std::string(option_value(options_, "shares").value_or("halves")));
  }
  std::vector<int> start() const override { return std::vector<int>(seats_); }

  std::optional<SheetFault> enter(SheetRow& row) override {
    if (const absl::Status status = weights().status(); !status.ok()) {
      return SheetFault{tags::kOptions, std::string(status.message())};
    }
    const ContractResult& contract_result = *row.result.contract_result;
    const Hand& hand = hand_of(contract_result.contract);
    const auto place = static_cast<std::size_t>(contract_result.contract.index);
    if (sheet_.has(place) && !sheet_.is_over()) {
      return SheetFault{tags::kContract,
                        absl::StrCat("game ", sheet_.games() + 1, " has ", std::string(hand.name),
                                     " already, expected ", alternatives(hands_to_come()))};
    }
    row.penalties = penalties(hand, contract_result);
    sheet_.enter(place, row.penalties);
    row.totals = sheet_.totals();
    if (sheet_.is_over()) row.rubber_end = end_of_game(contract_result.lists.back().numbers);
    return std::nullopt;
  }

  std::vector<std::string> cells(const SheetRow& row,
                                 const std::vector<int>& /*before*/) const override {
    return sheets::all_totals(row);
  }

  std::vector<std::string> cells_beside(const SheetRow& row,
                                        const CardFace& /*face*/) const override {
    return {sheets::contract_name(row.result)};
  }

  std::string remark(const SheetRow& row) const override {
    std::vector<std::string> parts;
    for (const NamedList& list : row.result.contract_result->lists) {
      parts.push_back(
          absl::StrCat(std::string(list.name), " ", absl::StrJoin(list.numbers, " : ")));
    }
    return absl::StrJoin(parts, ", ");
  }

  std::string end_text(const RubberEnd& end) const override {
    const std::vector<std::string> missing = hands_to_come();
    return absl::StrCat("Game ", end.number, missing.empty() ? "" : " without ",
                        absl::StrJoin(missing, ", "), ". Pot ", *end.pot, ", shared ",
                        absl::StrJoin(end.tally.numbers, " : "));
  }

  std::string open_text(const SheetRow& last) const override {
    if (last.rubber_end) return "";
    return absl::StrCat("Game ", sheet_.games() + 1, " goes on with ", hands_to_come().front(),
                        ". ", sheet_.pot(), " in the pot.\n");
  }

 private:
  absl::StatusOr<std::vector<int>> weights() const {
    return share_weights(static_cast<int>(seats_), options_);
  }

  // The hands that the game does not have, in their order.
  std::vector<std::string> hands_to_come() const {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < Rules::kHands.size(); ++i) {
      if (!sheet_.has(i)) names.emplace_back(Rules::kHands[i].name);
    }
    return names;
  }

  // Of what is counted in the hand, all players together.
  int in_all() const {
    if (counts_tricks(hand_)) return shape_.hand_size;
    return order(hand_).points_of(shape_.pack);
  }

  absl::StatusOr<std::vector<NamedList>> reported_by_moves(const Task& task) const {
    MATADOR_ASSIGN_OR_RETURN(const qabbalah::Position position, qabbalah::position_of(task));
    const auto by_seat = [this](const qabbalah::BySeat& numbers) {
      return std::vector<int>(numbers.begin(), numbers.begin() + std::ssize(start()));
    };
    return std::vector<NamedList>{{"passes", by_seat(position.passes)},
                                  {"places", by_seat(position.places)}};
  }

  std::vector<NamedList> reported_by_tricks(const Played& played) const {
    const WinningsBySeat won = won_by_each(played);
    std::vector<int> tricks;
    std::vector<int> points;
    for (std::size_t i = 0; i < seats_; ++i) {
      tricks.push_back(won[i].tricks);
      points.push_back(won[i].points);
    }
    if (counts_tricks(hand_)) return {{"tricks", tricks}};
    if (hand_.goal == Goal::kFirstAndLast) {
      const bool begun = played.complete_tricks() > 0;
      return {{"first", {begun ? played.tricks().front().winner.number() : 0}},
              {"last", {played.to_play() ? 0 : played.tricks().back().winner.number()}}};
    }
    if (hand_.goal != Goal::kCardTaken) return {{"taken", points}};
    const auto taker = ranges::find(points, 1);
    return {{"seat", {taker == points.end() ? 0 : static_cast<int>(taker - points.begin()) + 1}}};
  }

  std::vector<int> penalties(const Hand& hand, const ContractResult& contract_result) const {
    if (!hand.goal) {
      std::vector<int> penalties = contract_result.lists.front().numbers;
      for (int& passes : penalties) passes *= hand.penalty;
      return penalties;
    }
    WinningsBySeat won{};
    for (const NamedList& list : contract_result.lists) {
      if (list.numbers.size() == 1) {
        ++won.at(static_cast<std::size_t>(list.numbers.front()) - 1).points;
        continue;
      }
      for (std::size_t i = 0; i < seats_; ++i) {
        (counts_tricks(hand) ? won.at(i).tricks : won.at(i).points) = list.numbers[i];
      }
    }
    return davoserjazz::penalties(hand, shape_, won);
  }

  RubberEnd end_of_game(const std::vector<int>& places) const {
    std::vector<int> won;
    for (int place : places) won.push_back(place == 1 ? 1 : 0);
    return {.number = sheet_.games(),
            .won = won,
            .details = {{"sheet", sheet_.totals()}, {"places", places}},
            .pot = sheet_.pot(),
            .tally = {"shares", shares(sheet_.pot(), places, *weights())}};
  }

  std::size_t seats_;
  DealShape shape_;
  const Hand& hand_;  // of the deal that is read
  std::vector<RuleOption> options_;
  Sheet sheet_;
};

}  // namespace

// ---- Result -------------------------------------------------------------------------------------
// How a deal of Davoserjazz ended. Nobody declares: a hand is reported in lists by seat,
// [Result "tricks=1,8,1,3"].

namespace {

class DavoserjazzResult : public ResultReader {
 public:
  using ResultReader::ResultReader;

 protected:
  absl::StatusOr<DealResult> of_tasks(const std::vector<Task>& tasks) const override {
    ContractResult contract_result = reported_contract_result();
    MATADOR_ASSIGN_OR_RETURN(const std::vector<NamedList> played,
                             in_tag({tags::kPlay}, sheet().reported_by_play(tasks.front())));
    MATADOR_RETURN_IF_ERROR(add_play(played, contract_result));
    if (contract_result.lists.empty()) return no_end();
    return checked(std::move(contract_result));
  }

  absl::StatusOr<DealResult> of_result_alone() const override {
    MATADOR_RETURN_IF_ERROR(cards_without_deal());
    return checked(reported_contract_result());
  }

  absl::Status nothing_reported() const override {
    MATADOR_RETURN_IF_ERROR(cards_without_deal());
    return no_end();
  }

 private:
  ContractResult reported_contract_result() const {
    ContractResult contract_result{
        .contract = *heading().contract, .declarer = Seat::number(1), .won = {}};
    if (reported()) contract_result.lists = reported()->lists;
    return contract_result;
  }

  absl::StatusOr<DealResult> checked(ContractResult contract_result) const {
    MATADOR_RETURN_IF_ERROR(in_tag({tags::kResult}, sheet().check(contract_result)));
    return result_of(std::move(contract_result));
  }

  // What the play says is the end if that can be one, and else must be able to become what is
  // reported.
  absl::Status add_play(const std::vector<NamedList>& played,
                        ContractResult& contract_result) const {
    ContractResult by_play = contract_result;
    by_play.lists = played;
    const bool ended = sheet().check(by_play).ok();
    if (reported() &&
        (ended ? played != reported()->lists : !can_become(played, reported()->lists))) {
      return fault(
          {tags::kResult},
          absl::StrCat(ended ? "the play ended with " : "the play so far has ", in_words(played)));
    }
    if (ended) contract_result = std::move(by_play);
    return absl::OkStatus();
  }

  bool can_become(const std::vector<NamedList>& played, const std::vector<NamedList>& then) const {
    const std::vector<NumbersForm> forms = sheet().form().lists;
    for (std::size_t i = 0; i < forms.size(); ++i) {
      for (std::size_t j = 0; j < forms[i].count; ++j) {
        const int now = played[i].numbers[j];
        const int later = then[i].numbers[j];
        if (forms[i].grows ? now > later : now != 0 && now != later) return false;
      }
    }
    return true;
  }

  // Without those that are open.
  std::string in_words(const std::vector<NamedList>& lists) const {
    const std::vector<NumbersForm> forms = sheet().form().lists;
    std::vector<std::string> words;
    for (std::size_t i = 0; i < lists.size(); ++i) {
      const std::vector<int>& numbers = lists[i].numbers;
      const bool open = ranges::all_of(numbers, [](int number) { return number == 0; });
      if (!forms[i].grows && open) continue;
      words.push_back(absl::StrCat(std::string(lists[i].name), "=", absl::StrJoin(numbers, ",")));
    }
    return absl::StrJoin(words, " ");
  }
};

constexpr std::array kRowFields{
    FieldText{"tricks", "number[]?", "The result of the hand, as in `Result`.", "PenaltyRow"},
    FieldText{"taken", "number[]?", nullptr, "PenaltyRow", 26},
    FieldText{"first", "SeatNumber?", nullptr, "PenaltyRow", 27},
    FieldText{"last", "SeatNumber?", nullptr, "PenaltyRow", 28},
    FieldText{"seat", "SeatNumber?", nullptr, "PenaltyRow", 29},
    FieldText{"passes", "number[]?", nullptr, "PenaltyRow", 30},
    FieldText{"places", "number[]?", nullptr, "PenaltyRow", 31}};
constexpr std::array kEndFields{FieldText{"sheet", "number[]?",
                                          "The penalties of the game, the places in its last hand, "
                                          "and what each player has of the pot, by seat."},
                                FieldText{"places", "number[]?"},
                                FieldText{"shares", "number[]?", nullptr, "", 33}};

}  // namespace

extern constinit const SheetFormat kSheet{.make = make_sheet_of<DavoserjazzSheet>,
                                          .reader = make_reader<DavoserjazzResult>,
                                          .fields = kRowFields,
                                          .end_fields = kEndFields};

}  // namespace matador::davoserjazz
