// The formats of other programs for bridge: PBN, and LIN, which is only read.

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_FOREIGN_FORMATS_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_FOREIGN_FORMATS_H_

#include <span>

#include "formats/input/foreign_format.h"

namespace matador::bridge {

std::span<const ForeignFormat> foreign_formats();

}  // namespace matador::bridge

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_FOREIGN_FORMATS_H_
