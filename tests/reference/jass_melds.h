// Wyz of Schieber Jass, written a second time, straight from the rules (2.9, 2.10): every set of
// melds that a hand can show is tried.

#ifndef MATADOR_TESTS_REFERENCE_JASS_MELDS_H_
#define MATADOR_TESTS_REFERENCE_JASS_MELDS_H_

#include <optional>
#include <vector>

#include "solver/cards/card_set.h"

namespace matador::reference::jass {

struct MeldOptions {
  bool low_quartets = true;
  bool cross_melds = false;
  bool quartets_first = false;
  bool undenufe = false;
  std::optional<Suit> trump = {};
};

// The sets of cards that the best way to divide the hand shows as melds, its best meld first.
std::vector<CardSet> best_melds(CardSet hand, const MeldOptions& options);

// What melds are worth together.
int meld_points(const std::vector<CardSet>& melds);

}  // namespace matador::reference::jass

#endif  // MATADOR_TESTS_REFERENCE_JASS_MELDS_H_
