// Scharwenzel: points up to a thread of 24, hooks, and what a Bock carries.

#include <algorithm>
#include <array>
#include <memory>
#include <range/v3/algorithm/count.hpp>
#include <range/v3/algorithm/reverse.hpp>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/sheets/result_reader.h"
#include "formats/sheets/score_sheet.h"
#include "formats/sheets/sheet_view.h"
#include "solver/games/scharwenzel/rules.h"
#include "solver/games/scharwenzel/scharwenzel.h"
#include "solver/games/scharwenzel/score.h"
#include "solver/games/tasks.h"
#include "solver/games/winnings.h"
#include "solver/hand_on.h"

namespace matador::scharwenzel {

// ---- Result -------------------------------------------------------------------------------------

// Whether a card of the next trick was played.
struct NextTrick : OwnResult {
  explicit NextTrick(bool begun) : is_begun(begun) {}
  bool is_begun;
};
inline bool next_begun(const ContractResult& contract_result) {
  return contract_result.own != nullptr &&
         static_cast<const NextTrick&>(*contract_result.own).is_begun;
}

namespace {

bool starts_with(const std::vector<bool>& all, const std::vector<bool>& start) {
  return all.size() >= start.size() && std::equal(start.begin(), start.end(), all.begin());
}

// The order of the tricks matters, and which matadors a side had: [Result "tricks=WWLWW
// matadors=4,0"]. So a play is part of what is reported, as far as it goes.
class ScharwenzelResult : public ResultReader {
 public:
  using ResultReader::ResultReader;

 protected:
  absl::StatusOr<DealResult> of_tasks(const std::vector<Task>& tasks) const override {
    const Task& task = tasks.front();
    MATADOR_ASSIGN_OR_RETURN(const Played played, in_tag({tags::kPlay}, played_so_far(task)));
    if (differ(tasks)) return which_of(tasks);
    ContractResult contract_result{.contract = task.contract,
                                   .declarer = task.declarer,
                                   .won = {},
                                   .tout = task.tout,
                                   .all_passed = task.all_passed};
    contract_result.in_order = tricks_of(task.game->declaring_side(task), played);
    contract_result.own = std::make_shared<NextTrick>(played.trick_open());
    if (reported() && !starts_with(reported()->in_order, contract_result.in_order)) {
      return fault({tags::kResult},
                   "the tricks that were played went to other players than it says");
    }
    if (!reported() && task.play.empty()) return no_end();
    sheet().add_what_cards_tell(task, contract_result);
    return of_tricks(std::move(contract_result), /*cards_known=*/true);
  }

  absl::StatusOr<DealResult> of_result_alone() const override {
    MATADOR_RETURN_IF_ERROR(cards_without_deal());
    if (heading().all_passed) return of_passes_reported();
    MATADOR_RETURN_IF_ERROR(heading_incomplete());
    return of_tricks({.contract = *heading().contract,
                      .declarer = *heading().declarer,
                      .won = {},
                      .tout = heading().tout,
                      .matadors = {0, 0}},
                     /*cards_known=*/false);
  }

 private:
  absl::StatusOr<DealResult> of_passes_reported() const {
    const Seat first = forehand(heading().seats, heading().dealer);
    MATADOR_ASSIGN_OR_RETURN(
        const Passed passed,
        in_tag({tags::kAllPassed},
               scharwenzel::all_passed(heading().seats, first, heading().contract,
                                       heading().declarer)));
    return of_tricks({.contract = passed.contract,
                      .declarer = passed.declarer,
                      .won = {},
                      .tout = heading().tout,
                      .all_passed = true,
                      .matadors = {0, 0}},
                     /*cards_known=*/false);
  }

