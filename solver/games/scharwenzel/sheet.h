// The score-sheet of Scharwenzel: points up to a thread, hooks, and what a Bock carries (rules 3.5,
// 3.8, 3.9).
//
//   Sheet sheet;
//   sheet.enter(Seat::number(2), account).points == {0, 5};
//
// The first column is the side of the odd seats, the second that of the even ones.

#ifndef MATADOR_SOLVER_GAMES_SCHARWENZEL_SHEET_H_
#define MATADOR_SOLVER_GAMES_SCHARWENZEL_SHEET_H_

#include <vector>

#include "solver/cards/seat.h"
#include "solver/games/scharwenzel/score.h"

namespace matador::scharwenzel {

class Sheet {
 public:
  // The effect of one deal; the lists are by column.
  struct Entry {
    int bonus = 0;             // what was carried and has come to the winners
    std::vector<int> points;   // then; the next thread begins anew
    std::vector<int> threads;  // that its points have brought, at the end of a game; else none
    bool operator==(const Entry&) const = default;
  };

  // Enters what a deal brought its declaring side and the others.
  Entry enter(Seat declarer, const Account& account);

  static int column_of(Seat seat) { return seat.index() % Rules::kTeams; }
  const std::vector<int>& points() const { return points_; }    // of the game that is played
  const std::vector<int>& threads() const { return threads_; }  // of the evening, a hook being one
  const std::vector<int>& hooks() const { return hooks_; }      // of the evening
  int carried() const { return carried_; }                      // points
  int games() const { return games_; }                          // that are finished

 private:
  void end_game(std::size_t first, Entry& entry);

  std::vector<int> points_ = std::vector<int>(Rules::kTeams);
  std::vector<int> threads_ = std::vector<int>(Rules::kTeams);
  std::vector<int> hooks_ = std::vector<int>(Rules::kTeams);
  int carried_ = 0;
  int games_ = 0;
};

}  // namespace matador::scharwenzel

#endif  // MATADOR_SOLVER_GAMES_SCHARWENZEL_SHEET_H_
