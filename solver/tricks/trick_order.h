// The order of strength of the cards under a contract, and their worth.
//
// A *lane* is an effective suit: the cards that follow to each other and can be compared in
// strength. Permanent trumps need no rule of their own: a permanent queen of spades is in the
// trump lane whatever suit is trumps, and in no other lane. The highest card of the trump lane wins
// a trick; if there is none, the highest card of the lane that was led (rules 0.5).

#ifndef MATADOR_SOLVER_TRICKS_TRICK_ORDER_H_
#define MATADOR_SOLVER_TRICKS_TRICK_ORDER_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "solver/cards/card_set.h"

namespace matador {

// A card whose holder is bound to it until a trick has begun with its lane. He then has to play it
// when another player leads the lane; he may throw it off to no other lane, unless it is his last
// card; and he leads no other card of the lane, unless he holds `to_run` of them at least, this one
// counted. Afterwards it is a card like any other, if he still has it.
struct CalledCard {
  Card card;
  int to_run;
};

struct TrickOrder {
  // Every card of the pack once, each lane from its strongest card to its weakest. If there are
  // trumps, the trump lane is the first.
  std::vector<std::vector<Card>> lanes;
  bool has_trump = false;
  // A player who could follow may trump; see Played::legal().
  bool free_trumping = false;
  // With free trumping: a player with nothing but trumps may play one that is too low only if he
  // has no higher one, not counting the best trump of the pack.
  bool forced_undertrump = false;
  std::optional<CalledCard> called = {};
  // The tricks in which the order within the lanes is upside down: bit 0 for the first. Never the
  // last one, and none if there are trumps.
  std::uint32_t upside_down = 0;

  std::array<int, kCards> points{};  // card points, by Card::index()
  // Card points in a trick that is upside down, if they are different there.
  std::optional<std::array<int, kCards>> upside_down_points = {};
  int first_trick = 0;  // bonus for winning the first trick
  int last_trick = 0;   // bonus for winning the last trick

  // From the strongest to the weakest; none where nothing is trumps.
  std::vector<Card> trumps() const { return has_trump ? lanes.front() : std::vector<Card>{}; }

  bool is_upside_down(int trick) const { return (upside_down >> trick & 1) != 0; }  // from 0
  // The points of a card for the winner of trick `trick`, counted from 0.
  int points_in(int trick, Card card) const {
    const bool turned = upside_down_points.has_value() && is_upside_down(trick);
    return (turned ? *upside_down_points : points)[static_cast<std::size_t>(card.index())];
  }

  int points_of(Card card) const { return points[static_cast<std::size_t>(card.index())]; }
  int points_of(CardSet cards) const {
    int sum = 0;
    for (Card card : cards) sum += points_of(card);
    return sum;
  }
};

}  // namespace matador

#endif  // MATADOR_SOLVER_TRICKS_TRICK_ORDER_H_
