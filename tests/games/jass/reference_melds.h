// Wyz of Schieber Jass, written a second time, straight from the rules (2.9, 2.10): every set of
// melds that a hand can show is tried, and every way in which the players of a side can show
// theirs.

#ifndef MATADOR_TESTS_GAMES_JASS_REFERENCE_MELDS_H_
#define MATADOR_TESTS_GAMES_JASS_REFERENCE_MELDS_H_

#include <optional>
#include <vector>

#include "solver/cards/card_set.h"
#include "solver/cards/seat.h"

namespace matador::reference::jass {

struct MeldOptions {
  bool low_quartets = true;
  bool cross_melds = false;
  bool split_runs = true;
  bool cards_before_quartets = false;  // wyz-order=cards
  bool undenufe = false;
  std::optional<Suit> trump = {};
};

// The sets of cards that the best way to divide the hand shows as melds, its best meld first.
std::vector<CardSet> best_melds(CardSet hand, const MeldOptions& options);

// What melds are worth together.
int meld_points(const std::vector<CardSet>& melds);

// What each player scores. `sides` tells by seat who belongs together; `leader` is asked first.
std::vector<int> scored_melds(const std::vector<CardSet>& hands, const std::vector<int>& sides,
                              Seat leader, const MeldOptions& options);

}  // namespace matador::reference::jass

#endif  // MATADOR_TESTS_GAMES_JASS_REFERENCE_MELDS_H_
