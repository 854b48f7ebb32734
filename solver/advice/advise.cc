#include "solver/advice/advise.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/min_element.hpp>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/advice/question.h"
#include "solver/advice/race.h"
#include "solver/advice/valuation.h"
#include "solver/games/game.h"
#include "solver/games/objectives.h"
#include "solver/hand_on.h"
#include "solver/inference/possible.h"
#include "solver/solve.h"
#include "solver/stop.h"

namespace matador {
namespace {

// The limit of nodes for several worlds that are solved at the same time; 0: none. The worlds
// within the limit do not depend on the threads: a world gets what the worlds before it leave, and
// more if some of these are not done yet.
class NodeBudget {
 public:
  NodeBudget(std::size_t worlds, std::uint64_t node_limit) : limit_(node_limit), nodes_(worlds) {}

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

// The exchange that goes with a contract which a player thinks of naming after he has seen the
// talon. He exchanges before he knows where the other cards lie, so it is one exchange for all
// worlds: the one that is best on average over them. The best of each world would flatter the
// contract. Asked for a contract if the observer sees all cards that he can exchange.
bool is_exchange_to_settle(const AdviceQuestion& question) {
  const Task& model = question.models.front();
  return question.kind == AdviceKind::kContract && model.game->info().sees_talon &&
         !model.exchange && question.known.seen.talon.size() == model.deal.talon().size();
}

// The values of all exchanges in one world, by model.
struct ExchangeValues {
  std::vector<std::vector<ExchangeValue>> by_model = {};
  bool proven = true;  // false: the limit was reached
  std::uint64_t nodes = 0;
};

absl::StatusOr<ExchangeValues> exchange_values(const AdviceQuestion& question, const World& world,
                                               Objective objective, Solver& solver,
                                               std::uint64_t node_limit) {
  ExchangeValues found;
  for (const Task& model : question.models) {
    MATADOR_ASSIGN_OR_RETURN(
        Solution solution,
        solver.solve(in_world(model, world),
                     {.objective = objective, .exchanges = true, .node_limit = node_limit}));
    found.nodes += solution.nodes;
    found.proven = found.proven && solution.exact;
    found.by_model.push_back(std::move(solution.exchanges));
  }
  return found;
}

class ExchangeSums {
 public:
  explicit ExchangeSums(std::size_t models) : sums_(models) {}

  void add(const ExchangeValues& values);
  // Gives each model the first of its best exchanges; nothing where no world was added.
  void settle(AdviceQuestion& question, bool less_is_better) const;

