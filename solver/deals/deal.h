// A deal: who was dealt which cards. A loose `DealBuilder` collects them, and only a complete and
// possible deal comes out of it, so that everything behind a `Deal` needs no check.
//
//   DealBuilder builder(DealShape{kPack32, 4, 8});
//   builder.give(Seat::number(1), Card(Suit::kClubs, Rank::kQueen));   ... 31 more
//   absl::StatusOr<Deal> deal = builder.build();
//   deal->hand(Seat::number(1)).size() == 8;

#ifndef MATADOR_SOLVER_DEALS_DEAL_H_
#define MATADOR_SOLVER_DEALS_DEAL_H_

#include <array>
#include <string>

#include "absl/status/statusor.h"
#include "solver/cards/card_set.h"
#include "solver/cards/seat.h"

namespace matador {

// What is dealt: `seats` hands (2 to 8) of `hand_size` cards each out of `pack`.
struct DealShape {
  CardSet pack;
  int seats;
  int hand_size;

  bool operator==(const DealShape&) const = default;
};

class Deal {
 public:
  const DealShape& shape() const { return shape_; }
  int seats() const { return shape_.seats; }
  CardSet hand(Seat seat) const { return hands_[static_cast<std::size_t>(seat.index())]; }

  bool operator==(const Deal&) const = default;

 private:
  friend class DealBuilder;
  explicit Deal(const DealShape& shape) : shape_(shape) {}

  DealShape shape_;
  std::array<CardSet, kMaxSeats> hands_{};
};

class DealBuilder {
 public:
  explicit DealBuilder(const DealShape& shape) : deal_(shape) {}

  // Gives one card to a seat. What is wrong with it is remembered for build().
  void give(Seat seat, Card card);
  void give(Seat seat, CardSet cards);

  // The deal; or InvalidArgument, which names the first card that was given twice or is not in
  // the pack, or the first seat whose hand has the wrong size.
  absl::StatusOr<Deal> build() const;

 private:
  Deal deal_;
  std::string first_error_;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_DEALS_DEAL_H_
