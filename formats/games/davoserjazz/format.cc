// How Davoserjazz is written.

#include <array>

#include "formats/game_format.h"
#include "formats/games/davoserjazz/qabbalah_view.h"
#include "formats/sheets/result_reader.h"

namespace matador::davoserjazz {

SheetMaker make_sheet;            // sheet.cc
ResultReaderMaker result_reader;  // sheet.cc
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

constexpr std::array kRowFields{
    FieldText{"tricks", "number[]?", "The result of the hand, as in `Result`.", "PenaltyRow"},
    FieldText{"taken", "number[]?", nullptr, "PenaltyRow", 26},
    FieldText{"first", "SeatNumber?", nullptr, "PenaltyRow", 27},
    FieldText{"last", "SeatNumber?", nullptr, "PenaltyRow", 28},
    FieldText{"seat", "SeatNumber?", nullptr, "PenaltyRow", 29},
    FieldText{"passes", "number[]?", nullptr, "PenaltyRow", 30},
    FieldText{"places", "number[]?", nullptr, "PenaltyRow", 31}};
constexpr std::array kEndFields{FieldText{"sheet", "number[]?",
                                          "The penalties of the game, the places in its last hand, "
                                          "and what each player has of the pot, by seat."},
                                FieldText{"places", "number[]?"},
                                FieldText{"shares", "number[]?", nullptr, "", 33}};

constexpr SheetFormat kSheet{
    .make = make_sheet, .reader = result_reader, .fields = kRowFields, .end_fields = kEndFields};
constexpr GameFormat kFormat{
    .guide = kGuide, .view_without_tricks = qabbalah_view, .sheet = &kSheet};

}  // namespace

const GameFormat& format() { return kFormat; }

}  // namespace matador::davoserjazz
