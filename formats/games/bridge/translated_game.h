// A game of another format for bridge, from the tags of PBN that say the same to a deal record.
//
//   read_translated(game.take_tags(), game.cards(), "pc", game.faults()).content

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_TRANSLATED_GAME_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_TRANSLATED_GAME_H_

#include <string_view>
#include <vector>

#include "formats/games/bridge/ordered_play.h"
#include "formats/games/bridge/pbn_scanner.h"
#include "formats/input/foreign_format.h"

namespace matador {

// `faults` are those of the translation: with them comes what else is wrong with the game.
ForeignGame read_translated(std::vector<PbnTag> tags, const std::vector<OrderedCard>& cards,
                            std::string_view label, std::vector<DealError> faults);

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_TRANSLATED_GAME_H_
