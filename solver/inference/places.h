// The places in which the cards of a deal can lie, as far as one player can tell them apart: hands,
// second hands, the cards of each pile, the talon. After an exchange there are two more: the cards
// that the declarer has taken, and those that he has set aside.
//
//   Places places(known.model, known.seen, /*set_aside_again=*/0);
//   places.of_hand(seat);                  // a mask of places
//   places.world(cards_by_place);          // the deal that it makes

#ifndef MATADOR_SOLVER_INFERENCE_PLACES_H_
#define MATADOR_SOLVER_INFERENCE_PLACES_H_

#include <optional>
#include <vector>

#include "solver/inference/assignments.h"
#include "solver/inference/information_set.h"

namespace matador {

// A possible deal, and the exchange in it, if there was one.
struct World {
  Deal deal;
  std::optional<Exchange> exchange;
  Seat declarer;
};

class Places {
 public:
  // `set_aside_again`: the number of cards that were taken from the talon and set aside again
  // (Klørsjavs 1.21).
  Places(const Task& model, const Seen& seen, int set_aside_again);

  const std::vector<int>& sizes() const { return sizes_; }
  PlaceMask all() const { return (PlaceMask{1} << sizes_.size()) - 1; }

  // The places of the cards as dealt: one for each card or, after an exchange, several.
  PlaceMask hand(Seat seat) const { return masks(seat, {Kind::kHand, Kind::kDiscard}); }
  PlaceMask second_hand(Seat seat) const { return masks(seat, {Kind::kSecondHand}); }
  PlaceMask face_up(Seat seat, std::size_t pile) const { return of_pile(Kind::kUp, seat, pile); }
  PlaceMask face_down(Seat seat, std::size_t pile) const {
    return of_pile(Kind::kDown, seat, pile);
  }
  PlaceMask talon() const { return masks({}, {Kind::kTalon}) | take(); }
  PlaceMask discard() const { return masks({}, {Kind::kDiscard, Kind::kTakenDiscard}); }
  PlaceMask take() const { return masks({}, {Kind::kTaken, Kind::kTakenDiscard}); }

  // The places from which a player can play to a trick, counted from 0: his hand and the face-up
  // cards before him; and the cards that lay face down.
  PlaceMask in_hand(Seat seat, int trick) const;
  PlaceMask turned_up(Seat seat) const { return masks(seat, {Kind::kDown}); }
  // All places of cards that a player was dealt or has taken.
  PlaceMask of(Seat seat) const;

  // `cards`: the cards of each place.
  World world(const std::vector<CardSet>& cards) const;

 private:
  enum class Kind { kHand, kSecondHand, kUp, kDown, kTalon, kDiscard, kTaken, kTakenDiscard };
  struct Place {
    Kind kind;
    std::optional<Seat> seat;  // whose it is
    std::size_t pile;
  };

  void add(Kind kind, std::optional<Seat> seat, int size, std::size_t pile = 0);
  // The places of these kinds, and of one seat if it is given.
  PlaceMask masks(std::optional<Seat> seat, std::initializer_list<Kind> kinds) const;
  PlaceMask of_pile(Kind kind, Seat seat, std::size_t pile) const;

  DealShape shape_;
  Seat declarer_;
  bool exchanged_;
  std::vector<Place> places_;
  std::vector<int> sizes_;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_INFERENCE_PLACES_H_
