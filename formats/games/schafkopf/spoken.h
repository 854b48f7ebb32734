// Contracts as players say them: by the nicknames of the called aces, with the suit before or
// behind the game, with a tout.
//
//   read_spoken("Rufspiel auf die Alte")->contract == "sauspiel-eichel"
//   read_spoken("Eichel-Wenz-Tout")     "farbwenz-eichel", tout

#ifndef MATADOR_FORMATS_GAMES_SCHAFKOPF_SPOKEN_H_
#define MATADOR_FORMATS_GAMES_SCHAFKOPF_SPOKEN_H_

#include <optional>
#include <string>
#include <string_view>

namespace matador::schafkopf {

struct Spoken {
  std::string_view contract;  // by its name
  bool tout;
};

// None if the text is no contract.
std::optional<Spoken> read_spoken(const std::string& text);

}  // namespace matador::schafkopf

#endif  // MATADOR_FORMATS_GAMES_SCHAFKOPF_SPOKEN_H_
