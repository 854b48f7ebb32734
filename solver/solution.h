// The request and the answer of a solver about a task.

#ifndef MATADOR_SOLVER_SOLUTION_H_
#define MATADOR_SOLVER_SOLUTION_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "solver/cards/card_set.h"
#include "solver/games/game.h"
#include "solver/stop.h"
#include "solver/tricks/move.h"

namespace matador {

// The aims of the other players if everyone plays for himself (rules 0.2).
enum class Model {
  kParanoid,  // that this player gets as little as possible: his value is what he can force
  kMaxN       // each as much as possible for himself; meant for endings, see driver/max_n.h
};

struct Request {
  Objective objective = Objective::kPoints;
  Model model = Model::kParanoid;
  bool cards = false;  // the value after every legal move
  // In tricks, of these cards alone.
  CardSet only = CardSet::from_mask(~std::uint64_t{0});
  bool line = false;  // one optimal continuation
  // If the exchange with the talon is open: the value of every possibility.
  bool exchanges = false;
  // Cards that the search may play before it must stop with a proven interval; 0 = no limit.
  std::uint64_t node_limit = 0;
  // The same in time, for all tasks that are solved together, each with an equal share of what is
  // left; 0 = no limit. Answers then depend on the machine.
  double seconds = 0;
};

struct MoveValue {
  Move move;
  int value;
};

struct ExchangeValue {
  Exchange exchange;
  int value;
};

struct Solution {
  // False where the limit was reached first: then low..high is the proven interval of the value,
  // perhaps a single one, and moves and line are empty. Else low == high is the value.
  bool exact = true;
  StopReason stopped = StopReason::kNone;  // where something else than the limit of nodes ended it
  int low = 0;
  int high = 0;
  std::optional<Seat> to_play;   // none at the end of the deal
  std::vector<MoveValue> moves;  // in listing order; empty unless asked for
  // If the exchange was open: the first of the best in the order of Game::exchanges(); `line`
  // follows it, and there are no `moves`. None where the limit was reached.
  std::optional<Exchange> exchange;
  std::vector<ExchangeValue> exchanges;  // all, in that order; empty unless asked for
  std::vector<Move> line;    // empty unless asked for; always the first optimal card (rules 0.4)
  std::optional<int> place;  // without tricks: the one that the player can be sure of
  std::uint64_t nodes = 0;   // cards played by the search

  // Whether low is the value, even where the limit was reached before the moves or the line.
  bool is_proven() const { return low == high; }
};

// A yes or no.
struct Decision {
  bool yes;
  std::uint64_t nodes;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_SOLUTION_H_
