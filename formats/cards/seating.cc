#include "formats/cards/seating.h"

#include <array>
#include <range/v3/algorithm/any_of.hpp>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/game_format.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"
#include "solver/cards/seat.h"
#include "solver/hand_on.h"

namespace matador {

// ---- Seating ------------------------------------------------------------------------------------

namespace {

std::optional<Seat> numbered_seat(std::string_view text, int seats) {
  const std::optional<int> number = small_number(text);
  if (!number || *number < 1 || *number > seats) return std::nullopt;
  return Seat::number(*number);
}

}  // namespace

constinit const Seating kNumberedSeats;

const Seating& seating(const Game& game) { return *format_of(game).seating; }

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
      if (absl::EqualsIgnoreCase({text.data(), text.size()}, {name.data(), name.size()})) {
        return Seat::from_index(static_cast<int>(i));
      }
    }
  }
  return std::nullopt;
}

std::optional<int> compass_point(std::string_view text) {
  static const std::array<std::vector<std::string>, kCompassPoints> names{
      {{"s", "south", "sud", "sued", "syd"},
       {"w", "west", "vest", "ouest"},
       {"n", "north", "nord"},
       {"e", "o", "east", "ost", "est"}}};
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (is_one_of(names[i].front(), names[i], text)) return static_cast<int>(i);
  }
  return std::nullopt;
}

std::optional<int> place_at_table(std::string_view text, int seats) {
  if (is_one_of("forehand", {"vorhand"}, text)) return 0;
  if (seats == 3 && is_one_of("middlehand", {"mittelhand"}, text)) return 1;
  if (seats == 3 && is_one_of("rearhand", {"hinterhand"}, text)) return 2;
  if (is_one_of("dealer", {"geber"}, text)) return seats - 1;
  return std::nullopt;
}

bool is_word_for_seat(std::string_view text) {
  return is_one_of("seat", {"sitz", "player", "spieler"}, text);
}

std::optional<Seat> seat_of_player(const std::vector<std::string>& names, std::string_view text) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (!names[i].empty() && is_same_name(names[i], text)) {
      return Seat::from_index(static_cast<int>(i));
    }
  }
  return std::nullopt;
}

absl::StatusOr<Seat> read_seat(const std::string& text, int seats) {
  if (const std::optional<Seat> seat = numbered_seat(text, seats)) return *seat;
  return invalid("bad seat ", in_quotes(text), ", expected a number from 1 to ", seats);
}

absl::StatusOr<Seat> read_seat(const std::string& text, const Game& game, int seats,
                               std::optional<Seat> forehand,
                               const std::vector<std::string>& names) {
  if (const std::optional<Seat> seat = numbered_seat(text, seats)) return *seat;
  if (const std::optional<Seat> named = named_seat(text, game)) return *named;
  const std::optional<Seat> player = seat_of_player(names, text);
  const std::optional<int> place = forehand ? place_at_table(text, seats) : std::nullopt;
  const Seat placed = place ? forehand->next(seats, *place) : player.value_or(Seat::number(1));
  if (player && *player != placed) {
    return invalid(in_quotes(text), " is ", seat_name(game, *player),
                   ", the player of that name, or ", seat_name(game, placed),
                   ", who has that place: write ", player->number(), " or ", placed.number());
  }
  if (player || place) return placed;
  const std::vector<std::string> parts = words(text);
  if (parts.size() == 2 && is_word_for_seat(parts[0])) {
    if (const std::optional<Seat> seat = numbered_seat(parts[1], seats)) return *seat;
  }
  const bool has_names = !seating(game).names.empty();
  const std::optional<int> point = compass_point(text);
  if (point && seats == kCompassPoints) {
    const int steps = seating(game).counter_clockwise ? kCompassPoints - *point : *point;
    return seating(game).nearest.next(kCompassPoints, steps);
  }
  return invalid(read_seat(text, seats).status().message(), has_names ? ", or N, E, S or W" : "",
                 place_at_table(text, seats) ? "; who has that place depends on the dealer" : "");
}

// ---- Players ------------------------------------------------------------------------------------

Players::Players(const Game& game, int seats, std::vector<std::string> names, Language language)
    : game_(&game), seats_(seats), names_(std::move(names)), language_(language) {
  names_.resize(static_cast<std::size_t>(seats));
}

std::string Players::person(Seat seat) const { return names_[at(seat)]; }

bool Players::any_person() const {
  return ranges::any_of(names_, [](const std::string& name) { return !name.empty(); });
}

std::string Players::name(Seat seat) const {
  if (!person(seat).empty()) return person(seat);
  if (!seating(*game_).names.empty()) return words().compass[at(seat)];
  return absl::StrCat(words().seat, " ", seat.number());
}

std::string Players::title(Seat seat) const {
  return person(seat).empty() ? place(seat) : person(seat);
}

std::string Players::place(Seat seat) const {
  std::string name = Players(*game_, seats_, {}, language_).name(seat);
  name.front() = absl::ascii_toupper(static_cast<unsigned char>(name.front()));
  return name;
}

std::string Players::short_name(Seat seat) const {
  return person(seat).empty() ? short_seat_name(*game_, seat) : person(seat);
}

std::string Players::names(SeatSet seats) const {
  const bool numbers = !any_person() && seating(*game_).names.empty();
  std::vector<std::string> all;
  for (Seat seat : all_seats(seats_)) {
    if (seats.contains(seat)) all.push_back(numbers ? short_seat_name(*game_, seat) : name(seat));
  }
  const std::string last = all.back();
  all.pop_back();
  const std::string what = !numbers      ? ""
                           : all.empty() ? absl::StrCat(words().seat, " ")
                                         : absl::StrCat(words().seats, " ");
  const std::string and_ = all.empty() ? "" : absl::StrCat(" ", words().and_, " ");
  return absl::StrCat(what, absl::StrJoin(all, ", "), and_, last);
}

std::string Players::side(SeatSet seats) const {
  std::vector<std::string> all;
  for (Seat seat : all_seats(seats_)) {
    if (seats.contains(seat)) all.push_back(short_name(seat));
  }
  const bool letters = !any_person() && !seating(*game_).names.empty();
  return absl::StrJoin(all, letters ? "" : "+");
}

}  // namespace matador
