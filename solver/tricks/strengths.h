// Which of two cards wins: the lane of each card, and its strength there.
//
//   Strengths strengths(order);
//   strengths.lane_of(card);   strengths.beats(card, best, /*trick=*/0);

#ifndef MATADOR_SOLVER_TRICKS_STRENGTHS_H_
#define MATADOR_SOLVER_TRICKS_STRENGTHS_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/tricks/trick_order.h"

namespace matador {

// For the cards of the order only. Tricks are counted from 0: in some the order is upside down.
class Strengths {
 public:
  explicit Strengths(const TrickOrder& order);

  CardSet lane_of(Card card) const { return lanes_[of(card).lane]; }
  CardSet trumps() const { return has_trump_ ? lanes_.front() : CardSet{}; }
  CardSet plain_cards() const;

  // Whether `card` wins a trick that `best` was winning (rules 0.5).
  bool beats(Card card, Card best, int trick) const;

  // The cards of its lane that are stronger.
  CardSet higher(Card card, int trick) const;

 private:
  struct Strength {
    std::size_t lane = 0;
    int height = 0;  // within the lane, higher is stronger
  };
  Strength of(Card card) const { return strengths_[static_cast<std::size_t>(card.index())]; }

  std::vector<CardSet> lanes_;
  std::array<Strength, kCards> strengths_{};
  bool has_trump_;
  std::uint32_t upside_down_;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_TRICKS_STRENGTHS_H_
