// What a player with only his own cards can be asked: which contract he names, what he exchanges,
// which card he plays.
//
//   absl::StatusOr<AdviceQuestion> question = question_of(partial);
//   question->known;                         // for PossibleWorlds::of
//   options_of(*question, worlds.front());   // the cards that he may play, ...

#ifndef MATADOR_SOLVER_ADVICE_QUESTION_H_
#define MATADOR_SOLVER_ADVICE_QUESTION_H_

#include <optional>
#include <set>
#include <variant>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/games/game.h"
#include "solver/inference/knowledge.h"
#include "solver/inference/possible.h"
#include "solver/tricks/move.h"

namespace matador {

// A deal of which one player sees only a part, as somebody asks about it.
struct PartialProblem {
  Problem problem;  // the cards of its deal and of its exchange are stand-ins
  Seen seen;
  std::optional<Seat> asker = {};
  std::optional<std::vector<Statement>> statements = {};
  std::set<Contract> contracts = {};  // that may be named; none: all
};

enum class AdviceKind { kContract, kExchange, kCard };

struct AdviceQuestion {
  AdviceKind kind;
  Knowledge known;
  // The possible tasks: one for each contract that may be named; else one.
  std::vector<Task> models;
  bool may_pass = false;  // instead of naming a contract
  // Who names it by what he guesses of his own cards, if the asker pushes.
  std::optional<Seat> pushes_to = {};
};

// What an exchange is while the talon lies face down: the cards set aside, and how many are taken.
struct BlindSwap {
  CardSet discard;
  int take = 0;
  bool operator==(const BlindSwap&) const = default;
};

// Instead of a contract. All pass then, and the deal scores 0.
struct Pass {
  bool operator==(const Pass&) const = default;
};

// Instead of a contract, which the partner names then.
struct Push {
  bool operator==(const Push&) const = default;
};

// An exchange is known where the asker sees the talon.
using Option = std::variant<Contract, Push, Pass, BlindSwap, Exchange, Move>;

// The contract, where there is none and the asker may name one; else the exchange, where it is
// open and his; else the card. InvalidArgument, with a sentence for people, where none of them can
// be asked.
absl::StatusOr<AdviceQuestion> question_of(const PartialProblem& partial);

// An exchange as it is an option: without the cards taken, unless the declarer sees them before.
Option swap_of(const Game& game, const Exchange& exchange);

// In listing order (rules 0.4), to push and to pass last. InvalidArgument where it is not he who is
// to play, or, in bridge, his dummy.
absl::StatusOr<std::vector<Option>> options_of(const AdviceQuestion& question, const World& world);

// Contracts and exchanges are chosen by the score, where the game has one; cards by what the game
// is solved for.
Objective usual_objective(const AdviceQuestion& question);

// Whether less is better: tricks in a contract whose declarer shuns them, and penalties.
// InvalidArgument where that differs from contract to contract.
absl::StatusOr<bool> less_is_better(const AdviceQuestion& question, Objective objective);

}  // namespace matador

#endif  // MATADOR_SOLVER_ADVICE_QUESTION_H_
