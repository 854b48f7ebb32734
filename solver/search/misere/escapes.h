// What can be told without a search where tricks are shunned: that the victim need not take a trick
// any more, that he takes them all, and who can run his winners.
//
// Each adds to `why` the pairs of cards that it rests on, which begins empty.

#ifndef MATADOR_SOLVER_SEARCH_MISERE_ESCAPES_H_
#define MATADOR_SOLVER_SEARCH_MISERE_ESCAPES_H_

#include <algorithm>

#include "solver/search/misere/proof.h"

namespace matador::search {
inline namespace MATADOR_ISA {

// Whether the i-th lowest of `own` is below the i-th lowest of `against`, up to the n-th.
inline bool stays_below(Word own, Word against, int n) {
  for (; own != 0 && against != 0 && n > 0; --n) {
    if (bits::lowest(own) > bits::lowest(against)) return false;
    own = bits::without_lowest(own);
    against = bits::without_lowest(against);
  }
  return true;
}

// How often a lane can be led: as often as the longest of the hands allows.
inline int rounds_of(const Places& places, Word cards) {
  int rounds = 0;
  for (int seat = 0; seat < places.seats(); ++seat) {
    rounds = std::max(rounds, bits::count(places.hand(seat) & cards));
  }
  return rounds;
}

// The cards without the highest one of each hand.
inline Word without_highest(const Places& places, Word cards) {
  Word left = cards;
  for (int seat = 0; seat < places.seats(); ++seat) {
    const Word own = places.hand(seat) & cards;
    if (own != 0) left ^= bits::bit(bits::highest(own));
  }
  return left;
}

// All of the one have to be above all of the other. (That the lowest is would tell as much, but not
// when two of them change places.)
inline void rest_on_all(const Places& places, Word upper, Word lower, Grounds& why) {
  const Row columns = places.columns(lower);
  for (; upper != 0; upper = bits::without_lowest(upper)) {
    why.add(places[bits::lowest(upper)], columns);
  }
}

// The pairs that this rests on: the i-th lowest of the others', and every higher one, is above the
// i-th lowest of his, up to the n-th.
inline void rest_on_pairs(const Places& places, Word own, int n, Word against, Grounds& why) {
  Row below = 0;
  for (; against != 0; against = bits::without_lowest(against)) {
    if (own != 0 && n > 0) {
      below = static_cast<Row>(below | places[bits::lowest(own)].column);
      own = bits::without_lowest(own);
      --n;
    }
    why.add(places[bits::lowest(against)], below);
  }
}

// The victim need take no trick any more. In a lane p1 < p2 < ... are his cards and c1 < c2 < ...
// those of all others, who can lead it r times at most. As long as each pi up to pr is below ci he
// can play below whatever they lead: the highest of his cards below the best in the trick, and what
// is left of both is again such a pair. He throws off his highest cards. If he is on lead he needs
// a lane in which a card below c1 leaves his others below theirs, whichever of theirs fall on it.
inline bool escapes(const Places& places, const Beginning& position, Grounds& why) {
  const Word hand = places.hand(places.victim()) & position.remaining;
  const Word others = position.remaining & ~hand;
  Word lead = position.leader == places.victim() ? 0 : ~Word{0};  // as yet he has none
  for (int i = 0; i < kSuits; ++i) {
    const Word own = hand & places.lane(i);
    const Word against = others & places.lane(i);
    if (own == 0 || against == 0) continue;
    const Word low = own & bits::below(bits::lowest(against));
    if (lead == 0 && low != 0) {
      const Word exit = bits::bit(bits::highest(low));
      if (stays_below(own ^ exit, without_highest(places, against),
                      rounds_of(places, against) - 1)) {
        lead = exit;
        continue;
      }
    }
    if (!stays_below(own, against, rounds_of(places, against))) return false;
  }
  if (lead == 0) return false;
  for (int i = 0; i < kSuits; ++i) {
    const Word own = hand & places.lane(i);
    const Word against = others & places.lane(i);
    if (own == 0 || against == 0) continue;
    const bool leads = position.leader == places.victim() && (own & lead) != 0;
    const int rounds = rounds_of(places, against);
    if (!leads) {
      rest_on_pairs(places, own, rounds, against, why);
      continue;
    }
    rest_on_pairs(places, own ^ lead, rounds - 1, without_highest(places, against), why);
    rest_on_all(places, against, lead, why);
  }
  return true;
}

// The victim need not take this trick: he is below all cards of a lane that he leads, or of each
// that is led to him.
inline bool ducks(const Places& places, const Beginning& position, Grounds& why) {
  const Word hand = places.hand(places.victim()) & position.remaining;
  const bool leads = position.leader == places.victim();
  const Word theirs = position.remaining & (leads ? ~hand : places.hand(position.leader));
  for (int i = 0; i < kSuits; ++i) {
    const Word own = hand & places.lane(i);
    const Word against = theirs & places.lane(i);
    if (own == 0 || against == 0) continue;
    const int lowest = bits::lowest(own);
    const bool below = lowest < bits::lowest(against);
    if (below) rest_on_all(places, against, bits::bit(lowest), why);
    if (below == leads) return leads;
  }
  return !leads;
}

// The victim, on lead, takes all tricks, whatever he plays.
inline bool takes_all(const Places& places, const Beginning& position, Grounds& why) {
  if (position.leader != places.victim()) return false;
  const Word hand = places.hand(places.victim()) & position.remaining;
  const Word others = position.remaining & ~hand;
  for (int i = 0; i < kSuits; ++i) {
    const Word own = hand & places.lane(i);
    const Word against = others & places.lane(i);
    if (own == 0 || against == 0) continue;
    if (bits::lowest(own) < bits::highest(against)) return false;
    rest_on_all(places, own, against, why);
  }
  return true;
}

// The tricks that a player makes by leading his winners: those above all others of the lane, and
// the rest of it where these draw all that the others have.
inline int run_of(const Places& places, const Beginning& position, int seat, Grounds& why) {
  const Word hand = places.hand(seat) & position.remaining;
  const Word others = position.remaining & ~hand;
  int tricks = 0;
  for (int i = 0; i < kSuits; ++i) {
    const Word own = hand & places.lane(i);
    const Word against = others & places.lane(i);
    if (own == 0) continue;
    const Word top = against == 0 ? own : own & ~bits::below(bits::highest(against));
    if (top == 0) continue;
    int longest = 0;
    for (int other = 0; other < places.seats(); ++other) {
      longest = std::max(longest, bits::count(places.hand(other) & against));
    }
    tricks += bits::count(bits::count(top) >= longest ? own : top);
    rest_on_all(places, top, against, why);
  }
  return tricks;
}

// Whether the victim wins the trick, if he wants to, whatever is led: he leads, or has the best
// card of every lane that the leader can lead.
inline bool victim_wins(const Places& places, const Beginning& position) {
  if (position.leader == places.victim()) return true;
  for (int i = 0; i < kSuits; ++i) {
    const Word lane = position.remaining & places.lane(i);
    if ((lane & places.hand(position.leader)) == 0) continue;
    if ((bits::bit(bits::highest(lane)) & places.hand(places.victim())) == 0) return false;
  }
  return true;
}

}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_MISERE_ESCAPES_H_
