// A game of Skat as the archives of the International Skat Server have it (iss_game.h).
//
//   write_iss(record, problem)      "(;GM[Skat]...P0[Anna]P1[Beni]P2[Carla]MV[w ...] ;)\n"
//
// What the server's own games have is written back: its properties, bids, and how a play ended
// early. Other games have the bid and passes that tell [Bid] and the declarer. The server counts
// from forehand: who has dealt is player 2.

#ifndef MATADOR_FORMATS_GAMES_SKAT_ISS_WRITER_H_
#define MATADOR_FORMATS_GAMES_SKAT_ISS_WRITER_H_

#include <string>

#include "formats/input/deal_record.h"
#include "formats/input/foreign_format.h"
#include "solver/games/game.h"

namespace matador::skat {

// Without a place is what the line would not tell: a contract whose exchange is open, a result
// without its cards.
ForeignText write_iss(const DealRecord& record, const Problem& problem);

}  // namespace matador::skat

#endif  // MATADOR_FORMATS_GAMES_SKAT_ISS_WRITER_H_
