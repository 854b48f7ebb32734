// What is told of a game, for other programs: its contracts, rule options and deals, and all that a
// program needs to draw it. The page learns games by it alone.
//
//   game_json(game)   // {"game":"sjavs","seats":[4,3,2],...,"table":{"title":"Sjavs",...}}

#ifndef MATADOR_FORMATS_OUTPUT_GAME_JSON_H_
#define MATADOR_FORMATS_OUTPUT_GAME_JSON_H_

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "formats/output/fields.h"
#include "solver/games/game.h"

namespace matador {

std::string game_json(const Game& game);  // a line

// What a program that draws a game needs to know of it: the letters of its cards, who sits where,
// in what order hands lie.
nlohmann::ordered_json table_facts(const Game& game);

std::vector<DescribedType> game_types();

}  // namespace matador

#endif  // MATADOR_FORMATS_OUTPUT_GAME_JSON_H_
