// Games of bridge in the export form of PBN 2.1 (pbn_reader.h).
//
//   write_pbn(record, problem, &tricks)    // with the double-dummy table and par

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_PBN_WRITER_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_PBN_WRITER_H_

#include <string>

#include "formats/input/deal_record.h"
#include "formats/input/foreign_format.h"
#include "solver/games/bridge/score.h"
#include "solver/games/game.h"

namespace matador {

// The first lines of a file of such games.
inline constexpr char kPbnHeader[] = "% PBN 2.1\n% EXPORT\n";

// `problem` is what the record says. With `tricks` also OptimumResultTable, and OptimumScore and
// ParContract if it is known who deals and is vulnerable; else these tags as the record has them.
// Without a place in PBN is what would be read back as something else; a fault if it is no bridge,
// or cannot have been played like that.
ForeignText write_pbn(const DealRecord& record, const Problem& problem,
                      const bridge::TrickTable* tricks);

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_PBN_WRITER_H_
