// How far one may bid with a hand of Skat: what each game is worth if it is won without schneider
// (rules 5.6), simple and as a hand game.

#ifndef MATADOR_FORMATS_GAMES_SKAT_BIDS_H_
#define MATADOR_FORMATS_GAMES_SKAT_BIDS_H_

#include "formats/output/bids_format.h"

namespace matador::skat {

extern const BidsFormat kBids;

}  // namespace matador::skat

#endif  // MATADOR_FORMATS_GAMES_SKAT_BIDS_H_
