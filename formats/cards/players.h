// The players of a deal in text for people: by their names if the deal has them, else by their
// seats.
//
//   const Players players(*find_game("jass"), /*seats=*/4, {"Anna", "Beni", "Carla", "Dora"});
//   players.name(Seat::number(1)) == "Anna"            // else "seat 1", in bridge "North"
//   players.title(Seat::number(1)) == "Anna"           // else "Seat 1", in bridge "North"
//   players.names({first, third}) == "Anna and Carla"  // else "seats 1 and 3", "North and South"
//   players.side({first, third}) == "Anna+Carla"       // else "1+3", in bridge "NS"

#ifndef MATADOR_FORMATS_CARDS_PLAYERS_H_
#define MATADOR_FORMATS_CARDS_PLAYERS_H_

#include <string>
#include <vector>

#include "formats/words/headlines.h"
#include "solver/games/game.h"

namespace matador {

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

#endif  // MATADOR_FORMATS_CARDS_PLAYERS_H_
