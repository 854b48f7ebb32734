#include "solver/advice/advise.h"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <utility>

#include "solver/advice/settled_exchanges.h"
#include "solver/advice/valuation.h"
#include "solver/inference/possible.h"

namespace matador {
namespace {

// After each batch of worlds, options that are far behind leave the race. Contracts take long to
// solve, and few of them are near the best.
constexpr std::size_t kBatch = 20;
constexpr std::size_t kBatchForContracts = 8;

std::size_t batch_of(const AdviceQuestion& question) {
  return question.kind == AdviceKind::kContract ? kBatchForContracts : kBatch;
}

// The option that is left in the end is tried in at least this number of worlds.
constexpr std::uint64_t kWorldsOfTheLastOption = 20;

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

// What ended the race.
enum class End { kAll, kStop, kNodes, kEnough, kUnsolved };

// The number of worlds in which the exchanges that go with a contract are compared.
constexpr std::size_t kWorldsForExchanges = kWorldsForContracts;

// The limit of nodes for a batch of worlds on several threads; 0: none. The worlds within the limit
// do not depend on the threads: a world gets what the worlds before it leave, and more if some of
// these are not done yet.
class Batch {
 public:
  Batch(std::size_t worlds, std::uint64_t node_limit) : limit_(node_limit), nodes_(worlds) {}

  // The limit of a world, 0: no limit. None if the worlds before it have taken more than all.
  std::optional<std::uint64_t> limit_of(std::size_t world) const {
    if (limit_ == 0) return 0;
    const std::uint64_t taken = taken_before(world);
    if (taken > limit_) return std::nullopt;
    return std::max<std::uint64_t>(1, limit_ - taken);
  }
  std::uint64_t taken_before(std::size_t world) const {
    std::uint64_t taken = 0;
    for (std::size_t i = 0; i < world; ++i) taken += nodes_[i];
    return taken;
  }
  void note(std::size_t world, std::uint64_t nodes) { nodes_[world] = nodes; }

 private:
  std::uint64_t limit_;
  std::vector<std::atomic<std::uint64_t>> nodes_;  // of the worlds that are done
};

// The values of worlds that were solved elsewhere, by their number.
class SolvedElsewhere {
 public:
  SolvedElsewhere(const std::vector<SolvedWorld>& solved, std::size_t options) {
    for (const SolvedWorld& one : solved) {
      const bool fits = one.asked.size() == options && one.found.values.size() == options &&
                        one.found.won.size() == options;
      if (fits) worlds_[one.world] = &one;
    }
  }

  // None if it is missing, or an option that is still running was not asked about.
  const WorldValues* find(std::size_t world, const std::vector<bool>& running) const {
    const auto found = worlds_.find(world);
    if (found == worlds_.end()) return nullptr;
    const std::vector<bool>& asked = found->second->asked;
    for (std::size_t i = 0; i < running.size(); ++i) {
      if (running[i] && !asked[i]) return nullptr;
    }
    return &found->second->found;
  }

