// How Schafkopf with the short pack is written: as Schafkopf.

#include "formats/games/schafkopf/format.h"

namespace matador::kurzschafkopf {
namespace {

constexpr GameGuide kGuide{
    .title = "Schafkopf with the short pack",
    .rules =
        "The short Schafkopf: four players get 6 of 24 German cards each, as sevens and\n"
        "eights are left out. All else is as in Schafkopf: matador help schafkopf. There\n"
        "are 12 trumps in a Sauspiel and in a Solo, and 4 cards of each other suit, so\n"
        "that nobody has four of the called suit to run away with; where three are\n"
        "enough, say davonlaufen=3. A Solo with the four Ober and the Unter of Eichel\n"
        "and Gras is a Sie.",
    .examples =
        "matador advise --game kurzschafkopf --hand 'EO GO HU SU HA EK'\n"
        "matador table score --game kurzschafkopf --contract wenz --hand 'EU GU EA EZ EK GA' "
        "--deals 100",
    .contract = "solo-herz",
    .other_hands = "with 8 cards each it is --game schafkopf"};

}  // namespace

const GameFormat& format() {
  static const GameFormat format = schafkopf::format_of_pack(kGuide);
  return format;
}

}  // namespace matador::kurzschafkopf
