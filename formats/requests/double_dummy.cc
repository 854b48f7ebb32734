#include "formats/requests/double_dummy.h"

#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/games/bridge/double_dummy.h"
#include "formats/games/bridge/pbn_writer.h"
#include "formats/input/problem.h"
#include "formats/output/answers.h"
#include "solver/games/bridge/rules.h"
#include "solver/games/registry.h"

namespace matador {

std::string pbn_header() { return kPbnHeader; }

Outcome<std::string> double_dummy(const DoubleDummyDeal& deal, bool dds, Solver& solver) {
  const auto fault = [&deal](const char* tag, const absl::Status& status) {
    return DealError{deal.record.line_of({tag}), std::string(status.message())};
  };
  if (deal.asked.game != find_game("bridge")) {
    return fault("Game", absl::InvalidArgumentError("--pbn and --dds are for bridge"));
  }
  const Outcome<std::vector<Task>> possible =
      read_tasks(deal.record, deal.asked, /*all_contracts=*/true);
  if (const auto* error = std::get_if<DealError>(&possible)) return *error;
  const auto& tasks = std::get<std::vector<Task>>(possible);
  if (tasks.size() < bridge::Rules::kStrains.size() * bridge::Rules::kPlayers) {
    return fault("Play", absl::InvalidArgumentError(
                             absl::StrCat("with these cards played only ", tasks.size(),
                                          " of all contracts and declarers are possible; the table "
                                          "of the deal as dealt is that with --from deal")));
  }
  const Request request{.objective = Objective::kTricks};
  const absl::StatusOr<std::vector<Solution>> solutions = solver.solve_all(tasks, request);
  if (!solutions.ok()) return fault("Deal", solutions.status());
  std::vector<Answer> answers;
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    answers.push_back(
        {.deal = 0, .task = tasks[i], .request = request, .solution = (*solutions)[i]});
  }
  const bridge::TrickTable tricks = tricks_of(answers);
  if (dds) return dds_table(tricks) + "\n";
  const absl::StatusOr<std::string> pbn = write_pbn(deal.record, deal.read, &tricks);
  if (!pbn.ok()) return fault("Play", pbn.status());
  return *pbn;
}

}  // namespace matador
