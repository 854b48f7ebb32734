// How Klørsjavs is written.

#include "formats/game_format.h"

namespace matador::klorsjavs {

extern const SheetFormat kSheet;  // sheet.cc
namespace {

constexpr GameGuide kGuide{
    .title = "Danish Klørsjavs",
    .languages = "da",
    .rules =
        "Three players get 6 of 20 cards each, A K Q J 10 of every suit; two cards are\n"
        "left over, the cat. Clubs are trumps, and with the option farvesjavs the suit\n"
        "that the declarer names. The highest trumps are always the queens of clubs and\n"
        "spades, then the jacks of clubs, spades, hearts and diamonds. Follow suit if you\n"
        "can. Card points: A 11, ten 10, K 4, Q 3, J 2, together 120. The declarer plays\n"
        "alone: Spil and Stryger need 61 points, Tout and Strøget tout all tricks. In\n"
        "Spil and Tout he takes up the cat and sets two cards aside, in the others he\n"
        "leaves it. What lies away counts for him. The bids are worth 1, 4, 10 and 15\n"
        "from each opponent; the first two double below 31 points of the losers, and\n"
        "triple without a trick.",
    .examples =
        "matador advise --game klorsjavs --hand 'CQ SJ CA CK HA HT' --worlds 20\n"
        "matador table contract --game klorsjavs --deals 100"};

constexpr GameFormat kFormat{.guide = kGuide, .sheet = &kSheet};

}  // namespace

const GameFormat& format() { return kFormat; }

}  // namespace matador::klorsjavs
