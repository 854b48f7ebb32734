// Hands as people type and paste them: without a seat before them or each with its own, in several
// lines, with other marks than blanks between them, so that each may be in words.
//
//   is_hands_text("AKQ2.AK5.T98.QJ4 JT98... 765... 43...")
//   one_line_of_hands("N: S AKQ2 H AK5 D T98 C QJ4\nS JT98 ...")     "N:S AKQ2 ... | S JT98 ..."
//   one_line_of_hands("AKQ2.AK5.T98.QJ4 HAND HAND HAND")             "N:AKQ2.AK5.T98.QJ4 ..."
//   order_hands("1: Schilten Ass Puur, Rosen 6 / Schilten König, Rosen 9 / ...", jass, 4)
//   order_hands("West: HAND; North: HAND; ...", jass, 4)             "1:HAND | HAND | ..."
//
// Between hands stand "|", "/", ";" and a blank, or the end of a line; or each seat behind the
// first ends a hand. A seat is a number, "seat 2", a name that the game has for it, or of four a
// point of the compass.

#ifndef MATADOR_FORMATS_INPUT_TYPED_HANDS_H_
#define MATADOR_FORMATS_INPUT_TYPED_HANDS_H_

#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "solver/games/game.h"

namespace matador {

// Whether the text is the hands of one deal, a value of [Deal]: "1:HAND HAND ...", "N:HAND HAND
// ...", lines that are hands with their seats before them, or four hands of thirteen cards in
// groups of ranks with no seat before them.
bool is_hands_text(std::string_view text);

// The value of [Deal] that the text stands for. Each line of several is a hand, unless its words
// are hands. Of four hands of thirteen cards with no seat before them the first is that of North.
std::string one_line_of_hands(const std::string& text);

// A text with blanks in place of the ends of its lines.
std::string in_one_line(std::string text);

// Whether a word that is no file may be cards that somebody has typed.
bool looks_like_cards(const std::string& word);

// The value of [Deal] that the text stands for, with "|" between the hands; the text as it is where
// it has none of these marks and begins with a number. Without a seat the first hand is that of
// seat 1. Of the `seats`, those that are left out before others are not known, a single one has the
// rest. InvalidArgument where a seat is there twice, or only some hands have one.
absl::StatusOr<std::string> order_hands(const std::string& text, const Game& game, int seats);

// Whether a line is a hand with its seat before it.
bool is_seated_hand(const std::string& line);

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_TYPED_HANDS_H_
