// The hands of a deal as people type them: with other marks than blanks between them, so that each
// may be in words, and each with its seat before it.
//
//   order_hands("1: Schilten Ass Puur, Rosen 6 / Schilten König, Rosen 9 / ...", jass, 4)
//   order_hands("West: HAND; North: HAND; ...", jass, 4)    "1:HAND | HAND | ..."
//
// Between hands stand "|", "/", or ";" and a blank; or each seat behind the first ends a hand.
// A seat is a number, "seat 2", a name that the game has for it, or of four a point of the compass.

#ifndef MATADOR_FORMATS_INPUT_SEATED_HANDS_H_
#define MATADOR_FORMATS_INPUT_SEATED_HANDS_H_

#include <string>

#include "absl/status/statusor.h"
#include "solver/games/game.h"

namespace matador {

// The value of [Deal] that the text stands for, with "|" between the hands; the text as it is where
// it has none of these marks and begins with a number. Without a seat the first hand is that of
// seat 1. Of the `seats`, those that are left out before others are not known, a single one has the
// rest. InvalidArgument where a seat is there twice, or only some hands have one.
absl::StatusOr<std::string> order_hands(const std::string& text, const Game& game, int seats);

// Whether a line is a hand with its seat before it.
bool is_seated_hand(const std::string& line);

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_SEATED_HANDS_H_
