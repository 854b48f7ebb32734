// A game that was written in the format of another program, and whether it is read back as the same
// game.
//
//   difference({.format = "LIN", .text = lin, .tags = kTags}, record, problem)   // empty: it is

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_WRITTEN_GAME_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_WRITTEN_GAME_H_

#include <span>
#include <string>
#include <string_view>

#include "formats/input/deal_record.h"
#include "solver/games/game.h"

namespace matador {

struct WrittenGame {
  std::string_view format;  // for messages: "LIN"
  std::string text;
  std::span<const std::string_view> tags;  // those that the format has a place for, as they stand
};

// Why the game would be read back as another one, in a sentence; empty where it is the same.
// `problem` is what the record says.
std::string difference(const WrittenGame& written, const DealRecord& record,
                       const Problem& problem);

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_WRITTEN_GAME_H_
