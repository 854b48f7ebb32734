// All seats of a table, to go through in order of play.
//
//   for (Seat seat : all_seats(4)) ...

#ifndef MATADOR_SOLVER_CARDS_SEATS_H_
#define MATADOR_SOLVER_CARDS_SEATS_H_

#include "solver/cards/seat.h"

namespace matador {

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

#endif  // MATADOR_SOLVER_CARDS_SEATS_H_
