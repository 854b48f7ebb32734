// How `matador melds` writes what the players of a deal can show, in a game that has melds.

#ifndef MATADOR_FORMATS_OUTPUT_MELDS_FORMAT_H_
#define MATADOR_FORMATS_OUTPUT_MELDS_FORMAT_H_

#include <cstdint>
#include <string>

#include "formats/input/notes.h"
#include "formats/input/problem.h"
#include "solver/games/game.h"

namespace matador {

struct MeldsQuestion {
  std::uint64_t deal;  // its number in the input, from 1
  const Task& task;
  Notes notes;  // for people
};

// What one player can show, where nobody has seen the other hands.
struct MeldsOfHand {
  std::uint64_t deal;
  const Heading& heading;
  Seat seat;
  CardSet hand;
};

struct MeldsFormat {
  std::string (*json)(const MeldsQuestion& question);  // a line
  std::string (*csv_header)();
  std::string (*csv)(const MeldsQuestion& question);
  // `symbols`: the screen has more than ASCII.
  std::string (*text)(const MeldsQuestion& question, bool symbols);
  std::string (*json_of_hand)(const MeldsOfHand& question);
  std::string (*text_of_hand)(const MeldsOfHand& question, bool symbols);
};

}  // namespace matador

#endif  // MATADOR_FORMATS_OUTPUT_MELDS_FORMAT_H_