 private:
  struct Sum {
    Exchange exchange;
    std::int64_t values;
  };
  std::vector<std::vector<Sum>> sums_;  // by model, in the order of Game::exchanges()
};

void ExchangeSums::add(const ExchangeValues& values) {
  for (std::size_t model = 0; model < sums_.size(); ++model) {
    const std::vector<ExchangeValue>& exchanges = values.by_model[model];
    std::vector<Sum>& sums = sums_[model];
    for (std::size_t i = 0; i < exchanges.size(); ++i) {
      if (i == sums.size()) sums.push_back({exchanges[i].exchange, 0});
      sums[i].values += exchanges[i].value;
    }
  }
}

void ExchangeSums::settle(AdviceQuestion& question, bool less_is_better) const {
  const std::int64_t sign = less_is_better ? 1 : -1;
  for (std::size_t model = 0; model < sums_.size(); ++model) {
    if (sums_[model].empty()) continue;
    const auto best =
        ranges::min_element(sums_[model], {}, [&](const Sum& sum) { return sign * sum.values; });
    question.models[model].exchange = best->exchange;
  }
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

// The number of worlds in which the exchanges that go with a contract are compared.
constexpr std::size_t kWorldsForExchanges = kWorldsForContracts;

// Settles the exchange of each contract, and returns the nodes of that, as far as the limit and the
// time allow.
absl::StatusOr<std::uint64_t> settle_exchanges(AdviceQuestion& question, const Worlds& worlds,
                                               Objective objective, bool less_is_better,
                                               std::uint64_t node_limit, const Workers& workers) {
  const std::size_t count =
      worlds.all ? worlds.worlds.size() : std::min(kWorldsForExchanges, worlds.worlds.size());
  NodeBudget budget(count, node_limit);
  std::vector<absl::StatusOr<ExchangeValues>> found(count, ExchangeValues{.proven = false});
  const std::size_t done = workers(count, [&](std::size_t i, Solver& solver) {
    const std::optional<std::uint64_t> limit = budget.limit_of(i);
    if (!limit) return;
    found[i] = exchange_values(question, worlds.worlds[i], objective, solver, *limit);
    if (found[i].ok()) budget.note(i, found[i]->nodes);
  });
  ExchangeSums sums(question.models.size());
  std::uint64_t nodes = 0;
  for (std::size_t i = 0; i < done; ++i) {
    MATADOR_RETURN_IF_ERROR(found[i].status());
    nodes += found[i]->nodes;
    if (!found[i]->proven || (node_limit > 0 && nodes > node_limit)) break;
    sums.add(*found[i]);
  }
  sums.settle(question, less_is_better);
  return nodes;
}

// Errors are those of advise(). `finding`: ends the search for worlds.
absl::StatusOr<Course> course_of(const PartialProblem& partial, const AdviceWanted& wanted,
                                 const Stop& finding, const Workers& workers) {
  MATADOR_ASSIGN_OR_RETURN(AdviceQuestion question, question_of(partial));
  MATADOR_ASSIGN_OR_RETURN(PossibleWorlds possible, PossibleWorlds::of(question.known));
  const std::uint64_t usual =
      question.kind == AdviceKind::kCard ? kWorldsForCards : kWorldsForContracts;
  MATADOR_ASSIGN_OR_RETURN(Worlds worlds,
                           find_worlds(possible, {.worlds = wanted.worlds.value_or(usual),
                                                  .enumerate = wanted.enumerate,
                                                  .seed = wanted.seed,
                                                  .stop = &finding,
                                                  .sensible = wanted.sensible}));
  const Objective objective = wanted.objective.value_or(usual_objective(question));
  if (objective != Objective::kScore) question.may_pass = false;
  MATADOR_ASSIGN_OR_RETURN(std::vector<Option> options,
                           options_of(question, worlds.worlds.front()));
  MATADOR_ASSIGN_OR_RETURN(const bool less, less_is_better(question, objective));
  std::uint64_t nodes = 0;
  if (is_exchange_to_settle(question)) {
    MATADOR_ASSIGN_OR_RETURN(
        const std::uint64_t settled,
        settle_exchanges(question, worlds, objective, less, wanted.node_limit, workers));
    nodes = settled;
  }
  return Course{std::move(question),
                std::move(possible),
                std::move(worlds),
                objective,
                less,
                std::move(options),
                nodes};
}

// The cards of the model are placeholders, so the side is read off a world.
bool declares(const Course& course) {
  const InformationSet& known = course.question.known;
  const Task task = in_world(known.model, course.worlds.worlds.front());
  return task.game->declaring_side(task).contains(known.observer);
}

// The advice that a race has come to: after its first worlds, or at its end. `exact`: over all
// worlds, so that there is no chance. Why the race ended is for the caller to say.
Advice advice_after(const Course& course, const Race& race, bool exact) {
  Advice advice{.question = course.question,
                .objective = course.objective,
                .less_is_better = course.less_is_better,
                .declares = declares(course),
                .options = {},
                .best = race.best(),
                .exact = exact,
                .worlds = race.worlds(),
                .found = course.worlds.worlds.size(),
                .tried = course.worlds.tried,
                .gave_up = course.worlds.gave_up,
                .judged = course.worlds.judged};
  advice.clear = exact || race.is_clear();
  for (std::size_t i = 0; i < course.options.size(); ++i) {
    Standing standing = race.standing(i);
    Estimate behind = race.lead(advice.best, i);
    if (exact) {  // over all worlds there is no chance
      standing.value = {.mean = standing.value.mean};
      if (standing.won) standing.won->interval = {standing.won->share, standing.won->share};
      behind = {.mean = behind.mean};
    }
    advice.options.push_back({course.options[i], standing, behind});
  }
  return advice;
}

// Cards that the search may play for one world, and for all of them: about a tenth of a second.
constexpr std::uint64_t kNodesOfWorld = 40'000;
constexpr std::uint64_t kNodesOfAll = 600'000;

// In many worlds that are quick to solve all options are worth the same.
bool tells_something(const std::vector<double>& values) {
  return ranges::any_of(values, [&](double value) { return value != values.front(); });
}

// The first opinion of advice whose first world takes long: by guesses where there are such, else
// after the first worlds that are quick to solve, until one prefers an option. It is told at once,
// and the answer does not hang on it. `race`: before its first world. Tells nothing if no world is
// solved within a tenth of a second of work, or if nobody listens.
void tell_first_opinion(const Course& course, const Valuation& valuation,
                        const AdviceWanted& wanted, const Workers& workers, const Race& race) {
  if (!wanted.tell || wanted.solved) return;
  Race first(course.options.size(), course.less_is_better);
  const std::vector<World>& worlds = course.worlds.worlds;
  if (!race.expected().empty()) {
    for (const std::vector<double>& guesses : race.expected()) first.add(guesses);
    Advice glance = advice_after(course, first, /*exact=*/false);
    glance.guessed = true;
    return wanted.tell(glance);
  }
  workers(1, [&](std::size_t /*item*/, Solver& solver) {
    std::uint64_t played = 0;
    for (std::size_t i = 0; i < worlds.size() && played < kNodesOfAll; ++i) {
      const absl::StatusOr<WorldValues> found =
          valuation.in(worlds[i], first.running(), solver, kNodesOfWorld);
      if (!found.ok()) return;
      played += std::max<std::uint64_t>(found->nodes, 1);
      if (!found->proven) continue;
      first.add(found->values, {}, found->tells_winner ? found->won : std::vector<double>{});
      if (tells_something(found->values)) break;
    }
    if (first.worlds() > 0) wanted.tell(advice_after(course, first, /*exact=*/false));
  });
}

// What ended the race.
enum class End { kAll, kStop, kNodes, kEnough, kUnsolved };

// After each batch of worlds, options that are far behind leave the race. Contracts take long to
// solve, and few of them are near the best.
constexpr std::size_t kBatch = 20;
constexpr std::size_t kBatchForContracts = 8;

std::size_t batch_of(const AdviceQuestion& question) {
  return question.kind == AdviceKind::kContract ? kBatchForContracts : kBatch;
}

// The option that is left in the end is tried in at least this number of worlds.
constexpr std::uint64_t kWorldsOfTheLastOption = 20;

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

// While the number of worlds doubles, about this number of opinions is told: each takes a look at
// all worlds before.
constexpr std::uint64_t kOpinionsOfDouble = 16;

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
    if (race_.worlds() < due_) return;
    due_ = race_.worlds() + std::max<std::uint64_t>(1, race_.worlds() / kOpinionsOfDouble);
    tell_(advice_after(course_, race_, /*exact=*/false));
  }

