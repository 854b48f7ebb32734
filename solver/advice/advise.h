// What to do with only one's own cards: every option in the same worlds, each world solved with
// open cards, and the best on average.
//
//   absl::StatusOr<Advice> advice = advise(partial, {.worlds = 100}, workers);
//   advice->options[advice->best]
//
// Known weakness: in a world solved with open cards everybody sees all cards from then on. So
// nothing is won by hiding or by finding out, and a decision that can be put off always is.

#ifndef MATADOR_SOLVER_ADVICE_ADVISE_H_
#define MATADOR_SOLVER_ADVICE_ADVISE_H_

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/advice/question.h"
#include "solver/advice/race.h"
#include "solver/solve.h"
#include "solver/stop.h"

namespace matador {

// Does the work: calls `work` for 0, 1, ... `count` - 1, on as many threads as it likes,
// each with a solver of its own, beginning in this order. Returns how many are done: fewer, the
// first ones, where time is up.
using Work = std::function<void(std::size_t item, Solver& solver)>;
using Workers = std::function<std::size_t(std::size_t count, const Work& work)>;

struct AdviceWanted {
  std::optional<Objective> objective = {};   // else the usual one of the question
  std::optional<std::uint64_t> worlds = {};  // of a sample; else as many as below
  std::uint64_t enumerate = 2000;            // so many worlds are all looked at
  std::uint64_t seed = 1;
  // After so many no further worlds are begun; half of them at most are for finding the worlds.
  // 0: as long as it takes.
  double seconds = 0;
  // Where not null: once it is true, it ends with the worlds that are solved by then.
  const std::atomic<bool>* interrupt = nullptr;
  // The worlds count, in their order, as long as the cards that the search plays in them are no
  // more in all; 0: no limit. The same answer on every machine.
  std::uint64_t node_limit = 0;
};
inline constexpr std::uint64_t kWorldsForCards = 200;
inline constexpr std::uint64_t kWorldsForContracts = 40;  // and exchanges

struct AdvisedOption {
  Option option;
  Standing standing;
  Estimate behind = {};  // of the best option over this one, in the same worlds
};

struct Advice {
  AdviceQuestion question;
  Objective objective;
  bool less_is_better = false;
  std::vector<AdvisedOption> options;      // in listing order; by value as the asker's side sees it
  std::size_t best = 0;                    // the first of the best
  bool clear = true;                       // the best is ahead by more than chance
  bool exact = true;                       // over all worlds
  std::uint64_t worlds = 0;                // solved
  std::uint64_t found = 0;                 // worlds found ...
  std::uint64_t tried = 0;                 // ... among so many candidates
  bool gave_up = false;                    // so many that it looked no further for more worlds
  StopReason stopped = StopReason::kNone;  // by time, or by the interrupt
  bool out_of_nodes = false;
};

// InvalidArgument or NotFound, with a sentence for people, where there is nothing to ask or no such
// world; DeadlineExceeded, Cancelled or ResourceExhausted where none was solved before the end.
// The same answer for the same seed, on any threads, unless it was stopped.
absl::StatusOr<Advice> advise(const PartialProblem& partial, const AdviceWanted& wanted,
                              const Workers& workers);

}  // namespace matador

#endif  // MATADOR_SOLVER_ADVICE_ADVISE_H_
