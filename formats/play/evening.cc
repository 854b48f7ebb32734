#include "formats/play/evening.h"

#include <utility>
#include <variant>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/input/problem.h"
#include "formats/play/review.h"
#include "formats/requests/naming.h"
#include "formats/sheets/result.h"
#include "solver/deals/numbered.h"
#include "solver/games/tasks.h"
#include "solver/games/turn.h"
#include "solver/players/exchange.h"

namespace matador {

Evening::Evening(EveningSettings settings, std::vector<DealRecord> before, CardPlayer& opponent,
                 Workers workers)
    : settings_(std::move(settings)),
      opponent_(opponent),
      workers_(std::move(workers)),
      finished_(std::move(before)),
      deals_begun_(finished_.size()) {
  if (!finished_.empty()) resume(finished_.back());
}

// The last deal of the evening is at the table again: in play, or over.
void Evening::resume(const DealRecord& record) {
  const std::vector<std::string> words = absl::StrSplit(record.value(tags::kId), '/');
  if (!absl::SimpleAtoi(words.back(), &number_)) return;
  ++number_;  // an Id counts from 0
  const Outcome<Problem> problem = read_problem(record);
  if (!std::holds_alternative<Problem>(problem)) return;
  const auto tasks = read_tasks(record, std::get<Problem>(problem), /*all_contracts=*/false);
  if (!std::holds_alternative<std::vector<Task>>(tasks)) return;
  task_ = std::get<std::vector<Task>>(tasks).front();
  task_->player.reset();
  const absl::StatusOr<Turn> turn = turn_of(*task_);
  if (turn.ok() && turn->to_play) finished_.pop_back();
}

std::string Evening::begin() {
  std::string text = absl::StrCat("You are ", seat_name(*settings_.game, settings_.seat), ", seed ",
                                  settings_.seed, ". Type a card, or help.\n");
  if (!task_) return text + new_deal();
  absl::StrAppend(&text, "\n",
                  TableText(*task_, settings_.seat, settings_.symbols).heading(number_));
  if (is_finished()) return absl::StrCat(text, question());
  return text + go_on();
}

std::string Evening::new_deal() {
  const absl::Status status = deal_next();
  return status.ok() ? go_on() : fault(status);
}

absl::Status Evening::deal_next() {
  ++number_;
  declaring_.reset();
  task_.reset();
  shown_ = 0;
  deals_begun_ = finished_.size() + 1;
  const Game& game = *settings_.game;
  const Problem problem{
      .game = &game,
      .deal = numbered_deal(game.shape(settings_.seats), settings_.seed, number_ - 1),
      .dealer = usual_dealer(number_, settings_.seats),
      .contract = settings_.contract,
      .options = settings_.options};
  absl::StatusOr<Declaring> declaring =
      Declaring::of(problem, number_, room_on_sheet(finished_, heading()), workers_);
  if (!declaring.ok()) return declaring.status();
  declaring_ = *std::move(declaring);
  return absl::OkStatus();
}

std::string Evening::go_on() {
  if (!task_) {
    const std::string text = declare();
    if (!task_ || over_) return text;
    return text + go_on();
  }
  if (!task_->exchange) {
    const std::string text = exchange();
    if (!task_->exchange || over_) return text;
    return text + go_on();
  }
  return play();
}

// The others name contracts until it is the person's turn, or one is named. Where all pass, the
// next deal comes.
std::string Evening::declare() {
  std::string text;
  const Players players(*settings_.game, settings_.seats);
  for (;;) {
    while (const Naming* naming = declaring_->naming()) {
      if (naming->seat == settings_.seat) return text + question();
      const absl::StatusOr<Option> option = advised_naming(*naming, workers_);
      if (!option.ok()) return text + fault(option.status());
      if (std::holds_alternative<Pass>(*option)) {
        absl::StrAppend(&text, players.title(naming->seat), " passes.\n");
      }
      if (absl::Status status = declaring_->decide(*option); !status.ok()) return fault(status);
    }
    if (declaring_->task()) break;
    absl::StrAppend(&text, "Deal ", number_, ": all pass.\n");
    if (absl::Status status = deal_next(); !status.ok()) return text + fault(status);
  }
  task_ = declaring_->task();
  absl::StrAppend(&text, "\n",
                  TableText(*task_, settings_.seat, settings_.symbols).heading(number_));
  if (declaring_->chosen_openly()) {
    text += "Nobody bids here: the contract is the one that wins most with all cards open.\n";
  }
  return text;
}

std::string Evening::exchange() {
  if (task_->declarer == settings_.seat) return question();
  const absl::StatusOr<Exchange> exchange = advised_exchange(*task_, number_, workers_);
  if (!exchange.ok()) return fault(exchange.status());
  task_->exchange = *exchange;
  const bool hidden = task_->game->info().sees_talon;
  const std::size_t cards = static_cast<std::size_t>(exchange->take.size());
  const Players players(*settings_.game, settings_.seats);
  return absl::StrCat(players.title(task_->declarer), " has ",
                      hidden ? "taken up the talon"
                             : absl::StrCat("exchanged ", cards, cards == 1 ? " card" : " cards"),
                      ".\n");
}

std::string Evening::play() {
  for (;;) {
    const absl::StatusOr<Turn> turn = turn_of(*task_);
    if (!turn.ok()) return fault(turn.status());
    const std::optional<Seat> chooser = chooser_of(*task_, *turn);
    if (!chooser) return finish();
    if (*chooser == settings_.seat) {
      const std::string text = TableText(*task_, settings_.seat, settings_.symbols).since(shown_);
      shown_ = task_->play.size();
      return text + question();
    }
    const absl::StatusOr<Move> move = opponent_.move(*task_, number_);
    if (!move.ok()) return fault(move.status());
    if (absl::Status status = make_move(*task_, *move); !status.ok()) return fault(status);
  }
}

std::string Evening::finish() {
  std::string text = TableText(*task_, settings_.seat, settings_.symbols).since(shown_);
  shown_ = task_->play.size();
  finished_.push_back(record());
  return absl::StrCat(text, "\n", show_review(), "\n", sheet(), question());
}

// A fault ends the evening; what is played stays.
std::string Evening::fault(const absl::Status& status) {
  over_ = true;
  return absl::StrCat("The evening ends here: ", std::string(status.message()), ".\n");
}

std::string Evening::id() const { return absl::StrCat(settings_.seed, "/", number_ - 1); }

DealRecord Evening::record() const {
  DealRecord record = record_of(*task_);
  record.add(tags::kSeat, absl::StrCat(settings_.seat.number()));
  record.add(tags::kId, id());
  return record;
}

std::string Evening::deals() const {
  std::string text;
  for (const DealRecord& record : finished_) text += write_record(record);
  if (task_ && !is_finished()) text += write_record(record());
  return text;
}

}  // namespace matador
