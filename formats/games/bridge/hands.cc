#include "formats/games/bridge/hands.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <range/v3/algorithm/contains.hpp>
#include <range/v3/algorithm/find.hpp>

#include "formats/cards/card_style.h"
#include "formats/input/deal_tags.h"
#include "solver/cards/seats.h"
#include "solver/games/bridge/rules.h"
#include "solver/games/registry.h"

namespace matador::bridge {

void fill_in_last_hand(std::vector<std::string>& hands) {
  if (hands.size() == Rules::kPlayers - 1) hands.emplace_back(kNotKnown);
  const auto unknown = ranges::find(hands, kNotKnown);
  if (hands.size() != Rules::kPlayers || unknown == hands.end()) return;
  const auto place = static_cast<std::size_t>(unknown - hands.begin());
  const std::optional<CardSet> rest = rest_of_pack(hands, place, *find_game("bridge"));
  if (rest) *unknown = write_hand(*rest, kFrenchCards);
}

std::string card_dealt_twice(const std::vector<std::string>& hands, Seat first) {
  if (!ranges::contains(hands, kNotKnown)) return "";
  return std::string(check_dealt_once(hands, first, *find_game("bridge")).message());
}

bool are_all_known(const std::string& deal) {
  const auto seen = read_seen_hands(deal, *find_game("bridge"), Rules::kPlayers);
  if (!seen.ok()) return true;  // which has its own message
  return std::all_of(seen->begin(), seen->begin() + Rules::kPlayers,
                     [](const auto& hand) { return hand.has_value(); });
}

OfSeats<CardSet> hands_by_seat(const std::vector<std::string>& hands, Seat first) {
  OfSeats<CardSet> by_seat{};
  for (std::size_t i = 0; i < hands.size(); ++i) {
    const absl::StatusOr<CardSet> hand = read_hand(hands[i], kFrenchCards);
    if (hand.ok()) by_seat[at(first.next(Rules::kPlayers, static_cast<int>(i)))] = *hand;
  }
  return by_seat;
}

std::optional<Seat> holder_of(Card card, const OfSeats<CardSet>& hands) {
  for (Seat seat : all_seats(Rules::kPlayers)) {
    if (hands[at(seat)].contains(card)) return seat;
  }
  return std::nullopt;
}

}  // namespace matador::bridge
