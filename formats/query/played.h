// How many cards of a deal are played at random: 1 up to all that are dealt.

#ifndef MATADOR_FORMATS_QUERY_PLAYED_H_
#define MATADOR_FORMATS_QUERY_PLAYED_H_

#include <string>

#include "absl/status/statusor.h"
#include "solver/games/game.h"

namespace matador {

// `seats` from game.seat_counts().
absl::StatusOr<int> read_played(const std::string& text, const Game& game, int seats);

}  // namespace matador

#endif  // MATADOR_FORMATS_QUERY_PLAYED_H_
