// Schafkopf with the short pack (rules 6.13): all else is that of Schafkopf.

#include "solver/cards/card_set.h"
#include "solver/games/schafkopf/rules.h"

namespace matador::kurzschafkopf {

const Game& game() {
  static const std::unique_ptr<const Game> kurzschafkopf =
      schafkopf::new_game({.game = "kurzschafkopf",
                           .other_names = {"kurzerschafkopf", "schafkopfkurz", "kurzekarte",
                                           "schafkopfshort", "shortschafkopf"},
                           .cards = pack_from(Rank::kNine),  // 6.13
                           .tricks = 6});                    // 6.13
  return *kurzschafkopf;
}

}  // namespace matador::kurzschafkopf
