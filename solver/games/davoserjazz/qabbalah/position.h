// Qabbalah, the last hand of Davoserjazz (rules 4.3): the piles, who may play what, who is out.
//
//   Position position = start(deal);               // seat 1 is to play, no pile is begun
//   moves(position);                               // "C7 D7", or "pass" where he has no seven
//   absl::Status status = play(position, Move(Card(Suit::kDiamonds, Rank::kSeven)));
//   position.to_play;  position.passes;  position.places;
//
// A pile begins with its seven and grows up to the king and down to the ace, which is low. A turn
// is a card that fits, or a pass if the player holds none. Before his turn a player may bring in
// twos that were left out of the pack, as soon as the three lies on the pile: as many as he likes,
// in any suit. He need not, even if the ace behind a two is all that he could play. After bringing
// in a two, a player with a card that fits must play one; a player without passes.
//
// Play ends when the last player has played his last card. As every ace was dealt to somebody, all
// 52 cards then lie on the piles.

#ifndef MATADOR_SOLVER_GAMES_DAVOSERJAZZ_QABBALAH_POSITION_H_
#define MATADOR_SOLVER_GAMES_DAVOSERJAZZ_QABBALAH_POSITION_H_

#include <array>
#include <vector>

#include "absl/status/status.h"
#include "solver/cards/card_set.h"
#include "solver/cards/seat.h"
#include "solver/deals/deal.h"
#include "solver/tricks/move.h"

namespace matador::davoserjazz::qabbalah {

inline constexpr int kPenaltyOfPass = 10;  // rules 4.3

// A number for each seat, from index 0.
using BySeat = std::array<int, kMaxSeats>;

struct Position {
  int seats = 0;                           // 3 to 8
  std::array<CardSet, kMaxSeats> hands{};  // the cards that each player still holds
  CardSet piles;                           // of each suit nothing, or a run with the seven in it
  Seat to_play = Seat::number(1);          // one who holds cards, as long as somebody does
  BySeat passes{};                         // so far
  BySeat places{};                         // of those who are out, 1 for the first; else 0
};

Position start(const Deal& deal);

// The number of players who have played their last card.
int players_out(const Position& position);

// Whether all players have played their last card.
bool is_over(const Position& position);

// Cards that neither lie on the piles nor are in anybody's hand: twos, or none (rules 4.1).
CardSet left_out(const Position& position);

// The cards that would fit on the piles now, in any hand or none; at most two of each suit.
CardSet fitting(CardSet piles);

// The legal moves. Cards in listing order (rules 0.4), played or brought in, the ace behind the
// king as always; a pass comes last. Empty only when the hand is over.
std::vector<Move> moves(const Position& position);

// Makes a move. A card is a whole turn; a card brought in does not end the turn. Players who are
// out are skipped. InvalidArgument, and no change, if the move is against the rules; the message
// names the card, the seat and the reason.
absl::Status play(Position& position, Move move);

// The position after a move that is known to be legal.
Position after(Position position, Move move);

}  // namespace matador::davoserjazz::qabbalah

#endif  // MATADOR_SOLVER_GAMES_DAVOSERJAZZ_QABBALAH_POSITION_H_
