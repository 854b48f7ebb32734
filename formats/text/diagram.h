// The cards of a deal as they lie round the table, 80 columns wide: hands, piles, talon and the
// open trick, for two to eight players.
//
//   table_view(deal, played, order, face, players, [](Seat seat) { return ", declarer"; });

#ifndef MATADOR_FORMATS_TEXT_DIAGRAM_H_
#define MATADOR_FORMATS_TEXT_DIAGRAM_H_

#include <functional>
#include <string>
#include <vector>

#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "solver/deals/deal.h"
#include "solver/games/game.h"
#include "solver/tricks/played.h"
#include "solver/tricks/trick_order.h"

namespace matador {

// The text behind the name of a seat.
using Remark = std::function<std::string(Seat)>;

// What each player still holds of `deal`, which was exchanged before the play; when all is over,
// what he had at its beginning. Seating::nearest sits at the bottom; the others
// from there as the game is played, clockwise or counter-clockwise.
std::string table_view(const Deal& deal, const Played& played, const TrickOrder& order,
                       const CardFace& face, const Players& players, const Remark& remark);

// ---- The parts ----------------------------------------------------------------------------------

// The order of the cards where there is no contract: suit by suit as in a deal file, high to low.
TrickOrder natural_order(CardSet pack, const CardStyle& style);

// The order in which a hand of the task is shown: that of its contract, or where the game keeps
// the order of the suits, natural_order().
TrickOrder shown_order(const Task& task);

// The cards in one line, lane by lane; and a hand where there is no contract.
std::string cards_in_order(CardSet cards, const TrickOrder& order, const CardFace& face);
std::string cards_in_natural_order(CardSet cards, const CardFace& face);

// A hand, a line for each lane: the sign of its suit, then its cards from the strongest on. A card
// of another suit that belongs to the lane shows its own sign. A lane without a suit of its own, as
// of the jacks alone, has the sign of their rank.
std::vector<std::string> hand_lines(CardSet hand, const TrickOrder& order, const CardFace& face);

}  // namespace matador

#endif  // MATADOR_FORMATS_TEXT_DIAGRAM_H_
