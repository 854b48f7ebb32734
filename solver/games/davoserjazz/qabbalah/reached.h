// The positions that a position can lead to, numbered without gaps: a layout and the mover.
//
//   Reached reached(layouts, seats, Seat::number(1), /*limit=*/0, /*stop=*/nullptr);
//   reached.movers(layout);                 // the seats that may be to move there
//   table[reached.index(layout, mover)]     // the entry of one position
//
// A byte and a word for each layout, 31 MB in all for a whole deal. Finding the positions needs no
// search, because every move but a pass leads to a greater number. A player who is out passes too,
// at no cost, so the next to move is always the next seat.

#ifndef MATADOR_SOLVER_GAMES_DAVOSERJAZZ_QABBALAH_REACHED_H_
#define MATADOR_SOLVER_GAMES_DAVOSERJAZZ_QABBALAH_REACHED_H_

#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <vector>

#include "solver/games/davoserjazz/qabbalah/layouts.h"
#include "solver/stop.h"

namespace matador::davoserjazz::qabbalah {

class Reached {
 public:
  // Gives up at more than `limit` positions, 0 is no limit, and once `stop` is reached, which may
  // be null.
  Reached(const Layouts& layouts, int seats, Seat to_play, std::uint64_t limit, const Stop* stop);

  bool complete() const { return complete_; }
  std::uint64_t size() const { return size_; }

  SeatMask movers(std::uint32_t layout) const { return movers_[layout]; }
  std::uint32_t index(std::uint32_t layout, int mover) const {
    return first_[layout] + kCount[movers_[layout] & ((1U << mover) - 1)];
  }

 private:
  // Bits set in a byte: not every machine has an instruction for it.
  static constexpr std::array<std::uint8_t, 256> kCount = [] {
    std::array<std::uint8_t, 256> count{};
    for (unsigned i = 0; i < 256; ++i) count[i] = static_cast<std::uint8_t>(std::popcount(i));
    return count;
  }();

  std::vector<SeatMask> movers_;            // by layout
  std::unique_ptr<std::uint32_t[]> first_;  // by layout that is reached: its first index
  std::uint64_t size_ = 0;
  bool complete_ = true;
};

}  // namespace matador::davoserjazz::qabbalah

#endif  // MATADOR_SOLVER_GAMES_DAVOSERJAZZ_QABBALAH_REACHED_H_
