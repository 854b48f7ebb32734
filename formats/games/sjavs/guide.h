// Sjavs for players in a page.

#ifndef MATADOR_FORMATS_GAMES_SJAVS_GUIDE_H_
#define MATADOR_FORMATS_GAMES_SJAVS_GUIDE_H_

#include "formats/games/game_guide.h"

namespace matador::sjavs {

inline constexpr GameGuide kGuide{
    .title = "Sjavs",
    .rules =
        "Four players, partners opposite, get 8 of 32 cards each. Six cards are always\n"
        "the highest trumps, from the top: queen of clubs, queen of spades, then the\n"
        "jacks of clubs, spades, hearts and diamonds. All other cards rank A K Q 10 9 8\n"
        "7. Each in turn says how many trumps he would have in his best suit, if there\n"
        "are 5 or more and more than anybody said; clubs beat as many of another suit.\n"
        "The last bidder is declarer, and forehand leads. Follow suit if you can, else\n"
        "play anything. Card points: A 11, ten 10, K 4, Q 3, J 2, together 120. The\n"
        "declaring side needs 61: it scores 2, with 90 points 4, with all tricks 12;\n"
        "clubs count more. A rubber is counted down from 24. Three players bid and play\n"
        "alone, and the declarer may exchange two cards; two players have half of their\n"
        "cards on the table.",
    .examples =
        "matador advise --game sjavs --contract hearts --declarer 2 --hand .AQJ.A7.AT9\n"
        "matador table auction --game sjavs\n"
        "matador table vol --game sjavs --deals 1000"};

}  // namespace matador::sjavs

#endif  // MATADOR_FORMATS_GAMES_SJAVS_GUIDE_H_
