// One deal out of many, as a question or a condition looks at it: plain facts, no play.

#ifndef MATADOR_SOLVER_STATISTICS_CASE_H_
#define MATADOR_SOLVER_STATISTICS_CASE_H_

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "solver/cards/card_set.h"
#include "solver/cards/seat.h"
#include "solver/games/game.h"

namespace matador {

struct Case {
  const Game* game = nullptr;
  int seats = 0;
  std::vector<RuleOption> options = {};  // that it is played with

  // The cards on which each player bids: his hand and his face-up cards. In a table of hands only
  // that of seat 1 is there.
  std::array<CardSet, kMaxSeats> hands{};

  Seat forehand = Seat::number(1);

  // Of the deal as it is played; none when all pass, and in tables over single hands.
  std::optional<Contract> contract = {};
  std::optional<Suit> trump = {};
  std::optional<Seat> declarer = {};
  std::optional<Seat> leader = {};

  // What perfect play earns the declaring side, once it is solved, in the measure of the question.
  std::optional<int> value = {};

  CardSet hand(Seat seat) const { return hands[at(seat)]; }
};

// The trumps in the longest possible trump suit of a hand.
inline int longest_trump_suit(const Game& game, CardSet hand) {
  int length = 0;
  for (Suit suit : kAllSuits) length = std::max(length, (hand & game.trumps(suit)).size());
  return length;
}

// Before the play, where a game has melds.
inline int worth_of_melds(const Case& deal, Seat seat) {
  return deal.game->odds().worth_of_melds(deal.hand(seat), deal.options);
}

}  // namespace matador

#endif  // MATADOR_SOLVER_STATISTICS_CASE_H_
