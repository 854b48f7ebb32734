// From cards to bits: a deal under a contract becomes a Layout, a point of its play a RootPosition.
//
//   Translation translation(deal, order, declaring_side, declarer);
//   engine.begin(translation.layout());
//   engine.ask(translation.root_position(played), 61, limit);

#ifndef MATADOR_SOLVER_SEARCH_COMMON_TRANSLATION_H_
#define MATADOR_SOLVER_SEARCH_COMMON_TRANSLATION_H_

#include <array>
#include <cstdint>
#include <vector>

#include "solver/search/common/layout.h"
#include "solver/tricks/played.h"

namespace matador::search {

class Translation {
 public:
  // The talon counts as the declarer's. So the layout is the same whatever he exchanges, and all
  // that the search learns of one exchange serves the others. The cards set aside are missing from
  // the first root position only.
  Translation(const Deal& deal, const TrickOrder& order, SeatSet declaring_side, Seat declarer);

  const Layout& layout() const { return layout_; }

  // `played` must be a play of the same deal, after any exchange.
  RootPosition root_position(const Played& played) const;

  // One of which only the cards that are left are known, those of the open trick among them: what
  // the tricks before brought counts for nobody.
  RootPosition root_position(CardSet left, Seat leader, const std::vector<Card>& trick,
                             bool is_bound) const;

 private:
  void append_lane(const TrickOrder& order, const std::vector<Card>& cards, CardSet set);
  std::uint64_t bit(Card card) const { return std::uint64_t{1} << bit_of(card); }
  std::uint8_t bit_of(Card card) const { return bit_of_[static_cast<std::size_t>(card.index())]; }

  Layout layout_;
  std::array<std::uint8_t, matador::kCards> bit_of_{};
};

}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_COMMON_TRANSLATION_H_
