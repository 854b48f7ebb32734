// Any deal with few cards left has the same value, the same cards and the same line, whether it is
// solved by the code for this machine or for any machine, with the table or without, and each
// technique alone left out.
//
// README.md tells how to run it.

#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>
#include <vector>

#include "formats/input/deal_files.h"
#include "formats/input/problem.h"
#include "solver/games/tasks.h"
#include "solver/search/common/techniques.h"
#include "solver/solve.h"

namespace {

namespace search = matador::search;
using matador::Request;
using matador::Solution;
using matador::Solver;
using matador::SolverOptions;
using matador::Task;

constexpr int kMostCards = 12;  // left in all hands together

bool is_small(const Task& task) {
  if (!task.game->has_tricks(task.contract) || !task.exchange) return false;
  const auto played = matador::played_so_far(task);
  if (!played.ok()) return false;
  int cards = 0;
  for (int i = 0; i < task.deal.seats(); ++i) {
    cards += played->hand(matador::Seat::from_index(i)).size();
  }
  return cards <= kMostCards;
}

void check_same(const Solution& a, const Solution& b) {
  if (a.low != b.low || a.high != b.high || a.line != b.line) std::abort();
  if (a.moves.size() != b.moves.size()) std::abort();
  for (std::size_t i = 0; i < a.moves.size(); ++i) {
    if (a.moves[i].move != b.moves[i].move || a.moves[i].value != b.moves[i].value) std::abort();
  }
}

void check_task(const Task& task) {
  static Solver plain(SolverOptions{.table_mib = 1});
  static Solver portable(SolverOptions{.table_mib = 1, .newest_instructions = false});
  static std::vector<Solver> without;
  for (std::size_t i = without.size(); i < search::kTechniques.size(); ++i) {
    const std::uint32_t bit = bit_of(search::kTechniques[i].technique);
    without.emplace_back(SolverOptions{.table_mib = 1, .techniques = ~bit});
  }
  for (const matador::Objective objective : task.game->objectives_of(task.contract)) {
    const Request request{.objective = objective, .cards = true, .line = true};
    const auto solution = plain.solve(task, request);
    if (!solution.ok()) continue;
    check_same(*solution, *portable.solve(task, request));
    for (Solver& solver : without) check_same(*solution, *solver.solve(task, request));
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::istringstream in(std::string(reinterpret_cast<const char*>(data), size));
  matador::DealReader reader(in);
  while (const auto deal = reader.next()) {
    if (!deal->ok()) continue;
    const absl::StatusOr<matador::Problem> problem = matador::read_problem(**deal);
    if (!problem.ok()) continue;
    const auto tasks = matador::read_tasks(**deal, problem.value(), false);
    if (!tasks.ok()) continue;
    for (const Task& task : tasks.value()) {
      if (is_small(task)) check_task(task);
    }
  }
  return 0;
}
