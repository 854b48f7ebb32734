#include "formats/cards/seating.h"

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "formats/games/registry.h"
#include "formats/words/text.h"

namespace matador {
Seating seating(const Game& game) { return format_of(game).seating(); }

std::string seat_name(const Game& game, Seat seat) {
  const auto names = seating(game).names;
  if (names.empty()) return absl::StrCat("seat ", seat.number());
  return std::string(names[at(seat)]);
}

std::string short_seat_name(const Game& game, Seat seat) {
  return seating(game).names.empty() ? absl::StrCat(seat.number())
                                     : seat_name(game, seat).substr(0, 1);
}

std::optional<Seat> named_seat(std::string_view text, const Game& game) {
  const auto names = seating(game).names;
  for (std::size_t i = 0; i < names.size(); ++i) {
    for (std::string_view name : {names[i], names[i].substr(0, 1)}) {
      if (absl::EqualsIgnoreCase(std::string(text), std::string(name))) {
        return Seat::from_index(static_cast<int>(i));
      }
    }
  }
  return std::nullopt;
}

absl::StatusOr<Seat> read_seat(const std::string& text, int seats) {
  const std::optional<int> number = small_number(text);
  if (number && *number >= 1 && *number <= seats) return Seat::number(*number);
  return absl::InvalidArgumentError(
      absl::StrCat("bad seat ", in_quotes(text), ", expected a number from 1 to ", seats));
}

absl::StatusOr<Seat> read_seat(const std::string& text, const Game& game, int seats) {
  if (const std::optional<Seat> named = named_seat(text, game)) return *named;
  absl::StatusOr<Seat> numbered = read_seat(text, seats);
  if (numbered.ok() || seating(game).names.empty()) return numbered;
  return absl::InvalidArgumentError(
      absl::StrCat(std::string(numbered.status().message()), ", or N, E, S or W"));
}

}  // namespace matador
