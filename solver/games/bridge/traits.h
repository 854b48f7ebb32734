// The rules of bridge for the search (search/alpha_beta/traits.h), once for each kind of machine.

#ifndef MATADOR_SOLVER_GAMES_BRIDGE_TRAITS_H_
#define MATADOR_SOLVER_GAMES_BRIDGE_TRAITS_H_

#include "solver/games/bridge/lead_weights.h"
#include "solver/games/bridge/rules.h"
#include "solver/search/alpha_beta/traits.h"

namespace matador::bridge::MATADOR_ISA {

struct Traits : search::alpha_beta::DefaultTraits {
  static constexpr int kSeats = Rules::kPlayers;
  static constexpr int kCards = Rules::kPack.size();
  static constexpr bool kAnswersByRules = true;
  static constexpr bool kFewestRanks = true;
  static constexpr bool kFittedLeads = true;
  static constexpr int kFirstTryBits = 17;
  static const search::LeadWeights& lead_weights(bool has_trump) {
    return has_trump ? kTrumpLeads : kNoTrumpLeads;
  }
};

}  // namespace matador::bridge::MATADOR_ISA

#endif  // MATADOR_SOLVER_GAMES_BRIDGE_TRAITS_H_
