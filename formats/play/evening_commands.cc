// What the person types in an evening: commands, and answers to the questions of the course.

#include <algorithm>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/find_if.hpp>
#include <variant>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "formats/cards/card_list.h"
#include "formats/cards/moves.h"
#include "formats/game_format.h"
#include "formats/input/problem.h"
#include "formats/play/evening.h"
#include "formats/play/review.h"
#include "formats/requests/naming.h"
#include "formats/requests/scorer.h"
#include "formats/text/advice_view.h"
#include "formats/text/diagram.h"
#include "formats/words/text.h"
#include "solver/advice/hindsight.h"
#include "solver/games/tasks.h"
#include "solver/games/turn.h"
#include "solver/players/exchange.h"
#include "solver/players/house.h"

namespace matador {

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
  if (!option.ok()) return absl::StrCat(std::string(option.status().message()), "\n", question());
  if (absl::Status status = declaring_->decide(*option); !status.ok()) return fault(status);
  return go_on();
}

std::string Evening::exchanged(const std::string& line) {
  CardSet discard;
  if (!is_one_of("none", {"nothing", "-"}, line)) {
    const auto cards = read_cards(line, card_style(*task_->game));
    if (!cards.ok()) return absl::StrCat(std::string(cards.status().message()), "\n", question());
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
    return absl::StrCat(std::string(moves.status().message()), "; type a card, or help.\n");
  }
  if (moves->size() != 1) return "One card at a time.\n";
  if (absl::Status status = make_move(*task_, moves->front()); !status.ok()) {
    return absl::StrCat(std::string(status.message()), ".\n");
  }
  return go_on();
}

// ---- Commands -----------------------------------------------------------------------------------

std::string Evening::hint() {
  if (is_finished()) return "The deal is over.\n" + question();
  const CardFace face(card_style(*settings_.game), settings_.symbols);
  if (!task_) {
    const absl::StatusOr<Option> option = advised_naming(*declaring_->naming(), workers_);
    if (!option.ok()) return absl::StrCat(std::string(option.status().message()), "\n");
    return absl::StrCat("Advice is ", naming_word(*option, *settings_.game), ".\n");
  }
  if (!task_->exchange) {
    const absl::StatusOr<Exchange> exchange = advised_exchange(*task_, number_, workers_);
    if (!exchange.ok()) return absl::StrCat(std::string(exchange.status().message()), "\n");
    const CardSet left =
        sees_talon_first(*task_) ? task_->deal.talon() - exchange->take : CardSet{};
    const CardSet aside = exchange->discard | left;
    return absl::StrCat("Advice is to set aside ", aside.empty() ? "none" : face.cards(aside),
                        ".\n");
  }
  const absl::StatusOr<Advice> advice =
      advise(as_known(*task_, task_->play.size()), advice_at_the_table(*task_, kWorldsAtTheTable),
             workers_);
  if (!advice.ok()) return absl::StrCat(std::string(advice.status().message()), "\n");
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
    const Outcome<std::string> row = scorer.enter(deal, record);
    if (const auto* error = std::get_if<DealError>(&row)) {
      absl::StrAppend(&text, error->message, "\n");
    } else {
      text += std::get<std::string>(row);
    }
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
