// The hands of a game of bridge as PBN has them, "AKQ2.AK5.T98.QJ4" and "-" for one that is not
// known, in the order of their seats.
//
//   fill_in_last_hand(hands);                       // of three hands, or three and a dash
//   holders_of(hands, Seat::number(3))              // {'S', 'A'} is South's, ...

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_HANDS_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_HANDS_H_

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "solver/cards/seat.h"

namespace matador::bridge {

// Gives the one hand that is left out, or a dash, the cards that are left, where the others are
// complete.
void fill_in_last_hand(std::vector<std::string>& hands);

// "CT is dealt twice, to North and to West", of hands one of which cannot be known therefore; empty
// where none is. `first`: whose hand stands first.
std::string card_dealt_twice(const std::vector<std::string>& hands, Seat first);

// Whether no hand of a [Deal] is a dash, for one that is not seen.
bool are_all_known(const std::string& deal);

// Who has each card, by its suit and rank.
using Holders = std::map<std::pair<char, char>, Seat>;

// `first`: whose hand stands first. The cards of a hand that cannot be read are left out.
Holders holders_of(const std::vector<std::string>& hands, Seat first);

}  // namespace matador::bridge

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_HANDS_H_