  absl::StatusOr<DealResult> of_tricks(ContractResult contract_result, bool cards_known) const {
    if (reported() && reported()->in_order != contract_result.in_order) {
      contract_result.in_order = reported()->in_order;
      contract_result.own = nullptr;
    }
    if (reported() && reported()->matadors) {
      if (cards_known && *reported()->matadors != contract_result.matadors) {
        return fault({tags::kResult}, absl::StrCat("the hands as dealt have matadors=",
                                                   absl::StrJoin(contract_result.matadors, ",")));
      }
      contract_result.matadors = *reported()->matadors;
    }
    contract_result.won.tricks = static_cast<int>(ranges::count(contract_result.in_order, true));
    MATADOR_RETURN_IF_ERROR(in_tag({tags::kResult, tags::kPlay}, sheet().check(contract_result)));
    contract_result.score = sheet().score(contract_result);
    return result_of(std::move(contract_result));
  }
};

}  // namespace

// ---- Sheet --------------------------------------------------------------------------------------

namespace {

constexpr std::array kColumns{SheetColumn{"trumps", 8}, SheetColumn{"tricks", 9},
                              SheetColumn{"worth", 10}};
constexpr SheetLayout kLayout{kColumns};

std::string in_order_text(const std::vector<bool>& tricks) {
  std::string text;
  for (const bool won : tricks) text += won ? 'W' : 'L';
  return text;
}

class ScharwenzelSheet : public ScoreSheet {
 public:
  explicit ScharwenzelSheet(const Heading& heading)
      : ScoreSheet(heading, kLayout),
        seats_(heading.seats),
        options_(heading.options),
        stakes_(stakes_of(variant(heading.seats).tricks(), Rules::kWin, {}, heading.options)) {}

  ResultForm form() const override {
    return {.matadors = 2,
            .in_order = true,
            .expected =
                "expected \"tricks=WWLWW matadors=4,0\", W won by the declaring side, and "
                "the matadors of that side and of the others"};
  }

  SeatSet declaring_side(Seat declarer, std::optional<Seat> /*joker*/) const override {
    return side_of(declarer, seats_);
  }

  void add_what_cards_tell(const Task& task, ContractResult& contract_result) const override {
    const auto [ours, theirs] =
        matadors_of(task.deal, trump_of(task.contract), declaring_side(task.declarer, {}));
    contract_result.matadors = {ours, theirs};
  }

  absl::Status check(const ContractResult& contract_result) const override {
    const auto tricks = static_cast<int>(contract_result.in_order.size());
    if (tricks > stakes_.tricks) {
      return invalid("these are ", tricks, " tricks, of ", stakes_.tricks);
    }
    for (int count : contract_result.matadors) {
      if (count != 0 && (count < Rules::kFewestMatadors || count > Rules::kMatadors)) {
        return invalid("a side is paid for 3 to 7 matadors or none, not ", count);
      }
    }
    if (contract_result.matadors[0] > 0 && contract_result.matadors[1] > 0) {
      return invalid("only one side can have matadors: the run begins at the top");
    }
    if (account(contract_result)) return absl::OkStatus();
    return invalid("after the tricks ", in_order_text(contract_result.in_order),
                   next_begun(contract_result) ? ", the next one begun," : "",
                   " nothing is decided yet");
  }

  int score(const ContractResult& contract_result) const override {
    return scharwenzel::score(stakes(contract_result), *account(contract_result));
  }

  std::string rules() const override {
    return absl::StrCat("matadors=", stakes_.pays_holders ? "holders" : "winners",
                        " hook=", stakes_.hook);
  }

  std::vector<int> start() const override { return std::vector<int>(Rules::kTeams); }

  std::optional<SheetFault> enter(SheetRow& row) override {
    const ContractResult& contract_result = *row.result.contract_result;
    const Sheet::Entry entry = sheet_.enter(contract_result.declarer, *account(contract_result));
    row.totals = entry.points;
    row.bonus = entry.bonus;
    row.own = {{"hooks", sheet_.hooks()}};
    if (!entry.threads.empty()) {
      row.rubber_end = {
          .number = sheet_.games(), .won = entry.threads, .tally = {"threads", sheet_.threads()}};
    }
    return std::nullopt;
  }

  std::vector<std::string> cells_beside(const SheetRow& row, const CardFace& face) const override {
    const ContractResult& contract_result = *row.result.contract_result;
    const std::string trumps = absl::StrCat(face.suit(trump_of(contract_result.contract)), " ",
                                            by(contract_result.declarer));
    return {trumps, in_order_text(contract_result.in_order), worth_text(row)};
  }

