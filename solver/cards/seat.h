// Seats and sets of seats, numbered in order of play (rules 0.1).
//
//   Seat seat = Seat::number(1);
//   seat.next(4).number() == 2;
//   SeatSet side{Seat::number(1), Seat::number(3)};  side.contains(seat)

#ifndef MATADOR_SOLVER_CARDS_SEAT_H_
#define MATADOR_SOLVER_CARDS_SEAT_H_

#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace matador {

// ---- Seat ---------------------------------------------------------------------------------------

inline constexpr int kMaxSeats = 8;

class Seat {
 public:
  // From the number that people use, 1..8, and from the index that the code uses, 0..7.
  static constexpr Seat number(int number) { return Seat(number - 1); }
  static constexpr Seat from_index(int index) { return Seat(index); }

  constexpr int number() const { return index_ + 1; }
  constexpr int index() const { return index_; }

  // The seat `steps` >= 0 places further in order of play at a table of `seats`.
  constexpr Seat next(int seats, int steps = 1) const { return Seat((index_ + steps) % seats); }

  constexpr auto operator<=>(const Seat&) const = default;

 private:
  explicit constexpr Seat(int index) : index_(static_cast<std::uint8_t>(index)) {}

  std::uint8_t index_;
};

// The place of a seat in a list that has one entry a seat: names[at(seat)].
constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(seat.index()); }

class SeatSet {
 public:
  constexpr SeatSet() = default;
  constexpr SeatSet(std::initializer_list<Seat> seats) {
    for (Seat seat : seats) *this |= seat;
  }

  constexpr bool contains(Seat seat) const { return (mask_ >> seat.index() & 1) != 0; }
  // Bit i is set if the seat of index i is in the set.
  constexpr std::uint8_t mask() const { return mask_; }
  constexpr SeatSet& operator|=(Seat seat) {
    mask_ = static_cast<std::uint8_t>(mask_ | 1 << seat.index());
    return *this;
  }
  constexpr bool operator==(const SeatSet&) const = default;

 private:
  std::uint8_t mask_ = 0;
};

// ---- Seats --------------------------------------------------------------------------------------
// All seats of a table, to go through in order of play.
//
//   for (Seat seat : all_seats(4)) ...

class AllSeats {
 public:
  class Iterator {
   public:
    explicit constexpr Iterator(int index) : index_(index) {}
    constexpr Seat operator*() const { return Seat::from_index(index_); }
    constexpr Iterator& operator++() {
      ++index_;
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    int index_;
  };

  explicit constexpr AllSeats(int count) : count_(count) {}
  constexpr Iterator begin() const { return Iterator(0); }
  constexpr Iterator end() const { return Iterator(count_); }

 private:
  int count_;
};

constexpr AllSeats all_seats(int count) { return AllSeats(count); }

}  // namespace matador

#endif  // MATADOR_SOLVER_CARDS_SEAT_H_
