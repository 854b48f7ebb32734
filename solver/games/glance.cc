#include "solver/games/glance.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <numeric>

#include "solver/cards/seat.h"
#include "solver/games/game.h"

namespace matador {
namespace {

constexpr std::size_t kPlaces = 4;
constexpr std::uint8_t kPartner = 2;
constexpr std::array<std::uint8_t, 3> kOpponents{1, 3, 2};  // in their turn
constexpr std::size_t kHighest = 3;
constexpr std::size_t kLongestLane = 16;

// The features of trumps.
constexpr std::size_t kLeader = 1;
constexpr std::size_t kLongestTrumps = 9;  // of the declarer; more count as so many
constexpr std::size_t kPartnerTrumps = 6;
constexpr std::size_t kTrumpLengths = kLeader + kPlaces;
constexpr std::size_t kTrumpSplits =
    kTrumpLengths + (kLongestTrumps + 1) * (kPartnerTrumps + 1) * (kHighest + 1);
constexpr std::size_t kMostSplit = 7;
constexpr std::size_t kLanes = kTrumpSplits + (kMostSplit + 1) * (1 << kHighest);

// Those of a plain suit behind its cards.
constexpr std::size_t kLongest = 4;  // more count as so many
constexpr std::size_t kOurs = (kHighest + 1) * (kLongest + 1) * (kLongest + 1) * 2;
constexpr std::size_t kTheirs = (kLongest + 1) * (kLongest + 1) * kPlaces;

std::size_t features_of_lane(std::size_t length, bool is_trump) {
  return kPlaces * length + (is_trump ? 0 : kOurs + kTheirs);
}

// Who sits where: the declarer in place 0.
struct Seating {
  explicit Seating(const Task& task) {
    const SeatSet side = task.game->declaring_side(task);
    has_partner = side != SeatSet{task.declarer};
    const int seats = task.deal.seats();
    std::size_t opponents = 0;
    for (int step = 1; step < seats; ++step) {
      const Seat seat = task.declarer.next(seats, step);
      place[at(seat)] = side.contains(seat) ? kPartner : kOpponents[opponents++];
    }
  }
  std::array<std::uint8_t, kPlaces> place{};
  bool has_partner;
};

}  // namespace

// Who holds the cards of a lane, from the highest down, and how many each has.
struct GlanceFeatures::Holdings {
  std::array<std::uint8_t, kLongestLane> owner;
  std::array<std::uint8_t, kPlaces> length{};
  bool has_partner;

  bool is_ours(std::size_t rank) const {
    return owner[rank] == 0 || (has_partner && owner[rank] == kPartner);
  }
  std::size_t highest_of_ours() const {
    std::size_t count = 0;
    for (std::size_t rank = 0; rank < kHighest; ++rank) count += is_ours(rank) ? 1 : 0;
    return count;
  }
  std::size_t length_up_to(std::size_t place, std::size_t most) const {
    return std::min<std::size_t>(length[place], most);
  }

  // Places among the features of trumps: how many we have, and whose are the highest.
  std::size_t our_trumps() const {
    const std::size_t ours =
        length_up_to(0, kLongestTrumps) * (kPartnerTrumps + 1) + length_up_to(2, kPartnerTrumps);
    return kTrumpLengths + ours * (kHighest + 1) + highest_of_ours();
  }
  std::size_t split_of_their_trumps() const {
    const auto split = static_cast<std::size_t>(std::abs(length[1] - length[3]));
    std::size_t sides = 0;
    for (std::size_t rank = 0; rank < kHighest; ++rank) sides = 2 * sides + (is_ours(rank) ? 0 : 1);
    return kTrumpSplits + (std::min(split, kMostSplit) << kHighest) + sides;
  }

