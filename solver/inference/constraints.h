// What a player knows of where the cards lie, as single sentences: these cards lie in these places,
// or they do not.
//
// From the play: a player had the cards that he has played; a player who did not follow had no card
// to follow with. All constraints hold in every world that fits. The reverse need not be true
// (possible.h looks closer).

#ifndef MATADOR_SOLVER_INFERENCE_CONSTRAINTS_H_
#define MATADOR_SOLVER_INFERENCE_CONSTRAINTS_H_

#include <vector>

#include "solver/inference/information_set.h"
#include "solver/inference/places.h"

namespace matador {

struct Constraint {
  CardSet cards;
  PlaceMask places;
  bool there;  // false: the cards do not lie there
};

// Constraints from the cards that are seen, or were shown.
std::vector<Constraint> constraints_of_sight(const InformationSet& known, const Places& places);

// Constraints from the play, in tricks or without.
std::vector<Constraint> constraints_of_play(const InformationSet& known, const Places& places);

}  // namespace matador

#endif  // MATADOR_SOLVER_INFERENCE_CONSTRAINTS_H_
