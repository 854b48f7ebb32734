// A deal: who was dealt which cards. A `DealBuilder` collects the cards and makes a `Deal` only if
// it is complete and possible, so code that has a `Deal` need not check it again.
//
//   DealBuilder builder(DealShape{.pack = kPack32, .seats = 4, .hand_size = 8});
//   builder.give(Seat::number(1), Card(Suit::kClubs, Rank::kQueen));   ... 31 more
//   absl::StatusOr<Deal> deal = builder.build();
//   deal->hand(Seat::number(1)).size() == 8;

#ifndef MATADOR_SOLVER_DEALS_DEAL_H_
#define MATADOR_SOLVER_DEALS_DEAL_H_

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "solver/cards/card_set.h"
#include "solver/cards/notation.h"
#include "solver/cards/seat.h"

namespace matador {

// What is dealt out of `pack`. Each of `seats` players (2 to 8) gets a hand of `hand_size` cards.
// In some games he gets a second hand, which he takes up when the first is played. In some games
// `piles` piles lie before him, each a face-up card on a face-down one. The rest of the pack is the
// talon.
struct DealShape {
  CardSet pack;
  int seats;
  int hand_size;
  int piles = 0;  // of a seat; at most kMaxPiles of all seats together
  int hands = 1;  // of a seat, 1 or 2; at most kMaxSeats of all seats together
  const Notation* notation = &kFrenchNotation;  // of the cards, for messages
  // The names of the seats, for messages; nullptr where seats have numbers.
  const std::string_view* seat_names = nullptr;

  int cards_each() const { return hands * hand_size + 2 * piles; }
  int talon_size() const { return pack.size() - seats * cards_each(); }
  bool operator==(const DealShape&) const = default;
};
inline constexpr int kMaxPiles = 8;

// "seat 3", or its name.
std::string seat_name(const DealShape& shape, Seat seat);

// A face-up card on a face-down one.
struct Pile {
  Card up = Card::from_index(0);
  Card down = Card::from_index(0);
  auto operator<=>(const Pile&) const = default;
};

// An exchange with the talon: a player takes some of its cards, then sets aside as many of the
// cards in his hand.
struct Exchange {
  CardSet discard;
  CardSet take;
  bool operator==(const Exchange&) const = default;
};

class Deal {
 public:
  // Of nobody: in place of the cards while they are not known.
  Deal() : shape_{.pack = {}, .seats = 0, .hand_size = 0} {}

  const DealShape& shape() const { return shape_; }
  int seats() const { return shape_.seats; }

  CardSet hand(Seat seat) const { return hands_[at(seat)]; }
  // Empty if the game has only one.
  CardSet second_hand(Seat seat) const {
    return shape_.hands < 2 ? CardSet{}
                            : hands_[static_cast<std::size_t>(shape_.seats + seat.index())];
  }
  // In the order of their face-up cards.
  std::span<const Pile> piles(Seat seat) const {
    const auto each = static_cast<std::size_t>(shape_.piles);
    return {piles_.data() + at(seat) * each, each};
  }
  // The face-up and the face-down cards.
  CardSet face_up(Seat seat) const;
  CardSet face_down(Seat seat) const;
  // The cards that he can play at once, and on which he bids.
  CardSet open_cards(Seat seat) const { return hand(seat) | face_up(seat); }
  // All cards that a seat plays in the course of the deal.
  CardSet cards(Seat seat) const { return open_cards(seat) | face_down(seat) | second_hand(seat); }

  // The cards that nobody was dealt.
  CardSet talon() const;

  // The deal after `seat` has exchanged: the cards set aside are now the talon. InvalidArgument,
  // naming the card, if the player does not hold a card that he sets aside, if a card that he takes
  // is not in the talon, or if he does not take as many as he sets aside.
  absl::StatusOr<Deal> exchanged(Seat seat, const Exchange& exchange) const;

  bool operator==(const Deal&) const = default;

 private:
  friend class DealBuilder;
  friend Deal numbered_deal(const DealShape& shape, std::uint64_t seed, std::uint64_t number,
                            const std::array<CardSet, kMaxSeats>& fixed);
  explicit Deal(const DealShape& shape) : shape_(shape) {}

  void sort_piles();

  DealShape shape_;
  std::array<CardSet, kMaxSeats> hands_{};  // the first hands by seat, then the second hands
  std::array<Pile, kMaxPiles> piles_{};
};

class DealBuilder {
 public:
  explicit DealBuilder(const DealShape& shape) : deal_(shape) {}

  // Gives cards to a seat's hand. build() reports the first fault.
  void give(Seat seat, CardSet cards);
  void give(Seat seat, Card card) { give(seat, CardSet{card}); }
  // Gives cards to the second hand of a seat, if the shape has one.
  void give_second(Seat seat, CardSet cards);
  // Lays a pile before a seat.
  void lay(Seat seat, const Pile& pile);

  // The deal. InvalidArgument names the first card that was given twice or is not in the pack, or
  // the first seat whose number of cards or piles is not that of the shape.
  absl::StatusOr<Deal> build() const;

 private:
  // Notes that a seat gets the cards, and the fault if that is impossible.
  void note(Seat seat, CardSet cards);
  void complain(Seat seat, Card card);

  Deal deal_;
  std::array<CardSet, kMaxSeats> given_{};
  CardSet all_given_;
  std::array<int, kMaxSeats> laid_{};
  std::string first_error_;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_DEALS_DEAL_H_
