#include "formats/input/canonical_record.h"

#include <cstddef>
#include <optional>
#include <range/v3/algorithm/is_sorted.hpp>
#include <range/v3/algorithm/rotate.hpp>
#include <range/v3/algorithm/sort.hpp>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/cards/card_list.h"
#include "formats/cards/card_style.h"
#include "formats/cards/moves.h"
#include "formats/cards/seating.h"
#include "formats/input/deal_tags.h"
#include "formats/input/problem.h"
#include "formats/input/tag_table.h"

namespace matador {
namespace {

// The value as it is written; none where it cannot be read.
using Written = std::optional<std::string>;

Written written_seat(const std::string& text, const Game& game, int seats) {
  const absl::StatusOr<Seat> seat = read_seat(text, game, seats);
  return seat.ok() ? Written(absl::StrCat(seat->number())) : std::nullopt;
}

Written written_contract(const std::string& text, const Game& game) {
  const absl::StatusOr<Contract> contract = read_contract(text, game);
  return contract.ok() ? Written(game.contract(*contract).name) : std::nullopt;
}

Written written_suit(const std::string& text, const Game& game) {
  const absl::StatusOr<Suit> suit = read_suit(text, card_style(game));
  return suit.ok() ? Written(card_style(game).name(*suit)) : std::nullopt;
}

Written written_cards(const std::string& text, const Game& game) {
  const CardStyle& style = card_style(game);
  const absl::StatusOr<std::vector<Card>> cards = read_card_list(text, style);
  if (!cards.ok()) return std::nullopt;
  const auto word = [&](std::string* out, Card card) { *out += write_card(card, style); };
  return absl::StrJoin(*cards, " ", word);
}

Written written_moves(const std::string& text, const Game& game) {
  const CardStyle& style = card_style(game);
  const bool cards_only = !has_other_moves(text);
  const auto moves = cards_only ? read_play(text, style) : read_moves(text, style);
  if (!moves.ok()) return std::nullopt;
  const auto word = [&](std::string* out, Move move) { *out += write_move(move, style); };
  return absl::StrJoin(*moves, " ", word);
}

// From seat 1 on, also where not all hands are known.
Written written_hands(const std::string& text, const Game& game, int seats) {
  if (const auto hands = usual_hands(text, game, seats)) return write_hands(*hands, game, seats);
  std::optional<HandWords> dealt = hand_words(text);
  if (!dealt) return std::nullopt;
  const absl::StatusOr<Seat> first = read_seat(dealt->first, game, seats);
  if (!first.ok()) return std::nullopt;
  for (std::string& hand : dealt->hands) {
    if (const auto cards = read_hand(hand, card_style(game)); cards.ok()) {
      hand = write_hand(*cards, card_style(game));
    } else if (absl::StrContains(hand, ' ')) {
      return std::nullopt;
    }
  }
  const bool all = std::ssize(dealt->hands) == seats;
  dealt->first = all ? "1" : absl::StrCat(first->number());
  if (all) ranges::rotate(dealt->hands, dealt->hands.end() - first->index());
  return dealt->text();
}

// Of "3:HA HK 1:S7" and "1:HA/C7,S9/-" each card.
Written written_card_words(const std::string& text, const Game& game) {
  const CardStyle& style = card_style(game);
  std::string written;
  std::string word;
  for (char c : text + " ") {
    if (!absl::StrContains(" :/,", c)) {
      word += c;
      continue;
    }
    const absl::StatusOr<Card> card = read_card(word, style);
    absl::StrAppend(&written, card.ok() ? write_card(*card, style) : word, std::string(1, c));
    word.clear();
  }
  written.pop_back();
  return written;
}

Written written(TagValue holds, const std::string& text, const Game& game, int seats) {
  switch (holds) {
    case TagValue::kText:
      return std::nullopt;
    case TagValue::kGame:
      return std::string(game.name());
    case TagValue::kSeat:
      return written_seat(text, game, seats);
    case TagValue::kContract:
      return written_contract(text, game);
    case TagValue::kSuit:
      return written_suit(text, game);
    case TagValue::kHands:
      return written_hands(text, game, seats);
    case TagValue::kPiles:
      return written_card_words(text, game);
    case TagValue::kCardList:
      return written_cards(text, game);
    case TagValue::kMoves:
      return written_moves(text, game);
  }
  return std::nullopt;
}

DealRecord in_order_of_manual(DealRecord record, const Game& game) {
  std::vector<std::pair<std::size_t, std::size_t>> order;  // place in the manual, index in `tags`
  order.reserve(record.tags.size());
  for (const Tag& tag : record.tags) order.emplace_back(place_of_tag(tag.name, game), order.size());
  if (ranges::is_sorted(order)) return record;
  ranges::sort(order);
  std::vector<Tag> tags;
  tags.reserve(order.size());
  for (const auto& [place, here] : order) tags.push_back(std::move(record.tags[here]));
  record.tags = std::move(tags);
  return record;
}

}  // namespace

DealRecord canonical(DealRecord record) {
  const absl::StatusOr<const Game*> game = read_game(record.value(tags::kGame));
  if (!game.ok()) return record;
  const absl::StatusOr<int> seats = read_table_seats(record, **game);
  if (!seats.ok()) return record;
  for (Tag& tag : record.tags) {
    const KnownTag* known = known_tag(tag.name, *game);
    if (known == nullptr) continue;
    if (Written value = written(known->holds, tag.value, **game, *seats)) tag.value = *value;
  }
  return in_order_of_manual(std::move(record), **game);
}

}  // namespace matador
