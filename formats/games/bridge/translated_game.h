// A game of another format for bridge, from the lines of PBN that say the same to a deal record.
//
//   read_translated(game.pbn(), game.cards(), "pc", game.faults()).content

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_TRANSLATED_GAME_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_TRANSLATED_GAME_H_

#include <string_view>
#include <vector>

#include "formats/games/bridge/ordered_play.h"
#include "formats/input/foreign_format.h"
#include "formats/input/line_stream.h"

namespace matador {

// `faults` are those of the translation: with them comes what else is wrong with the game.
ForeignGame read_translated(const std::vector<Line>& pbn, const std::vector<OrderedCard>& cards,
                            std::string_view label, std::vector<DealError> faults);

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_TRANSLATED_GAME_H_
