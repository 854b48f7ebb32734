// Every tag that means something to Matador, in one table: which deals it concerns, and which form
// it has. So a tag that is ignored is not ignored in silence where somebody may have meant it.
//
//   warnings_about_tags(record)     // "[Contrakt] is ignored; did you mean [Contract]?"
//   faults_of_other_tags(record)    // [Tout "hearts"] in Jass: no seat, wherever it may stand
//
// Tags that are not in the table, and not within a typo of it, are nobody's business.

#ifndef MATADOR_FORMATS_KNOWN_TAGS_H_
#define MATADOR_FORMATS_KNOWN_TAGS_H_

#include <vector>

#include "formats/deal_record.h"
#include "solver/games/game.h"

namespace matador {

// In the order of the lines: the tags that are within a typo of a known one, and the known ones
// that mean nothing in this game with so many players. Where nobody can tell which game it is, only
// the former.
std::vector<DealError> warnings_about_tags(const DealRecord& record);

// The tags that mean nothing in this game and do not even have the form that they have elsewhere.
std::vector<DealError> faults_of_other_tags(const DealRecord& record, const Game& game, int seats);

}  // namespace matador

#endif  // MATADOR_FORMATS_KNOWN_TAGS_H_
