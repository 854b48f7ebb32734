// Coiffeur for players in a page.

#ifndef MATADOR_FORMATS_GAMES_COIFFEUR_GUIDE_H_
#define MATADOR_FORMATS_GAMES_COIFFEUR_GUIDE_H_

#include "formats/games/game_guide.h"

namespace matador::coiffeur {

inline constexpr GameGuide kGuide{
    .title = "Coiffeur",
    .rules =
        "Three players get 12 of the 36 cards of Jass each, and each plays alone. In turn\n"
        "they declare: each of ten contracts once, which makes 30 deals. These are the\n"
        "four suits as trumps, Obenabe, Undenufe, Slalom (the two alternate from trick to\n"
        "trick), Gustav (six tricks of one, then six of the other), and two jokers, any\n"
        "of these. Cards rank, count and are followed as in Jass (matador help jass);\n"
        "there is no Wyz and no Stöck. The declarer leads, and only his points are\n"
        "written down. When all three have played a contract, the best gets sticks and\n"
        "the worst circles: 1 for a suit, 2 for Obenabe, Undenufe and Slalom, 3 for\n"
        "Gustav and the jokers. All tricks are worth 2 sticks more, no trick 2 circles.",
    .examples =
        "matador advise --game coiffeur --seconds 10 --hand AKO9.AU.AK96.A8\n"
        "matador table points --game coiffeur --contracts obenabe --deals 10 --limit 100000",
    .contract = "obenabe"};

}  // namespace matador::coiffeur

#endif  // MATADOR_FORMATS_GAMES_COIFFEUR_GUIDE_H_
