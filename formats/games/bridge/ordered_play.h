// The cards of a game in the order of play, as LIN and RBN have them, as rows of the [Play] of PBN.
//
//   append_play(cards, hands, "pc", tags);         // [Play "E"], and a row for each trick
//   order_fault(record, cards, "pc")               // once the tags are a record
//
// `label` is what messages call the place of the cards.

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_ORDERED_PLAY_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_ORDERED_PLAY_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/games/bridge/hands.h"
#include "formats/games/bridge/pbn_scanner.h"
#include "formats/input/deal_record.h"

namespace matador {

struct OrderedCard {
  std::string card;  // "SA"
  std::uint64_t line;
};

// Throws PbnFault where nobody holds a card, or a hand has two in one trick.
void append_play(const std::vector<OrderedCard>& cards, const OfSeats<CardSet>& hands,
                 std::string_view label, std::vector<PbnTag>& tags);

// The first card that was not played in this order, though in this trick.
std::optional<DealError> order_fault(const DealRecord& record,
                                     const std::vector<OrderedCard>& cards, std::string_view label);

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_ORDERED_PLAY_H_
