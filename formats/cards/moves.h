// Moves as deal files have them, and as they are shown to people.
//
//   read_play("H7 HA", style)
//   write_move(move, style)            "D7", "+D2" for a card brought in, "pass"
//   move_text(move, face)              "♦7", "+♦2", "pass"

#ifndef MATADOR_FORMATS_CARDS_MOVES_H_
#define MATADOR_FORMATS_CARDS_MOVES_H_

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/cards/card_style.h"
#include "solver/tricks/move.h"

namespace matador {

// Whether a word says that a player passes, in the languages that people play in.
bool is_pass(std::string_view word);

// Cards as in card_list.h. InvalidArgument, with a sentence for people, if a word is no
// card.
absl::StatusOr<std::vector<Move>> read_play(const std::string& text, const CardStyle& style);

// Moves of a contract without tricks: "H7", "+D2" for a card that was left out of the pack, "pass".
absl::StatusOr<std::vector<Move>> read_moves(const std::string& text, const CardStyle& style);

// Whether a play has moves that only contracts without tricks have.
bool has_other_moves(const std::string& text);

std::string write_move(Move move, const CardStyle& style);
std::string move_text(Move move, const CardFace& face);

}  // namespace matador

#endif  // MATADOR_FORMATS_CARDS_MOVES_H_
