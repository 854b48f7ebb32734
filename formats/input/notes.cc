#include "formats/input/notes.h"

#include <algorithm>
#include <range/v3/algorithm/any_of.hpp>
#include <span>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "formats/cards/seating.h"
#include "formats/game_format.h"
#include "formats/words/text.h"

namespace matador {
namespace {

std::string trimmed(const std::string& text) {
  return std::string(absl::StripAsciiWhitespace(text));
}

// Nobody knows: "", "?".
std::string known_name(const std::string& text) { return is_unknown(text) ? "" : text; }

// The first name that two seats have.
std::optional<std::string> first_twice(const std::vector<std::string>& names) {
  for (auto name = names.begin(); name != names.end(); ++name) {
    if (!name->empty() && std::find(names.begin(), name, *name) != name) return *name;
  }
  return std::nullopt;
}

}  // namespace

std::string reported(const DealRecord& record, const TagName& name) {
  const Tag* tag = record.find(name);
  return tag == nullptr || is_unknown(tag->value) ? "" : tag->value;
}

absl::StatusOr<std::vector<std::string>> read_names(const DealRecord& record, const Game& game,
                                                    int seats) {
  std::vector<std::string> names;
  if (const Tag* tag = record.find(tags::kNames)) {
    for (const std::string& name : std::vector<std::string>(absl::StrSplit(tag->value, ','))) {
      names.push_back(known_name(trimmed(name)));
    }
    if (static_cast<int>(names.size()) != seats) {
      return DealError{tag->line, absl::StrCat("[Names] has ", names.size(), " of ", seats,
                                               " names, expected them by seat with commas between"
                                               " them, and ? for one that is not known")};
    }
    if (const auto twice = first_twice(names)) {
      return DealError{tag->line, absl::StrCat("[Names] has ", in_quotes(*twice),
                                               " twice, expected another name for each seat")};
    }
    return names;
  }
  const std::span<const std::string_view> of_seats = seating(game).names;
  for (std::size_t i = 0; i < of_seats.size(); ++i) {
    const Tag* tag = record.find(of_seats[i]);
    if (tag == nullptr) continue;
    names.resize(of_seats.size());
    names[i] = known_name(trimmed(tag->value));
  }
  const bool any = ranges::any_of(names, [](const auto& name) { return !name.empty(); });
  return any ? names : std::vector<std::string>{};
}

std::optional<Seat> seat_of_player(const std::vector<std::string>& names, std::string_view text) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (!names[i].empty() && is_same_name(names[i], text)) {
      return Seat::from_index(static_cast<int>(i));
    }
  }
  return std::nullopt;
}

Notes read_notes(const DealRecord& record, const Game& game, int seats) {
  Notes notes;
  notes.id = reported(record, tags::kId);
  notes.names = read_names(record, game, seats).value_or(std::vector<std::string>());
  if (format_of(game).boards != nullptr) notes.board = reported(record, tags::kBoard);
  return notes;
}

std::string bid_text(const Task& task) {
  const BoardsFormat* boards = format_of(*task.game).boards;
  return boards == nullptr ? "" : boards->bid_text(task);
}

std::string fate_of_bid(const Task& task, int tricks, Language language) {
  // In an ending the tricks before decide it too.
  if (task.game->is_ending(task.deal) || bid_text(task).empty()) return "";
  return format_of(*task.game).boards->fate_of_bid(task, tricks, language);
}

}  // namespace matador
