// What the declaring side of a deal wins: counted from the play, or told by those who played.
//
//   Winnings won{.points = 73, .tricks = 5};
//   value_of(game->ladder(task, Objective::kScore), won) == 2
//
//   absl::StatusOr<Reckoning> reckoning = Reckoning::of(task);   what the play has decided
//   reckoning->complete();   reckoning->won();
//   reckoning->accept(won)                                       can the deal have ended like that?

#ifndef MATADOR_SOLVER_GAMES_WINNINGS_H_
#define MATADOR_SOLVER_GAMES_WINNINGS_H_

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/games/game.h"
#include "solver/tricks/played.h"

namespace matador {

// In a whole deal; the points include those of the cards set aside, where there are such cards.
struct Winnings {
  int points = 0;
  int tricks = 0;
  bool solo = false;  // one player of the side won all the tricks himself
  bool operator==(const Winnings&) const = default;
};

// The highest rung of the ladder that was reached; not of one that asks about Goal::kFirst, nor
// about a penalty.
int value_of(const std::vector<Rung>& ladder, const Winnings& won);

// What each player has won himself, by seat.
using WinningsBySeat = std::array<Winnings, kMaxSeats>;

// In the tricks that are complete; `solo` also where these are not all.
WinningsBySeat won_by_each(const Played& played);

// The highest rung of his ladder that a player has reached at the end of a deal, where everyone
// plays for himself.
int value_of(const std::vector<Rung>& ladder, const WinningsBySeat& won, Seat player, int seats);

// A deal that is played, or played in part, or of which nobody has written down the cards.
class Reckoning {
 public:
  // Of a deal that `side` declares, played in this order, before anything of it is known.
  Reckoning(const Game& game, int seats, const TrickOrder& order, SeatSet side);

  // Of a task and its play so far. InvalidArgument where exchange or play are against the rules.
  static absl::StatusOr<Reckoning> of(const Task& task);

  bool complete() const { return to_come_ == 0; }
  const Winnings& won() const { return won_; }  // by the declaring side, so far

  // What is told of the end of the deal, and `solo` also where a player without partners won all
  // tricks. InvalidArgument, with what would be possible, where it cannot have ended like that.
  absl::StatusOr<Winnings> accept(const Winnings& told) const;

  // How messages call the side.
  Reckoning& call(std::string_view name) {
    name_ = name;
    return *this;
  }

 private:
  absl::Status check_tricks(const Winnings& told) const;
  absl::Status check_points(const Winnings& told) const;
  absl::Status check_solo(const Winnings& told) const;
  // What so many of the tricks that nobody has won yet can be worth, with the cards set aside,
  // lowest first.
  std::vector<int> sums_of(int tricks) const;

  std::string name_ = "the declaring side";
  int seats_;
  TrickOrder order_;
  bool alone_;                 // the side is a single player
  Winnings won_;               // `solo`: complete, and won so
  bool solo_possible_ = true;  // one player of the side won every trick so far
  int tricks_;                 // of the whole deal
  int to_come_;                // tricks that nobody has won yet
  CardSet open_;  // their cards, and those set aside, where nobody knows which they are
  int aside_;     // how many of them are set aside
};

}  // namespace matador

#endif  // MATADOR_SOLVER_GAMES_WINNINGS_H_
