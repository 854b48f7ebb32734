// Shows people what each card of a replay cost by what its player could know, beside what it cost
// with all cards open.
//
//                             open    known   s.e.
//   Trick 1   Seat 1  ♣Q        -1    -0.31   0.52  unlucky, not wrong
//   Trick 3   Seat 4  ♠7       -21   -12.10   2.00  a mistake

#ifndef MATADOR_FORMATS_TEXT_KNOWLEDGE_VIEW_H_
#define MATADOR_FORMATS_TEXT_KNOWLEDGE_VIEW_H_

#include <string>

#include "formats/cards/card_style.h"
#include "formats/cards/players.h"
#include "formats/output/replay.h"

namespace matador {

// A line for each move that cost something, or was a mistake; empty where nobody asked for that.
std::string knowledge_view(const ReplayAnswer& answer, const Players& players,
                           const CardFace& face);

}  // namespace matador

#endif  // MATADOR_FORMATS_TEXT_KNOWLEDGE_VIEW_H_
