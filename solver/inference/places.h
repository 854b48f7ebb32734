// The places in which the cards of a deal can lie, as far as one player can tell them apart: hands,
// second hands, the cards of each pile, the talon. After an exchange there are two more: the cards
// that the declarer has taken, and those that he has set aside. And the ways to put cards there.
//
//   Places places(known.model, known.seen, /*set_aside_again=*/0);
//   places.of_hand(seat);                  // a mask of places
//   places.world(cards_by_place);          // the deal that it makes

#ifndef MATADOR_SOLVER_INFERENCE_PLACES_H_
#define MATADOR_SOLVER_INFERENCE_PLACES_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "absl/numeric/int128.h"
#include "solver/cards/card_set.h"
#include "solver/inference/information_set.h"

namespace matador {

// ---- Assignments --------------------------------------------------------------------------------
// All ways to put cards into places of given sizes, where each card may lie in some of the places
// only. The ways are counted and numbered: one can be drawn at random without bias, or all listed.
//
//   Assignments assignments({{card, 0b011}, ...}, {8, 8, 2});     // may lie in the places 0 and 1
//   assignments.count();
//   assignments.at(0);                                         // the cards of each place
//
// Dynamic programming over the room left in the places. The cards are placed in listing order, so
// the room tells which card is next. Time and memory: the product of the sizes plus one.

// Bit i: place i.
using PlaceMask = std::uint32_t;
inline constexpr std::size_t kMaxPlaces = 32;

struct PlacedCard {
  Card card;
  PlaceMask may;  // where it may lie
};

class Assignments {
 public:
  // At most kMaxPlaces places; the sizes add up to the number of cards.
  Assignments(const std::vector<PlacedCard>& cards, std::vector<int> sizes);

  absl::uint128 count() const { return ways_.back(); }

  // Way number `rank`, below count(): the cards in each place.
  std::vector<CardSet> at(absl::uint128 rank) const;

 private:
  // A place with room for cards that may also lie elsewhere. (Cards with one possible place are
  // placed at once.)
  struct Room {
    std::size_t place;
    int size;
    std::size_t step;  // the difference in number of two rooms that differ by one card here
  };

  void count_ways();

  std::vector<CardSet> settled_;   // the cards that may lie in one place only, by place
  std::vector<PlacedCard> cards_;  // the others
  std::vector<Room> rooms_;
  std::vector<absl::uint128> ways_;  // the number of ways to fill the room left, by its number
};

// ---- Places -------------------------------------------------------------------------------------

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
