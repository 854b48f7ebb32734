#include "formats/games/bridge/hands.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <range/v3/algorithm/contains.hpp>
#include <range/v3/algorithm/find.hpp>

#include "formats/cards/card_style.h"
#include "formats/input/deal_tags.h"
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

Holders holders_of(const std::vector<std::string>& hands, Seat first) {
  Holders holders;
  for (std::size_t i = 0; i < hands.size(); ++i) {
    const absl::StatusOr<CardSet> hand = read_hand(hands[i], kFrenchCards);
    if (!hand.ok()) continue;
    for (Card card : *hand) {
      holders.insert_or_assign({kFrenchCards.letter(card.suit()), kFrenchCards.letter(card.rank())},
                               first.next(Rules::kPlayers, static_cast<int>(i)));
    }
  }
  return holders;
}

}  // namespace matador::bridge
