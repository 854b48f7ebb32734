// Qabbalah solved: what each player can be sure of, and the value of every move (rules 0.2, 4.3).
//
//   absl::StatusOr<Solver> solver = Solver::explore(start(deal));
//   solver->values(Question::kPenalty, position);        // of each seat, in penalty points
//   solver->moves(Question::kPenalty, position);         // every legal move and the values after
//   solver->line(Question::kPenalty, position, Seat::number(2));
//
// All cards are on the table, so a position is the four piles and who is to move: a pile is one of
// 50 (none, or 7 low ends by 7 high ends), all piles together 50^4 layouts. `explore` finds those
// that can come of a position, and each question is answered for all of them and for all players at
// once, from the last card backward. Read soundness.md for why that ends where players may pass.
//
// A whole deal has 0.5 to 9 million positions. Finding them takes 0.03 to 0.1 s, a question 0.06 to
// 0.3 s; both together take 31 MB and 8 bytes a position, so about 100 MB at most. The answer to a
// question is computed when it is first asked, and dropped when another question is asked: ask
// question by question. Same position, same answers. Have one solver for each thread.

#ifndef MATADOR_SOLVER_GAMES_DAVOSERJAZZ_QABBALAH_SOLVER_H_
#define MATADOR_SOLVER_GAMES_DAVOSERJAZZ_QABBALAH_SOLVER_H_

#include <cstdint>
#include <memory>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/games/davoserjazz/qabbalah/position.h"
#include "solver/stop.h"

namespace matador::davoserjazz::qabbalah {

enum class Question {
  // The penalty that each player, alone against all others, need not exceed.
  kPenalty,
  // The place that each player can be sure of in the same way; his play for it may be another.
  kPlace,
  // max^n: each player minimises his own penalty, and among equally good moves takes the first in
  // the order of `qabbalah::moves`.
  kMaxN
};

struct MoveValues {
  Move move;
  BySeat values;  // after it, the pass itself included
};

class Solver {
 public:
  // Finds all positions that `start` can lead to. ResourceExhausted if there are more than `limit`,
  // 0 is no limit; DeadlineExceeded once `stop` is reached, which may be null, and must outlive the
  // solver; InvalidArgument if other cards than twos were left out.
  static absl::StatusOr<Solver> explore(const Position& start, std::uint64_t limit = 0,
                                        const Stop* stop = nullptr);

  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;
  ~Solver();

  // Their number: the work of a question, the same on every machine.
  std::uint64_t positions() const;

  // These throw OutOfTime once `stop` is reached while a question is answered.
  struct OutOfTime {};

  // `start` must be able to lead to `position`. Values are of the whole hand, by seat, and smaller
  // is better for all: penalty points, with the passes of `position`, or places. 0 for empty seats.
  BySeat values(Question question, const Position& position);

  // These values after every move, in the order of `qabbalah::moves`.
  std::vector<MoveValues> moves(Question question, const Position& position);

  // Best play to the end: always the first of the best moves in that order, with `player` against
  // all others. In max^n everyone plays for himself, and `player` makes no difference.
  std::vector<Move> line(Question question, Position position, Seat player);

 private:
  class Impl;
  explicit Solver(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

// An upper bound without solving: best play for any question never costs `player` more penalty
// points over the whole hand. His passes so far, and one for each card that others still hold.
int most_penalty(const Position& position, Seat player);

}  // namespace matador::davoserjazz::qabbalah

#endif  // MATADOR_SOLVER_GAMES_DAVOSERJAZZ_QABBALAH_SOLVER_H_
