#include "solver/advice/advise.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#include "solver/advice/course.h"
#include "solver/advice/first_opinion.h"
#include "solver/advice/run.h"
#include "solver/advice/standings.h"
#include "solver/advice/valuation.h"
#include "solver/games/objectives.h"
#include "solver/hand_on.h"
#include "solver/inference/possible.h"

namespace matador {
namespace {

// The number of further worlds that are not solved, if their values can be guessed.
constexpr std::uint64_t kWorldsOfGuesses = 1000;

// The expected values of the options, by guesses in a separate sample.
void expect(const Valuation& valuation, const PossibleWorlds& possible, const AdviceWanted& wanted,
            const Stop& stop, Race& race) {
  if (!valuation.has_guesses()) return;
  const absl::StatusOr<Worlds> others = find_worlds(possible, {.worlds = kWorldsOfGuesses,
                                                               .enumerate = 0,
                                                               .seed = wanted.seed + 1,
                                                               .stop = &stop,
                                                               .sensible = wanted.sensible});
  if (!others.ok()) return;
  std::vector<std::vector<double>> guesses;
  for (const World& world : others->worlds) guesses.push_back(valuation.guesses(world));
  race.expect(std::move(guesses));
}

// Why work ended early. The clock of the workers, or of the search for worlds, may be ahead.
StopReason reason_of(const Stop& stop) {
  return stop.reason() == StopReason::kInterrupt ? StopReason::kInterrupt : StopReason::kSeconds;
}

// At most half of the time is for finding the worlds.
Stop stop_after(const AdviceWanted& wanted, double share) {
  Stop stop(wanted.interrupt);
  stop.allow(wanted.seconds * share);
  return stop;
}

}  // namespace

Interval ends_of_values(const Advice& advice) {
  const AdviceQuestion& question = advice.question;
  const bool may_be_raised =
      advice.objective == Objective::kScore && !question.known.model.play.empty();
  if (may_be_raised || question.may_pass || question.pushes_to) return kNoEnds;
  Interval ends{kNoEnd, -kNoEnd};
  for (const Task& task : question.models) {
    const std::optional<ValueRange> values = range_of_values(task, advice.objective);
    if (!values) return kNoEnds;
    ends = {std::min<double>(ends.low, values->least), std::max<double>(ends.high, values->most)};
  }
  return ends;
}

Workers this_thread(Solver& solver, const std::atomic<bool>* interrupt, double seconds) {
  Stop stop(interrupt);
  stop.allow(seconds);
  return [&solver, stop](std::size_t count, const Work& work) {
    std::size_t done = 0;
    for (; done < count && !stop.reached(); ++done) work(done, solver);
    return done;
  };
}

absl::StatusOr<WorldsAnswer> solve_worlds(const PartialProblem& partial, const AdviceWanted& wanted,
                                          const WorldsPart& part, const Workers& workers) {
  const Stop finding = stop_after(wanted, 0.5);
  MATADOR_ASSIGN_OR_RETURN(const Course course, course_of(partial, wanted, finding, workers));
  const std::vector<World>& worlds = course.worlds.worlds;
  const std::vector<Option>& options = course.options;
  std::vector<bool> asked(options.size(), part.among.empty());
  for (const std::size_t option : part.among) {
    if (option >= options.size()) return absl::InvalidArgumentError("there is no such option");
    asked[option] = true;
  }
  const std::size_t all = worlds.size();
  const std::size_t end = std::min<std::size_t>(all, wanted.worlds.value_or(all));
  const std::size_t count = part.first < end ? (end - part.first - 1) / part.step + 1 : 0;
  const Valuation valuation(course.question, options, course.objective);
  std::vector<absl::StatusOr<WorldValues>> found(count, WorldValues{});
  const std::size_t done = workers(count, [&](std::size_t i, Solver& solver) {
    found[i] = valuation.in(worlds[part.first + i * part.step], asked, solver);
  });
  WorldsAnswer answer{
      .found = all, .all = course.worlds.all, .batch = batch_of(course.question), .solved = {}};
  for (std::size_t i = 0; i < done; ++i) {
    if (!found[i].ok()) return found[i].status();
    answer.solved.push_back({part.first + i * part.step, asked, *std::move(found[i])});
  }
  return answer;
}

absl::StatusOr<Advice> advise(const PartialProblem& partial, const AdviceWanted& wanted,
                              const Workers& workers) {
  const Stop stop = stop_after(wanted, 1);
  const Stop finding = stop_after(wanted, 0.5);
  MATADOR_ASSIGN_OR_RETURN(Course course, course_of(partial, wanted, finding, workers));
  const Worlds& worlds = course.worlds;

  Race race(course.options.size(), course.less_is_better);
  const Valuation valuation(course.question, course.options, course.objective);
  if (!worlds.all) expect(valuation, course.possible, wanted, finding, race);
  tell_first_opinion(course, valuation, wanted, workers, race);
  MATADOR_ASSIGN_OR_RETURN(const End end, run(course, valuation, wanted, workers, stop, race));
  if (race.worlds() == 0 && end == End::kNodes) {
    return absl::ResourceExhaustedError("no world was solved within the limit of nodes");
  }
  if (race.worlds() == 0) return no_world(stop.reason());
  Advice advice = advice_after(course, race, worlds.all && end == End::kAll);
  advice.out_of_nodes = end == End::kNodes;
  advice.had_enough = end == End::kEnough;
  if (end == End::kStop || worlds.stopped) advice.stopped = reason_of(stop);
  return advice;
}

}  // namespace matador
