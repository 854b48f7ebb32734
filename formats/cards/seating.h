// How the players of a game sit, and the names of their seats: numbers, or words as the points of
// the compass. Some games are played counter-clockwise (rules 0.1).
//
//   const Game& bridge = *find_game("bridge");
//   read_seat("N", bridge, 4)                      // also "n", "north" and "1"
//   seat_name(bridge, Seat::number(2)) == "East"
//   seat_name(sjavs, Seat::number(2)) == "seat 2"
//   seating(jass).counter_clockwise

#ifndef MATADOR_FORMATS_CARDS_SEATING_H_
#define MATADOR_FORMATS_CARDS_SEATING_H_

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "solver/games/game.h"

namespace matador {

struct Seating {
  std::span<const std::string_view> names = {};  // by seat; none where seats have numbers
  bool counter_clockwise = false;
  Seat nearest = Seat::number(1);  // drawn at the bottom
};

const Seating& seating(const Game& game);

// "seat 2", or "East".
std::string seat_name(const Game& game, Seat seat);
// "2", or "E".
std::string short_seat_name(const Game& game, Seat seat);

// The seat of such a name or of its first letter, in upper or lower case; none in a game whose
// seats have numbers.
std::optional<Seat> named_seat(std::string_view text, const Game& game);

// The points of the compass, from south on as the sun goes.
inline constexpr int kCompassPoints = 4;

// What a text names in English, German, French or Danish, by a word or its first letter: 0 south,
// 1 west, 2 north, 3 east.
std::optional<int> compass_point(std::string_view text);

// A number from 1 to `seats`; in the second form of a game, and so its names too. Of four seats
// that have numbers, south is the first, as a diagram shows them. InvalidArgument where the text is
// no seat.
absl::StatusOr<Seat> read_seat(const std::string& text, int seats);
absl::StatusOr<Seat> read_seat(const std::string& text, const Game& game, int seats);

}  // namespace matador

#endif  // MATADOR_FORMATS_CARDS_SEATING_H_
