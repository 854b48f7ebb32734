// Hands as people type and paste them in a command: without a seat before them, or in several
// lines.
//
//   is_hands_text("AKQ2.AK5.T98.QJ4 JT98... 765... 43...")
//   one_line_of_hands("N: S AKQ2 H AK5 D T98 C QJ4\nS JT98 ...")     "N:S AKQ2 ... | S JT98 ..."
//   one_line_of_hands("AKQ2.AK5.T98.QJ4 HAND HAND HAND")             "N:AKQ2.AK5.T98.QJ4 ..."

#ifndef MATADOR_FORMATS_INPUT_TYPED_HANDS_H_
#define MATADOR_FORMATS_INPUT_TYPED_HANDS_H_

#include <string>
#include <string_view>

namespace matador {

// Whether the text is the hands of one deal, a value of [Deal]: "1:HAND HAND ...", "N:HAND HAND
// ...", or four hands of thirteen cards in groups of ranks with no seat before them.
bool is_hands_text(std::string_view text);

// The value of [Deal] that the text stands for. Each line of several is a hand, unless its words
// are hands. Of four hands of thirteen cards with no seat before them the first is that of North.
std::string one_line_of_hands(const std::string& text);

// A text with blanks in place of the ends of its lines.
std::string in_one_line(std::string text);

// Whether a word that is no file may be cards that somebody has typed.
bool looks_like_cards(const std::string& word);

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_TYPED_HANDS_H_
