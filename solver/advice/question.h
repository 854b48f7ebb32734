// The questions for a player who sees only his own cards: which contract to name, what to exchange,
// which card to play.
//
//   absl::StatusOr<AdviceQuestion> question = question_of(partial);
//   question->known;                         // for PossibleWorlds::of

#ifndef MATADOR_SOLVER_ADVICE_QUESTION_H_
#define MATADOR_SOLVER_ADVICE_QUESTION_H_

#include <optional>
#include <set>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/games/game.h"
#include "solver/inference/information_set.h"
#include "solver/inference/possible.h"

namespace matador {

// A question about a deal of which one player sees only a part.
struct PartialProblem {
  Problem problem;  // the cards of its deal and exchange are placeholders
  Seen seen;
  std::optional<Seat> observer = {};
  std::optional<std::vector<Statement>> statements = {};
  std::set<Contract> contracts = {};     // that may be named; none: all
  std::optional<Expression> where = {};  // a condition that is known to hold
};

enum class AdviceKind { kContract, kExchange, kCard };

struct AdviceQuestion {
  AdviceKind kind;
  InformationSet known;
  // The possible tasks: one for each contract that may be named; else one.
  std::vector<Task> models;
  bool may_pass = false;  // instead of naming a contract
  // If the observer may push: the partner, who then names the contract by guesses from his own
  // cards.
  std::optional<Seat> pushes_to = {};
  // Nobody is said to declare: the observer is taken to have won the forced auction.
  bool assumes_declarer = false;
};

// Asks for the contract if there is none and the observer may name one; else for the exchange if it
// is open and his; else for the card. InvalidArgument, with a sentence for people and with what the
// question lacks (lack.h), if none of these can be asked.
absl::StatusOr<AdviceQuestion> question_of(const PartialProblem& partial);

// The score for contracts and exchanges, if the game has one; for cards the objective for which the
// game is usually solved.
Objective usual_objective(const AdviceQuestion& question);

// Whether less is better: tricks in a contract whose declarer shuns them, and penalties.
// InvalidArgument if that differs from contract to contract.
absl::StatusOr<bool> less_is_better(const AdviceQuestion& question, Objective objective);

}  // namespace matador

#endif  // MATADOR_SOLVER_ADVICE_QUESTION_H_
