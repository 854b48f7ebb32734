#include "formats/requests/suite_file.h"

#include "formats/input/problem.h"
#include "solver/games/numbered_tasks.h"

namespace matador {

std::string suite_file(const Game& game, const BenchSuite& suite, std::uint64_t seed) {
  std::string file;
  for (const Task& task : suite_tasks(game, suite, seed)) {
    Problem problem{.game = &game, .deal = task.deal, .contract = task.contract};
    problem.trump = task.contract.trump;
    if (!game.info().counts_penalties) problem.declarer = task.declarer;
    file += write_record(write_problem(problem));
  }
  return file;
}

}  // namespace matador
