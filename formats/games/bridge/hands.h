// The hands of a game of bridge as PBN has them, "AKQ2.AK5.T98.QJ4" and "-" for one that is not
// known, in the order of their seats.
//
//   fill_in_last_hand(hands);                       // of three hands, or three and a dash
//   hands_by_seat(hands, Seat::number(3))           // as sets of cards, the first one South's

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_HANDS_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_HANDS_H_

#include <optional>
#include <string>
#include <vector>

#include "solver/cards/card_set.h"
#include "solver/inference/information_set.h"

namespace matador::bridge {

// Gives the one hand that is left out, or a dash, the cards that are left, where the others are
// complete.
void fill_in_last_hand(std::vector<std::string>& hands);

// "CT is dealt twice, to North and to West", of hands one of which cannot be known therefore; empty
// where none is. `first`: whose hand stands first.
std::string card_dealt_twice(const std::vector<std::string>& hands, Seat first);

// Whether no hand of a [Deal] is a dash, for one that is not seen.
bool are_all_known(const std::string& deal);

// `first`: whose hand stands first. A hand that cannot be read has no cards.
OfSeats<CardSet> hands_by_seat(const std::vector<std::string>& hands, Seat first);

// Who has the card; none where nobody has.
std::optional<Seat> holder_of(Card card, const OfSeats<CardSet>& hands);

}  // namespace matador::bridge

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_HANDS_H_
