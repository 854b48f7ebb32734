// A game of bridge in RBN (rbn_reader.h).
//
//   write_rbn(record, problem)    // "E Club evening\nN Hart+Moss:Keller+Li:O\nB 7\nH N:...\n"
//
// A line that holds for the games behind, too, is written with each game, empty where the game does
// not have what it tells. What RBN has no place for is left out.

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_RBN_WRITER_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_RBN_WRITER_H_

#include <string>

#include "formats/input/deal_record.h"
#include "formats/input/foreign_format.h"
#include "solver/games/game.h"

namespace matador {

// The first line of a file of such games.
inline constexpr char kRbnHeader[] = "% RBN\n\n";

// `problem` is what the record says. Without a place is what would be read back as something else:
// a contract without a level, or a colon in a name; a fault if it is no bridge.
ForeignText write_rbn(const DealRecord& record, const Problem& problem);

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_RBN_WRITER_H_
