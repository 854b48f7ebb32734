// The exchange with the talon, as a declarer makes it who sees his own cards alone.
//
//   if (!task.exchange) task.exchange = advised_exchange(task, /*deal=*/7, workers).value();

#ifndef MATADOR_SOLVER_PLAYERS_EXCHANGE_H_
#define MATADOR_SOLVER_PLAYERS_EXCHANGE_H_

#include <cstdint>
#include <optional>

#include "absl/status/statusor.h"
#include "solver/advice/advise.h"
#include "solver/games/game.h"

namespace matador {

// Returns the exchange that advice names for a task whose exchange is open.
absl::StatusOr<Exchange> advised_exchange(const Task& task, std::uint64_t deal,
                                          const Workers& workers);

// The exchange that sets these cards aside; if the declarer takes some cards of the talon without
// looking, chance draws which, the same for the same deal. None if the contract does not allow it.
std::optional<Exchange> exchange_of(const Task& task, CardSet discard, std::uint64_t deal);

}  // namespace matador

#endif  // MATADOR_SOLVER_PLAYERS_EXCHANGE_H_
