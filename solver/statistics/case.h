// One deal out of many, as questions and conditions see it: plain facts, no play.

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
  std::vector<RuleOption> options = {};  // the rule options of the deal

  // The cards on which each player bids: his hand and his face-up cards. Statistics of single hands
  // have that of seat 1 alone.
  std::array<CardSet, kMaxSeats> hands{};

  Seat forehand = Seat::number(1);

  // What is played. None if all pass, and in statistics of single hands.
  std::optional<Contract> contract = {};
  std::optional<Suit> trump = {};
  std::optional<Seat> declarer = {};
  std::optional<Seat> leader = {};

  // The value for the declaring side, once it is solved, in the objective of the question.
  std::optional<int> value = {};

  CardSet hand(Seat seat) const { return hands[at(seat)]; }
};

// The facts of a deal before contract and declarer are known, and those that a task adds.
Case dealt_case(const Game& game, const Deal& deal, std::optional<Seat> dealer,
                const std::vector<RuleOption>& options);
Case played_case(Case dealt, const Task& task);

// The trumps in the longest possible trump suit of a hand.
inline int longest_trump_suit(const Game& game, CardSet hand) {
  int length = 0;
  for (Suit suit : kAllSuits) length = std::max(length, (hand & game.trumps(suit)).size());
  return length;
}

// The worth of the melds before the play, in games that have melds.
inline int worth_of_melds(const Case& deal, Seat seat) {
  const std::optional<Melds>& melds = deal.game->info().melds;
  return melds ? melds->worth(deal.hand(seat), deal.options) : 0;
}

}  // namespace matador

#endif  // MATADOR_SOLVER_STATISTICS_CASE_H_
