// The move generator: the cards worth trying for the player to move, with a score each.
//
// One of touching cards that count alike is tried, as in alpha_beta/move_generator.h. But here
// a beaten card of the trick comes between two others: a proof may need one of them to be above the
// beaten card.

#ifndef MATADOR_SOLVER_SEARCH_MISERE_MOVE_GENERATOR_H_
#define MATADOR_SOLVER_SEARCH_MISERE_MOVE_GENERATOR_H_

#include "solver/search/common/legality.h"
#include "solver/search/common/move_list.h"
#include "solver/search/common/ordering.h"
#include "solver/search/common/techniques.h"
#include "solver/search/misere/position.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace misere {

class MoveGenerator {
 public:
  MoveGenerator(const CardTable& cards, const Weights& weights, std::uint32_t techniques)
      : cards_(cards), weights_(weights), techniques_(techniques) {}

  void generate(const Position& position, const OpenTrick& trick, MoveList& moves) const;

 private:
  // Whether the payer will take the trick if every player ducks where possible.
  enum Fate { kSurelyNot, kHardly, kLikely, kSurely };

  bool on(Technique technique) const { return (techniques_ & bit_of(technique)) != 0; }
  bool is_payer(int seat) const { return seat == cards_.payer(); }
  int score(const Position& position, const OpenTrick& trick, int card, int seat) const;
  Fate fate(const Position& position, const OpenTrick& trick, int seat) const;

  const CardTable& cards_;
  const Weights& weights_;
  std::uint32_t techniques_;
};

inline void MoveGenerator::generate(const Position& position, const OpenTrick& trick,
                                    MoveList& moves) const {
  const int seat = (position.leader + trick.placed) % cards_.seats();
  const Word hand = cards_.hand(seat) & position.remaining;
  const Word legal = following(hand, trick.lane);
  moves.count = 0;
  if (bits::without_lowest(legal) == 0) {
    const int card = bits::lowest(legal);
    moves.list[moves.count++] = {0, card, card, card, 0};
    return;
  }
  const Word between = position.remaining & ~hand;  // the cards of the trick, too
  Word lane = 0;
  int above = 0;
  for (Word left = legal; left != 0;) {
    const int card = bits::highest(left);
    const CardFacts& facts = cards_[card];
    left ^= facts.self;
    const bool touching = facts.lane == lane && on(Technique::kEquals) &&
                          (between & bits::below(above) & ~bits::below(card)) == 0 &&
                          ((cards_.special() >> above ^ cards_.special() >> card) & 1) == 0;
    lane = facts.lane;
    above = card;
    if (touching) {
      moves.list[moves.count - 1].lowest = card;
      continue;
    }
    const int points = on(Technique::kOrdering) ? score(position, trick, card, seat) : 0;
    moves.list[moves.count++] = {points, card, card, card, 0};
  }
}

// The weights have a side for the payer and one for the others, and a column for each fate.
inline int MoveGenerator::score(const Position& position, const OpenTrick& trick, int card,
                                int seat) const {
  const CardFacts& facts = cards_[card];
  const bool follows = (facts.self & trick.lane) != 0;
  const CardRole role = trick.placed == 0 ? kLeadsPlain : follows ? kFollows : kThrowsOff;
  const Fate end = fate(position, with(cards_, trick, card, seat), seat);
  const Weights::Term& term = weights_.term[is_payer(seat) ? 0 : 1][role][end];
  const Word lane = position.remaining & facts.lane;
  int score = term.base + term.height * bits::count(lane & bits::below(card)) +
              term.stake * bits::count(trick.cards & cards_.special());
  if ((facts.self & cards_.special()) != 0) score += term.worth;
  if (follows) return score;  // the lengths are equal for all cards
  const Word own = lane & cards_.hand(seat);
  const Word payers = lane & cards_.hand(cards_.payer());
  const Word theirs = is_payer(seat) ? lane & ~payers : payers;
  return score + term.length * bits::count(own) + term.theirs * bits::count(theirs) +
         term.friends * bits::count(lane & ~own & ~theirs);
}

// `seat` was the last to play.
inline auto MoveGenerator::fate(const Position& position, const OpenTrick& trick, int seat) const
    -> Fate {
  const bool payers = is_payer(trick.winner);
  if (trick.payers_card >= 0 && !payers) return kSurelyNot;
  const Word above = trick.lane & ~bits::below(trick.best + 1);
  bool others_can = false;
  bool others_must = false;
  bool payer_can = payers;
  bool payer_must = payers;
  for (int i = trick.placed; i < cards_.seats(); ++i) {
    seat = cards_.after(seat);
    const Word follow = cards_.hand(seat) & position.remaining & trick.lane;
    const Word over = follow & above;
    if (over == 0) continue;
    (is_payer(seat) ? payer_can : others_can) = true;
    if (over == follow) (is_payer(seat) ? payer_must : others_must) = true;
  }
  if (!payer_can) return kSurelyNot;
  if (!payer_must || others_must) return kHardly;
  return payers && !others_can ? kSurely : kLikely;
}

}  // namespace misere
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_MISERE_MOVE_GENERATOR_H_
