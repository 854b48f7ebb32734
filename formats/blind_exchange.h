// The blind single exchange of Sjavs for three players: one card is set aside, and one of the two
// on the table is taken without looking. So it is worth the mean of what they bring (rules 1.16).
//
//   std::optional<BlindExchange> blind = best_blind_exchange(solution.exchanges);
//   blind->discard;   blind->values;   blind->mean() == 72.5;

#ifndef MATADOR_FORMATS_BLIND_EXCHANGE_H_
#define MATADOR_FORMATS_BLIND_EXCHANGE_H_

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

// The best, by its mean, of those that `exchanges` hold, which are in the order of
// Game::exchanges(); the first of several. None where no single card may be exchanged.
std::optional<BlindExchange> best_blind_exchange(const std::vector<ExchangeValue>& exchanges);

}  // namespace matador

#endif  // MATADOR_FORMATS_BLIND_EXCHANGE_H_
