#include "solver/games/objectives.h"

#include <algorithm>
#include <array>
#include <range/v3/algorithm/count_if.hpp>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/find_if.hpp>
#include <range/v3/algorithm/minmax.hpp>

#include "absl/strings/str_join.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"

namespace matador {

// ---- Objectives ---------------------------------------------------------------------------------

namespace {

struct ObjectiveName {
  Objective objective;
  const char* name;
};

constexpr std::array<ObjectiveName, 3> kNames{{
    {Objective::kPoints, "points"},
    {Objective::kTricks, "tricks"},
    {Objective::kScore, "score"},
}};

}  // namespace

std::string objective_name(Objective objective) {
  for (const ObjectiveName& entry : kNames) {
    if (entry.objective == objective) return entry.name;
  }
  return "";
}

std::optional<Objective> find_objective(const std::string& name) {
  for (const ObjectiveName& entry : kNames) {
    if (entry.name == name) return entry.objective;
  }
  return std::nullopt;
}

absl::Status check_objective(const std::string& what, const std::vector<Objective>& has,
                             Objective objective) {
  if (std::find(has.begin(), has.end(), objective) != has.end()) return absl::OkStatus();
  const auto append_name = [](std::string* out, Objective each) { *out += objective_name(each); };
  return invalid(what, " has no ", objective_name(objective), ": ask for ",
                 absl::StrJoin(has, " or ", append_name));
}

std::optional<ValueRange> range_of_values(const Task& task, Objective objective) {
  if (objective == Objective::kScore) return task.game->range_of_score(task);
  const std::vector<Rung> ladder = task.game->ladder(task, objective);
  if (ladder.empty()) return std::nullopt;
  const auto [least, most] = ranges::minmax(ladder, {}, &Rung::value);
  return ValueRange{least.value, most.value};
}

// ---- Winner -------------------------------------------------------------------------------------

namespace {

Winner winner_of_score(int score) {
  if (score == 0) return Winner::kNobody;
  return score > 0 ? Winner::kDeclaringSide : Winner::kOthers;
}

// Whether a side that has won as much as the rung `won` says has a value of `least` or more; none
// if another goal decides that.
std::optional<bool> reaches(const std::vector<Rung>& ladder, int least, const Rung& won) {
  const auto rung = ranges::find_if(ladder, [&](const Rung& one) { return one.value >= least; });
  if (rung == ladder.end()) return false;
  if (rung == ladder.begin()) return true;
  if (rung->goal != won.goal) return std::nullopt;
  return won.target >= rung->target;
}

}  // namespace

std::optional<Winner> winner_of(const Task& task, Objective objective, int value) {
  if (!task.exchange && objective != Objective::kScore) return std::nullopt;
  const std::vector<Rung> outcomes = task.game->outcome_ladder(task);
  if (outcomes.empty()) return std::nullopt;
  if (objective == Objective::kScore) return winner_of_score(value);
  const std::vector<Rung> ladder = task.game->ladder(task, objective);
  const auto won = ranges::find(ladder, value, &Rung::value);
  if (won == ladder.end()) return std::nullopt;
  const std::optional<bool> above = reaches(outcomes, 1, *won);
  const std::optional<bool> not_below = reaches(outcomes, 0, *won);
  if (!above || !not_below) return std::nullopt;
  return winner_of_score(*above ? 1 : *not_below ? 0 : -1);
}

int level_of(const Task& task, Objective objective, int value) {
  const Game& game = *task.game;
  if (objective == Objective::kScore) return value;
  if (game.is_ending(task.deal)) return 0;
  const bool has_score = game.has(Objective::kScore, task.contract);
  const std::vector<Rung> levels =
      has_score ? game.ladder(task, Objective::kScore) : game.outcome_ladder(task);
  const std::vector<Rung> ladder = game.ladder(task, objective);
  const auto won = ranges::find(ladder, value, &Rung::value);
  if (levels.empty() || won == ladder.end()) return value;
  const auto reached = ranges::count_if(levels, [&](const Rung& rung) {
    return rung.goal == won->goal && rung.target <= won->target;
  });
  return static_cast<int>(falls(ladder) ? -reached : reached);
}

}  // namespace matador
