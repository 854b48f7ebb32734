// What is a deal worth that somebody has typed or keeps in a file, in any format that the program
// reads?   typed 'N:AKQ2.AK5.T98.QJ4 ...'   typed evening.deals tournament.pbn
#include <iostream>
#include <string>
#include <variant>
#include <vector>

#include "formats/input/deal_files.h"
#include "formats/input/problem.h"
#include "formats/output/answers.h"
#include "solver/games/tasks.h"
#include "solver/solve.h"

// What is to be solved: the contract of the deal, or where it has none, each.
matador::Outcome<std::vector<matador::Task>> tasks_of(const matador::NumberedDeal& deal) {
  if (const auto* fault = std::get_if<matador::DealError>(&deal.content)) return *fault;
  const auto& record = std::get<matador::DealRecord>(deal.content);
  const auto problem = matador::read_problem(record);
  if (const auto* fault = std::get_if<matador::DealError>(&problem)) return *fault;
  const auto& asked = std::get<matador::Problem>(problem);
  return matador::read_tasks(record, asked, /*all_contracts=*/!asked.contract);
}

int main(int count, char** words) {
  matador::Solver solver;
  matador::DealFiles deals(std::vector<std::string>(words + 1, words + count));
  while (const auto deal = deals.next()) {
    const auto tasks = tasks_of(*deal);
    if (const auto* fault = std::get_if<matador::DealError>(&tasks)) {
      std::cerr << matador::error_lines(*deal, *fault);
      continue;
    }
    for (const matador::Task& task : std::get<std::vector<matador::Task>>(tasks)) {
      const auto solution = solver.solve(task, {.objective = matador::usual_objective(task)});
      std::cout << matador::contract_name(task) << " by seat " << task.declarer.number() << ": "
                << solution.value().low << "\n";
    }
  }
}
