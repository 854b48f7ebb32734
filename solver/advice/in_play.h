// What a player may expect to score if he follows the advice for a card, among players who see only
// their own cards as he does.
//
//   expected_in_play(*advice)->interval();   // 95 %, of the sample and of the measurement

#ifndef MATADOR_SOLVER_ADVICE_IN_PLAY_H_
#define MATADOR_SOLVER_ADVICE_IN_PLAY_H_

#include <optional>

#include "solver/advice/advise.h"
#include "solver/advice/estimate.h"

namespace matador {

// Of the best card, in the unit of the advice and as its side counts. None where advice promises no
// chance, but what is certain; and where it was not measured: for other questions, numbers of seats
// and objectives, after an announcement, under a condition, over fewer ways than were measured, and
// where the declarer's bid tells more than the advice has looked at.
std::optional<Estimate> expected_in_play(const Advice& advice);

}  // namespace matador

#endif  // MATADOR_SOLVER_ADVICE_IN_PLAY_H_
