// Qabbalah, the last hand of Davoserjazz (rules 4.3): the piles, who may play what, who is out.
//
//   Position position = start(deal);               // seat 1 is to play, no pile is begun
//   moves(position);                               // "C7 D7", or "pass" where he has no seven
//   absl::Status status = play(position, Move(Card(Suit::kDiamonds, Rank::kSeven)));
//   position.to_play;  position.passes;  position.places;
//
// A pile is begun by its seven and grows up to the king and down to the ace, which is low. A turn
// is a card that fits, or a pass where the player holds none. Before it he may bring in twos that
// were left out of the pack, as soon as the three lies there: as many as he likes, those of others
// too, and he need not, even where he has nothing to play but what lies behind one. Who has brought
// in a two so that a card of his fits must play one; who still holds none that fits passes.
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

namespace matador::qabbalah {

inline constexpr int kPenaltyOfPass = 10;  // rules 4.3

// By seat, from index 0.
using BySeat = std::array<int, kMaxSeats>;

struct Position {
  int seats = 0;                           // 3 to 8
  std::array<CardSet, kMaxSeats> hands{};  // what each still holds
  CardSet piles;                           // of each suit nothing, or a run with the seven in it
  Seat to_play = Seat::number(1);          // one who holds cards, as long as somebody does
  BySeat passes{};                         // so far
  BySeat places{};                         // of those who are out, 1 for the first; else 0
};

Position start(const Deal& deal);

// How many have played their last card.
int players_out(const Position& position);

// Whether all have played their last card.
bool is_over(const Position& position);

// Cards that neither lie on the piles nor are in anybody's hand: twos, or none (rules 4.1).
CardSet left_out(const Position& position);

// The cards that would fit on the piles now, whosesoever they are; at most two of each suit.
CardSet fitting(CardSet piles);

// What the player to move may do. Cards in listing order (rules 0.4), whether he plays them or
// brings them in, the ace as ever behind the king; a pass, which is no card, comes last. Empty when
// all is over, and never else.
std::vector<Move> moves(const Position& position);

// Makes a move: a card is a whole turn, a card brought in leaves the turn where it is. Players who
// are out are passed over. InvalidArgument, and nothing done, where the move is against the rules;
// the message names the card, the seat and the reason.
absl::Status play(Position& position, Move move);

// The position after a move that is known to be legal.
Position after(Position position, Move move);

}  // namespace matador::qabbalah

#endif  // MATADOR_SOLVER_GAMES_DAVOSERJAZZ_QABBALAH_POSITION_H_
