// What one player knows of a deal whose cards he does not all see.
//
//   InformationSet known{.observer = Seat::number(2), .seen = {...}, .model = task};

#ifndef MATADOR_SOLVER_INFERENCE_INFORMATION_SET_H_
#define MATADOR_SOLVER_INFERENCE_INFORMATION_SET_H_

#include <array>
#include <optional>
#include <vector>

#include "solver/games/auction.h"
#include "solver/games/game.h"
#include "solver/statistics/expression.h"

namespace matador {

// A value for each seat, at the index of the seat.
template <typename T>
using OfSeats = std::array<T, kMaxSeats>;

// A face-up card, and the one under it if it is known.
struct SeenPile {
  Card up;
  std::optional<Card> down;
};

// An exchange of `cards` cards with the talon; these of them are known.
struct SeenExchange {
  int cards = 0;
  CardSet discard;
  CardSet take;
};

// The cards that the player sees, or has seen.
struct Seen {
  OfSeats<std::optional<CardSet>> hands = {};  // as dealt; none where the hand is not known
  OfSeats<std::optional<CardSet>> second_hands = {};
  OfSeats<std::vector<SeenPile>> piles = {};
  CardSet talon = {};  // the known cards
  std::optional<SeenExchange> exchange = {};
  OfSeats<CardSet> shown = {};  // cards of a player that everybody has seen
};

struct InformationSet {
  Seat observer;
  Seen seen;
  // The statements of the forced auction, forehand first, if they are known.
  std::optional<std::vector<Statement>> statements = {};
  // The play so far and all else that is known. The cards of its deal and of its exchange are
  // placeholders; so are a contract that is still to be named and an unknown declarer.
  Task model;
  bool knows_declarer = true;
  // Trump suits that the declarer must have been able to choose after the forced auction; there may
  // be more.
  std::vector<Suit> nameable = {};
  // A condition that is known to hold, as what the bidding says of the hands. It looks at the
  // value of no deal.
  std::optional<Expression> where = {};
};

}  // namespace matador

#endif  // MATADOR_SOLVER_INFERENCE_INFORMATION_SET_H_
