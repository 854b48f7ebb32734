// A game, with what can stand in the tags of its deals: for other programs and for people.

#ifndef MATADOR_FORMATS_TEXT_GAMES_VIEW_H_
#define MATADOR_FORMATS_TEXT_GAMES_VIEW_H_

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "solver/games/game.h"

namespace matador {

// ---- Games view ---------------------------------------------------------------------------------

std::string game_json(const Game& game);  // a line
std::string game_text(const Game& game);
// Its page: the rules in about ten lines, how cards are written, the text above, and examples.
std::string game_page(const Game& game);

// ---- Table facts --------------------------------------------------------------------------------
// What a program that draws a game needs to know of it: the letters of its cards, who sits where,
// in what order hands lie. The page learns games by it alone.

// {"title":"...","languages":["de-CH",...],
//  "cards":{"suits":"SHDC","names":["spades",...],"ranks":"23456789TJQKA"},
//  "seating":{"nearest":1,"counter_clockwise":false,"names":["North",...]},
//  "places":[{"tag":"Deal","holds":"hands"},{"tag":"Talon","holds":"cards","name":"talon"}],
//  "orders":{"":{...},"hearts":{"trumps":["CQ","SQ",...],"ranks":"AKQJT98765432"},...},
//  "dummy":2,"sees_talon":false,"names_contract":true,"without_tricks":[],"facts":["trumps","hcp"],
//  "tags":["Vulnerable","Bid"],"formats":[{"name":"pbn","ending":"pbn"}],"par":true,
//  "paper":{"look":"rubbers","lines":[]}}
//
// `tags`: those that its deals alone have. `languages`: of those who play the game most. Suits
// stand in the order of the groups of a hand, ranks from the lowest to the highest of the French
// pack. `places`: the tags that say where cards lie, which hold `hands` or `piles` of each seat, or
// `cards` of nobody; all but the first hands have a name. An order belongs to a contract or, where
// one is named, to a trump suit; "": to a deal without a contract. `names_contract`: of a hand
// alone advice says what to declare. `dummy`: its distance in seats from the declarer; missing
// where there is none.
nlohmann::ordered_json table_facts(const Game& game);

}  // namespace matador

#endif  // MATADOR_FORMATS_TEXT_GAMES_VIEW_H_
