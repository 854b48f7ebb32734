// The blind single exchange of Sjavs for three players: one card is set aside, and one of the two
// on the table is taken without looking (rules 1.16).

#ifndef MATADOR_FORMATS_GAMES_SJAVS_BLIND_EXCHANGE_H_
#define MATADOR_FORMATS_GAMES_SJAVS_BLIND_EXCHANGE_H_

#include <optional>
#include <vector>

#include "formats/output/blind_exchange.h"
#include "solver/solve.h"

namespace matador::sjavs {

// The blind exchange with the highest mean, the first of equals. `exchanges` are in the order of
// Game::exchanges(). None if no single card may be exchanged.
std::optional<BlindExchangeValue> best_blind_exchange(const std::vector<ExchangeValue>& exchanges);

}  // namespace matador::sjavs

#endif  // MATADOR_FORMATS_GAMES_SJAVS_BLIND_EXCHANGE_H_
