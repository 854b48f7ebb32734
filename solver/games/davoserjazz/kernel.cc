// The search, compiled for Davoserjazz: once for each kind of machine.

#include "solver/games/davoserjazz/kernel.h"

#include "solver/games/davoserjazz/weights.h"
#include "solver/search/misere/search.h"

namespace matador::davoserjazz::MATADOR_ISA {
namespace {

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

}  // namespace

search::Engine* new_engine(int seats, Goal goal, const search::EngineOptions& options) {
  search::EngineOptions weighted = options;
  if (weighted.weights == nullptr) weighted.weights = &weights_of(goal);
  return new search::Shunning(seats, goal, weighted);
}

}  // namespace matador::davoserjazz::MATADOR_ISA
