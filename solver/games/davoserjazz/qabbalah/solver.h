// Qabbalah solved: what each player can be sure of, and the value of every move (rules 0.2, 4.3).
//
//   absl::StatusOr<Solver> solver = Solver::explore(start(deal));
//   solver->values(Question::kPenalty, position);        // of each seat, in penalty points
//   solver->moves(Question::kPenalty, position);         // every legal move and the values after
//   it solver->line(Question::kPenalty, position, Seat::number(2));
//
// All cards are on the table, so a position is the four piles and who is to move: a pile is one of
// 50 (none, or 7 low ends by 7 high ends), all piles together 50^4 layouts. `explore` finds those
// that can come of a position, and each question is answered for all of them and for all players at
// once, from the last card backward. Read soundness.md for why that ends where players may pass.
//
// Of a whole deal there are 0.5 to 9 million positions. To find them takes 0.03 to 0.1 s, a
// question 0.06 to 0.3 s, and both together 31 MB and 8 bytes a position, so about 100 MB at most.
// A question is worked out when it is first asked, and forgotten when another is: ask question by
// question. Same position, same answers. Have one solver for each thread.

#ifndef MATADOR_SOLVER_GAMES_DAVOSERJAZZ_QABBALAH_SOLVER_H_
#define MATADOR_SOLVER_GAMES_DAVOSERJAZZ_QABBALAH_SOLVER_H_

#include <cstdint>
#include <memory>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/games/davoserjazz/qabbalah/position.h"

namespace matador::qabbalah {

enum class Question {
  // The penalty that each player, alone against all others, need not exceed.
  kPenalty,
  // The place that he can be sure of in the same way: another play, with another aim.
  kPlace,
  // max^n: each plays for the least penalty of his own, and of equally good moves takes the first
  // in
  // the order of `qabbalah::moves`.
  kMaxN
};

struct MoveValues {
  Move move;
  BySeat values;  // after it, the pass itself included
};

class Solver {
 public:
  // Finds all positions that can come of `start`. ResourceExhausted where they are more than
  // `limit`, 0 is no limit; InvalidArgument where other cards than twos were left out.
  static absl::StatusOr<Solver> explore(const Position& start, std::uint64_t limit = 0);

  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;
  ~Solver();

  // How many there are: the work of a question, the same on every machine.
  std::uint64_t positions() const;

  // `position` is one that can come of `start`. Values are those of the whole hand by seat, smaller
  // is better for all: penalty points, the passes of `position` included, or places. Those of seats
  // that nobody sits on are 0.
  BySeat values(Question question, const Position& position);

  // The same after every move, in the order of `qabbalah::moves`.
  std::vector<MoveValues> moves(Question question, const Position& position);

  // Best play to the end: always the first of the best moves in that order. With `player` against
  // all others; in max^n everyone plays for himself, and it does not matter whom one asks about.
  std::vector<Move> line(Question question, Position position, Seat player);

 private:
  class Impl;
  explicit Solver(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

// Without solving anything: no best play costs `player` more penalty points than this, whatever the
// question, over the whole hand. His passes so far, and one for each card that others still hold.
int most_penalty(const Position& position, Seat player);

}  // namespace matador::qabbalah

#endif  // MATADOR_SOLVER_GAMES_DAVOSERJAZZ_QABBALAH_SOLVER_H_
