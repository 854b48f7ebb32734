// What may be chosen where a question is asked: contracts, exchanges or cards.
//
//   options_of(*question, worlds.front());   // the cards that he may play, ...

#ifndef MATADOR_SOLVER_ADVICE_OPTIONS_H_
#define MATADOR_SOLVER_ADVICE_OPTIONS_H_

#include <variant>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/advice/question.h"
#include "solver/games/game.h"
#include "solver/inference/possible.h"
#include "solver/tricks/move.h"

namespace matador {

// An exchange while the talon lies face down, without looking: the cards set aside, and the number
// taken.
struct BlindExchange {
  CardSet discard;
  int take = 0;
  bool operator==(const BlindExchange&) const = default;
};

// Passing instead of naming a contract. Then all pass, and the deal scores 0.
struct Pass {
  bool operator==(const Pass&) const = default;
};

// Leaving the contract to the partner.
struct Push {
  bool operator==(const Push&) const = default;
};

// Exchange instead of BlindExchange: if the observer sees the talon.
using Option = std::variant<Contract, Push, Pass, BlindExchange, Exchange, Move>;

// An exchange as an option: without the cards taken, unless the declarer sees them before.
Option exchange_option(const Game& game, const Exchange& exchange);

// The options in listing order (rules 0.4), pushing and passing last. InvalidArgument if neither
// the observer nor his dummy is to play.
absl::StatusOr<std::vector<Option>> options_of(const AdviceQuestion& question, const World& world);

}  // namespace matador

#endif  // MATADOR_SOLVER_ADVICE_OPTIONS_H_
