// Bridge for players in a page.

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_GUIDE_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_GUIDE_H_

#include "formats/games/game_guide.h"

namespace matador::bridge {

inline constexpr GameGuide kGuide{
    .title = "Bridge",
    .rules =
        "Matador knows the play of the cards, and scores of contracts; it does not bid.\n"
        "Four players, North, East, South and West, partners opposite, get 13 of 52 cards\n"
        "each. A contract names a level, 1 to 7, and a strain: clubs, diamonds, hearts,\n"
        "spades or no trump. The declarer has to win six tricks and the level. The player\n"
        "on his left leads, and then the declarer plays the cards of dummy, his partner,\n"
        "too. Follow suit if you can, else play anything. The highest trump wins the\n"
        "trick, or without one the highest card of the suit that was led. A deal without\n"
        "a contract is answered by the double-dummy table, the tricks of each declarer in\n"
        "each strain, and by par, where both sides bid as well as they can.",
    .examples =
        "matador solve 'N:AKQ2.AK5.T98.QJ4 JT98.QJT.KQJ.T98 765.9876.A765.K7 43.432.432.A6532'\n"
        "matador advise --game bridge --seat W --contract notrump --declarer S --hand "
        "KT83.975.KQ32.85\n"
        "matador table share --game bridge --where 'hcp(1) >= 12'"};

}  // namespace matador::bridge

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_GUIDE_H_
