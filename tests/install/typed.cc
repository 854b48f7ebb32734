// What is a deal worth that somebody has typed or keeps in a file, in any format that the program
// reads?   typed 'N:AKQ2.AK5.T98.QJ4 ...'   typed evening.deals tournament.pbn
#include <iostream>
#include <string>
#include <vector>

#include "formats/input/deal_files.h"
#include "formats/input/problem.h"
#include "formats/output/answers.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"
#include "solver/solve.h"

// What is to be solved: the contract of the deal, or where it has none, each.
absl::StatusOr<std::vector<matador::Task>> tasks_of(const matador::NumberedDeal& deal) {
  MATADOR_RETURN_IF_ERROR(deal.content.status());
  MATADOR_ASSIGN_OR_RETURN(const auto problem, matador::read_problem(*deal.content));
  return matador::read_tasks(*deal.content, problem, /*all_contracts=*/!problem.contract);
}

int main(int count, char** words) {
  matador::Solver solver;
  matador::DealFiles deals(std::vector<std::string>(words + 1, words + count));
  while (const auto deal = deals.next()) {
    const auto tasks = tasks_of(*deal);
    if (!tasks.ok()) {
      std::cerr << matador::error_lines(*deal, matador::DealError::of(tasks));
      continue;
    }
    for (const matador::Task& task : *tasks) {
      const auto solution = solver.solve(task, {.objective = matador::usual_objective(task)});
      std::cout << matador::contract_name(task) << " by seat " << task.declarer.number() << ": "
                << solution.value().low << "\n";
    }
  }
}
