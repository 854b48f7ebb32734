// Tags that somebody may have meant otherwise: unknown ones, and those that mean nothing in this
// game or do not have their form.
//
//   warnings_about_tags(record)     // "[Contrakt] is ignored; did you mean [Contract]?"
//   faults_of_other_tags(record)    // [Tout "hearts"] in Jass: no seat, wherever it may stand
//   faults_of_unread_tags(record)   // [Seat "9"] where nobody asks: no seat either
//
// There is no warning about a tag that is neither in the table (tag_table.h) nor within a typo of a
// tag in it.

#ifndef MATADOR_FORMATS_INPUT_TAG_FAULTS_H_
#define MATADOR_FORMATS_INPUT_TAG_FAULTS_H_

#include <vector>

#include "formats/input/deal_record.h"
#include "formats/input/problem.h"
#include "solver/games/game.h"

namespace matador {

// In the order of the lines: the tags within a typo of a known tag, and the known tags that mean
// nothing in this game with this number of players. Only the first kind if the game is not known.
std::vector<DealError> warnings_about_tags(const DealRecord& record);

// The tags that mean nothing in this game and do not have the form that they have in other games.
std::vector<DealError> faults_of_other_tags(const DealRecord& record, const Game& game, int seats);

// The tags that mean something in this game, though not to every command, and do not have their
// form: what `matador advise` and `matador score` read, and the tags of the game's own.
std::vector<DealError> faults_of_unread_tags(const DealRecord& record, const Heading& heading);

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_TAG_FAULTS_H_
