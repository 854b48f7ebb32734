// The rules of a game that the search needs, as constants of a struct. A game derives from
// `DefaultTraits`, names kSeats and kCards (at most 32 or at most 64), and overrides what is
// different:
//
//   struct FourPlayers : search::alpha_beta::DefaultTraits {
//     static constexpr int kSeats = 4;
//     static constexpr int kCards = 52;
//   };

#ifndef MATADOR_SOLVER_SEARCH_ALPHA_BETA_TRAITS_H_
#define MATADOR_SOLVER_SEARCH_ALPHA_BETA_TRAITS_H_

#include "solver/cards/bits.h"
#include "solver/search/common/ordering.h"
#include "solver/tricks/goal.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace alpha_beta {

struct DefaultTraits {
  // The weights of the move ordering.
  static const Weights& weights(bool /*has_trump*/) { return kDefaultWeights; }
  // The number of different card points above 0; at least 1: a level that no card reaches.
  static constexpr int kWorthLevels = 1;
  // Piles before each player: a face-up card on a face-down one.
  static constexpr int kPiles = 0;
  // A player may trump a plain lead although he could follow, but not undertrump: see legality.h.
  static constexpr bool kFreeTrumping = false;
  // The best trump of the pack need not follow to trumps.
  static constexpr bool kExemptTrump = false;
  // Both sides shun what counts: a trick earns the side that does not win it.
  static constexpr bool kShuns = false;
  // A card can be called, to which its holder is bound: see legality.h.
  static constexpr bool kCalledCard = false;
  // Players have second hands, which they take up when all other cards are played.
  static constexpr bool kSecondHands = false;
  // The order within the lanes can be upside down in some tricks.
  static constexpr bool kTurns = false;
  // The leads have weights of their own (common/ordering.h), fitted to what each lead costs:
  //   static const search::LeadWeights& lead_weights(bool has_trump) { ... }
  static constexpr bool kFittedLeads = false;
  // Answers are ordered by rules in place of weights (move_generator.h): four players in two
  // partnerships count tricks.
  static constexpr bool kAnswersByRules = false;
  // Of the entries of a bucket that answer, the one that rests on the fewest ranks is taken
  // (transposition_table.h).
  static constexpr bool kFewestRanks = false;
  // The first tries have 2^kFirstTryBits places (common/refutation_table.h).
  static constexpr int kFirstTryBits = 15;
  // Answers have a history (common/history.h), of the weight `answer_history`.
  static constexpr bool kAnswerHistory = false;
  // Leads and answers have a history by how their lanes stand (common/history.h), of the
  // weights `lane_leads` and `lane_answers`.
  static constexpr bool kLaneHistory = false;
  // An observer looks at the leads before they are scored (bench/fit_leads.cc).
  static constexpr bool kObserved = false;
};

// The goals of tricks/goal.h as the search counts them: what a trick earns the declaring side.
//
// `kGoal`: which of them it is. `kUsesWorth`: card points matter. `kSolo`: the winner of the first
// trick must win all the others. `uncounted`: of the tricks of a deal, the number at its end that
// earn nothing. `total`: the most that `tricks` tricks with cards of `worth` points can bring;
// `prize`: what one trick with cards of `worth` points brings.

struct Points {
  static constexpr Goal kGoal = Goal::kPoints;
  static constexpr bool kUsesWorth = true;
  static constexpr bool kSolo = false;
  static constexpr int uncounted(int /*tricks*/) { return 0; }
  static constexpr int total(int worth, int /*tricks*/) { return worth; }
  static constexpr int prize(int worth) { return worth; }
};

// What the declaring side does not win, where points are shunned (DefaultTraits::kShuns).
struct ShunnedPoints : Points {
  static constexpr Goal kGoal = Goal::kShunnedPoints;
};

struct Tricks {
  static constexpr Goal kGoal = Goal::kTricks;
  static constexpr bool kUsesWorth = false;
  static constexpr bool kSolo = false;
  static constexpr int uncounted(int /*tricks*/) { return 0; }
  static constexpr int total(int /*worth*/, int tricks) { return tricks; }
  static constexpr int prize(int /*worth*/) { return 1; }
};

// The first tricks count, the others are uncounted.
struct First : Tricks {
  static constexpr Goal kGoal = Goal::kFirst;
  static constexpr int uncounted(int tricks) { return tricks - majority(tricks); }
};

// 1 for success; no trick earns anything by itself.
struct Solo {
  static constexpr Goal kGoal = Goal::kSolo;
  static constexpr bool kUsesWorth = false;
  static constexpr bool kSolo = true;
  static constexpr int uncounted(int /*tricks*/) { return 0; }
  static constexpr int total(int /*worth*/, int /*tricks*/) { return 1; }
  static constexpr int prize(int /*worth*/) { return 0; }
};

}  // namespace alpha_beta
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_ALPHA_BETA_TRAITS_H_
