// A game of another format for bridge, from the tags of PBN that say the same to a deal record.
//
//   read_translated(game.take_tags(), game.cards(), "pc", game.faults()).content

#ifndef MATADOR_FORMATS_GAMES_BRIDGE_TRANSLATED_GAME_H_
#define MATADOR_FORMATS_GAMES_BRIDGE_TRANSLATED_GAME_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "formats/games/bridge/hands.h"
#include "formats/games/bridge/pbn_scanner.h"
#include "formats/input/deal_record.h"
#include "formats/input/foreign_format.h"
#include "solver/games/game.h"

namespace matador {

// ---- Ordered play -------------------------------------------------------------------------------
// The cards of a game in the order of play, as LIN and RBN have them, as rows of the [Play] of PBN.
//
//   append_play(cards, hands, "pc", tags);         // [Play "E"], and a row for each trick
//   order_fault(record, cards, "pc")               // once the tags are a record
//
// `label` is what messages call the place of the cards.

struct OrderedCard {
  std::string card;  // "SA"
  std::uint64_t line;
};

// A fault where nobody holds a card, or a hand has two in one trick.
absl::Status append_play(const std::vector<OrderedCard>& cards, const OfSeats<CardSet>& hands,
                         std::string_view label, std::vector<PbnTag>& tags);

// The first card that was not played in this order, though in this trick.
absl::Status order_fault(const DealRecord& record, const std::vector<OrderedCard>& cards,
                         std::string_view label);

// ---- Translated game ----------------------------------------------------------------------------

// `faults` are those of the translation: with them comes what else is wrong with the game.
ForeignGame read_translated(std::vector<PbnTag> tags, const std::vector<OrderedCard>& cards,
                            std::string_view label, std::vector<DealError> faults);

// ---- Written game -------------------------------------------------------------------------------
// A game that was written in the format of another program, and whether it is read back as the same
// game.
//
//   return if_read_back(
//       {.format = "RBN", .text = rbn, .tags = kTags, .most_notes = 9, .has_contract = true},
//       record, problem);

struct WrittenGame {
  std::string_view format;       // for messages: "LIN"
  std::string_view header = {};  // of a file
  std::string text;
  std::vector<TagName> tags;  // those that the format has a place for, as they stand
  int most_notes;             // the highest number of a note about a call; others are left out
  bool has_contract;          // it has a place for the contract beside the auction
};

// The contract of a game, and what hangs on it.
NoPlace no_place_for_contract(const std::string& reason);

// What is wrong where the game is not bridge.
std::optional<DealError> fault_of_game(std::string_view format, const DealRecord& record,
                                       const Problem& problem);

// The text; or what would be read back as something else, with its tags; a fault where the text is
// refused. `problem` is what the record says; that what is read tells more, as a contract that the
// auction leads to, is no difference.
ForeignText if_read_back(const WrittenGame& written, const DealRecord& record,
                         const Problem& problem);

}  // namespace matador

#endif  // MATADOR_FORMATS_GAMES_BRIDGE_TRANSLATED_GAME_H_
