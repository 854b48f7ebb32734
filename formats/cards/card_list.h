// Cards as people write them: each with its suit, or a suit and then its ranks.
//
//   read_card_list("HJ H10", style)                "JH TH", "Herz Bube, Herz 10", "jack of hearts"
//   read_card_list("H: J 10 9, S: A K", style)     "♥ J 10 9", "♠AK♥J10", "Schilten Ass, Puur"
//
// If a word can be a suit and a rank, every reading is tried; a list of which two are possible
// is a fault that names both. But a list whose every word is a card with its suit first is those
// cards: of Swiss cards "AK A9" is two acorns.

#ifndef MATADOR_FORMATS_CARDS_CARD_LIST_H_
#define MATADOR_FORMATS_CARDS_CARD_LIST_H_

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/cards/card_style.h"
#include "solver/tricks/move.h"

namespace matador {

// In the order of the text, which has blanks, commas or semicolons between words. InvalidArgument,
// with a sentence for people, where a word cannot be read.
absl::StatusOr<std::vector<Card>> read_card_list(std::string_view text, const CardStyle& style);

// ---- Moves --------------------------------------------------------------------------------------
// Moves as deal files have them, and as they are shown to people.
//
//   read_play("H7 HA", style)
//   write_move(move, style)            "D7", "+D2" for a card brought in, "pass"
//   move_text(move, face)              "♦7", "+♦2", "pass"

// Whether a word says that a player passes, in the languages that people play in.
bool is_pass(std::string_view word);

// Cards as in read_card_list(). InvalidArgument, with a sentence for people, if a word is no
// card.
absl::StatusOr<std::vector<Move>> read_play(const std::string& text, const CardStyle& style);

// Moves of a contract without tricks: "H7", "+D2" for a card that was left out of the pack, "pass".
absl::StatusOr<std::vector<Move>> read_moves(const std::string& text, const CardStyle& style);

// Whether a play has moves that only contracts without tricks have.
bool has_other_moves(const std::string& text);

std::string write_move(Move move, const CardStyle& style);
std::string move_text(Move move, const CardFace& face);

}  // namespace matador

#endif  // MATADOR_FORMATS_CARDS_CARD_LIST_H_
