#include "solver/games/objectives.h"

#include <algorithm>
#include <array>
#include <range/v3/algorithm/minmax.hpp>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace matador {
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
  return absl::InvalidArgumentError(absl::StrCat(what, " has no ", objective_name(objective),
                                                 ": ask for ",
                                                 absl::StrJoin(has, " or ", append_name)));
}

std::optional<ValueRange> range_of_values(const Task& task, Objective objective) {
  if (objective == Objective::kScore) return task.game->range_of_score(task);
  const std::vector<Rung> ladder = task.game->ladder(task, objective);
  if (ladder.empty()) return std::nullopt;
  const auto [least, most] = ranges::minmax(ladder, {}, &Rung::value);
  return ValueRange{least.value, most.value};
}

}  // namespace matador
