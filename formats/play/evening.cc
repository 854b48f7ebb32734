#include "formats/play/evening.h"

#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/find_if.hpp>
#include <utility>
#include <variant>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "formats/cards/card_list.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/game_format.h"
#include "formats/input/problem.h"
#include "formats/play/table_text.h"
#include "formats/requests/naming_request.h"
#include "formats/requests/scorer.h"
#include "formats/sheets/score_sheet.h"
#include "formats/text/advice_view.h"
#include "formats/text/diagram.h"
#include "formats/words/text.h"
#include "solver/advice/hindsight.h"
#include "solver/deals/numbered.h"
#include "solver/games/tasks.h"
#include "solver/games/turn.h"
#include "solver/hand_on.h"
#include "solver/players/house.h"

namespace matador {

// ---- Evening ------------------------------------------------------------------------------------

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
  const absl::StatusOr<Problem> problem = read_problem(record);
  if (!problem.ok()) return;
  const auto tasks = read_tasks(record, *problem, /*all_contracts=*/false);
  if (!tasks.ok()) return;
  task_ = tasks->front();
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
  MATADOR_ASSIGN_OR_RETURN(
      declaring_, Declaring::of(problem, number_, room_on_sheet(finished_, heading()), workers_));
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
  return absl::StrCat(
      players.title(task_->declarer), " has ",
      hidden ? "taken up the talon" : absl::StrCat("exchanged ", counted(cards, "card")), ".\n");
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
  return absl::StrCat("The evening ends here: ", status.message(), ".\n");
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

// ---- Evening commands ---------------------------------------------------------------------------
// What the person types in an evening: commands, and answers to the questions of the course.

const std::vector<Evening::Command>& Evening::commands() {
  static const std::vector<Command> commands{
      {"hint", "what advice that knows only your cards would do", &Evening::hint},
      {"back", "takes your last card back, and what came after it", &Evening::back},
      {"again", "the same deal from its beginning", &Evening::again},
      {"next", "the next deal, when this one is over; so does an empty line", &Evening::next},
      {"review", "what your cards cost, when the deal is over", &Evening::show_review},
      {"score", "the score-sheet so far", &Evening::score},
      {"help", "this list", &Evening::help},
      {"quit", "leaves the table", &Evening::quit},
  };
  return commands;
}

std::string Evening::answer(const std::string& line) {
  const std::string text(absl::StripAsciiWhitespace(line));
  if (over_) return "";
  const auto command = ranges::find_if(
      commands(), [&](const Command& known) { return is_same_name(known.name, text); });
  if (command != commands().end()) return (this->*command->action)();
  if (is_finished()) return text.empty() ? next() : "The deal is over.\n" + question();
  if (text.empty()) return question();
  if (!task_) return named(text);
  if (!task_->exchange) return exchanged(text);
  return played(text);
}

// ---- Questions ----------------------------------------------------------------------------------

std::string Evening::question() const {
  if (is_finished()) return "next, again, back, review, score or quit?\n";
  if (!task_) return naming_question();
  const TableText table(*task_, settings_.seat, settings_.symbols);
  const CardFace face(card_style(*task_->game), settings_.symbols);
  if (!task_->exchange) {
    const bool sees = sees_talon_first(*task_);
    return absl::StrCat(table.cards(),
                        sees ? "The talon: " + face.cards(task_->deal.talon()) + "\n" : "",
                        "Which cards do you set aside",
                        sees ? "?\n" : "? Name them, or none; you take the same number, unseen.\n");
  }
  const Turn turn = *turn_of(*task_);
  std::string text = table.cards();
  if (*turn.to_play != settings_.seat) text += "You play for dummy.\n";
  if (task_->game->has_tricks(task_->contract)) return text;
  std::vector<std::string> moves;
  for (const Move& move : turn.moves) moves.push_back(move_text(move, face));
  return absl::StrCat(text, "You may play ", alternatives(moves), ".\n");
}

std::string Evening::naming_question() const {
  const Naming& naming = *declaring_->naming();
  const CardFace face(card_style(*settings_.game), settings_.symbols);
  const Deal& deal = naming.problem.deal;
  std::vector<std::string> names;
  for (const Option& option : options_of(naming)) {
    names.push_back(naming_word(option, *settings_.game));
  }
  return absl::StrCat(
      "\nDeal ", number_, ". You: ",
      hand_line(deal.hand(settings_.seat), natural_order(deal.shape().pack, face.style()), face),
      "\nWhat do you name: ", alternatives(names), "?\n");
}

// ---- Answers ------------------------------------------------------------------------------------

std::string Evening::named(const std::string& line) {
  const absl::StatusOr<Option> option = read_naming(line, *declaring_->naming());
  if (!option.ok()) return absl::StrCat(option.status().message(), "\n", question());
  if (absl::Status status = declaring_->decide(*option); !status.ok()) return fault(status);
  return go_on();
}

std::string Evening::exchanged(const std::string& line) {
  CardSet discard;
  if (!is_one_of("none", {"nothing", "-"}, line)) {
    const auto cards = read_cards(line, card_style(*task_->game));
    if (!cards.ok()) return absl::StrCat(cards.status().message(), "\n", question());
    discard = *cards;
  }
  const std::optional<Exchange> exchange = exchange_of(*task_, discard, number_);
  if (!exchange) {
    return absl::StrCat("The contract does not allow this exchange with the talon.\n", question());
  }
  task_->exchange = exchange;
  return go_on();
}

std::string Evening::played(const std::string& line) {
  const CardStyle& style = card_style(*task_->game);
  const absl::StatusOr<std::vector<Move>> moves =
      has_other_moves(line) ? read_moves(line, style) : read_play(line, style);
  if (!moves.ok()) {
    return absl::StrCat(moves.status().message(), "; type a card, or help.\n");
  }
  if (moves->size() != 1) return "One card at a time.\n";
  if (absl::Status status = make_move(*task_, moves->front()); !status.ok()) {
    return absl::StrCat(status.message(), ".\n");
  }
  return go_on();
}

// ---- Commands -----------------------------------------------------------------------------------

std::string Evening::hint() {
  if (is_finished()) return "The deal is over.\n" + question();
  const CardFace face(card_style(*settings_.game), settings_.symbols);
  if (!task_) {
    const absl::StatusOr<Option> option = advised_naming(*declaring_->naming(), workers_);
    if (!option.ok()) return absl::StrCat(option.status().message(), "\n");
    return absl::StrCat("Advice is ", naming_word(*option, *settings_.game), ".\n");
  }
  if (!task_->exchange) {
    const absl::StatusOr<Exchange> exchange = advised_exchange(*task_, number_, workers_);
    if (!exchange.ok()) return absl::StrCat(exchange.status().message(), "\n");
    const CardSet left =
        sees_talon_first(*task_) ? task_->deal.talon() - exchange->take : CardSet{};
    const CardSet aside = exchange->discard | left;
    return absl::StrCat("Advice is to set aside ", aside.empty() ? "none" : face.cards(aside),
                        ".\n");
  }
  const absl::StatusOr<Advice> advice =
      advise(as_known(*task_, task_->play.size()), advice_at_the_table(*task_, kWorldsAtTheTable),
             workers_);
  if (!advice.ok()) return absl::StrCat(advice.status().message(), "\n");
  return advice_view(number_, *advice, {}, settings_.symbols);
}

std::string Evening::back() {
  if (!task_ || !task_->exchange) return "There is no card of yours to take back.\n" + question();
  Task before = *task_;
  while (!before.play.empty()) {
    before.play.pop_back();
    if (chooser_of(before, *turn_of(before)) != settings_.seat) continue;
    if (is_finished()) finished_.pop_back();
    task_ = before;
    shown_ = task_->play.size() - task_->play.size() % static_cast<std::size_t>(settings_.seats);
    return go_on();
  }
  return "There is no card of yours to take back.\n" + question();
}

std::string Evening::again() {
  if (is_finished()) finished_.pop_back();
  --number_;
  return new_deal();
}

std::string Evening::next() {
  if (!is_finished()) return "The deal is not over.\n" + question();
  return new_deal();
}

std::string Evening::show_review() {
  if (!task_ || !is_finished()) return "The deal is not over.\n" + question();
  return review(*task_, settings_.seat, settings_.symbols, workers_);
}

std::string Evening::score() {
  const std::string text = sheet();
  return text.empty() ? "Nothing is on a score-sheet.\n" : text;
}

// Of all deals that are over; empty where the game has none.
std::string Evening::sheet() const {
  const std::unique_ptr<ScoreSheet> sheet = make_sheet(heading());
  if (sheet == nullptr) return "";
  Scorer scorer(Format::kText, settings_.symbols);
  std::string text;
  std::uint64_t number = 0;
  for (const DealRecord& record : finished_) {
    const NumberedDeal deal{.number = ++number, .file = "", .content = record, .input_read = 0};
    const absl::StatusOr<std::string> row = scorer.enter(deal, record);
    text += row.ok() ? *row : absl::StrCat(row.status().message(), "\n");
  }
  return absl::StrCat(text, scorer.end());
}

std::string Evening::help() {
  constexpr std::size_t kNames = 10;
  std::string text = "A card in any spelling, as HA, ♥A or ace of hearts; or\n";
  for (const Command& command : commands()) {
    absl::StrAppend(&text, "  ", left_in(kNames, command.name), command.about, "\n");
  }
  return text;
}

std::string Evening::quit() {
  over_ = true;
  return "";
}

}  // namespace matador
