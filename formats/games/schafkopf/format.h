// How Schafkopf is written: German cards, the tags [Partner] and [Doubled], and contracts as
// players say them. With the short pack it is written in the same way (../kurzschafkopf/).
//
//   read_spoken("Rufspiel auf die Alte")->contract == "sauspiel-eichel"
//   read_spoken("Eichel-Wenz-Tout")     "farbwenz-eichel", tout

#ifndef MATADOR_FORMATS_GAMES_SCHAFKOPF_FORMAT_H_
#define MATADOR_FORMATS_GAMES_SCHAFKOPF_FORMAT_H_

#include <optional>
#include <string>
#include <string_view>

#include "formats/game_format.h"

namespace matador::schafkopf {

// How a game with one of the packs is written.
GameFormat format_of_pack(const GameGuide& guide);

struct Spoken {
  std::string_view contract;  // by its name
  bool tout;
};

// The nicknames of called aces are known; a suit stands before or behind the game. None if the text
// is no contract.
std::optional<Spoken> read_spoken(const std::string& text);

}  // namespace matador::schafkopf

#endif  // MATADOR_FORMATS_GAMES_SCHAFKOPF_FORMAT_H_
