// An exchange of one card without looking at the cards on the table: its value is the mean of what
// each of them brings.
//
//   const auto blind = best_blind_exchange(game, solution.exchanges);
//   blind->discard;   blind->values;   blind->mean() == 72.5;

#ifndef MATADOR_FORMATS_OUTPUT_BLIND_EXCHANGE_H_
#define MATADOR_FORMATS_OUTPUT_BLIND_EXCHANGE_H_

#include <optional>
#include <vector>

#include "formats/game_format.h"
#include "solver/cards/card.h"

namespace matador {

struct BlindExchangeValue {
  struct Taken {
    Card card;
    int value;
  };

  Card discard;
  std::vector<Taken> values;  // what each card of the table brings, in listing order

  int total() const {
    int total = 0;
    for (const Taken& taken : values) total += taken.value;
    return total;
  }
  double mean() const { return static_cast<double>(total()) / static_cast<double>(values.size()); }
};

// None where nobody exchanges like that (GameFormat::best_blind_exchange).
inline std::optional<BlindExchangeValue> best_blind_exchange(
    const Game& game, const std::vector<ExchangeValue>& exchanges) {
  const auto best = format_of(game).best_blind_exchange;
  return best == nullptr ? std::nullopt : best(exchanges);
}

}  // namespace matador

#endif  // MATADOR_FORMATS_OUTPUT_BLIND_EXCHANGE_H_
