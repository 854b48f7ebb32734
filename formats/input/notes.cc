#include "formats/input/notes.h"

#include <variant>

#include "formats/cards/seating.h"
#include "formats/games/registry.h"
#include "formats/input/player_names.h"
#include "formats/words/text.h"

namespace matador {

std::string reported(const DealRecord& record, std::string_view name) {
  const Tag* tag = record.find(name);
  return tag == nullptr || is_unknown(tag->value) ? "" : tag->value;
}

Notes read_notes(const DealRecord& record, const Game& game, int seats) {
  Notes notes;
  notes.id = reported(record, "Id");
  const Outcome<std::vector<std::string>> names = read_names(record, game, seats);
  if (std::holds_alternative<std::vector<std::string>>(names)) {
    notes.names = std::get<std::vector<std::string>>(names);
  }
  const absl::StatusOr<Seat> dealer = read_seat(reported(record, "Dealer"), game, seats);
  if (dealer.ok()) notes.dealer = *dealer;
  format_of(game).read_notes(record, notes);
  return notes;
}

std::string bid_text(const Notes& notes, const Task& task) {
  return notes.bid.empty() ? "" : format_of(*task.game).bid_text(notes, task);
}

std::string fate_of_bid(const Notes& notes, const Task& task, int tricks, Language language) {
  const std::string bid = bid_text(notes, task);
  if (task.game->is_ending(task.deal)) return "";  // the tricks before decide it too
  return bid.empty() ? "" : format_of(*task.game).fate_of_bid(notes, task, tricks, language);
}

}  // namespace matador
