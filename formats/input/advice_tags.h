// The values of tags about what players have let others know: Statements and Shown.
//
//   read_statements("pass,5,pass,5 clubs", 4)
//   read_shown("3:HA HK HQ 1:S7 S8 S9", game, 4)
//
// Both fail with InvalidArgument and a sentence for people.

#ifndef MATADOR_FORMATS_INPUT_ADVICE_TAGS_H_
#define MATADOR_FORMATS_INPUT_ADVICE_TAGS_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/games/game.h"
#include "solver/inference/information_set.h"

namespace matador {

// What players said in the auction, forehand first, as far as it has gone.
absl::StatusOr<std::vector<Statement>> read_statements(const std::string& text, int seats);

// The cards that each player has shown, by seat.
absl::StatusOr<OfSeats<CardSet>> read_shown(const std::string& text, const Game& game, int seats);

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_ADVICE_TAGS_H_
