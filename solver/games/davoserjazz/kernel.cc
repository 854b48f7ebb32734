// The search, compiled for Davoserjazz: once for each kind of machine.

#include "solver/games/davoserjazz/weights.h"
#include "solver/search/misere/search.h"
#include "solver/tricks/goal.h"

namespace matador::davoserjazz::MATADOR_ISA {
namespace {

using search::misere::Penalty;

const search::Weights& weights_of(Goal goal) {
  switch (goal) {
    case Goal::kFew:
      return kFewWeights;
    case Goal::kMany:
      return kManyWeights;
    case Goal::kClubs:
      return kClubsWeights;
    case Goal::kQueens:
      return kQueensWeights;
    case Goal::kFirstLast:
      return kFirstLastWeights;
    default:
      return kKingWeights;
  }
}

Penalty penalty_of(Goal goal) {  // Davoserjazz 4.2
  switch (goal) {
    case Goal::kFew:
      return {Penalty::kExcess};
    case Goal::kMany:
      return {Penalty::kShortfall};
    case Goal::kClubs:
      return {Penalty::kCards, kSweepOfClubs};
    case Goal::kFirstLast:
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
