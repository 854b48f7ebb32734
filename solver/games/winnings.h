// What the declaring side of a deal wins: counted from the play, or reported in the deal file.
//
//   Winnings won{.points = 73, .tricks = 5};
//   value_of(game->ladder(task, Objective::kScore), won) == 2
//
//   absl::StatusOr<ResultChecker> checker = ResultChecker::of(task);   what the play has decided
//   checker->complete();   checker->won();
//   checker->accept(won)                                       can the deal have ended so?

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

// Something that counts for the side of a player in a deal that is counted trick by trick, before
// it is multiplied.
struct Counted {
  int trick;  // from 1: in which it counts
  Seat seat;
  int points;
  bool is_trick = false;  // else a meld
  bool operator==(const Counted&) const = default;
};

// The result of a whole deal; the points include those of any cards set aside.
struct Winnings {
  int points = 0;
  int tricks = 0;
  bool solo = false;  // a single player of the side won all tricks
  bool operator==(const Winnings&) const = default;
};

// The value of the highest rung that was reached. The ladder must not ask about Goal::kFirst, or
// about a penalty.
int value_of(const std::vector<Rung>& ladder, const Winnings& won);

// The winnings of each single player, by seat.
using WinningsBySeat = std::array<Winnings, kMaxSeats>;

// Counts the complete tricks; `solo` is set even if they are not all tricks of the deal.
WinningsBySeat won_by_each(const Played& played);
// What a side has won in the complete tricks; and of each of them, in order, whether it has won it.
Winnings won_by(SeatSet side, const Played& played);
std::vector<bool> tricks_of(SeatSet side, const Played& played);

// The value of the highest rung that `player` has reached on his ladder at the end of a deal in
// which everyone plays for himself.
int value_of(const std::vector<Rung>& ladder, const WinningsBySeat& won, Seat player, int seats);

// A deal that is played, or played in part, or whose cards are unknown.
class ResultChecker {
 public:
  // A deal that `side` declares, under `order`, of which nothing else is known.
  ResultChecker(const Game& game, int seats, TrickOrder order, SeatSet side);

  // A task and its play so far. InvalidArgument if exchange or play are against the rules.
  static absl::StatusOr<ResultChecker> of(const Task& task);

  bool complete() const { return to_come_ == 0; }
  const Winnings& won() const { return won_; }  // by the declaring side, so far

  // Returns the reported result; `solo` is set too if a player without partners won all tricks.
  // InvalidArgument, with what would be possible, if the deal cannot have ended so.
  absl::StatusOr<Winnings> accept(const Winnings& reported) const;

  // Sets the name of the side in messages.
  ResultChecker& call(std::string_view name) {
    name_ = name;
    return *this;
  }

 private:
  absl::Status check_tricks(const Winnings& reported) const;
  absl::Status check_points(const Winnings& reported) const;
  absl::Status check_solo(const Winnings& reported) const;
  // The points that `tricks` of the tricks still to come can be worth, with the cards set aside;
  // the lowest first.
  std::vector<int> sums_of(int tricks) const;

  std::string name_ = "the declaring side";
  int seats_;
  TrickOrder order_;
  bool alone_;                 // the side is a single player
  Winnings won_;               // `solo`: complete, and won so
  bool solo_possible_ = true;  // one player of the side won every trick so far
  int tricks_;                 // of the whole deal
  int to_come_;                // tricks that are not won yet
  CardSet open_;  // the cards of these tricks, and those set aside if it is unknown which they are
  int aside_;     // how many of `open_` are set aside
};

}  // namespace matador

#endif  // MATADOR_SOLVER_GAMES_WINNINGS_H_
