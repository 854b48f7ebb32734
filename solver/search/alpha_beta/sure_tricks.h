// Sure tricks: those that the trumps of a side must bring it, whatever is played.
//
// Count the trumps from the top down to some rank: `own` of one side, `against` of the other. Let
// the longer hand of two partners have `longest` trumps, high and low. The side has at least
// min(own, longest) - against tricks. Its partners play a trump only if they must; one of them then
// plays a counted one if they can, but never both if one is enough. In a trick in which the side
//
//   - plays no trump, none of the numbers gets worse;
//   - plays a counted trump, both numbers of the minimum fall by one at most: where each partner
//     must play one, they have counted trumps alone, so `own` is more than `longest`, and may fall
//     by two. The side takes the trick, or the others take it with a counted trump;
//   - plays low trumps alone, the minimum stays: whoever played one has no counted trump. They are
//     all with his partner, and no more than that hand is long.
//
// More than two partners could lose more counted trumps in a trick; then those of one hand count,
// which are played to different tricks. So they do where a player may be made to trump, or not to,
// and where cards lie face down.
//
// The best trump of a player is good for one trick also if all higher ones are of the opponent
// before him, and he has as many low ones besides. He plays low if that opponent plays a higher
// one, else high if he must play a trump at all. Only if he had to lead trumps would he play first:
// so he is not on lead, or has another card to lead. Where he comes to lead later, his side has had
// its trick.
//
// All this rests on lengths, and on the ranks of the trumps that are counted.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_SURE_TRICKS_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_SURE_TRICKS_H_

#include <algorithm>

#include "solver/search/alpha_beta/position.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

template <class Traits>
class SureTricks {
 public:
  SureTricks(const CardTable<Traits>& cards, const Position& position)
      : cards_(cards),
        playable_(Traits::kSecondHands ? position.playable() : position.remaining),
        trumps_(playable_ & cards.trumps()),
        leader_(position.leader) {}

  // The highest trump down to which its side has enough sure tricks; -1 if there is none.
  int enough(int for_declarers, int for_defenders) const {
    const Word declaring = cards_.declaring_cards();
    if (bits::count(trumps_ & declaring) < for_declarers &&
        bits::count(trumps_ & ~declaring) < for_defenders) {
      return -1;
    }
    for (Word left = trumps_; left != 0;) {
      const int card = bits::highest(left);
      left ^= bits::bit(card);
      const Word counted = trumps_ & ~left;
      const bool declares = (declaring >> card & 1) != 0;
      const int missing = declares ? for_declarers : for_defenders;
      const Word own = counted & (declares ? declaring : ~declaring);
      const int against = bits::count(counted ^ own);
      if (bits::count(own) - against >= missing &&
          most_tricks(own, declares, cards_[card].owner) - against >= missing) {
        return card;
      }
      if (missing == 1 && own == bits::bit(card) && lies_behind(counted ^ own, card)) return card;
    }
    return -1;
  }

 private:
  static constexpr bool kRuffsFreely =
      !Traits::kFreeTrumping && !Traits::kSecondHands && Traits::kPiles == 0;

  // The tricks that the counted trumps of a side can take if nobody beats them.
  int most_tricks(Word own, bool declares, int owner) const {
    int players = 0;
    int longest = 0;
    for (int seat = 0; seat < Traits::kSeats; ++seat) {
      if (cards_.declares(seat) != declares) continue;
      ++players;
      longest = std::max(longest, bits::count(trumps_ & cards_.hand(seat)));
    }
    if (!kRuffsFreely || players > 2) return bits::count(own & cards_.hand(owner));
    return std::min(bits::count(own), longest);
  }

  // Whether the higher trumps are of the opponent who plays before the owner of the card, and he
  // can wait for them to fall.
  bool lies_behind(Word higher, int card) const {
    if (!kRuffsFreely) return false;
    const int owner = cards_[card].owner;
    if ((higher & ~cards_.hand((owner + Traits::kSeats - 1) % Traits::kSeats)) != 0) return false;
    const Word hand = playable_ & cards_.hand(owner);
    return bits::count(hand & trumps_) > bits::count(higher) &&
           (owner != leader_ || (hand & ~trumps_) != 0);
  }

  const CardTable<Traits>& cards_;
  const Word playable_;
  const Word trumps_;
  const int leader_;
};

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_SURE_TRICKS_H_
