// Advice for a player who sees only his own cards: the values of every option in the same worlds,
// each solved with open cards, and the option that is best on average.
//
//   absl::StatusOr<Advice> advice = advise(partial, {.worlds = 100}, workers);
//   advice->options[advice->best]
//
// Known weakness: in a world solved with open cards everybody sees all cards from then on. So
// hiding cards or finding out where they lie gains nothing, and to put off a decision costs
// nothing.

#ifndef MATADOR_SOLVER_ADVICE_ADVISE_H_
#define MATADOR_SOLVER_ADVICE_ADVISE_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/advice/question.h"
#include "solver/advice/race.h"
#include "solver/advice/valuation.h"
#include "solver/solve.h"
#include "solver/stop.h"

namespace matador {

// Does the work: calls `work` for 0, 1, ... `count` - 1, on as many threads as it likes, each with
// a solver of its own, beginning in this order. Returns how many are done: fewer than `count`, the
// first ones, if time is up.
using Work = std::function<void(std::size_t item, Solver& solver)>;
using Workers = std::function<std::size_t(std::size_t count, const Work& work)>;

// The thread that asks is the only worker. It begins nothing new after an interrupt, or after
// `seconds`; 0: no limit. The solver outlives the workers.
Workers this_thread(Solver& solver, const Interrupt* interrupt = nullptr, double seconds = 0);

// A world that was solved by another process: its place among the worlds of advise(), and the
// values of the options that were `asked` about.
struct SolvedWorld {
  std::size_t world = 0;
  std::vector<bool> asked;
  WorldValues found;
};

struct Advice;

struct AdviceWanted {
  std::optional<Objective> objective = {};   // none: usual_objective()
  std::optional<std::uint64_t> worlds = {};  // of a sample; none: one of the numbers below
  std::uint64_t enumerate = 2000;  // if there are at most that many worlds, all are looked at
  std::uint64_t seed = 1;
  bool sensible = false;  // only worlds as in WorldsWanted::sensible
  // Every option is tried in every world, also one that is far behind.
  bool all_options = false;
  // After that time no further world is begun. At most half of it is for finding the worlds. 0: no
  // limit.
  double seconds = 0;
  // Once it is set, advise() ends with the worlds that are solved by then. May be null.
  const Interrupt* interrupt = nullptr;
  // The most cards that the search plays in all worlds together; 0: no limit. The worlds that are
  // within it, in their order, count. The answer is the same on every machine.
  std::uint64_t node_limit = 0;
  // If the search would play more cards than this with one world more, at the mean of those before,
  // the worlds of a sample are enough, once there are kFewestWorlds, or for a card
  // kFewestWorldsForCards; 0: all are wanted. The same on every machine, too.
  std::uint64_t enough_nodes = 0;
  // The worlds that solve_worlds() has solved elsewhere, in any order: then none is solved here,
  // and the race ends with the first one that is missing.
  std::optional<std::vector<SolvedWorld>> solved = {};
  // Is called with what the advice would be after the first worlds, while others are in work: one
  // after the other, each over more worlds than the one before, by one thread at a time. Where the
  // first world takes long, the first of these is by guesses, or after a world that is quick to
  // solve. The answer does not hang on it. May be empty.
  std::function<void(const Advice& so_far)> tell = {};
};
inline constexpr std::uint64_t kWorldsForCards = 200;
inline constexpr std::uint64_t kWorldsForContracts = 40;  // and exchanges
inline constexpr std::uint64_t kFewestWorlds = 8;
inline constexpr std::uint64_t kFewestWorldsForCards = 2;

struct AdvisedOption {
  Option option;
  Standing standing;
  Estimate behind = {};  // the lead of the best option over this one
};

struct Advice {
  AdviceQuestion question;
  Objective objective;
  bool less_is_better = false;
  // The observer is on the declaring side. For a card this is the same in every world, though his
  // partner may differ.
  bool declares = false;
  std::vector<AdvisedOption> options;  // in listing order; by value as the observer's side sees it
  std::size_t best = 0;                // the first of the best
  bool clear = true;                   // the best is ahead by more than chance
  bool exact = true;                   // over all worlds
  std::uint64_t worlds = 0;            // solved
  std::uint64_t found = 0;             // the number of worlds found
  std::uint64_t tried = 0;             // the number of candidates looked at for them
  bool gave_up = false;                // it stopped looking for more worlds
  // Worlds were left out in which the declarer would not have named the contract.
  bool judged = false;
  StopReason stopped = StopReason::kNone;  // by time, or by the interrupt
  bool out_of_nodes = false;
  bool guessed = false;     // AdviceWanted::tell alone: no world is solved, the values are guesses
  bool had_enough = false;  // by AdviceWanted::enough_nodes, with fewer worlds than were found
};

// The values that an option can have, wherever the cards lie; kNoEnds where nobody has counted
// them: for a score in play, which may have been raised, and where another may name the contract.
Interval ends_of_values(const Advice& advice);

// InvalidArgument or NotFound, with a sentence for people, if there is no question or no possible
// world; DeadlineExceeded, Cancelled or ResourceExhausted if no world was solved before the end.
// The answer depends on the seed and not on the threads, unless it was stopped.
absl::StatusOr<Advice> advise(const PartialProblem& partial, const AdviceWanted& wanted,
                              const Workers& workers);

// A part of the work of advise(), for processes that share no memory: the worlds number `first`,
// `first` + `step`, ... below `wanted.worlds`, or of all worlds if those are few. With the same
// question, worlds, enumerate and seed, world 17 is the same in every part and in advise().
struct WorldsPart {
  std::size_t first = 0;
  std::size_t step = 1;
  std::vector<std::size_t> among = {};  // the options to ask about; none: all
};
struct WorldsAnswer {
  std::size_t found = 0;  // all worlds that there are, or the number of the sample
  bool all = false;
  std::size_t batch = 0;            // options may leave the race after each batch of this size
  std::vector<SolvedWorld> solved;  // fewer if the time was up
};
// Errors are those of advise(); also InvalidArgument for an option that is not there.
absl::StatusOr<WorldsAnswer> solve_worlds(const PartialProblem& partial, const AdviceWanted& wanted,
                                          const WorldsPart& part, const Workers& workers);

}  // namespace matador

#endif  // MATADOR_SOLVER_ADVICE_ADVISE_H_
