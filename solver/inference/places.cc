#include "solver/inference/places.h"

#include <bit>
#include <range/v3/algorithm/find.hpp>

#include "solver/cards/seat.h"

namespace matador {

// ---- Places -------------------------------------------------------------------------------------

Places::Places(const Task& model, const Seen& seen, int set_aside_again)
    : shape_(model.deal.shape()), declarer_(model.declarer), exchanged_(seen.exchange.has_value()) {
  const int exchanged = exchanged_ ? seen.exchange->cards : 0;
  const int from_hand = exchanged - set_aside_again;
  for (Seat seat : all_seats(shape_.seats)) {
    add(Kind::kHand, seat, shape_.hand_size - (seat == declarer_ ? from_hand : 0));
    if (shape_.hands > 1) add(Kind::kSecondHand, seat, shape_.hand_size);
    for (std::size_t pile = 0; pile < static_cast<std::size_t>(shape_.piles); ++pile) {
      add(Kind::kUp, seat, 1, pile);
      add(Kind::kDown, seat, 1, pile);
    }
  }
  add(Kind::kTalon, {}, model.deal.talon().size() - exchanged);
  add(Kind::kDiscard, declarer_, from_hand);
  add(Kind::kTaken, declarer_, exchanged - set_aside_again);
  add(Kind::kTakenDiscard, declarer_, set_aside_again);
}

void Places::add(Kind kind, std::optional<Seat> seat, int size, std::size_t pile) {
  if (size == 0) return;
  places_.push_back({kind, seat, pile});
  sizes_.push_back(size);
}

PlaceMask Places::masks(std::optional<Seat> seat, std::initializer_list<Kind> kinds) const {
  PlaceMask mask = 0;
  for (std::size_t i = 0; i < places_.size(); ++i) {
    const bool is_one = ranges::find(kinds, places_[i].kind) != kinds.end();
    if (is_one && (!seat || places_[i].seat == seat)) mask |= PlaceMask{1} << i;
  }
  return mask;
}

PlaceMask Places::of_pile(Kind kind, Seat seat, std::size_t pile) const {
  PlaceMask mask = 0;
  for (std::size_t i = 0; i < places_.size(); ++i) {
    const Place& place = places_[i];
    if (place.kind == kind && place.seat == seat && place.pile == pile) mask |= PlaceMask{1} << i;
  }
  return mask;
}

PlaceMask Places::in_hand(Seat seat, int trick) const {
  if (shape_.hands > 1 && trick >= shape_.hand_size) return second_hand(seat);  // Jass 2.14
  return masks(seat, {Kind::kHand, Kind::kUp, Kind::kTaken});
}

PlaceMask Places::of(Seat seat) const {
  return masks(seat, {Kind::kHand, Kind::kSecondHand, Kind::kUp, Kind::kDown, Kind::kDiscard,
                      Kind::kTaken, Kind::kTakenDiscard});
}

World Places::world(const std::vector<CardSet>& cards) const {
  DealBuilder builder(shape_);
  Exchange exchange;
  for (std::size_t i = 0; i < places_.size(); ++i) {
    const Place& place = places_[i];
    switch (place.kind) {
      case Kind::kHand:
        builder.give(*place.seat, cards[i]);
        break;
      case Kind::kSecondHand:
        builder.give_second(*place.seat, cards[i]);
        break;
      case Kind::kUp:  // the card under it lies in the next place
        builder.lay(*place.seat, {.up = cards[i].first(), .down = cards[i + 1].first()});
        break;
      case Kind::kDiscard:
        builder.give(*place.seat, cards[i]);
        exchange.discard |= cards[i];
        break;
      case Kind::kTaken:
        exchange.take |= cards[i];
        break;
      case Kind::kTakenDiscard:
        exchange.discard |= cards[i];
        exchange.take |= cards[i];
        break;
      case Kind::kDown:
      case Kind::kTalon:
        break;
    }
  }
  return {.deal = builder.build().value(),
          .exchange = exchanged_ ? std::optional(exchange) : std::nullopt,
          .declarer = declarer_};
}

// ---- Assignments --------------------------------------------------------------------------------

Assignments::Assignments(const std::vector<PlacedCard>& cards, std::vector<int> sizes)
    : settled_(sizes.size()) {
  bool possible = true;
  for (const PlacedCard& card : cards) {
    if (!std::has_single_bit(card.may)) {
      cards_.push_back(card);
      continue;
    }
    const auto place = static_cast<std::size_t>(std::countr_zero(card.may));
    settled_[place] |= CardSet{card.card};
    possible = --sizes[place] >= 0 && possible;
  }
  std::size_t step = 1;
  for (std::size_t place = 0; place < sizes.size(); ++place) {
    if (sizes[place] <= 0) continue;
    rooms_.push_back({place, sizes[place], step});
    step *= static_cast<std::size_t>(sizes[place]) + 1;
  }
  ways_.resize(possible ? step : 1);
  if (possible) count_ways();
}

void Assignments::count_ways() {
  ways_[0] = 1;
  std::vector<int> left(rooms_.size());  // in each room, of the room number `number`
  std::size_t all_left = 0;
  for (std::size_t number = 1; number < ways_.size(); ++number) {
    for (std::size_t i = 0; i < rooms_.size(); ++i) {  // one more
      if (left[i] < rooms_[i].size) {
        ++left[i];
        ++all_left;
        break;
      }
      all_left -= static_cast<std::size_t>(left[i]);
      left[i] = 0;
    }
    const PlaceMask may = cards_[cards_.size() - all_left].may;
    for (std::size_t i = 0; i < rooms_.size(); ++i) {
      const bool fits = left[i] > 0 && (may >> rooms_[i].place & 1) != 0;
      if (fits) ways_[number] += ways_[number - rooms_[i].step];
    }
  }
}

std::vector<CardSet> Assignments::at(absl::uint128 rank) const {
  std::vector<CardSet> places = settled_;
  std::vector<int> left;
  for (const Room& room : rooms_) left.push_back(room.size);
  std::size_t number = ways_.size() - 1;
  for (const PlacedCard& card : cards_) {
    for (std::size_t i = 0; i < rooms_.size(); ++i) {
      if (left[i] == 0 || (card.may >> rooms_[i].place & 1) == 0) continue;
      const absl::uint128 ways = ways_[number - rooms_[i].step];
      if (rank < ways) {
        places[rooms_[i].place] |= CardSet{card.card};
        --left[i];
        number -= rooms_[i].step;
        break;
      }
      rank -= ways;
    }
  }
  return places;
}

}  // namespace matador
