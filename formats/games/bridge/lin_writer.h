// A game of bridge in LIN (lin_reader.h), a game a line.
//
//   write_lin(record, problem)    //
//   "vg|Final|pn|...|st||md|3S...|sv|o|mb|1N|...|pc|D2|...|mc|9|pg||"
//
// LIN has a place for the hands, the auction with notes about its calls and from it the contract,
// the play, the claim, dealer, vulnerability, board, event and the names of the players. Tags of
// other kinds are left out.

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_LIN_WRITER_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_LIN_WRITER_H_

#include <string>

#include "formats/input/deal_record.h"
#include "formats/input/foreign_format.h"
#include "solver/games/game.h"

namespace matador {

// `problem` is what the record says. Without a place is what would be read back as something else,
// as a contract without an auction; a fault if it is no bridge.
ForeignText write_lin(const DealRecord& record, const Problem& problem);

// Adds [Auction "N Pass 4S AP"] for four spades by East, where there is none and the contract has a
// level. Where nobody says who has dealt, the declarer has.
void add_shortest_auction(DealRecord& record);

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_LIN_WRITER_H_
