// What may be trumps in Klørsjavs, what a deal pays, and the score-sheet (rules 1.D).

#ifndef MATADOR_SOLVER_GAMES_KLORSJAVS_KLORSJAVS_H_
#define MATADOR_SOLVER_GAMES_KLORSJAVS_KLORSJAVS_H_

#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/cards/seat.h"
#include "solver/games/game.h"
#include "solver/games/klorsjavs/rules.h"
#include "solver/games/winnings.h"

namespace matador::klorsjavs {

// The suits that may be trumps: the named suit, or the suits that the options allow.
// InvalidArgument if the named suit cannot be trumps.
absl::StatusOr<std::vector<Suit>> possible_trumps(std::optional<Suit> named,
                                                  const std::vector<RuleOption>& options);

// ---- Score --------------------------------------------------------------------------------------
// What each opponent pays the declarer for a deal of Klørsjavs (rules 1.21).
//
//   klorsjavs::score(bid("stryger"), {.points = 92, .tricks = 5}) == 8
//   klorsjavs::score_ladder(bid("tout"))      -10 10, as decisions

int score(const Bid& bid, const Winnings& won);

// The scores that a deal can bring, each once and the lowest first, with the decision behind each.
std::vector<Rung> score_ladder(const Bid& bid);

// ---- Sheet --------------------------------------------------------------------------------------

// What a deal adds, by seat, where each opponent pays the declarer `score` (rules 1.21):
//
//   gains(Seat::number(2), 4) == {-4, 8, -4}     the declarer has 4 from each opponent
std::vector<int> gains(Seat declarer, int score);

}  // namespace matador::klorsjavs

#endif  // MATADOR_SOLVER_GAMES_KLORSJAVS_KLORSJAVS_H_
