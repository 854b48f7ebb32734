// The search, compiled for Davoserjazz: once for each kind of machine.

#include "solver/games/davoserjazz/kernel.h"

#include "solver/search/shunning.h"

namespace matador::davoserjazz::MATADOR_ISA {

search::Engine* new_engine(int seats, Goal goal, const search::EngineOptions& options) {
  return new search::Shunning(seats, goal, options);
}

}  // namespace matador::davoserjazz::MATADOR_ISA
