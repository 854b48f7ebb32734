// Who sits at the table and plays: one interface for the players of the house, for other programs
// and for whoever else is to move.
//
//   std::unique_ptr<CardPlayer> strong = house_player("strong", workers);     (house.h)
//   absl::StatusOr<Move> move = strong->move(task, /*deal=*/7);
//
// A player is asked only when it is his turn, or that of his dummy. The task has the whole deal; a
// player who is honest looks at no more of it than as_known() shows (advice/hindsight.h).

#ifndef MATADOR_SOLVER_PLAYERS_CARD_PLAYER_H_
#define MATADOR_SOLVER_PLAYERS_CARD_PLAYER_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "solver/games/game.h"
#include "solver/tricks/move.h"

namespace matador {

class CardPlayer {
 public:
  virtual ~CardPlayer() = default;

  // A legal move. `deal`: its number, by which messages call it and chance is drawn. The error of a
  // player who cannot go on ends the play.
  virtual absl::StatusOr<Move> move(const Task& task, std::uint64_t deal) = 0;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_PLAYERS_CARD_PLAYER_H_
