// The weights of the move ordering: whole numbers, different for each game. The score of a card
// says how the trick would end if it were played, and at what price.

#ifndef MATADOR_SOLVER_SEARCH_COMMON_ORDERING_H_
#define MATADOR_SOLVER_SEARCH_COMMON_ORDERING_H_

#include <cstdint>

namespace matador::search {

// Whom the trick earns what it is worth, seen from the side that is to play. `Surely`: no later
// player can change that. `Likely`: if every player takes the trick for his side where he can, or
// plays below it where tricks are shunned.
enum TrickOutcome { kSurelyOurs, kLikelyOurs, kLikelyTheirs, kSurelyTheirs, kTrickOutcomes };

// What a card does: leads a plain lane or trumps, follows to the lane led, ruffs, or is thrown off.
enum CardRole { kLeadsPlain, kLeadsTrump, kFollows, kRuffs, kThrowsOff, kCardRoles };

struct Weights {
  struct Term {
    std::int16_t base;     // for doing it
    std::int16_t worth;    // for each card point of the card
    std::int16_t height;   // for each step of the card above the lowest of its lane
    std::int16_t length;   // for each card of its lane in the hand,
    std::int16_t theirs;   // in the hands of the other side,
    std::int16_t friends;  // and in those of the rest of the own side
    std::int16_t stake;    // for each card point that lies in the trick already
    std::int16_t frees;    // if it lies on another card, which then comes free
  };
  Term term[2][kCardRoles][kTrickOutcomes];  // defenders, declaring side
  std::int16_t lead_refutation = 0;          // for the refutation of the lead (refutation_table.h),
  std::int16_t answer_refutation = 0;        // and of the answer,
  std::int16_t lead_history = 0;             // for a lead that always cuts off (history.h),
  std::int16_t answer_history = 0;           // and for an answer;
  std::int16_t lane_leads = 0;    // the same where the lane stood as it does (history.h),
  std::int16_t lane_answers = 0;  // and for an answer
};

// The weights of the move ordering for games without weights of their own, tuned by bench/tune on
// deals that no benchmark contains: of 32 cards, with card points, permanent trumps and four
// players; three and two players do well with them too. They decide how much work a deal is, never
// what it is worth.
inline constexpr Weights kDefaultWeights{
    .term =
        {
            {
                {{43, 17, 5, -1, 1, 5, 1, 0},
                 {42, 1, 2, 2, 14, 3, -2, 0},
                 {-19, -1, 0, -3, 17, 0, 0, 0},
                 {-13, -16, 2, -3, 4, -8, -1, 0}},
                {{61, 10, -3, -3, 4, -1, -1, 0},
                 {45, 1, 0, -1, 9, 0, 0, 0},
                 {-11, -1, 0, -3, 1, 1, -2, 0},
                 {8, -15, 1, 4, -3, 0, -5, 0}},
                {{61, 3, -2, 5, -1, 2, 3, 0},
                 {20, 6, -3, -1, 3, 0, 3, 0},
                 {50, -5, -5, 2, -5, 3, -2, 0},
                 {-20, -5, -8, 6, -11, -4, -2, 0}},
                {{39, 2, -1, -2, 2, -6, 3, 0},
                 {41, 14, 8, 0, 4, -5, -5, 0},
                 {-16, -3, 7, -9, 4, 9, 0, 0},
                 {-34, -6, -5, -21, -1, 8, -2, 0}},
                {{30, 8, -2, -2, -9, 1, 4, 0},
                 {-41, 9, -9, 3, -16, 4, -1, 0},
                 {-88, -2, -10, -6, -3, 2, 3, 0},
                 {-45, -3, -1, -5, 1, -1, -1, 0}},
            },
            {
                {{94, 10, 0, -11, 7, -2, 6, 0},
                 {37, 2, -1, 5, 10, -1, 1, 0},
                 {10, -1, 0, 0, 7, 2, 5, 0},
                 {-26, 2, 3, -4, -1, 4, 0, 0}},
                {{21, 1, -1, -2, 14, 5, 3, 0},
                 {10, 4, -1, 2, 16, 0, -3, 0},
                 {16, -2, 0, 0, 1, 3, -5, 0},
                 {-19, -17, 1, 0, -3, -3, -2, 0}},
                {{51, 3, -2, 6, -5, 6, 3, 0},
                 {8, 5, 0, 6, 3, -2, 3, 0},
                 {52, -17, -1, 0, -1, -5, 3, 0},
                 {1, -11, 1, 6, 2, 0, -8, 0}},
                {{40, 2, -1, -1, -1, 3, 2, 0},
                 {89, 9, -5, -1, 4, 1, 8, 0},
                 {-21, 16, -4, -13, 8, 5, 0, 0},
                 {-54, -9, -10, -12, -6, -3, -6, 0}},
                {{42, 7, -5, 4, 5, 0, 10, 0},
                 {9, 4, -4, 1, 2, 0, 2, 0},
                 {29, -3, -2, -8, 2, -1, 0, 0},
                 {-38, -5, -1, -7, 3, 1, -4, 0}},
            },
        },
    .lead_refutation = 10,
    .answer_refutation = 0,
};

// The weights of leads, one for each feature of a lead, fitted to what each lead costs
// (bench/fit_leads.cc). alpha_beta/move_generator.h adds them up.
//
// For games of four players in two partnerships. A feature with several cases has a weight for
// each: its name is the first of them. Seats are counted from the leader: 0, left, partner, right.
enum LeadFeature {
  // Facts about the card.
  kOutcomeAndTarget = 0,  // by TrickOutcome, and by the target
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

#endif  // MATADOR_SOLVER_SEARCH_COMMON_ORDERING_H_
