// Links to a game of bridge, as the viewers of the largest bridge server have them: a game in LIN
// behind lin=, or its parts by themselves, the hands n=, e=, s=, w=, the dealer d=, who is
// vulnerable v=, the board b=, the auction a=, the play p= and the names nn=, en=, sn=, wn=.
//
//   https://www.bridgebase.com/tools/handviewer.html?lin=md|3SAK...
//   lin=md%7C3SAK...
//   http://www.bridgebase.com/tools/handviewer.html?n=sakq2hak5dt98cqj4&e=...&d=n&a=1np3nppp
//
// Either way it is read as LIN. Explanations in brackets or braces are left out.

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_LINK_READER_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_LINK_READER_H_

#include <memory>
#include <string_view>

#include "formats/input/foreign_format.h"

namespace matador::bridge {

bool is_link(std::string_view text);
std::unique_ptr<ForeignReader> make_link_reader();

}  // namespace matador::bridge

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_LINK_READER_H_
