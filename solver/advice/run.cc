#include "solver/advice/run.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <vector>

#include "solver/advice/node_budget.h"
#include "solver/advice/standings.h"

namespace matador {
namespace {

// After each batch of worlds, options that are far behind leave the race. Contracts take long to
// solve, and few of them are near the best.
constexpr std::size_t kBatch = 20;
constexpr std::size_t kBatchForContracts = 8;

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

}  // namespace

std::size_t batch_of(const AdviceQuestion& question) {
  return question.kind == AdviceKind::kContract ? kBatchForContracts : kBatch;
}

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

}  // namespace matador
