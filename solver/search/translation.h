// From cards to bits: a deal under a contract becomes a Layout, a moment of its play a Moment.
//
//   Translation translation(deal, order, card_points, declaring_side);
//   engine.begin(translation.layout());
//   engine.ask(translation.moment(played), 61, limit);

#ifndef MATADOR_SOLVER_SEARCH_TRANSLATION_H_
#define MATADOR_SOLVER_SEARCH_TRANSLATION_H_

#include <array>
#include <functional>

#include "solver/search/layout.h"
#include "solver/tricks/played.h"

namespace matador::search {

class Translation {
 public:
  Translation(const Deal& deal, const TrickOrder& order,
              const std::function<int(Card)>& card_points, SeatSet declaring_side);

  const Layout& layout() const { return layout_; }

  // `played` must be a play of the same deal.
  Moment moment(const Played& played) const;

 private:
  Layout layout_;
  std::array<std::uint8_t, matador::kCards> bit_of_{};
};

}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_TRANSLATION_H_
