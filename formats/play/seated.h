// Players as people name them: "easy", "strong"; "advice:100", advice over 100 ways to deal the
// hidden cards; or the command of another program, known by a blank or a slash in it.
//
//   absl::StatusOr<Seated> player = read_seated("python3 bot.py");     // player->house is none

#ifndef MATADOR_FORMATS_PLAY_SEATED_H_
#define MATADOR_FORMATS_PLAY_SEATED_H_

#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "formats/requests/arguments.h"
#include "solver/players/house.h"

namespace matador {

struct Seated {
  std::string name;                       // as it was given
  std::optional<HousePlayer> house = {};  // none: the name is the command of a program

  bool is_program() const { return !house; }
};

// InvalidArgument, with a sentence for people, if nobody is called so.
absl::StatusOr<Seated> read_seated(const std::string& name);

// The most time that a program may take for a line: --move-seconds.
inline constexpr double kUsualMoveSeconds = 60;
double read_move_seconds(const Arguments& arguments);

// A line for each player of the house: "easy    at a glance: ...".
std::string seated_help();

}  // namespace matador

#endif  // MATADOR_FORMATS_PLAY_SEATED_H_
