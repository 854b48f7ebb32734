// The knowledge of a player of where the cards lie, a sentence at a time: these cards lie in these
// places; or there, and nowhere else, they do not.
//
// Of the play: who has played a card had it; and who did not follow had none to follow with. In
// every world that fits all clues hold; the reverse need not be so (possible.h looks closer).

#ifndef MATADOR_SOLVER_INFERENCE_CLUES_H_
#define MATADOR_SOLVER_INFERENCE_CLUES_H_

#include <vector>

#include "solver/inference/knowledge.h"
#include "solver/inference/places.h"

namespace matador {

struct Clue {
  CardSet cards;
  PlaceMask places;
  bool there;  // else not there
};

// Clues from the cards that are seen, or were shown.
std::vector<Clue> clues_of_sight(const Knowledge& known, const Places& places);

// Clues from the play, in tricks or of Qabbalah.
std::vector<Clue> clues_of_play(const Knowledge& known, const Places& places);

}  // namespace matador

#endif  // MATADOR_SOLVER_INFERENCE_CLUES_H_
