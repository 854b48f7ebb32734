// Schieber Jass for players in a page.

#ifndef MATADOR_FORMATS_GAMES_JASS_GUIDE_H_
#define MATADOR_FORMATS_GAMES_JASS_GUIDE_H_

#include "formats/games/game_guide.h"

namespace matador::jass {

inline constexpr GameGuide kGuide{
    .title = "Schieber Jass",
    .rules =
        "36 cards, 6 to ace, of acorns, roses, shields and bells; four players, partners\n"
        "opposite, get 9 each. Forehand names a suit as trumps, Obenabe (the ace is\n"
        "highest, no trumps) or Undenufe (the six is highest), or pushes the choice to\n"
        "his partner. Trumps rank Under (Puur), 9 (Näll), A K O 10 8 7 6, other suits A K\n"
        "O U 10 9 8 7 6. Follow suit or play a trump; nobody may play a lower trump than\n"
        "lies in the trick, and the Puur need never be played when trumps are led.\n"
        "Points: A 11, ten 10, K 4, O 3, U 2; in trumps Under 20, 9 14; without trumps\n"
        "each 8 counts 8. The last trick is worth 5, all tricks 100. Wyz are runs and\n"
        "quartets shown at the start; Stöck, king and ober of trumps, is 20. Points are\n"
        "multiplied by the contract, and a game goes to 3000. Two to six players can\n"
        "play.",
    .examples =
        "matador advise --game jass --seconds 10 --hand 'SA SU S9 RK R8 BT AA A9 A6'\n"
        "matador table melds --game jass\n"
        "matador table contract --game jass --hand AU9.K8.T.A96 --deals 20"};

}  // namespace matador::jass

#endif  // MATADOR_FORMATS_GAMES_JASS_GUIDE_H_
