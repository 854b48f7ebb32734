// The map from the cards of the position for which an entry was proven to those of another that is
// alike: f of soundness.md, in slots (bucket.h).
//
// Cards whose ranks mattered go to cards of the same owner and lane in the order of their ranks. Of
// the others nothing counts but what they are worth: those that both positions have stay
// themselves, and what is left goes in the order of ranks too. Where seat 2 has K J 10 in one
// position and J 10 8 in the other, and no rank mattered, the king goes to the eight:
//
//     there            K J 10
//     here             8 J 10
//     by rank alone    J 10 8

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_CARRIED_CARDS_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_CARRIED_CARDS_H_

#include "solver/cards/bits.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

using bits::Word;

class CarriedCards {
 public:
  // `there`, `here`: the slots of both positions; `ranked`: the cards whose ranks mattered, as
  // pressed slots, which are the same in both.
  CarriedCards(Word there, Word here, Word ranked)
      : there_(there),
        kept_(there & here & ~bits::deposit(ranked, there) & ~bits::deposit(ranked, here)),
        from_(there & ~kept_),
        to_(here & ~kept_) {}

  // The slots here of cards there, which are given as pressed slots.
  Word operator()(Word pressed) const {
    const Word slots = bits::deposit(pressed, there_);
    return (slots & kept_) | bits::deposit(bits::extract(slots, from_), to_);
  }

  // Those of the cards that become others, as pressed slots of all that do.
  Word changed(Word pressed) const { return bits::extract(bits::deposit(pressed, there_), from_); }
  Word changed_there(Word slots) const { return bits::extract(slots, from_); }
  Word changed_here(Word slots) const { return bits::extract(slots, to_); }

 private:
  const Word there_;
  const Word kept_;
  const Word from_;
  const Word to_;
};

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_CARRIED_CARDS_H_