 private:
  std::map<std::size_t, const SolvedWorld*> worlds_;
};

void add(const Valuation& valuation, const World& world, const WorldValues& found, Race& race) {
  race.add(found.values, valuation.guesses(world),
           found.tells_winner ? found.won : std::vector<double>{});
}

// Lets the options leave that are far behind. True if then only one is left, tried often enough.
bool ends_with_batch(Race& race) {
  race.end_batch();
  return race.is_decided() && race.worlds() >= kWorldsOfTheLastOption;
}

// Settles the exchange of each contract, and returns the nodes of that, as far as the limit and the
// time allow.
absl::StatusOr<std::uint64_t> settle_exchanges(AdviceQuestion& question, const Worlds& worlds,
                                               Objective objective, bool less_is_better,
                                               std::uint64_t node_limit, const Workers& workers) {
  const std::size_t count =
      worlds.all ? worlds.worlds.size() : std::min(kWorldsForExchanges, worlds.worlds.size());
  Batch batch(count, node_limit);
  std::vector<absl::StatusOr<ExchangeValues>> found(count, ExchangeValues{.proven = false});
  const std::size_t done = workers(count, [&](std::size_t i, Solver& solver) {
    const std::optional<std::uint64_t> limit = batch.limit_of(i);
    if (!limit) return;
    found[i] = exchange_values(question, worlds.worlds[i], objective, solver, *limit);
    if (found[i].ok()) batch.note(i, found[i]->nodes);
  });
  ExchangeSums sums(question.models.size());
  std::uint64_t nodes = 0;
  for (std::size_t i = 0; i < done; ++i) {
    if (!found[i].ok()) return found[i].status();
    nodes += found[i]->nodes;
    if (!found[i]->proven || (node_limit > 0 && nodes > node_limit)) break;
    sums.add(*found[i]);
  }
  sums.settle(question, less_is_better);
  return nodes;
}

// Why work ended early. The clock of the workers, or of the search for worlds, may be ahead.
StopReason reason_of(const Stop& stop) {
  return stop.reason() == StopReason::kInterrupt ? StopReason::kInterrupt : StopReason::kSeconds;
}

// What a race needs: what is asked, in which worlds, and what may be chosen.
struct Course {
  AdviceQuestion question;
  PossibleWorlds possible;
  Worlds worlds;
  Objective objective;
  bool less_is_better;
  std::vector<Option> options;
  std::uint64_t nodes = 0;  // those that were needed to settle exchanges
};

absl::StatusOr<Course> course_of(const PartialProblem& partial, const AdviceWanted& wanted,
                                 const Stop& finding, const Workers& workers) {
  absl::StatusOr<AdviceQuestion> question = question_of(partial);
  if (!question.ok()) return question.status();
  absl::StatusOr<PossibleWorlds> possible = PossibleWorlds::of(question->known);
  if (!possible.ok()) return possible.status();
  const std::uint64_t usual =
      question->kind == AdviceKind::kCard ? kWorldsForCards : kWorldsForContracts;
  absl::StatusOr<Worlds> worlds = find_worlds(*possible, {.worlds = wanted.worlds.value_or(usual),
                                                          .enumerate = wanted.enumerate,
                                                          .seed = wanted.seed,
                                                          .stop = &finding,
                                                          .sensible = wanted.sensible});
  if (!worlds.ok()) return worlds.status();
  const Objective objective = wanted.objective.value_or(usual_objective(*question));
  if (objective != Objective::kScore) question->may_pass = false;
  absl::StatusOr<std::vector<Option>> options = options_of(*question, worlds->worlds.front());
  if (!options.ok()) return options.status();
  const absl::StatusOr<bool> less = less_is_better(*question, objective);
  if (!less.ok()) return less.status();
  std::uint64_t nodes = 0;
  if (is_exchange_to_settle(*question)) {
    const absl::StatusOr<std::uint64_t> settled =
        settle_exchanges(*question, *worlds, objective, *less, wanted.node_limit, workers);
    if (!settled.ok()) return settled.status();
    nodes = *settled;
  }
  return Course{*std::move(question),
                *std::move(possible),
                *std::move(worlds),
                objective,
                *less,
                *std::move(options),
                nodes};
}

// Tells an opinion whenever one more of the first worlds of a batch is solved. With several threads
// the last ones may count worlds that are beyond a limit of nodes, and so not in the advice.
class Opinions {
 public:
  // `race`: as it was before the batch, which begins with the world number `first`.
  Opinions(const Course& course, const Valuation& valuation, const AdviceWanted& wanted,
           const Race& race, std::size_t first)
      : course_(course), valuation_(valuation), tell_(wanted.tell), race_(race), next_(first) {}

  void note(std::size_t world, const WorldValues& found) {
    if (!tell_ || !found.proven) return;
    const std::lock_guard lock(mutex_);
    waiting_.emplace(world, found);
    if (world != next_) return;
    for (; !waiting_.empty() && waiting_.begin()->first == next_; ++next_) {
      add(valuation_, course_.worlds.worlds[next_], waiting_.begin()->second, race_);
      waiting_.erase(waiting_.begin());
    }
    const std::size_t best = race_.best();
    tell_({course_.question, course_.objective, course_.options[best], race_.standing(best)});
  }

