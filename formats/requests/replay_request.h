// The question of `matador replay`, and its answer to one deal.
//
//   ReplaySettings settings = read_replay_settings(arguments, /*symbols=*/false);
//   replay_report(deal, settings, solver, workers).report.answer

#ifndef MATADOR_FORMATS_REQUESTS_REPLAY_REQUEST_H_
#define MATADOR_FORMATS_REQUESTS_REPLAY_REQUEST_H_

#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "formats/input/deal_files.h"
#include "formats/input/deal_record.h"
#include "formats/output/replay.h"
#include "formats/requests/arguments.h"
#include "formats/requests/report.h"
#include "formats/text/wording.h"
#include "solver/advice/advise.h"
#include "solver/solve.h"

namespace matador {

// ---- Deal replay --------------------------------------------------------------------------------
// The replay of one deal for `matador replay`, from the record to the answer.
//
//   replay_deal(1, record, problem, {.line = true}, solver, workers)

// The question of the command line, the same for every deal.
struct ReplayQuestion {
  std::optional<Objective> objective = {};  // none: the game's usual one
  std::string player = {};                  // a seat or a name; empty: all
  bool line = false;                        // best play in place of the gravest mistake
  bool par = false;                         // the score beside par
  // The worlds, if somebody asks what players could know.
  std::optional<AdviceWanted> knowledge = {};
  ReplayRequest request = {};  // its objective and exchange follow from the deal
};

// None if the deal has no play. `number`: of the deal in the input; `asked`: the problem of its
// record, perhaps with other cards played. `workers` find out what players could know.
absl::StatusOr<std::optional<ReplayAnswer>> replay_deal(std::uint64_t number,
                                                        const DealRecord& record, Problem asked,
                                                        const ReplayQuestion& question,
                                                        Solver& solver, const Workers& workers);

// ---- Replay request -----------------------------------------------------------------------------

struct ReplaySettings {
  Format format;
  ReplayQuestion question;
  bool strict;
  std::string names;  // a language; empty: none are wanted
  bool symbols;       // text for people may have the symbols of the suits
  SolverOptions solver;
  bool errors_as_json = false;               // also among the answers
  std::optional<Language> explanation = {};  // in text; none: it is not wanted
};

absl::StatusOr<ReplaySettings> read_replay_settings(const Arguments& arguments, bool symbols);

struct ReplayReport {
  Report report;
  std::optional<ReplayAnswer> replay;  // none if the deal is faulty or has no play
};

ReplayReport replay_report(const NumberedDeal& deal, const ReplaySettings& settings, Solver& solver,
                           const Workers& workers);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_REPLAY_REQUEST_H_
