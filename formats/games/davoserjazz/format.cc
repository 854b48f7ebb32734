// How Davoserjazz is written.

#include <array>

#include "formats/game_format.h"
#include "formats/games/davoserjazz/qabbalah_view.h"

namespace matador::davoserjazz {

extern const SheetFormat kSheet;  // sheet.cc
namespace {

constexpr GameGuide kGuide{
    .title = "Davoserjazz",
    .rules =
        "Three to eight players, each for himself, play seven hands; all scores are\n"
        "penalties. Of the 52 cards twos are left out until the pack divides evenly.\n"
        "There are no trumps: follow suit if you can, else play anything. Forehand leads.\n"
        "few: 10 for each trick more than the player with the fewest.\n"
        "many: 10 for each trick less than the player with the most. clubs: 10 for each\n"
        "club taken; all of them cost the others 100. queens: 25 each. first-last: 50 for\n"
        "the first trick, 50 for the last. king: 100 for the king of spades. The ace is\n"
        "low in few, clubs, first-last, qabbalah. qabbalah: no tricks; suits are built up\n"
        "and down from the sevens, and a turn missed costs 10. The order of going out\n"
        "shares the pot of all penalties: a half, a quarter, and the rest equally.",
    .examples =
        "matador advise --game davoserjazz --players 4 --contract king --worlds 10 --hand "
        "A74.K83.QT52.J96\n"
        "matador table share --game davoserjazz --where 'has(1, \"SK\")'",
    .contract = "first-last",
    .seats = 8};

constexpr GameFormat kFormat{
    .guide = kGuide, .view_without_tricks = qabbalah_view, .sheet = &kSheet};

}  // namespace

const GameFormat& format() { return kFormat; }

}  // namespace matador::davoserjazz
