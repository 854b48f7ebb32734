// The forced auction (Sjavs 1.7 to 1.9, 1.15, 1.19; Scharwenzel 3.4). Games differ in the shortest
// bid and in who must name clubs. Bidding is compulsory and truthful, so the deal alone fixes it.
//
//   Auction auction = forced_auction(*sjavs, deal);
//   auction.statements[1].length == 5;   auction.declarer == Seat::number(2);

#ifndef MATADOR_SOLVER_GAMES_AUCTION_H_
#define MATADOR_SOLVER_GAMES_AUCTION_H_

#include <array>
#include <optional>
#include <vector>

#include "solver/cards/card_set.h"
#include "solver/deals/deal.h"
#include "solver/games/game.h"

namespace matador {

// What a player says: the length of his longest possible trump suit; `in_clubs` where it beats an
// equal, unnamed length only by being in clubs. Length 0 is a pass.
struct Statement {
  int length = 0;
  bool in_clubs = false;
  bool operator==(const Statement&) const = default;
};

struct Auction {
  std::vector<Statement> statements;  // in the order of speaking, forehand first
  std::optional<Seat> declarer;       // the last to state a length; none when all pass
  int length = 0;                     // his length
  bool better = false;                // stated "in clubs"
  std::vector<Suit> suits;            // those he may name, in listing order
};

// The number of trumps that `hand` has if a suit is trumps, permanent trumps counted, by the index
// of the suit.
using TrumpLengths = std::array<int, kSuits>;
TrumpLengths trump_lengths(const Game& game, CardSet hand);

// What a player with these lengths has to say over the highest statement so far: the default
// Statement, a pass, if nothing was stated yet.
Statement answer(const TrumpLengths& lengths, Statement highest, const Bidding& bidding);

// The suits that a declarer with these lengths may name who has won with `statement`: clubs alone
// where he must name them, else all his longest.
std::vector<Suit> nameable(const TrumpLengths& lengths, Statement statement,
                           const Bidding& bidding);

// The game has an auction, in which `forehand` speaks first: seat 1 if no dealer is named. Cards
// that lie face up belong to the hand (rules 1.19).
Auction forced_auction(const Game& game, const Deal& deal, Seat forehand = Seat::number(1));

}  // namespace matador

#endif  // MATADOR_SOLVER_GAMES_AUCTION_H_