 private:
  const Course& course_;
  const Valuation& valuation_;
  const std::function<void(const Opinion&)>& tell_;
  Race race_;
  std::size_t next_;                            // the first world that is not solved
  std::map<std::size_t, WorldValues> waiting_;  // those solved before it
  std::mutex mutex_;
};

// The race over what others have solved.
End run_again(const Course& course, const Valuation& valuation, const SolvedElsewhere& solved,
              bool may_leave, Race& race) {
  const std::vector<World>& worlds = course.worlds.worlds;
  const std::size_t batch_size = batch_of(course.question);
  for (std::size_t i = 0; i < worlds.size(); ++i) {
    const WorldValues* found = solved.find(i, race.running());
    if (found == nullptr) return End::kUnsolved;
    add(valuation, worlds[i], *found, race);
    const bool is_last = (i + 1) % batch_size == 0 || i + 1 == worlds.size();
    if (may_leave && is_last && ends_with_batch(race)) break;
  }
  return End::kAll;
}

// Runs the race over the worlds, batch by batch.
absl::StatusOr<End> run(const Course& course, const Valuation& valuation,
                        const AdviceWanted& wanted, const Workers& workers, const Stop& stop,
                        Race& race) {
  const Worlds& worlds = course.worlds;
  const std::size_t batch_size = batch_of(course.question);
  const std::uint64_t node_limit = wanted.node_limit;
  // If all worlds are looked at, every option is tried in each of them.
  const bool may_leave = !worlds.all && !wanted.all_options;
  if (wanted.solved) {
    const SolvedElsewhere solved(*wanted.solved, race.running().size());
    return run_again(course, valuation, solved, may_leave, race);
  }
  std::uint64_t left = node_limit - std::min(node_limit, course.nodes);
  std::uint64_t played = 0;
  const auto are_enough = [&](std::uint64_t nodes, std::uint64_t count) {
    return wanted.enough_nodes > 0 && !worlds.all && nodes >= wanted.enough_nodes &&
           count >= kFewestWorlds && count < worlds.worlds.size();
  };
  for (std::size_t first = 0; first < worlds.worlds.size(); first += batch_size) {
    if (stop.reached()) return End::kStop;
    const std::size_t count = std::min(batch_size, worlds.worlds.size() - first);
    if (node_limit > 0 && left == 0) return End::kNodes;
    Batch batch(count, left);
    Opinions opinions(course, valuation, wanted, race, first);
    std::vector<absl::StatusOr<WorldValues>> found(count, WorldValues{.proven = false});
    const std::size_t done = workers(count, [&](std::size_t i, Solver& solver) {
      const std::optional<std::uint64_t> limit = batch.limit_of(i);
      if (!limit || are_enough(played + batch.taken_before(i), race.worlds() + i)) return;
      found[i] = valuation.in(worlds.worlds[first + i], race.running(), solver, *limit);
      if (!found[i].ok()) return;
      batch.note(i, found[i]->nodes);
      opinions.note(first + i, *found[i]);
    });
    for (std::size_t i = 0; i < done; ++i) {
      if (!found[i].ok()) return found[i].status();
      if (node_limit > 0) {
        if (!found[i]->proven || found[i]->nodes > left) return End::kNodes;
        left -= found[i]->nodes;
      }
      add(valuation, worlds.worlds[first + i], *found[i], race);
      played += found[i]->nodes;
      if (are_enough(played, race.worlds())) return End::kEnough;
    }
    if (done < count) return End::kStop;
    if (may_leave && ends_with_batch(race)) break;
  }
  return End::kAll;
}

// At most half of the time is for finding the worlds.
Stop stop_after(const AdviceWanted& wanted, double share) {
  Stop stop(wanted.interrupt);
  stop.allow(wanted.seconds * share);
  return stop;
}

}  // namespace

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
  const absl::StatusOr<Course> course = course_of(partial, wanted, finding, workers);
  if (!course.ok()) return course.status();
  const std::vector<World>& worlds = course->worlds.worlds;
  const std::vector<Option>& options = course->options;
  std::vector<bool> asked(options.size(), part.among.empty());
  for (const std::size_t option : part.among) {
    if (option >= options.size()) return absl::InvalidArgumentError("there is no such option");
    asked[option] = true;
  }
  const std::size_t all = worlds.size();
  const std::size_t end = std::min<std::size_t>(all, wanted.worlds.value_or(all));
  const std::size_t count = part.first < end ? (end - part.first - 1) / part.step + 1 : 0;
  const Valuation valuation(course->question, options, course->objective);
  std::vector<absl::StatusOr<WorldValues>> found(count, WorldValues{});
  const std::size_t done = workers(count, [&](std::size_t i, Solver& solver) {
    found[i] = valuation.in(worlds[part.first + i * part.step], asked, solver);
  });
  WorldsAnswer answer{
      .found = all, .all = course->worlds.all, .batch = batch_of(course->question), .solved = {}};
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
  absl::StatusOr<Course> course = course_of(partial, wanted, finding, workers);
  if (!course.ok()) return course.status();
  const Worlds& worlds = course->worlds;
  const std::vector<Option>& options = course->options;

  Race race(options.size(), course->less_is_better);
  const Valuation valuation(course->question, options, course->objective);
  if (!worlds.all) expect(valuation, course->possible, wanted, finding, race);
  const absl::StatusOr<End> end = run(*course, valuation, wanted, workers, stop, race);
  if (!end.ok()) return end.status();
  if (race.worlds() == 0 && *end == End::kNodes) {
    return absl::ResourceExhaustedError("no world was solved within the limit of nodes");
  }
  if (race.worlds() == 0) return no_world(stop.reason());
  Advice advice{.question = std::move(course->question),
                .objective = course->objective,
                .less_is_better = course->less_is_better,
                .options = {},
                .best = race.best(),
                .exact = worlds.all && *end == End::kAll,
                .worlds = race.worlds(),
                .found = worlds.worlds.size(),
                .tried = worlds.tried,
                .gave_up = worlds.gave_up,
                .judged = worlds.judged,
                .out_of_nodes = *end == End::kNodes,
                .had_enough = *end == End::kEnough};
  if (*end == End::kStop || worlds.stopped) advice.stopped = reason_of(stop);
  advice.clear = advice.exact || race.is_clear();
  for (std::size_t i = 0; i < options.size(); ++i) {
    Standing standing = race.standing(i);
    Estimate behind = race.lead(advice.best, i);
    if (advice.exact) {  // over all worlds there is no chance
      standing.value = {.mean = standing.value.mean};
      if (standing.won) standing.won->interval = {standing.won->share, standing.won->share};
      behind = {.mean = behind.mean};
    }
    advice.options.push_back({options[i], standing, behind});
  }
  return advice;
}

}  // namespace matador
