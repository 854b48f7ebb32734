// What a program that plays is asked, and what it answers: a line of JSON each. The manual is
// formats/protocol.md.
//
//   turn_question(task, /*deal=*/7)           {"ask":"move","deal":7,...,"legal":["HA","H7"]}
//   read_turn_answer(line, task)              of {"move":"HA"}
//   turn_fault(status)                        {"error":"HA is played by seat 2, who ..."}
//
// The keys of the objects and their order are a promise: add, but do not change.

#ifndef MATADOR_FORMATS_PLAY_PROTOCOL_H_
#define MATADOR_FORMATS_PLAY_PROTOCOL_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "formats/requests/arguments.h"
#include "solver/games/game.h"
#include "solver/players/house.h"

namespace matador {

// ---- Protocol -----------------------------------------------------------------------------------

// Lines with their ends. The question says only what the player who is to move knows. The play must
// be legal and not complete.
std::string turn_question(const Task& task, std::uint64_t deal);
std::string turn_fault(const absl::Status& status);

// A legal move. InvalidArgument, with a sentence for people, if the line is no such answer.
absl::StatusOr<Move> read_turn_answer(std::string_view line, const Task& task);

// ---- Seated -------------------------------------------------------------------------------------
// Players as people name them: "easy", "strong"; "advice:100", advice over 100 ways to deal the
// hidden cards; or the command of another program, known by a blank or a slash in it.
//
//   absl::StatusOr<Seated> player = read_seated("python3 bot.py");     // player->house is none

struct Seated {
  std::string name;                       // as it was given
  std::optional<HousePlayer> house = {};  // none: the name is the command of a program

  bool is_program() const { return !house; }
};

// InvalidArgument, with a sentence for people, if nobody is called so.
absl::StatusOr<Seated> read_seated(const std::string& name);

// A line for each player of the house: "easy    at a glance: ...".
std::string seated_help();

}  // namespace matador

#endif  // MATADOR_FORMATS_PLAY_PROTOCOL_H_
