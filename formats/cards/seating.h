// How the players of a game sit, and the names of their seats: numbers, or words as the points of
// the compass. Some games are played counter-clockwise (rules 0.1).
//
//   const Game& bridge = *find_game("bridge");
//   read_seat("N", bridge, 4)                      // also "n", "north", "seat 1" and "1"
//   read_seat("Mittelhand", skat, 3, forehand)     // the seat behind forehand
//   read_seat("Anna", skat, 3, {}, names)          // the seat of the player of that name
//   seat_name(bridge, Seat::number(2)) == "East"
//   seat_name(sjavs, Seat::number(2)) == "seat 2"
//   seating(jass).counter_clockwise

#ifndef MATADOR_FORMATS_CARDS_SEATING_H_
#define MATADOR_FORMATS_CARDS_SEATING_H_

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/words/language.h"
#include "solver/games/game.h"

namespace matador {

// ---- Seating ------------------------------------------------------------------------------------

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

// How far behind forehand a player sits who is called forehand or dealer (Vorhand, Geber), of three
// also middlehand or rearhand (Mittelhand, Hinterhand).
std::optional<int> place_at_table(std::string_view text, int seats);

// Whether it is "seat" or "player", in English or German, as before a number.
bool is_word_for_seat(std::string_view text);

// Whose name it is, in upper or lower case; none where nobody has it. `names`: by seat, or none.
std::optional<Seat> seat_of_player(const std::vector<std::string>& names, std::string_view text);

// A number from 1 to `seats`; in the second form of a game, and so its names too. Of four seats
// that have numbers, south is the first, as a diagram shows them. Where forehand is known a place
// at the table will do, where the names of the players are known those. InvalidArgument where the
// text is no seat, or the name of one player and the place of another.
absl::StatusOr<Seat> read_seat(const std::string& text, int seats);
absl::StatusOr<Seat> read_seat(const std::string& text, const Game& game, int seats,
                               std::optional<Seat> forehand = std::nullopt,
                               const std::vector<std::string>& names = {});

// ---- Players ------------------------------------------------------------------------------------
// The players of a deal in text for people: by their names if the deal has them, else by their
// seats.
//
//   const Players players(*find_game("jass"), /*seats=*/4, {"Anna", "Beni", "Carla", "Dora"});
//   players.name(Seat::number(1)) == "Anna"            // else "seat 1", in bridge "North"
//   players.title(Seat::number(1)) == "Anna"           // else "Seat 1", in bridge "North"
//   players.names({first, third}) == "Anna and Carla"  // else "seats 1 and 3", "North and South"
//   players.side({first, third}) == "Anna+Carla"       // else "1+3", in bridge "NS"

class Players {
 public:
  // `names`: by seat, or none; an empty name is not known. `language`: of seats without names.
  Players(const Game& game, int seats, std::vector<std::string> names = {},
          Language language = Language::kEnglish);

  int seats() const { return seats_; }
  const Game& game() const { return *game_; }
  Language language() const { return language_; }
  // The words for what is told about them.
  const Headlines& words() const { return headlines(language_); }

  // Within a sentence, and at its beginning or above a column.
  std::string name(Seat seat) const;
  std::string title(Seat seat) const;
  // The title without the name: "Seat 1", "North".
  std::string place(Seat seat) const;
  // The name alone, empty if it is not known; and whether any name is known.
  std::string person(Seat seat) const;
  bool any_person() const;

  // A side of one seat at least: in a sentence, and in a column.
  std::string names(SeatSet seats) const;
  std::string side(SeatSet seats) const;
  // "1", "N", "Anna": who has declared, in a column.
  std::string short_name(Seat seat) const;

 private:
  const Game* game_;
  int seats_;
  std::vector<std::string> names_;
  Language language_;
};

}  // namespace matador

#endif  // MATADOR_FORMATS_CARDS_SEATING_H_
