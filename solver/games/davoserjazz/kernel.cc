// The search, compiled for Davoserjazz: once for each kind of machine.

#include "solver/games/davoserjazz/weights.h"
#include "solver/search/misere/search.h"
#include "solver/tricks/goal.h"

namespace matador::davoserjazz::MATADOR_ISA {
namespace {

using search::misere::Penalty;

const search::Weights& weights_of(Goal goal) {
  switch (goal) {
    case Goal::kExcess:
      return kFewWeights;
    case Goal::kShortfall:
      return kManyWeights;
    case Goal::kSweep:
      return kClubsWeights;
    case Goal::kCardsTaken:
      return kQueensWeights;
    case Goal::kFirstAndLast:
      return kFirstLastWeights;
    default:
      return kKingWeights;
  }
}

Penalty penalty_of(Goal goal) {  // Davoserjazz 4.2
  switch (goal) {
    case Goal::kExcess:
      return {Penalty::kExcess};
    case Goal::kShortfall:
      return {Penalty::kShortfall};
    case Goal::kSweep:
      return {Penalty::kCards, kSweepPenalty};
    case Goal::kFirstAndLast:
      return {Penalty::kFirstAndLastTrick};
    default:
      return {Penalty::kCards};  // queens, the king of spades
  }
}

}  // namespace

search::Engine* new_engine(int seats, Goal goal, const search::EngineOptions& options) {
  return new search::misere::Search(seats, penalty_of(goal), weights_of(goal), options);
}

}  // namespace matador::davoserjazz::MATADOR_ISA