  // Places among those of a plain suit, behind its cards.
  std::size_t lengths(std::size_t one, std::size_t other) const {
    return length_up_to(one, kLongest) * (kLongest + 1) + length_up_to(other, kLongest);
  }
  std::size_t our_cards() const {
    constexpr std::size_t kLengths = (kLongest + 1) * (kLongest + 1);
    return 2 * (highest_of_ours() * kLengths + lengths(0, 2)) + (is_ours(0) ? 0 : 1);
  }
  std::size_t their_cards() const { return kOurs + kPlaces * lengths(1, 3) + owner[0]; }
};

GlanceFeatures::GlanceFeatures(const std::vector<TrickOrder>& orders) : contracts_(orders.size()) {
  const bool has_trump = std::any_of(orders.begin(), orders.end(),
                                     [](const TrickOrder& order) { return order.has_trump; });
  size_ = has_trump ? kLanes : kTrumpLengths;
  for (const bool is_trump : {true, false}) {
    for (std::size_t i = 0; i < orders.size(); ++i) {
      const TrickOrder& order = orders[i];
      for (std::size_t lane = 0; lane < order.lanes.size(); ++lane) {
        if ((order.has_trump && lane == 0) != is_trump) continue;
        add_lane(order.lanes[lane], is_trump, contracts_[i]);
      }
    }
  }
}

void GlanceFeatures::add_lane(const std::vector<Card>& cards, bool is_trump, Contract& contract) {
  assert(cards.size() <= kLongestLane);
  for (std::size_t rank = 0; rank < cards.size(); ++rank) {
    const auto card = static_cast<std::size_t>(cards[rank].index());
    contract.lane_of[card] = static_cast<std::uint8_t>(contract.lanes.size());
    contract.rank_of[card] = static_cast<std::uint8_t>(rank);
  }
  const auto alike = std::find_if(kinds_.begin(), kinds_.end(), [&](const Lane& kind) {
    return kind.is_trump == is_trump && kind.length == cards.size();
  });
  if (alike != kinds_.end()) return contract.lanes.push_back(*alike);
  kinds_.push_back({is_trump, cards.size(), size_});
  contract.lanes.push_back(kinds_.back());
  size_ += features_of_lane(cards.size(), is_trump);
}

GlanceFeatures::Places GlanceFeatures::of(const Task& task) const {
  const Contract& contract = contracts_[static_cast<std::size_t>(task.contract.index)];
  const Seating seating(task);
  std::array<Holdings, kMostLanes> holdings;
  for (Holdings& lane : holdings) lane.has_partner = seating.has_partner;
  const auto give = [&](CardSet cards, std::uint8_t place) {
    for (Card card : cards) {
      const auto index = static_cast<std::size_t>(card.index());
      Holdings& lane = holdings[contract.lane_of[index]];
      lane.owner[contract.rank_of[index]] = place;
      ++lane.length[place];
    }
  };
  for (Seat seat : all_seats(task.deal.seats()))
    give(task.deal.hand(seat), seating.place[at(seat)]);
  give(task.deal.talon(), /*place=*/0);
  Places places;
  places.add(0);
  places.add(kLeader + seating.place[at(task.leader)]);
  for (std::size_t i = 0; i < contract.lanes.size(); ++i) {
    const Lane& lane = contract.lanes[i];
    const Holdings& held = holdings[i];
    for (std::size_t rank = 0; rank < lane.length; ++rank) {
      places.add(lane.first + kPlaces * rank + held.owner[rank]);
    }
    const std::size_t behind_cards = lane.first + kPlaces * lane.length;
    places.add(lane.is_trump ? held.our_trumps() : behind_cards + held.our_cards());
    places.add(lane.is_trump ? held.split_of_their_trumps() : behind_cards + held.their_cards());
  }
  return places;
}

int GlanceCurve::at(int hundredths) const {
  const int last = static_cast<int>(values.size()) - 1;
  const int place = hundredths < from ? 0 : 1 + (hundredths - from) / step;
  return values[static_cast<std::size_t>(std::min(place, last))];
}

bool Glance::has(Guess guess) const {
  switch (guess) {
    case Guess::kPoints:
      return !weights_.points.empty();
    case Guess::kTricks:
      return !weights_.tricks.empty();
    case Guess::kScore:
      return !weights_.score.values.empty();
    case Guess::kVol:
      return !weights_.vol.values.empty();
  }
  return false;
}

bool Glance::knows(const Task& task) const {
  const bool has_talon = !task.deal.talon().empty();
  return task.deal.seats() == weights_.seats && task.play.empty() && task.options.empty() &&
         !task.tout && !task.player && task.exchange.has_value() != has_talon;
}

int Glance::guess(const Task& task, Guess guess) const {
  const bool by_points = guess == Guess::kPoints || guess == Guess::kScore;
  const std::span<const std::int16_t> weights = by_points ? weights_.points : weights_.tricks;
  const GlanceFeatures::Places places = features_.of(task);
  const auto all = places.all();
  const int sum = std::accumulate(all.begin(), all.end(), 0,
                                  [&](int part, std::uint16_t at) { return part + weights[at]; });
  switch (guess) {
    case Guess::kPoints:
      return std::clamp((sum + 50) / 100, 0, weights_.most_points);
    case Guess::kTricks:
      return std::clamp(sum, 0, 100 * weights_.most_tricks);
    case Guess::kScore:
      return weights_.score.at(sum);
    case Guess::kVol:
      return weights_.vol.at(sum);
  }
  return 0;
}

}  // namespace matador
