// The lines of openschafkopf: what was played and by whom, counted from 0, and the cards in the
// order in which they were played.

#include "formats/cards/card_style.h"
#include "formats/games/schafkopf/logged_game.h"
#include "formats/games/schafkopf/logs.h"
#include "formats/words/text.h"
#include "solver/games/registry.h"

namespace matador::schafkopf {
namespace {

std::string before_colon(std::string_view line) {
  return std::string(line.substr(0, line.find(':')));
}

// Before the colon it says who plays by a number.
bool is_line_of_game(std::string_view line) {
  if (line.find(':') == std::string_view::npos || line.front() == '[') return false;
  if (is_ramsch(before_colon(line))) return true;
  const auto announced = read_announcement(before_colon(line));
  return announced && small_number(announced->player).has_value();
}

absl::StatusOr<ForeignGame> read_line_of_game(const Line& line) {
  LoggedGame game;
  game.announced = before_colon(line.text);
  game.players = {"0", "1", "2", "3"};
  for (const std::string& word : words(line.text.substr(game.announced.size() + 1))) {
    const absl::StatusOr<Card> card = read_card(word, card_style(*find_game("schafkopf")));
    if (!card.ok()) return card.status();
    game.play.push_back(*card);
  }
  absl::StatusOr<DealRecord> record = record_of(game);
  if (!record.ok()) return record.status();
  return ForeignGame{*std::move(record)};
}

}  // namespace

std::unique_ptr<ForeignReader> make_line_reader() {
  return game_a_line(is_line_of_game, read_line_of_game);
}

}  // namespace matador::schafkopf
