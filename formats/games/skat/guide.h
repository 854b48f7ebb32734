// Skat for players in a page.

#ifndef MATADOR_FORMATS_GAMES_SKAT_GUIDE_H_
#define MATADOR_FORMATS_GAMES_SKAT_GUIDE_H_

#include "formats/games/game_guide.h"

namespace matador::skat {

inline constexpr GameGuide kGuide{
    .title = "Skat",
    .rules =
        "Three players get 10 of 32 cards each; two are left over, the skat. The declarer\n"
        "plays alone. He takes up the skat and puts two cards away, or plays hand without\n"
        "looking; what lies away counts for him. In a suit game the four jacks, clubs,\n"
        "spades, hearts, diamonds, are the highest trumps, then A 10 K Q 9 8 7 of the\n"
        "suit; in grand the jacks alone are trumps. Null has no trumps, ranks A K Q J 10\n"
        "9 8 7, and is won without a trick. Follow suit if you can, else play anything.\n"
        "Card points: A 11, ten 10, K 4, Q 3, J 2, together 120. The declarer needs 61. A\n"
        "game is worth its base (diamonds 9, hearts 10, spades 11, clubs 12, grand 24)\n"
        "times one more than the jacks from the top that he has or lacks, and more for\n"
        "hand, schneider (90 points) and schwarz. Lost, it costs twice as much.",
    .examples =
        "matador solve --game skat --contract grand --declarer 2 --deal '1:AJT.J98.KQ.Q8 "
        "K8.AT7.A98.A9 Q97.KQ.JT7.KJ'\n"
        "matador advise --game skat --seconds 10 --hand AJT.J98.KQ.Q8\n"
        "matador table score --game skat --hand AJT.J98.KQ.Q8 --contract all --deals 100"};

}  // namespace matador::skat

#endif  // MATADOR_FORMATS_GAMES_SKAT_GUIDE_H_
