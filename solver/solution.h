// The request and the answer of a solver about a task.

#ifndef MATADOR_SOLVER_SOLUTION_H_
#define MATADOR_SOLVER_SOLUTION_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "solver/cards/card_set.h"
#include "solver/games/game.h"
#include "solver/stop.h"
#include "solver/tricks/move.h"

namespace matador {

// The aims of the other players if everyone plays for himself (rules 0.2).
enum class Model {
  kParanoid,  // they keep this player's result as low as possible: his value is what he can force
  kMaxN       // each plays for his own result; meant for endings, see driver/max_n.h
};

struct Request {
  Objective objective = Objective::kPoints;
  Model model = Model::kParanoid;
  bool cards = false;  // the value after every legal move
  // In tricks: of these cards alone.
  CardSet only = CardSet::from_mask(~std::uint64_t{0});
  bool line = false;  // one optimal continuation
  // If the exchange with the talon is open: the value of every exchange.
  bool exchanges = false;
  // Cards that the search may play before it must stop with a proven interval; 0 = no limit.
  std::uint64_t node_limit = 0;
  // Time for all tasks that are solved together; each gets an equal share of what is left. 0 = no
  // limit. With a limit, answers depend on the machine.
  double seconds = 0;
  // In tricks: is called with the interval in which the value of a task is proven to lie, each time
  // that it has become smaller, by the thread that solves. The answer does not hang on it. May be
  // empty.
  std::function<void(const Task& task, Objective objective, int low, int high)> tell = {};
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
  // Whether low == high is the value. False if the limit was reached first: low..high is the proven
  // interval of the value, perhaps a single number, and moves and line are empty.
  bool exact = true;
  StopReason stopped = StopReason::kNone;  // why it is not exact, if it was not the limit of nodes
  int low = 0;
  int high = 0;
  std::optional<Seat> to_play;   // none at the end of the deal
  std::vector<MoveValue> moves;  // in listing order; empty unless asked for
  // If the exchange was open: the first best exchange in the order of Game::exchanges(). `line`
  // follows it, and there are no `moves`. None if the limit was reached.
  std::optional<Exchange> exchange;
  std::vector<ExchangeValue> exchanges;  // all, in that order; empty unless asked for
  std::vector<Move> line;    // empty unless asked for; always the first optimal card (rules 0.4)
  std::optional<int> place;  // in games without tricks: the place that the player can be sure of
  std::uint64_t nodes = 0;   // cards played by the search

  // Whether low is the value, even if the limit was reached before the moves or the line.
  bool is_proven() const { return low == high; }
};

// A yes or no.
struct Decision {
  bool yes;
  std::uint64_t nodes;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_SOLUTION_H_
