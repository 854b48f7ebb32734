#include "solver/advice/standings.h"

#include <cstddef>

#include "solver/games/game.h"
#include "solver/inference/possible.h"

namespace matador {
namespace {

// The cards of the model are placeholders, so the side is read off a world.
bool declares(const Course& course) {
  const InformationSet& known = course.question.known;
  const Task task = in_world(known.model, course.worlds.worlds.front());
  return task.game->declaring_side(task).contains(known.observer);
}

}  // namespace

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

}  // namespace matador
