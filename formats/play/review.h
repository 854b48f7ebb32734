// What the cards of one player cost in a deal that is over: with all cards open, and whether advice
// that knows only his cards would have done otherwise.
//
//   std::string text = review(task, seat, symbols, workers);

#ifndef MATADOR_FORMATS_PLAY_REVIEW_H_
#define MATADOR_FORMATS_PLAY_REVIEW_H_

#include <string>

#include "solver/advice/advise.h"
#include "solver/games/game.h"

namespace matador {

// `task`: with its complete play. The work is bounded, so that cards of hard deals may not be
// judged; the text says so.
std::string review(const Task& task, Seat seat, bool symbols, const Workers& workers);

}  // namespace matador

#endif  // MATADOR_FORMATS_PLAY_REVIEW_H_
