#include "solver/games/jass/sides.h"

#include <algorithm>
#include <array>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/reverse.hpp>

#include "solver/cards/seat.h"
#include "solver/games/jass/rules.h"
#include "solver/games/options.h"
#include "solver/tricks/ranked_lanes.h"

namespace matador::jass {

// ---- Sides --------------------------------------------------------------------------------------

std::vector<Seat> teams(int seats, std::optional<Seat> joker) {
  std::vector<Seat> teams;
  for (Seat seat : all_seats(seats)) {
    if (seat != joker) teams.push_back(seat);
  }
  return teams;
}

SeatSet side_of(Seat declarer, int seats, std::optional<Seat> joker) {
  if (!variant(seats).has_teams) return {declarer};
  const std::vector<Seat> all = teams(seats, joker);
  const auto place = ranges::find(all, declarer) - all.begin();
  SeatSet side;
  for (std::size_t i = static_cast<std::size_t>(place % 2); i < all.size(); i += 2) side |= all[i];
  if (joker) side |= *joker;
  return side;
}

Seat first_declarer(int seats, std::optional<Seat> joker, Seat forehand) {
  return forehand == joker ? forehand.next(seats) : forehand;  // Jass 2.16
}

std::vector<Seat> possible_declarers(int seats, std::optional<Seat> joker, Seat forehand) {
  const Seat first = first_declarer(seats, joker, forehand);
  if (seats == 2) return {first};  // Jass 2.14
  std::vector<Seat> declarers = teams(seats, joker);
  if (seats == 3) return declarers;  // Jass 2.15
  const SeatSet side = side_of(first, seats, joker);
  std::erase_if(declarers, [&](Seat seat) { return !side.contains(seat); });  // Jass 2.13, 2.17
  return declarers;
}

std::optional<Seat> pushed_to(int seats, std::optional<Seat> joker, Seat forehand, Seat seat,
                              bool push_back) {
  if (!variant(seats).has_teams) return std::nullopt;
  std::vector<Seat> order = possible_declarers(seats, joker, forehand);
  const Seat first = first_declarer(seats, joker, forehand);
  std::rotate(order.begin(), ranges::find(order, first), order.end());
  const auto place = ranges::find(order, seat);
  if (place == order.end()) return std::nullopt;
  if (place + 1 != order.end()) return *(place + 1);  // Jass 2.13, 2.17
  const bool back = push_back && seats == 4;          // Jass 2.13; 2.17: nobody else
  return back ? std::optional(first) : std::nullopt;
}

// ---- Order --------------------------------------------------------------------------------------

namespace {

std::vector<std::vector<Card>> lanes(const Type& type) {
  std::vector<Card> trumps;
  if (type.direction == Direction::kTrump) {
    for (Rank rank : Rules::kTrumpRanks) trumps.emplace_back(type.trump, rank);
  }
  std::array<Rank, 9> ranks = Rules::kPlainRanks;
  if (type.direction == Direction::kUp) ranges::reverse(ranks);
  return ranked_lanes(trumps, ranks, trump_of(type));
}

int card_points(const Type& type, Card card, bool ace_counts) {
  switch (type.direction) {
    case Direction::kDown:
      return obenabe_points(card.rank());
    case Direction::kUp:
      return undenufe_points(card.rank(), ace_counts);
    case Direction::kTrump:
      return card.suit() == type.trump ? trump_points(card.rank()) : plain_points(card.rank());
  }
  return 0;
}

bool forced_undertrump(const std::vector<RuleOption>& options) {  // Jass 2.7
  return option_value(options, "undertrump") == "forced";
}

}  // namespace

TrickOrder order(const Type& type, const std::vector<RuleOption>& options) {
  const bool has_trump = type.direction == Direction::kTrump;
  TrickOrder order{.lanes = lanes(type),
                   .has_trump = has_trump,
                   .free_trumping = has_trump,
                   .forced_undertrump = has_trump && forced_undertrump(options),
                   .last_trick = Rules::kLastTrick};
  const bool ace_counts = option_value(options, "undenufe-ace") == "11";
  for (Card card : Rules::kPack) {
    order.points[static_cast<std::size_t>(card.index())] = card_points(type, card, ace_counts);
  }
  return order;
}

}  // namespace matador::jass
