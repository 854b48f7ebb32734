// The replay of one deal for `matador replay`, from the record to the answer.
//
//   Outcome<std::optional<ReplayAnswer>> answer = replay_deal(1, record, {.line = true}, solver);

#ifndef MATADOR_FORMATS_REQUESTS_DEAL_REPLAY_H_
#define MATADOR_FORMATS_REQUESTS_DEAL_REPLAY_H_

#include <cstdint>
#include <optional>
#include <string>

#include "formats/input/deal_record.h"
#include "formats/output/replay.h"
#include "solver/advice/advise.h"
#include "solver/solve.h"

namespace matador {

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

// None if the deal has no play. `number`: of the deal in the input. `workers` find out what players
// could know.
Outcome<std::optional<ReplayAnswer>> replay_deal(std::uint64_t number, const DealRecord& record,
                                                 const ReplayQuestion& question, Solver& solver,
                                                 const Workers& workers);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_DEAL_REPLAY_H_
