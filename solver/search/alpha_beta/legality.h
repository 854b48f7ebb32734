// Which cards may be played to a trick, and what a proof rests on where their ranks decide that.
//
// A player follows to the lane led, and may play any card if he cannot. A game may add two
// exceptions. Free trumping (Traits::kFreeTrumping): the player may trump a plain lead although he
// could follow, but no lower than the best trump in the trick, unless he holds nothing else. Exempt
// trump (Traits::kExemptTrump): the best trump of the pack need not follow to trumps if the player
// has no other trump. If undertrumping must be forced (Layout::forced_undertrump), a hand of trumps
// alone does not allow a trump that is too low: all its other trumps but the exempt one must be too
// low as well.
//
// A third exception concerns one card and its holder (Traits::kCalledCard). The holder is bound to
// the called card until a trick begins with its lane. He plays it when another player leads the
// lane, throws it off to no other lane unless it is his last card, and leads no other card of the
// lane unless he has Layout::to_run of them.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_LEGALITY_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_LEGALITY_H_

#include "solver/search/alpha_beta/position.h"
#include "solver/search/common/legality.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

// The cards that each player may play to a trick, by steps from the leader (whose own entry is
// unused). They are known once the first card lies there, but for the trumps that are too low.
template <class Traits>
struct Choices {
  Word lane;  // that was led
  Word of[Traits::kSeats];
  Word free[Traits::kSeats];  // of these he may play any, however low; with free trumping only

  // The cards that the player of this step may play to the trick so far.
  Word legal(const CardTable<Traits>& cards, const OpenTrick& trick, int step) const {
    if constexpr (!Traits::kFreeTrumping) return of[step];
    const Word legal = of[step] & (cards[trick.best].beaten_by | free[step]);
    // Only the exempt trump is left: so undertrumping is forced.
    return (legal & ~cards.exempt_trump()) != 0 ? legal : of[step];
  }
};

// The cards that the leader may lead.
template <class Traits>
Word legal_leads(const CardTable<Traits>& cards, const Position& position) {
  const Word hand = cards.hand(position.leader) & position.playable();
  if (!is_bound<Traits>(position) || (hand & cards.called()) == 0) return hand;
  const Word lane = hand & cards.called_lane();
  return bits::count(lane) >= cards.to_run() ? hand : hand & ~(lane ^ cards.called());
}

// What the holder of the called card may play while he is bound to it.
template <class Traits>
Word following_while_bound(const CardTable<Traits>& cards, Word hand, Word lane) {
  if (lane == cards.called_lane()) return cards.called();
  const Word others = hand & ~cards.called();
  return others != 0 ? following(others, lane) : hand;
}

// `lane`: that is led.
template <class Traits>
Choices<Traits> legal_choices(const CardTable<Traits>& cards, const Position& position, Word lane) {
  const Word playable = position.playable();
  Choices<Traits> result;
  result.lane = lane;
  const Word trumps = cards.trumps();
  const bool trumps_led = (lane & trumps) != 0;
  for (int step = 1; step < Traits::kSeats; ++step) {
    const Word hand = cards.hand((position.leader + step) % Traits::kSeats) & playable;
    if constexpr (Traits::kFreeTrumping) {
      const Word follow = hand & lane;
      const bool free = trumps_led || ((hand & ~trumps) == 0 && !cards.forced_undertrump());
      const bool must_follow = follow != 0 && (!trumps_led || follow != cards.exempt_trump());
      result.of[step] = must_follow ? hand & (lane | trumps) : hand;
      result.free[step] = free ? ~Word{0} : ~trumps;
    } else {
      const bool bound = is_bound<Traits>(position) && (hand & cards.called()) != 0;
      result.of[step] = bound ? following_while_bound(cards, hand, lane) : following(hand, lane);
    }
  }
  return result;
}

// Ranks decide which trumps are too low on a plain lead. A proof needs this in other positions of
// the family, too (soundness.md): the card that answers the question may be played, because it is
// high enough or because no other card is ...
template <class Traits>
Word allows_answer(const CardTable<Traits>& cards, const Choices<Traits>& choices,
                   const OpenTrick& trick, int step, const CardFacts& card) {
  if ((choices.lane & cards.trumps()) != 0) return 0;
  const CardFacts& best = cards[trick.best];
  if (!card.is_trump || !best.is_trump || (choices.free[step] & card.self) != 0) return 0;
  return (best.beaten_by & card.self) != 0 ? card.upwards : best.upwards;
}

// ... or, if all cards failed, no other card may be played.
template <class Traits>
Word forbids_others(const CardTable<Traits>& cards, const Choices<Traits>& choices,
                    const OpenTrick& trick, int step) {
  if ((choices.lane & cards.trumps()) != 0) return 0;
  const CardFacts& best = cards[trick.best];
  const bool forbidden = (choices.of[step] & ~choices.legal(cards, trick, step)) != 0;
  return forbidden ? best.upwards : 0;
}

// The one or the other, by whether a card has answered the question.
template <class Traits>
Word decides_legality(const CardTable<Traits>& cards, const Choices<Traits>& choices,
                      const OpenTrick& trick, int step, bool answered, int card) {
  if constexpr (!Traits::kFreeTrumping) return 0;
  return answered ? allows_answer(cards, choices, trick, step, cards[card])
                  : forbids_others(cards, choices, trick, step);
}

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_LEGALITY_H_
