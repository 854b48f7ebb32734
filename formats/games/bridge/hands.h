// The hands of a game of bridge as PBN has them, "AKQ2.AK5.T98.QJ4" and "-" for one that is not
// known, in the order of their seats; and the readers of deals that come without a file of their
// own: lines of such hands, lists of libdds, and links, which are read as LIN.
//
//   fill_in_last_hand(hands);                       // of three hands, or three and a dash
//   hands_by_seat(hands, Seat::number(3))           // as sets of cards, the first one South's

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_HANDS_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_HANDS_H_

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/input/foreign_format.h"
#include "solver/cards/card_set.h"
#include "solver/inference/information_set.h"

namespace matador::bridge {

// ---- Hands --------------------------------------------------------------------------------------

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

// ---- Hand lines ---------------------------------------------------------------------------------
// Deals of bridge without a game around them, as programs around libdds have them: a line of hands,
//
//   N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3
//
// alone or in quotes; and the list files that libdds is tested with, in which a line PBN has the
// dealer, who is vulnerable, trump, leader and hands of a deal, and lines FUT, TABLE, PAR, PAR2,
// PLAY and TRACE behind it what is known about it:
//
//   PBN 1 0 2 0 "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3"
//
// Only dealer, vulnerability and hands of a list are kept: trump and leader are a question of the
// test, which no game had.

std::unique_ptr<ForeignReader> make_hands_reader();
std::unique_ptr<ForeignReader> make_dds_list_reader();

// Whether a text is a line PBN of such a list.
bool is_deal_of_dds_list(std::string_view text);

// ---- Links --------------------------------------------------------------------------------------
// Links to a game of bridge, as the viewers of the largest bridge server have them: a game in LIN
// behind lin=, or its parts by themselves, the hands n=, e=, s=, w=, the dealer d=, who is
// vulnerable v=, the board b=, the auction a=, the play p= and the names nn=, en=, sn=, wn=.
//
//   https://www.bridgebase.com/tools/handviewer.html?lin=md|3SAK...
//   lin=md%7C3SAK...
//   http://www.bridgebase.com/tools/handviewer.html?n=sakq2hak5dt98cqj4&e=...&d=n&a=1np3nppp
//
// Either way it is read as LIN. Explanations in brackets or braces are left out.

bool is_link(std::string_view text);
std::unique_ptr<ForeignReader> make_link_reader();

}  // namespace matador::bridge

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_HANDS_H_
