// Which cards may be played to a trick, and what a proof rests on where their ranks decide that.
//
// Everywhere a player follows to the lane led, and plays anything where he cannot. With free
// trumping (Rules::kFreeTrumping; Jass, rules 2.7 and 2.8) he may trump a plain lead although he
// could follow, but no lower than the best trump in the trick, unless he holds nothing else; and
// the best trump of all, the Puur, need not follow to trumps if it is the only one he has.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_LEGALITY_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_LEGALITY_H_

#include "solver/search/alpha_beta/position.h"

namespace matador::search {
inline namespace MATADOR_ISA {

// What each player may put into a trick, by steps from the leader, whose own is not used: known as
// soon as its first card lies there, but for the trumps that are too low.
template <class Rules>
struct Choices {
  Word lane;  // that was led
  Word of[Rules::kSeats];
  Word free[Rules::kSeats];  // of these he may play any, however low; with free trumping only

  // Those that the player of this step may play to the trick as it is.
  Word legal(const Numbering<Rules>& numbering, const OpenTrick& trick, int step) const {
    if constexpr (!Rules::kFreeTrumping) return of[step];
    return of[step] & (numbering[trick.best].beaten_by | free[step]);
  }
};

template <class Rules>
Choices<Rules> choices(const Numbering<Rules>& numbering, Word playable, int leader, Word lane) {
  Choices<Rules> result;
  result.lane = lane;
  const Word trumps = numbering.trumps();
  const bool trumps_led = (lane & trumps) != 0;
  for (int step = 1; step < Rules::kSeats; ++step) {
    const Word hand = numbering.hand((leader + step) % Rules::kSeats) & playable;
    const Word follow = hand & lane;
    if constexpr (Rules::kFreeTrumping) {
      const bool free = trumps_led || (hand & ~trumps) == 0;
      const bool must_follow = follow != 0 && (!trumps_led || follow != numbering.puur());
      result.of[step] = must_follow ? hand & (lane | trumps) : hand;
      result.free[step] = free ? ~Word{0} : ~trumps;
    } else {
      result.of[step] = follow != 0 ? follow : hand;
    }
  }
  return result;
}

// Which trumps are too low on a plain lead depends on ranks. In another position of the family what
// a proof needs must be the same (soundness.md): that the card which answers the question may be
// played ...
template <class Rules>
Word allows_answer(const Numbering<Rules>& numbering, const Choices<Rules>& choices,
                   const OpenTrick& trick, int step, const CardFacts& card) {
  if ((choices.lane & numbering.trumps()) != 0) return 0;
  const bool over_a_trump = card.is_trump && numbering[trick.best].is_trump;
  return over_a_trump && (choices.free[step] & card.self) == 0 ? card.upwards : 0;
}

// ... or, where all cards were answered, that no others may be.
template <class Rules>
Word forbids_others(const Numbering<Rules>& numbering, const Choices<Rules>& choices,
                    const OpenTrick& trick, int step) {
  if ((choices.lane & numbering.trumps()) != 0) return 0;
  const CardFacts& best = numbering[trick.best];
  const bool forbidden = (choices.of[step] & ~choices.legal(numbering, trick, step)) != 0;
  return forbidden ? best.upwards : 0;
}

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_LEGALITY_H_
