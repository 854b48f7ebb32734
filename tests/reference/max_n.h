// max^n (rules 0.2): every player maximises his own result, and plays the first best card in
// listing order. Plain recursion to the end of the deal, without a table.
//
//   max_n(position, Measure::kPoints)[0]    what seat 1 then has
//
// It serves games whose rules say, beside what the oracle asks for:
//
//   Seat to_play(position);   std::vector<int> own_results(position, measure), by seat.

#ifndef MATADOR_TESTS_REFERENCE_MAX_N_H_
#define MATADOR_TESTS_REFERENCE_MAX_N_H_

#include <vector>

#include "tests/reference/oracle.h"

namespace matador::reference {

template <typename Position>
std::vector<int> max_n(const Position& position, Measure measure) {
  if (is_over(position)) return own_results(position, measure);
  const auto player = at(to_play(position));
  std::vector<int> best;
  for (Card card : legal(position)) {
    const std::vector<int> after = max_n(play(position, card), measure);
    if (best.empty() || after[player] > best[player]) best = after;
  }
  return best;
}

// To the end of the deal.
template <typename Position>
std::vector<Card> max_n_line(Position position, Measure measure) {
  std::vector<Card> line;
  while (!is_over(position)) {
    const std::vector<int> best = max_n(position, measure);
    for (Card card : legal(position)) {
      const Position next = play(position, card);
      if (max_n(next, measure) != best) continue;
      line.push_back(card);
      position = next;
      break;
    }
  }
  return line;
}

}  // namespace matador::reference

#endif  // MATADOR_TESTS_REFERENCE_MAX_N_H_
