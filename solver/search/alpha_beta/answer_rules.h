// The order of answers by rules, for four players in two partnerships who count tricks.
//
// Nearly every first card answers the question, but not each rests on equally few ranks: a trick
// won with the ace where the eight would do rests on the ace, and its entry of the table serves few
// other positions. The rules are those of the card table. Second hand plays low where the partner
// can do the work, the third plays no higher than need be, and nobody ruffs what the partner has
// won. Who throws a card away takes the lowest of his longest lane.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_ANSWER_RULES_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_ANSWER_RULES_H_

#include "solver/search/alpha_beta/legality.h"
#include "solver/search/common/move_list.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

// For the player who stands `kPlaced` steps from the leader.
template <int kPlaced, class Traits>
class AnswerRules {
  static_assert(Traits::kSeats == 4 && kPlaced > 0);

 public:
  AnswerRules(const CardTable<Traits>& cards, const Position& position, const OpenTrick& trick,
              const Choices<Traits>& choices)
      : cards_(cards),
        best_(trick.best),
        lane_(choices.lane),
        hand_(cards.hand((position.leader + kPlaced) % 4) & position.remaining),
        next_(kIsLast ? 0 : choices.of[kPlaced + 1]),
        last_(kPlaced == 1 ? choices.of[3] : 0),
        is_partners_(kPlaced > 1 && (trick.winner - position.leader - kPlaced) % 2 == 0) {}

  // Scores the moves.
  void score(MoveList& moves) const {
    const bool follows = (hand_ & lane_) != 0;
    const bool low = follows && plays_low();
    const Word ruffs = follows ? 0 : useful_ruffs();
    for (int i = 0; i < moves.count; ++i) {
      Move& move = moves.list[i];
      move.score = follows ? score_of_follower(move, low) : score_of_void(move, ruffs);
    }
  }

 private:
  static constexpr bool kIsLast = kPlaced == 3;
  static constexpr int kBeforeOthers = 1 << 12;

  static Word above(int card) { return ~bits::below(card + 1); }
  Word winners() const { return hand_ & cards_[best_].beaten_by; }

  // ---- A player who follows ----

  bool plays_low() const {
    const Word winning = winners() & lane_;
    if (winning == 0) return true;
    const int top = bits::highest(winning);
    const Word next = next_ & lane_;
    // The next player needs as high a card to beat the partner as to beat him.
    if (is_partners_) return (next & above(best_) & bits::below(top)) == 0;
    if (kPlaced != 1) return false;
    // The last player has a card that serves as well.
    const Word partners = last_ & lane_ & above(best_);
    if (partners == 0) return false;
    const Word beat_partner = next & above(bits::highest(partners));
    return beat_partner == 0 || beat_partner == (next & above(top));
  }

  // Of the cards that win, first the lowest that the next player cannot beat, then the highest.
  int score_of_follower(const Move& move, bool low) const {
    const bool wins = (cards_[best_].beaten_by >> move.card & 1) != 0;
    if (low || !wins) return -move.card;
    const bool holds = (next_ & lane_ & above(move.card)) == 0;
    return holds ? 2 * kBeforeOthers - move.card : kBeforeOthers + move.card;
  }

  // ---- A player who is void ----

  // The ruffs that come first.
  Word useful_ruffs() const {
    const Word ruffs = winners();
    if (ruffs == 0) return 0;
    const bool is_ruffed = cards_[best_].is_trump;
    if (is_partners_ && (is_ruffed || partner_is_sure())) return 0;
    const Word lowest = ruffs & ~bits::without_lowest(ruffs);
    const bool is_overtrumped = (next_ & cards_[bits::lowest(ruffs)].beaten_by) != 0;
    return is_ruffed || is_overtrumped ? ruffs : lowest;
  }

  bool partner_is_sure() const {
    if (kIsLast) return true;
    return (next_ & lane_) != 0 && (next_ & cards_[best_].beaten_by) == 0;
  }

  int score_of_void(const Move& move, Word ruffs) const {
    if ((ruffs >> move.lowest & 1) != 0) return 2 * kBeforeOthers - move.card;
    const CardFacts& card = cards_[move.card];
    const Word own = hand_ & card.lane;
    const bool is_lowest = (own & bits::below(move.lowest)) == 0;
    if (is_lowest && !card.is_trump) return kBeforeOthers + bits::count(own);
    return -move.card;
  }

  const CardTable<Traits>& cards_;
  const int best_;          // to beat
  const Word lane_;         // that was led
  const Word hand_;         // of the player
  const Word next_;         // what the next player may play,
  const Word last_;         // and what the last, if the second is to play
  const bool is_partners_;  // the best card
};

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_ANSWER_RULES_H_
