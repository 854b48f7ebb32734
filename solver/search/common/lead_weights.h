// The weights of leads, one for each feature of a lead, fitted to what each lead costs
// (bench/fit_leads.cc). alpha_beta/lead_scores.h adds them up.

#ifndef MATADOR_SOLVER_SEARCH_COMMON_LEAD_WEIGHTS_H_
#define MATADOR_SOLVER_SEARCH_COMMON_LEAD_WEIGHTS_H_

#include <cstdint>

namespace matador::search {

// For games of four players in two partnerships. A feature with several cases has a weight for
// each: its name is the first of them. Seats are counted from the leader: 0, left, partner, right.
enum LeadFeature {
  // Facts about the card.
  kOutcomeAndTarget = 0,  // by TrickOutcome (ordering.h), and by the target
  kOutcomeAndTricksLeft =
      kOutcomeAndTarget + 12,           // by TrickOutcome, and by how many tricks are left
  kAbove = kOutcomeAndTricksLeft + 16,  // 0 to 4 cards of others above it; partner has the top
  kIsHighest = kAbove + 10,             // of the leader's cards in the lane
  kIsLowest,
  kTouchingCards,                    // 1 to 3 of them
  kHeight = kTouchingCards + 3,      // by TrickOutcome; for each step above the lowest of the lane
                                     // Facts about the lane:
  kTopTwo = kHeight + 4,             // by who has the top card, and the second (4: nobody)
  kOwnLength = kTopTwo + 20,         // 1 to 7
  kPartnerLength = kOwnLength + 7,   // 0 to 4
  kLeftLength = kPartnerLength + 5,  // 0 to 5
  kRightLength = kLeftLength + 6,    // 0 to 5
  kVoid = kRightLength + 6,          // left, partner, right: without trumps, with trumps
  kTargetAndTop = kVoid + 6,         // by the target, and who has the top card
  kRefutationLane = kTargetAndTop + 12,  // the refutation (refutation_table.h) is of this lane,
  kHashLane,                             // the hash move, which has failed,
  kHintLane,                             // the hint
  // What was learnt.
  kIsRefutation,
  kIsHint,
  kCutoffRate,  // for each 64th (history.h)
  kLeadFeatures
};

struct LeadWeights {
  std::int16_t of[2][2][kLeadFeatures];  // defenders, declaring side; a plain lane, trumps
};

}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_COMMON_LEAD_WEIGHTS_H_
