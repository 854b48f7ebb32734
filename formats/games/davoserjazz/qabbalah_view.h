// Qabbalah for people, 80 columns wide: what lies on the piles, and the moves round by round.
//
//   piles_view(position, face)                    rounds_view(start, moves, first, face, players)
//
//   On the piles                                  Round  Seat 1  Seat 2  Seat 3
//     ♠                    7  8  9                    1  pass    ♦3      ♣K
//     ♥                    –                          2  +♦2 ♦A* ♥7      ♣J
//     ♦        3  4  5  6  7        ♦2 left out       3          ♥8*     pass
//     ♣  A  2  3  4  5  6  7  8

#ifndef MATADOR_FORMATS_GAMES_DAVOSERJAZZ_QABBALAH_VIEW_H_
#define MATADOR_FORMATS_GAMES_DAVOSERJAZZ_QABBALAH_VIEW_H_

#include <string>
#include <vector>

#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/output/answers.h"
#include "solver/games/davoserjazz/qabbalah/position.h"

namespace matador::davoserjazz {

// The sevens one below the other; a dash where a pile is not begun. Behind a pile stands the two
// that was left out of the pack, as long as nobody has brought it in.
std::string piles_view(const qabbalah::Position& position, const CardFace& face);

// Moves that can be made one after the other from `position` on. A round begins with the seat that
// was the `first` of all to play; a card brought in stands before the turn that it comes before.
// Empty where there are no moves.
std::string rounds_view(const qabbalah::Position& position, const std::vector<Move>& moves,
                        Seat first, const CardFace& face, const Players& players);

// The deal as a whole: the piles in place of an open trick, and moves in place of tricks.
std::string qabbalah_view(const std::vector<Answer>& answers, bool symbols);

}  // namespace matador::davoserjazz

#endif  // MATADOR_FORMATS_GAMES_DAVOSERJAZZ_QABBALAH_VIEW_H_
