// The layouts that a position can lead to: how far each pile has grown. Every card put on a pile
// leads to a layout with a greater number.
//
//   Layouts layouts(position);
//   layouts.number(position.piles) == 0;
//   layouts.forward([](std::uint32_t number, const Layout& layout) { ... return true; });
//
// A pile that is not begun has 50 possible states, in this order: not begun; then by the number of
// cards below the seven, and among these by the number of cards above it:
//
//    0   1   2   ..   7    8    9   ..   49
//    -   7  7-8  ..  7-K  6-7  6-8  ..  A-K
//
// A pile that is begun has fewer. The digits of the number of a layout are the states of clubs,
// spades, hearts and diamonds.

#ifndef MATADOR_SOLVER_GAMES_DAVOSERJAZZ_QABBALAH_LAYOUTS_H_
#define MATADOR_SOLVER_GAMES_DAVOSERJAZZ_QABBALAH_LAYOUTS_H_

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "solver/games/davoserjazz/qabbalah/position.h"
#include "solver/stop.h"

namespace matador::davoserjazz::qabbalah {

// ---- Layouts ------------------------------------------------------------------------------------

using SeatMask = std::uint8_t;  // bit i is the seat of index i

// A card that fits.
struct Step {
  std::uint32_t growth;    // of the number of the layout
  SeatMask seats;          // who may make it: its holder, or everybody
  bool is_turn;            // false: the card was left out of the pack
  SeatMask holders_after;  // as PileState::holders
};

struct PileState {
  SeatMask holders = 0;  // who holds cards of the suit
  SeatMask playing = 0;  // who holds a card of it that fits
  int steps = 0;
  std::array<Step, 2> step{};  // in listing order
};

using Layout = std::array<const PileState*, kSuits>;

// The seats that still hold cards; the others are out.
inline SeatMask holders(const Layout& layout) {
  return layout[0]->holders | layout[1]->holders | layout[2]->holders | layout[3]->holders;
}
// The seats that hold a card that fits.
inline SeatMask playing(const Layout& layout) {
  return layout[0]->playing | layout[1]->playing | layout[2]->playing | layout[3]->playing;
}

// Layouts between two looks at the clock: work on them takes 1 ms or less.
inline constexpr std::uint32_t kLayoutsPerLook = 1 << 14;

class Layouts {
 public:
  explicit Layouts(const Position& start);

  // At most 50^4.
  std::uint32_t size() const { return size_; }
  // The piles must be possible after the start.
  std::uint32_t number(CardSet piles) const;

  // Calls `visit(number, layout)` for all of them, by ascending or by descending number; forward
  // until it returns false.
  template <class Visit>
  void forward(Visit visit) const;
  template <class Visit>
  void backward(Visit visit) const;

 private:
  using States = std::vector<PileState>;

  States states_of(Suit suit, const Position& start) const;
  std::uint32_t state(Suit suit, CardSet piles) const;

  CardSet start_;
  std::array<States, kSuits> states_;
  std::array<std::uint32_t, kSuits> place_value_{};
  std::uint32_t size_ = 1;
};

template <class Visit>
void Layouts::forward(Visit visit) const {
  Layout layout;
  for (std::size_t i = 0; i < kSuits; ++i) layout[i] = &states_[i].front();
  for (std::uint32_t number = 0; number < size_; ++number) {
    if (!visit(number, layout)) return;
    for (std::size_t i = kSuits; i-- > 0;) {
      if (layout[i] != &states_[i].back()) {
        ++layout[i];
        break;
      }
      layout[i] = &states_[i].front();
    }
  }
}

template <class Visit>
void Layouts::backward(Visit visit) const {
  Layout layout;
  for (std::size_t i = 0; i < kSuits; ++i) layout[i] = &states_[i].back();
  for (std::uint32_t number = size_; number-- > 0;) {
    visit(number, layout);
    for (std::size_t i = kSuits; i-- > 0;) {
      if (layout[i] != &states_[i].front()) {
        --layout[i];
        break;
      }
      layout[i] = &states_[i].back();
    }
  }
}

// ---- Reached ------------------------------------------------------------------------------------
// The positions that a position can lead to, numbered without gaps: a layout and the mover.
//
//   Reached reached(layouts, seats, Seat::number(1), /*limit=*/0, /*stop=*/nullptr);
//   reached.movers(layout);                 // the seats that may be to move there
//   table[reached.index(layout, mover)]     // the entry of one position
//
// A byte and a word for each layout, 31 MB in all for a whole deal. Finding the positions needs no
// search, because every move but a pass leads to a greater number. A player who is out passes too,
// at no cost, so the next to move is always the next seat.

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

#endif  // MATADOR_SOLVER_GAMES_DAVOSERJAZZ_QABBALAH_LAYOUTS_H_
