// The question of `matador replay`, and its answer to one deal.
//
//   ReplaySettings settings = read_replay_settings(arguments, /*symbols=*/false);
//   replay_report(deal, settings, solver, workers).report.answer

#ifndef MATADOR_FORMATS_REQUESTS_REPLAY_REQUEST_H_
#define MATADOR_FORMATS_REQUESTS_REPLAY_REQUEST_H_

#include <cstdint>
#include <optional>
#include <string>

#include "formats/input/deal_files.h"
#include "formats/output/replay.h"
#include "formats/requests/arguments.h"
#include "formats/requests/deal_replay.h"
#include "formats/requests/report.h"
#include "formats/text/phrases.h"
#include "solver/solve.h"

namespace matador {

// Fewer than for advice: there are many cards in a play.
inline constexpr std::uint64_t kWorldsOfHindsight = 40;

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

ReplaySettings read_replay_settings(const Arguments& arguments, bool symbols);

struct ReplayReport {
  Report report;
  std::optional<ReplayAnswer> replay;  // none if the deal is faulty or has no play
};

ReplayReport replay_report(const NumberedDeal& deal, const ReplaySettings& settings, Solver& solver,
                           const Workers& workers);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_REPLAY_REQUEST_H_
