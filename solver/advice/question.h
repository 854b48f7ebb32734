// The questions for a player who sees only his own cards: which contract to name, what to exchange,
// which card to play.
//
//   absl::StatusOr<AdviceQuestion> question = question_of(partial);
//   question->known;                         // for PossibleWorlds::of

#ifndef MATADOR_SOLVER_ADVICE_QUESTION_H_
#define MATADOR_SOLVER_ADVICE_QUESTION_H_

#include <optional>
#include <set>
#include <variant>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "solver/games/game.h"
#include "solver/inference/information_set.h"
#include "solver/inference/possible.h"
#include "solver/tricks/move.h"

namespace matador {

// ---- Question -----------------------------------------------------------------------------------

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
// question lacks (Lack), if none of these can be asked.
absl::StatusOr<AdviceQuestion> question_of(const PartialProblem& partial);

// The score for contracts and exchanges, if the game has one; for cards the objective for which the
// game is usually solved.
Objective usual_objective(const AdviceQuestion& question);

// Whether less is better: tricks in a contract whose declarer shuns them, and penalties.
// InvalidArgument if that differs from contract to contract.
absl::StatusOr<bool> less_is_better(const AdviceQuestion& question, Objective objective);

// ---- Options ------------------------------------------------------------------------------------
// What may be chosen where a question is asked: contracts, exchanges or cards.
//
//   options_of(*question, worlds.front());   // the cards that he may play, ...

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

// ---- Lack ---------------------------------------------------------------------------------------

// What a question lacks, on the status that says so: for those who know how it can be given.
//
//   absl::Status status = lacking(Lack::kTalon, invalid("..."));
//   lack_of(status) == Lack::kTalon
enum class Lack {
  kObserver,  // several hands are known, and nobody says whose question it is
  kTalon,     // the observer has taken up cards that nobody names
};

absl::Status lacking(Lack lack, absl::Status status);
std::optional<Lack> lack_of(const absl::Status& status);

}  // namespace matador

#endif  // MATADOR_SOLVER_ADVICE_QUESTION_H_
