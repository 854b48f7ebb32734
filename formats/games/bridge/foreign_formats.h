// The formats of other programs for bridge: PBN, LIN and RBN; deals without a game, which are only
// read; and double-dummy tables, in PBN and as libdds's own examples print them.

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_FOREIGN_FORMATS_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_FOREIGN_FORMATS_H_

#include <span>

#include "formats/input/foreign_format.h"

namespace matador::bridge {

std::span<const ForeignFormat> foreign_formats();
std::span<const ForeignTable> foreign_tables();

}  // namespace matador::bridge

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_FOREIGN_FORMATS_H_
