// The blind single exchange of Sjavs for three players: one card is set aside, and one of the two
// on the table is taken without looking. So its value is the mean of the two values (rules 1.16).
//
//   std::optional<BlindExchange> blind = best_blind_exchange(solution.exchanges);
//   blind->discard;   blind->values;   blind->mean() == 72.5;

#ifndef MATADOR_FORMATS_OUTPUT_BLIND_EXCHANGE_H_
#define MATADOR_FORMATS_OUTPUT_BLIND_EXCHANGE_H_

#include <optional>
#include <vector>

#include "solver/solve.h"

namespace matador {

struct BlindExchange {
  struct Taken {
    Card card;
    int value;
  };

  Card discard;
  std::vector<Taken> values;  // what each card of the table brings, in listing order

  int total() const;
  double mean() const { return static_cast<double>(total()) / static_cast<double>(values.size()); }
};

// The blind exchange with the highest mean, the first of equals. `exchanges` are in the order of
// Game::exchanges(). None if no single card may be exchanged.
std::optional<BlindExchange> best_blind_exchange(const std::vector<ExchangeValue>& exchanges);

}  // namespace matador

#endif  // MATADOR_FORMATS_OUTPUT_BLIND_EXCHANGE_H_
