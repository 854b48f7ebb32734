// A move: a player plays a card. In a game without tricks he may also bring in a card that is
// nobody's, or pass.
//
//   Move move = card;   Move::pass();   to_string(move)

#ifndef MATADOR_SOLVER_TRICKS_MOVE_H_
#define MATADOR_SOLVER_TRICKS_MOVE_H_

#include <cstdint>
#include <string>

#include "solver/cards/card.h"
#include "solver/cards/notation.h"

namespace matador {

struct Move {
  enum class Kind : std::uint8_t { kCard, kBringIn, kPass };

  Kind kind;
  Card card;  // the card of a pass means nothing, and is the same for all passes

  constexpr Move(Card played) : Move(Kind::kCard, played) {}  // NOLINT(*-explicit-*): so is a card
  static constexpr Move bring_in(Card card) { return {Kind::kBringIn, card}; }
  static constexpr Move pass() { return {Kind::kPass, Card::from_index(0)}; }

  bool is_card() const { return kind == Kind::kCard; }
  bool operator==(const Move&) const = default;

 private:
  constexpr Move(Kind how, Card what) : kind(how), card(what) {}
};

// As deal files write it: "H7", "+D2" for a card brought in, "pass".
inline std::string to_string(Move move) {
  if (move.kind == Move::Kind::kPass) return "pass";
  return (move.kind == Move::Kind::kBringIn ? "+" : "") + to_string(move.card);
}

}  // namespace matador

#endif  // MATADOR_SOLVER_TRICKS_MOVE_H_
