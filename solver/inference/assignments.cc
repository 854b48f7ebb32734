#include "solver/inference/assignments.h"

#include <bit>

namespace matador {

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
