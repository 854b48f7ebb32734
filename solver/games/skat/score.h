// What a deal of Skat scores for its declarer (rules 5.6, 5.7), what is announced
// (5.8), and the sheet (5.9).
//
//   Terms terms{.contract = &clubs, .matadors = 2};
//   skat::score(terms, {.points = 73, .tricks = 6}) == 36
//   skat::score_ladder(terms)      -120 -96 -72 36 48 60, as decisions

#ifndef MATADOR_SOLVER_GAMES_SKAT_SCORE_H_
#define MATADOR_SOLVER_GAMES_SKAT_SCORE_H_

#include <cstddef>
#include <optional>
#include <vector>

#include "absl/status/status.h"
#include "solver/cards/seat.h"
#include "solver/games/game.h"
#include "solver/games/skat/rules.h"
#include "solver/games/winnings.h"

namespace matador::skat {

// ---- Announced ----------------------------------------------------------------------------------
// What the declarer announces besides the contract, and what he bid (rules 5.7, 5.8).
//
//   const Said said = task.own.as<Said>();
//   said.announced.hand;   said.bid.value_or(0)
//   check_announced(said.announced, grand)      in null it might be a fault

struct Announced {
  bool hand = false;
  bool schneider = false;
  bool schwarz = false;
  bool ouvert = false;
  bool operator==(const Announced&) const = default;
};

struct Said {
  Announced announced = {};
  std::optional<int> bid = {};
  bool operator==(const Said&) const = default;
};

// Whether some game is worth so much: a multiple of its base, for matadors and all that is won and
// announced, or one of the values of null.
bool is_value_of_a_game(int bid);

// InvalidArgument, with what is missing, where this cannot be announced with the contract.
absl::Status check_announced(const Announced& announced, const Kind& contract);

// ---- Score --------------------------------------------------------------------------------------

// The terms on which the score depends, beside the points and tricks.
struct Terms {
  const Kind* contract;
  Announced announced = {};
  int matadors = 1;  // none in null
  std::optional<int> bid = {};
  int tricks = Rules::kTricks;  // of the whole deal
};

int score(const Terms& terms, const Winnings& won);

// The scores that a deal can bring, each once and the lowest first, with the decision behind each.
std::vector<Rung> score_ladder(const Terms& terms);

// ---- Sheet --------------------------------------------------------------------------------------
// The score-sheet of Skat (rules 5.8, 5.9): what each player has won with the deals that he
// declared.
//
//   gains(Seat::number(2), -48, /*players=*/3, /*seeger_fabian=*/true) == {40, -98, 40}

// What a deal adds, by seat. `score`: what it scored (see above), never 0; deals in which all pass
// add nothing. `players`: three, or four of whom the dealer sits out.
std::vector<int> gains(Seat declarer, int score, int players, bool seeger_fabian);

}  // namespace matador::skat

#endif  // MATADOR_SOLVER_GAMES_SKAT_SCORE_H_
