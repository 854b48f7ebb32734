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

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_HAND_LINES_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_HAND_LINES_H_

#include <memory>
#include <string_view>

#include "formats/input/foreign_format.h"

namespace matador::bridge {

std::unique_ptr<ForeignReader> make_hands_reader();
std::unique_ptr<ForeignReader> make_dds_list_reader();

// Whether a text is a line PBN of such a list.
bool is_deal_of_dds_list(std::string_view text);

}  // namespace matador::bridge

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_HAND_LINES_H_