  std::string remark(const SheetRow& row) const override {
    const ContractResult& contract_result = *row.result.contract_result;
    const Account account = *this->account(contract_result);
    if (account.bock > 0) return absl::StrCat("Bock, ", sheet_.carried(), " carried");
    if (account.by_us) return "";
    const bool won = account.ours.points + account.theirs.points > 0;
    return absl::StrCat(contract_result.tout ? "tout announced, " : "tout, ", won ? "won" : "lost");
  }

  std::string end_text(const RubberEnd& end) const override {
    const bool petersdorfer = end.won[0] + end.won[1] == Rules::kPetersdorferThreads;
    return absl::StrCat("Game ", end.number, petersdorfer ? ", a Petersdorfer. " : ". ",
                        sheets::tally_text("Threads", end.tally.numbers));
  }

  std::string open_text(const SheetRow& last) const override {
    std::string text;
    if (!last.rubber_end) {
      std::vector<std::string> needs;
      for (int points : last.totals) needs.push_back(absl::StrCat(Rules::kThread - points));
      text = sheets::goes_on_text("Game", sheet_.games() + 1, columns(), needs);
    }
    if (sheet_.carried() > 0) absl::StrAppend(&text, sheet_.carried(), " points are carried.\n");
    if (!last.rubber_end) text += sheets::tally_text("Threads", sheet_.threads()) + ".\n";
    return text;
  }

 private:
  Stakes stakes(const ContractResult& contract_result) const {
    const Matadors matadors{.ours = contract_result.matadors[0],
                            .theirs = contract_result.matadors[1]};
    return stakes_of(stakes_.tricks,
                     worth_of_win(trump_of(contract_result.contract), contract_result.all_passed),
                     matadors, options_);
  }

  std::optional<Account> account(const ContractResult& contract_result) const {
    std::optional<Tout> announced;
    if (contract_result.tout) {
      announced = scharwenzel::announced(
          declaring_side(contract_result.declarer, {}).contains(*contract_result.tout));
    }
    return account_of(stakes(contract_result), announced, contract_result.in_order,
                      next_begun(contract_result));
  }

  // "7+2", or hooks: "2+1h". Where both sides have something, in the order of the columns: "4 : 2".
  std::string worth_text(const SheetRow& row) const {
    const ContractResult& contract_result = *row.result.contract_result;
    const Account account = *this->account(contract_result);
    const bool ours_first = Sheet::column_of(contract_result.declarer) == 0;
    std::vector<std::string> sides{
        gains_text(account.ours, account.by_us == true ? *row.bonus : 0),
        gains_text(account.theirs, account.by_us == false ? *row.bonus : 0)};
    if (!ours_first) ranges::reverse(sides);
    std::erase(sides, "");
    return absl::StrJoin(sides, " : ");
  }

  // The entry of a side, with the points that were carried to it.
  static std::string gains_text(const Gains& gains, int bonus) {
    std::vector<std::string> parts;
    if (gains.points > 0) parts.push_back(absl::StrCat(gains.points));
    if (bonus > 0) parts.push_back(absl::StrCat(bonus));
    if (gains.hooks > 0) parts.push_back(absl::StrCat(gains.hooks, "h"));
    return absl::StrJoin(parts, "+");
  }

  int seats_;
  std::vector<RuleOption> options_;
  Stakes stakes_;  // of a deal of which nothing is known
  Sheet sheet_;
};

constexpr std::array kRowFields{FieldText{
    "hooks", "number[]?",
    "The hooks of the evening, by column, a hook being a thread; `threads` at the end of a game.",
    "", 21}};
constexpr std::array kEndFields{
    FieldText{"threads", "number[]?", "The threads of the evening, by column.", "", 25}};

}  // namespace

extern constinit const SheetFormat kSheet{.make = make_sheet_of<ScharwenzelSheet>,
                                          .reader = make_reader<ScharwenzelResult>,
                                          .fields = kRowFields,
                                          .end_fields = kEndFields};

}  // namespace matador::scharwenzel
