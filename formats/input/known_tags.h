// A table of every tag that means something to Matador: the deals that it concerns, and its form.
// So Matador can warn about a tag that it ignores but that somebody may have meant.
//
//   warnings_about_tags(record)     // "[Contrakt] is ignored; did you mean [Contract]?"
//   faults_of_other_tags(record)    // [Tout "hearts"] in Jass: no seat, wherever it may stand
//   faults_of_unread_tags(record)   // [Seat "9"] where nobody asks: no seat either
//
// Each tag with a value has an option of commands that read deals, which given_tags.h reads.
//
// There is no warning about a tag that is neither in the table nor within a typo of a tag in it.

#ifndef MATADOR_FORMATS_INPUT_KNOWN_TAGS_H_
#define MATADOR_FORMATS_INPUT_KNOWN_TAGS_H_

#include <vector>

#include "formats/input/deal_record.h"
#include "formats/input/problem.h"
#include "formats/input/tag_forms.h"
#include "solver/games/game.h"

namespace matador {

// Every tag once, in the order in which people write them; those of single games are the last.
const std::vector<KnownTag>& known_tags();

// In the order of the lines: the tags within a typo of a known tag, and the known tags that mean
// nothing in this game with this number of players. Only the first kind if the game is not known.
std::vector<DealError> warnings_about_tags(const DealRecord& record);

// The tags that mean nothing in this game and do not have the form that they have in other games.
std::vector<DealError> faults_of_other_tags(const DealRecord& record, const Game& game, int seats);

// The tags that mean something in this game, though not to every command, and do not have their
// form: what `matador advise` and `matador score` read, and the tags of the game's own.
std::vector<DealError> faults_of_unread_tags(const DealRecord& record, const Heading& heading);

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_KNOWN_TAGS_H_
