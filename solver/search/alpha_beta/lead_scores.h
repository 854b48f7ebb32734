// The scores of leads with fitted weights (common/lead_weights.h). Leads that are likely to answer
// the question come first, and among these the ones that need few cards for it.
//
// Behind all others stand the lanes that an opponent can ruff: few of these leads bring anything,
// and what is proven after one rests on many ranks.

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_LEAD_SCORES_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_LEAD_SCORES_H_

#include <algorithm>

#include "solver/search/alpha_beta/learnt_leads.h"
#include "solver/search/alpha_beta/position.h"
#include "solver/search/common/history.h"
#include "solver/search/common/lead_weights.h"
#include "solver/search/common/move_list.h"
#include "solver/search/common/ordering.h"
#include "solver/search/common/techniques.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

// Lists the features of a lead: calls tell(feature, value). The value is 1, or a number for
// features that count.
template <class Traits>
class LeadFeatures {
  static_assert(Traits::kSeats == 4);

 public:
  LeadFeatures(const CardTable<Traits>& cards, const Position& position, int target,
               const LearntLeads& learnt)
      : cards_(cards), position_(position), learnt_(learnt) {
    const int left = position.left;
    const int enough = cards.declares(position.leader) ? target : left - target + 1;
    target_ = enough == left ? 0 : enough == 1 ? 1 : 2;
    left_ = left <= 3 ? 0 : left <= 5 ? 1 : left <= 8 ? 2 : 3;
  }

  // The scores that all leads of a lane share; computed before the scores of its cards.
  template <class Tell>
  void tell_lane(Word lane, const Tell& tell) {
    const Word left = lane & position_.remaining;
    own_ = left & hand(0);
    others_ = left & ~own_;
    const Word second = left & ~bits::bit(bits::highest(left));
    top_ = player_of(left);
    tell(kTopTwo + top_ * 5 + (second == 0 ? 4 : player_of(second)), 1);
    tell(kTargetAndTop + target_ * 4 + top_, 1);
    tell(kOwnLength + std::min(bits::count(own_), 7) - 1, 1);
    tell(kLeftLength + std::min(bits::count(left & hand(1)), 5), 1);
    tell(kPartnerLength + std::min(bits::count(left & hand(2)), 4), 1);
    tell(kRightLength + std::min(bits::count(left & hand(3)), 5), 1);
    for (int player = 1; player < 4; ++player) {
      if ((left & hand(player)) != 0) continue;
      const bool ruffs = (position_.remaining & cards_.trumps() & hand(player)) != 0;
      tell(kVoid + 2 * (player - 1) + (ruffs ? 1 : 0), 1);
    }
    if (contains(lane, learnt_.refutation)) tell(kRefutationLane, 1);
    if (contains(lane, learnt_.hash_move)) tell(kHashLane, 1);
    if (contains(lane, learnt_.hint)) tell(kHintLane, 1);
  }

  // Whether an opponent of the leader is void in the lane and has trumps.
  bool is_ruffed(Word lane) const {
    const auto ruffs = [&](Word hand) {
      return (position_.remaining & lane & hand) == 0 &&
             (position_.remaining & cards_.trumps() & hand) != 0;
    };
    return ruffs(hand(1)) || ruffs(hand(3));
  }

  // The scores of a card, or of several that touch. `rate`: its cutoff rate.
  template <class Tell>
  void tell_card(const Move& lead, int outcome, int rate, const Tell& tell) const {
    tell(kOutcomeAndTarget + outcome * 3 + target_, 1);
    tell(kOutcomeAndTricksLeft + outcome * 4 + left_, 1);
    const Word above = others_ & ~bits::below(lead.card);
    tell(kAbove + std::min(bits::count(above), 4) * 2 + (top_ == 2 ? 1 : 0), 1);
    const Word from_lowest = own_ & ~bits::below(lead.lowest);
    const Word higher = from_lowest & ~bits::below(lead.highest + 1);
    if (higher == 0) tell(kIsHighest, 1);
    if (from_lowest == own_) tell(kIsLowest, 1);
    tell(kTouchingCards + std::min(bits::count(from_lowest ^ higher), 3) - 1, 1);
    tell(kHeight + outcome, cards_[lead.card].height);
    if (stands_for(lead, learnt_.refutation)) tell(kIsRefutation, 1);
    if (stands_for(lead, learnt_.hint)) tell(kIsHint, 1);
    tell(kCutoffRate, rate);
  }

 private:
  Word hand(int player) const { return cards_.hand((position_.leader + player) % 4); }
  // Who has the highest of these cards.
  int player_of(Word cards) const {
    return (cards_[bits::highest(cards)].owner - position_.leader) & 3;
  }
  static bool contains(Word lane, int card) {
    return 0 <= card && card < kMaxCards && (lane >> card & 1) != 0;
  }
  static bool stands_for(const Move& lead, int card) {
    return lead.lowest <= card && card <= lead.highest;
  }

  const CardTable<Traits>& cards_;
  const Position& position_;
  const LearntLeads learnt_;
  int target_;    // everything that is left, one trick, something between
  int left_;      // tricks: few, ..., many
  Word own_ = 0;  // cards in the lane: the leader's, the others'
  Word others_ = 0;
  int top_ = 0;  // who has its top card
};

// Scores the leads. On entry, the score of each move is the TrickOutcome of its trick. `rate(card)`
// is the cutoff rate of a card (common/history.h).
template <class Traits, class Rate>
void score_leads(const CardTable<Traits>& cards, const Position& position, int target,
                 const LearntLeads& learnt, const Rate& rate, MoveList& leads) {
  constexpr int kBehindOthers = 1 << 14;
  const LeadWeights& weights = Traits::lead_weights(cards.trumps() != 0);
  LeadFeatures<Traits> features(cards, position, target, learnt);
  Word lane = 0;
  int lane_score = 0;
  for (int i = 0; i < leads.count; ++i) {
    Move& lead = leads.list[i];
    const CardFacts& card = cards[lead.card];
    const auto& weight = weights.of[cards.declares(position.leader) ? 1 : 0][card.is_trump ? 1 : 0];
    if (card.lane != lane) {
      lane = card.lane;
      lane_score = features.is_ruffed(lane) ? -kBehindOthers : 0;
      features.tell_lane(lane,
                         [&](int feature, int value) { lane_score += weight[feature] * value; });
    }
    int score = lane_score;
    features.tell_card(lead, lead.score, rate(lead.card),
                       [&](int feature, int value) { score += weight[feature] * value; });
    lead.score = score;
  }
}

// Orders the leads of a position, with fitted weights or with those of the generator.
template <class Traits>
void order_leads(const CardTable<Traits>& cards, const Weights& weights, std::uint32_t techniques,
                 const Position& position, int target, const LearntLeads& learnt,
                 const CutoffRates<Traits::kCards>& history, MoveList& leads) {
  const auto on = [&](Technique technique) { return (techniques & bit_of(technique)) != 0; };
  if constexpr (Traits::kFittedLeads) {
    const auto rate = [&](int card) { return on(Technique::kHistory) ? history.rate(card) : 0; };
    if constexpr (Traits::kObserved) Traits::observe(cards, position, target, learnt, rate, leads);
    if (on(Technique::kOrdering)) score_leads(cards, position, target, learnt, rate, leads);
  } else if (on(Technique::kHistory)) {
    leads.add_bonus(learnt.refutation, weights.lead_refutation);
    history.add_bonuses(leads, weights.lead_history);
  }
}

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_LEAD_SCORES_H_
