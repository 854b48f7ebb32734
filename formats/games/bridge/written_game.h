// A game that was written in the format of another program, and whether it is read back as the same
// game.
//
//   const WrittenGame game{
//       .format = "RBN", .text = rbn, .tags = kTags, .most_notes = 9, .has_contract = true};
//   difference(game, record, problem)   // none: it is

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_WRITTEN_GAME_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_WRITTEN_GAME_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/input/deal_record.h"
#include "formats/input/foreign_format.h"
#include "solver/games/game.h"

namespace matador {

struct WrittenGame {
  std::string_view format;  // for messages: "LIN"
  std::string text;
  std::vector<TagName> tags;  // those that the format has a place for, as they stand
  int most_notes;             // the highest number of a note about a call; others are left out
  bool has_contract;          // it has a place for the contract beside the auction
};

// The contract of a game, and what hangs on it.
NoPlace no_place_for_contract(const std::string& reason);

// What would be read back as something else, and its tags; none of them where the game is refused.
// `problem` is what the record says; that what is read tells more, as a contract that the auction
// leads to, is no difference.
std::optional<NoPlace> difference(const WrittenGame& written, const DealRecord& record,
                                  const Problem& problem);

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_WRITTEN_GAME_H_