 private:
  const Course& course_;
  const Valuation& valuation_;
  const std::function<void(const Advice&)>& tell_;
  Race race_;
  std::uint64_t due_ = 0;                       // the worlds of the next opinion
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

// Runs a race over the worlds of a course, batch by batch, and tells opinions meanwhile.
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
  const std::uint64_t fewest =
      course.question.kind == AdviceKind::kCard ? kFewestWorldsForCards : kFewestWorlds;
  const auto are_enough = [&](std::uint64_t nodes, std::uint64_t count) {
    if (wanted.enough_nodes == 0 || worlds.all || count < fewest) return false;
    return count < worlds.worlds.size() && nodes + nodes / count > wanted.enough_nodes;
  };
  for (std::size_t first = 0; first < worlds.worlds.size(); first += batch_size) {
    if (stop.reached()) return End::kStop;
    const std::size_t count = std::min(batch_size, worlds.worlds.size() - first);
    if (node_limit > 0 && left == 0) return End::kNodes;
    NodeBudget budget(count, left);
    Opinions opinions(course, valuation, wanted, race, first);
    std::vector<absl::StatusOr<WorldValues>> found(count, WorldValues{.proven = false});
    const std::size_t done = workers(count, [&](std::size_t i, Solver& solver) {
      const std::optional<std::uint64_t> limit = budget.limit_of(i);
      if (!limit || are_enough(played + budget.taken_before(i), race.worlds() + i)) return;
      found[i] = valuation.in(worlds.worlds[first + i], race.running(), solver, *limit);
      if (!found[i].ok()) return;
      budget.note(i, found[i]->nodes);
      opinions.note(first + i, *found[i]);
    });
    for (std::size_t i = 0; i < done; ++i) {
      MATADOR_RETURN_IF_ERROR(found[i].status());
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

Workers this_thread(Solver& solver, const Interrupt* interrupt, double seconds) {
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
    if (option >= options.size()) return invalid("there is no such option");
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
    MATADOR_RETURN_IF_ERROR(found[i].status());
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
