// A game of bridge in LIN (lin_reader.h), a game a line.
//
//   write_lin(record, problem)    //
//   "vg|Final|pn|...|st||md|3S...|sv|o|mb|1N|...|pc|D2|...|mc|9|pg||"
//
// LIN has a place for the hands, the auction with notes about its calls and from it the contract,
// the play, the claim, dealer, vulnerability, board, event and the names of the players. What else
// a record has is left out.

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_LIN_WRITER_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_LIN_WRITER_H_

#include <string>

#include "formats/input/deal_record.h"
#include "solver/games/game.h"

namespace matador {

// `problem` is what the record says. A fault if it is no bridge, or if something of it would be
// read back as something else: a contract without an auction, or an auction that is not over.
Outcome<std::string> write_lin(const DealRecord& record, const Problem& problem);

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_LIN_WRITER_H_
