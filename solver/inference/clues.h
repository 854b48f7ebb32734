// What a player knows of where the cards lie, as single sentences: these cards lie in these places,
// or they do not.
//
// From the play: a player had the cards that he has played; a player who did not follow had no card
// to follow with. All clues hold in every world that fits. The reverse need not be true (possible.h
// looks closer).

#ifndef MATADOR_SOLVER_INFERENCE_CLUES_H_
#define MATADOR_SOLVER_INFERENCE_CLUES_H_

#include <vector>

#include "solver/inference/knowledge.h"
#include "solver/inference/places.h"

namespace matador {

struct Clue {
  CardSet cards;
  PlaceMask places;
  bool there;  // false: the cards do not lie there
};

// Clues from the cards that are seen, or were shown.
std::vector<Clue> clues_of_sight(const Knowledge& known, const Places& places);

// Clues from the play, in tricks or of Qabbalah.
std::vector<Clue> clues_of_play(const Knowledge& known, const Places& places);

}  // namespace matador

#endif  // MATADOR_SOLVER_INFERENCE_CLUES_H_
