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

}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_COMMON_ORDERING_H_
