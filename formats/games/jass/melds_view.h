// Wyz and Stöck of a deal of Jass, as a line for other programs and as text for people.
//
//   melds_json(find_melds(/*deal=*/1, task));

#ifndef MATADOR_FORMATS_GAMES_JASS_MELDS_VIEW_H_
#define MATADOR_FORMATS_GAMES_JASS_MELDS_VIEW_H_

#include <cstdint>
#include <string>
#include <vector>

#include "formats/input/notes.h"
#include "formats/output/answer_facets.h"
#include "solver/games/game.h"
#include "solver/games/jass/meld_score.h"

namespace matador {

struct MeldsAnswer {
  std::uint64_t deal;  // its number in the input, from 1
  Task task;
  std::vector<jass::MeldScore> rounds;  // of the first hands, and of the second ones if there are
  int declaring_side;                   // what it scores by Wyz and Stöck, in all rounds
  int others;
  Notes notes = {};  // for people
};

// These functions, for `matador melds`.
extern const MeldsFormat kMeldsFormat;

// `task` is one of Jass.
MeldsAnswer find_melds(std::uint64_t deal, const Task& task);

std::string melds_json(const MeldsAnswer& answer);

std::string melds_csv_header();
std::string melds_csv(const MeldsAnswer& answer);

// The hands, and what each player shows and scores. `symbols`: the screen has more than ASCII.
std::string melds_view(const MeldsAnswer& answer, bool symbols);

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_JASS_MELDS_VIEW_H_
