// What may be trumps in Klørsjavs (rules 1.D).

#ifndef MATADOR_SOLVER_GAMES_KLORSJAVS_KLORSJAVS_H_
#define MATADOR_SOLVER_GAMES_KLORSJAVS_KLORSJAVS_H_

#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/games/game.h"

namespace matador::klorsjavs {

// The suits that may be trumps: the named suit, or the suits that the options allow.
// InvalidArgument if the named suit cannot be trumps.
absl::StatusOr<std::vector<Suit>> possible_trumps(std::optional<Suit> named,
                                                  const std::vector<RuleOption>& options);

}  // namespace matador::klorsjavs

#endif  // MATADOR_SOLVER_GAMES_KLORSJAVS_KLORSJAVS_H_
