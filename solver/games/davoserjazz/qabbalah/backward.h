// Works backward from the last card: what is still to come at every position that was reached.
//
//   layouts.backward(Backward<Question::kPlace>(reached, seats, table));
//
// At a layout each player takes the best of his moves. A card put on a pile leads to a layout with
// a greater number, which is already done; a pass leads to the next player at the same layout. So
// the seats are done against the order of play, starting with a player who can play and so may not
// pass. If nobody can play, all wait for twos that were left out, and no player passes who need
// not: soundness.md says why.

#ifndef MATADOR_SOLVER_GAMES_DAVOSERJAZZ_QABBALAH_BACKWARD_H_
#define MATADOR_SOLVER_GAMES_DAVOSERJAZZ_QABBALAH_BACKWARD_H_

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "solver/games/davoserjazz/qabbalah/layouts.h"
#include "solver/games/davoserjazz/qabbalah/reached.h"
#include "solver/games/davoserjazz/qabbalah/worth.h"

namespace matador::davoserjazz::qabbalah {

template <Question question>
class Backward {
 public:
  Backward(const Reached& reached, int seats, Worth* table)
      : reached_(reached), seats_(seats), table_(table) {}

  // Fills the table for all movers at a layout. Layouts with greater numbers must be done.
  void operator()(std::uint32_t number, const Layout& layout) const {
    const SeatMask movers = reached_.movers(number);
    if (movers == 0) return;
    BestOfMoves best;
    for (int i = 0; i < kMaxSeats; ++i) best[static_cast<std::size_t>(i)] = worst_for(0, i);
    for (std::size_t suit = 0; suit < kSuits; ++suit) {
      const PileState& pile = *layout[suit];
      for (int i = 0; i < pile.steps; ++i) {
        try_step(number, layout, suit, pile.step[static_cast<std::size_t>(i)], best);
      }
    }
    pass_round(number, layout, best);
  }

 private:
  using BestOfMoves = std::array<Worth, kMaxSeats>;  // by mover

  int next(int seat) const { return seat + 1 == seats_ ? 0 : seat + 1; }
  static bool contains(SeatMask seats, int seat) { return (seats >> seat & 1) != 0; }

  void try_step(std::uint32_t number, const Layout& layout, std::size_t suit, const Step& step,
                BestOfMoves& best) const {
    const std::uint32_t after = number + step.growth;
    SeatMask by = reached_.movers(number) & step.seats;
    for (; by != 0; by = static_cast<SeatMask>(by & (by - 1))) {
      const int mover = std::countr_zero(by);
      Worth to_come = table_[reached_.index(after, step.is_turn ? next(mover) : mover)];
      if constexpr (question == Question::kPlace) {
        to_come += place_lost(layout, suit, step, mover);
      }
      Worth& so_far = best[static_cast<std::size_t>(mover)];
      so_far = better<question>(mover, so_far, to_come);
    }
  }

  // One place for each player who is still in, when the mover plays his last card.
  static Worth place_lost(const Layout& layout, std::size_t suit, const Step& step, int mover) {
    SeatMask still_in = step.holders_after;
    for (std::size_t other = 0; other < kSuits; ++other) {
      if (other != suit) still_in |= layout[other]->holders;
    }
    return contains(still_in, mover) ? 0 : plus_one_each(0, still_in);
  }

  // Against the order of play, from a player who does not pass.
  void pass_round(std::uint32_t number, const Layout& layout, const BestOfMoves& best) const {
    const SeatMask in = holders(layout);
    const SeatMask can_play = playing(layout);
    const SeatMask never_pass = can_play != 0 ? can_play : in;
    Worth to_come = 0;  // for the seat behind the mover
    int mover = never_pass != 0 ? std::countr_zero(never_pass) : 0;
    for (int i = 0; i < seats_; ++i) {
      const Worth own_move = best[static_cast<std::size_t>(mover)];
      if (contains(never_pass, mover)) {
        to_come = own_move;
      } else if (contains(in, mover)) {
        to_come = better<question>(mover, own_move, after_pass(to_come, mover));
      }
      if (contains(reached_.movers(number), mover)) table_[reached_.index(number, mover)] = to_come;
      mover = mover == 0 ? seats_ - 1 : mover - 1;
    }
  }

  static Worth after_pass(Worth to_come, int mover) {
    return question == Question::kPlace ? to_come : plus_one(to_come, mover);
  }

  const Reached& reached_;
  int seats_;
  Worth* table_;
};

}  // namespace matador::davoserjazz::qabbalah

#endif  // MATADOR_SOLVER_GAMES_DAVOSERJAZZ_QABBALAH_BACKWARD_H_
