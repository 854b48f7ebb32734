// The answers of `matador solve` to one deal, and what is solved to explain an answer, or a replay.
//
//   DealSolver(deal, settings, solver).solve()

#ifndef MATADOR_FORMATS_REQUESTS_DEAL_SOLVER_H_
#define MATADOR_FORMATS_REQUESTS_DEAL_SOLVER_H_

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/input/deal_files.h"
#include "formats/input/deal_record.h"
#include "formats/input/foreign_format.h"
#include "formats/output/answers.h"
#include "formats/requests/arguments.h"
#include "formats/requests/report.h"
#include "formats/text/explanation.h"
#include "formats/text/wording.h"
#include "solver/solve.h"

namespace matador {

// The word in place of the names of contracts.
inline constexpr char kEveryContract[] = "all";

// What `matador solve` is to print about each deal, and how.
struct SolveSettings {
  Format format;
  std::vector<Objective> objectives;   // each answered in its turn; none: the usual one
  Request request;                     // its time is that for all answers to a deal together
  std::string player;                  // a seat or a name; empty: nobody is asked about
  std::vector<std::string> contracts;  // by name, or "all"; none: the contract of the deal
  std::string names;                   // a language; empty: none are wanted
  SolverOptions solver;
  const ForeignTable* table;  // in place of answers; nullptr: none is wanted
  bool strict = false;        // what has no place in the format of the table is a fault
  bool from_deal;
  bool symbols;
  bool milliseconds = false;                 // in JSON: how long each deal took
  bool errors_as_json = false;               // also among the answers
  std::optional<Language> explanation = {};  // in text, of one contract; none: it is not wanted
  bool vol = false;  // in place of the value: whether the declaring side wins every trick, 1 or 0
  bool marks_best = true;  // of several suits that the declarer may name, the best by score
  std::function<void(const Answer&)> listener = {};  // hears each answer
  bool heard_alone = false;                          // nothing is written of the answers
};

// Solves one deal after the other, on one thread.
class DealSolver {
 public:
  DealSolver(const NumberedDeal& deal, const SolveSettings& settings, Solver& solver)
      : deal_(deal),
        settings_(settings),
        solver_(solver),
        objectives_left_(std::max<int>(1, static_cast<int>(settings.objectives.size()))),
        time_(settings.request.seconds) {}

  // The lines for standard output.
  absl::StatusOr<std::string> solve();
  // As this problem, which is that of the record, perhaps with other cards.
  absl::StatusOr<std::string> solve(const DealRecord& record, Problem asked);
  // What has no place in the format of the table.
  const std::vector<Loss>& losses() const { return losses_; }

 private:
  // The answers for one objective; none: the usual one.
  absl::StatusOr<std::string> solve_for(const DealRecord& record, const Problem& asked,
                                        std::optional<Objective> objective);
  // With the time for one of the solves that this objective still takes.
  Request within_time(Request request, int solves) const;
  // The objective that is asked for, or the usual objective of the contract.
  Objective objective_of(const Task& task) const;
  // Takes back everything since the cards were dealt; also the leader, if contract and declarer are
  // ignored.
  void take_back(Problem& asked) const;
  // The tasks that are asked for.
  absl::StatusOr<std::vector<Task>> tasks_of(const DealRecord& record, const Problem& asked) const;
  // Drops the contracts that do not have the objective, if others do.
  void keep_with_objective(std::vector<Task>& tasks) const;
  // Each task for its objective.
  absl::StatusOr<std::vector<Solution>> solve_each(const std::vector<Task>& tasks,
                                                   const Request& request) const;
  absl::StatusOr<std::string> solve_tasks(const DealRecord& record,
                                          const std::vector<Task>& possible,
                                          const Request& request) const;
  Answer answer_of(const Task& task, const Request& request, const Solution& solution,
                   const Notes& notes) const;
  std::vector<Answer> answers_of(const DealRecord& record, const std::vector<Task>& tasks,
                                 const std::vector<Solution>& solutions,
                                 const Request& request) const;
  // What is printed of them. `scores`: of each, where people are told what it scores.
  absl::StatusOr<std::string> in_format(const std::vector<Answer>& answers,
                                        const std::vector<Solution>& scores) const;
  // Several contracts to choose from, for people: what to declare.
  absl::StatusOr<std::string> advise(const DealRecord& record, const std::vector<Task>& tasks,
                                     const Request& request) const;
  std::string passed_out(const DealRecord& record, const Problem& problem) const;
  absl::StatusOr<std::string> text(const std::vector<Answer>& answers,
                                   const std::vector<Solution>& scores) const;
  // Empty where none is wanted, or no answer is proven. `left`: how many of the answers to the deal
  // are still to be explained, these among them.
  absl::StatusOr<std::string> explained(const std::vector<Answer>& answers, std::size_t left) const;

  const NumberedDeal& deal_;
  const SolveSettings& settings_;
  Solver& solver_;
  std::vector<std::string> contracts_ = settings_.contracts;  // that are asked for
  std::optional<Objective> objective_ = {};                   // the one that is answered now
  std::vector<Loss> losses_ = {};
  int objectives_left_;
  TimeLeft time_;
};

// ---- Explanation --------------------------------------------------------------------------------
// What an explanation tells beyond an answer: best play after each card that costs something, and
// the card of best play that matters most; of a replay best play with and after the mistakes, and
// whether the deal could have been won.
//
//   const absl::StatusOr<Explanation> explanation = explain(answer, solver);

// What is said in place of an explanation of a contract that is played otherwise.
inline constexpr char kNoTricksToExplain[] =
    "\n--explain is for contracts that are played in tricks.\n";

// The limits of `answer`'s request are those of each further solve; its time is that of all of
// them together. Where a limit is reached, the explanation has less.
absl::StatusOr<Explanation> explain(const Answer& answer, Solver& solver);

// The limits are those of `request`, in the same way.
absl::StatusOr<ReplayExplanation> explain(const ReplayAnswer& answer, const ReplayRequest& request,
                                          Solver& solver);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_DEAL_SOLVER_H_
