// Cutoffs without a search, at the beginning of a trick. Each returns a bound if it answers the
// question, and sets the proof of the bound; else kNone.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_CUTOFFS_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_CUTOFFS_H_

#include "solver/search/alpha_beta/claim.h"
#include "solver/search/alpha_beta/later_tricks.h"
#include "solver/search/alpha_beta/proof.h"
#include "solver/search/alpha_beta/quick_tricks.h"
#include "solver/search/alpha_beta/sure_tricks.h"
#include "solver/search/alpha_beta/taken_leads.h"
#include "solver/search/alpha_beta/transition.h"
#include "solver/search/common/techniques.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

template <class Traits, class Goal>
class Cutoffs {
 public:
  static constexpr int kNone = -1;

  // `uncounted`: of the tricks at the end of the deal, those that earn nothing.
  Cutoffs(const CardTable<Traits>& cards, std::uint32_t techniques, int uncounted)
      : cards_(cards), techniques_(techniques), uncounted_(uncounted) {}

  // Sure-trick cutoff.
  int by_sure_tricks(const Position& position, int target, Proof& proof) const {
    if (Goal::kUsesWorth || !on(Technique::kSureTricks)) return kNone;
    const int never = Goal::kSolo ? kMaxHand : 0;  // the vol takes more than trumps
    const int trump =
        SureTricks<Traits>(cards_, position)
            .enough(target + uncounted_ + never, position.left - target + 1 + uncounted_);
    if (trump < 0) return kNone;
    proof = {cards_[trump].upwards, 0, 0};
    return cards_.declares(cards_[trump].owner) ? target : target - 1;
  }

  // Quick-trick cutoff for the leader's side, later-trick cutoff for the other side.
  int by_quick_or_later_tricks(const Position& position, int target, Proof& proof) const {
    if constexpr (kPlainTricks) {
      if (is_bound<Traits>(position)) return kNone;
      const bool ours = cards_.declares(position.leader);
      const int enough = enough_for(ours, position, target);
      if (on(Technique::kQuickTricks) &&
          QuickTricks<Traits>(cards_, position).suffice(enough, proof.winning_ranks)) {
        proof.always = proof.ever = 0;
        return of_declarer(ours, position, enough);
      }
      if (on(Technique::kLaterTricks) && enough == position.left &&
          must_lose_a_trick(cards_, position, proof.winning_ranks)) {
        proof.always = proof.ever = 0;
        return of_declarer(!ours, position, 1);
      }
    }
    return kNone;
  }

  // Claim: the leader takes all remaining tricks.
  int by_claim(const Position& position, Proof& proof) const {
    if (Traits::kShuns) return kNone;  // he could, but wants none
    if (!on(Technique::kClaim) || cards_.worth_turns()) return kNone;
    if (kPlainTricks && on(Technique::kQuickTricks)) return kNone;  // which are at least as many
    if (!claims(cards_, position, proof.winning_ranks)) return kNone;
    const bool ours = cards_.declares(position.leader);
    proof.always = proof.ever = ours ? position.slots : 0;
    return all_the_rest(cards_, position, ours);
  }

  // The other side takes a trick to which this lane is led, and has enough quick tricks after it.
  int by_taken_lead(const Position& position, Word lane, int target, Proof& proof) const {
    if constexpr (kPlainTricks) {
      if (is_bound<Traits>(position)) return kNone;
      const bool others = !cards_.declares(position.leader);
      const int enough = enough_for(others, position, target);
      if (on(Technique::kQuickTricks) &&
          lead_is_taken(cards_, position, lane, enough, proof.winning_ranks)) {
        proof.always = proof.ever = 0;
        return of_declarer(others, position, enough);
      }
    }
    return kNone;
  }

 private:
  // Quick and later tricks need: tricks are counted, all cards of a hand can be played, and
  // following suit is the only rule. (So nobody is bound to a called card.)
  static constexpr bool kPlainTricks = !Goal::kUsesWorth && !Goal::kSolo &&
                                       !Traits::kFreeTrumping && !Traits::kSecondHands &&
                                       !Traits::kTurns && Traits::kPiles == 0;

  bool on(Technique technique) const { return (techniques_ & bit_of(technique)) != 0; }
  // The tricks that answer the question for a side; and the winnings of the declaring side if a
  // side gets that number of the remaining tricks.
  static int enough_for(bool declaring, const Position& position, int target) {
    return declaring ? target : position.left - target + 1;
  }
  static int of_declarer(bool declaring, const Position& position, int tricks) {
    return declaring ? tricks : position.left - tricks;
  }

  const CardTable<Traits>& cards_;
  std::uint32_t techniques_;
  int uncounted_;
};

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_CUTOFFS_H_
