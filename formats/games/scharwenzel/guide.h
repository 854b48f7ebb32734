// Scharwenzel for players in a page.

#ifndef MATADOR_FORMATS_GAMES_SCHARWENZEL_GUIDE_H_
#define MATADOR_FORMATS_GAMES_SCHARWENZEL_GUIDE_H_

#include "formats/games/game_guide.h"

namespace matador::scharwenzel {

inline constexpr GameGuide kGuide{
    .title = "Scharwenzel",
    .rules =
        "Four, six or eight players in two teams sit alternately. Six players have 36\n"
        "cards, 6 to ace, the others 32. The highest trumps are always the queen of\n"
        "clubs, the seven of trumps, the queen of spades, and the jacks of clubs, spades,\n"
        "hearts and diamonds; all other cards rank A K Q 10 9 8 7 6. Each in turn says\n"
        "the length of his best trump suit, from 3 on, if it beats what was said; clubs\n"
        "beat the same length. The winner names his longest suit, and forehand leads.\n"
        "Follow suit if you can. Only tricks count: a side that wins most gets 2 points,\n"
        "in clubs 4, and 2 more if the others had no trick by then. It may stop then, or\n"
        "play on for all tricks, a tout. Three or more of the highest trumps in one team\n"
        "are matadors and score too. 24 points are a thread.",
    .examples =
        "matador advise --game scharwenzel --contract clubs --declarer 2 --hand AKQ.A7.KT.A\n"
        "matador table matadors --game scharwenzel\n"
        "matador table bock --game scharwenzel --deals 100"};

}  // namespace matador::scharwenzel

#endif  // MATADOR_FORMATS_GAMES_SCHARWENZEL_GUIDE_H_
