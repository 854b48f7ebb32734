#include "solver/games/jass/sides.h"

#include <algorithm>

#include "solver/games/jass/rules.h"

namespace matador::jass {

std::vector<Seat> teams(int seats, std::optional<Seat> joker) {
  std::vector<Seat> teams;
  for (int i = 0; i < seats; ++i) {
    if (Seat::from_index(i) != joker) teams.push_back(Seat::from_index(i));
  }
  return teams;
}

SeatSet side_of(Seat declarer, int seats, std::optional<Seat> joker) {
  if (!variant(seats).has_teams) return {declarer};
  const std::vector<Seat> all = teams(seats, joker);
  const auto place = std::ranges::find(all, declarer) - all.begin();
  SeatSet side;
  for (std::size_t i = static_cast<std::size_t>(place % 2); i < all.size(); i += 2) side |= all[i];
  if (joker) side |= *joker;
  return side;
}

std::vector<Seat> possible_declarers(int seats, std::optional<Seat> joker) {
  const std::vector<Seat> all = teams(seats, joker);
  if (seats == 2) return {all.front()};  // Jass 2.14
  if (seats == 3) return all;            // Jass 2.15
  std::vector<Seat> declarers;           // Jass 2.13, 2.17
  for (std::size_t i = 0; i < all.size(); i += 2) declarers.push_back(all[i]);
  return declarers;
}

}  // namespace matador::jass
