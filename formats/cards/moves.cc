#include "formats/cards/moves.h"

#include <algorithm>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "formats/cards/card_list.h"
#include "formats/words/text.h"
#include "solver/hand_on.h"

namespace matador {
namespace {

// "H7", "+D2" for a card that was left out of the pack, "pass".
absl::StatusOr<Move> read_move(const std::string& word, const CardStyle& style) {
  if (is_pass(word)) return Move::pass();
  const bool brought_in = absl::StartsWith(word, "+");
  const absl::StatusOr<Card> card = read_card(word.substr(brought_in ? 1 : 0), style);
  if (!card.ok()) {
    return absl::InvalidArgumentError(
        absl::StrCat(std::string(card.status().message()), ", or +D2, or pass"));
  }
  return brought_in ? Move::bring_in(*card) : Move(*card);
}

}  // namespace

bool is_pass(std::string_view word) {
  if (word.size() < 3) return false;  // most words are cards
  return is_one_of("pass", {"pas", "passe", "passer", "weiter"}, word);
}

absl::StatusOr<std::vector<Move>> read_play(const std::string& text, const CardStyle& style) {
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Card> cards, read_card_list(text, style));
  return std::vector<Move>(cards.begin(), cards.end());
}

absl::StatusOr<std::vector<Move>> read_moves(const std::string& text, const CardStyle& style) {
  std::vector<Move> moves;
  for (const std::string& word : words(text)) {
    MATADOR_ASSIGN_OR_RETURN(const Move move, read_move(word, style));
    moves.push_back(move);
  }
  return moves;
}

bool has_other_moves(const std::string& text) {
  const std::vector<std::string> all = words(text);
  return std::any_of(all.begin(), all.end(), [](const std::string& word) {
    return is_pass(word) || absl::StartsWith(word, "+");
  });
}

std::string write_move(Move move, const CardStyle& style) {
  if (move.kind == Move::Kind::kPass) return "pass";
  return (move.kind == Move::Kind::kBringIn ? "+" : "") + write_card(move.card, style);
}

std::string move_text(Move move, const CardFace& face) {
  if (move.kind == Move::Kind::kPass) return "pass";
  return (move.kind == Move::Kind::kBringIn ? "+" : "") + face.card(move.card);
}

}  // namespace matador
