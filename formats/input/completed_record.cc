#include "formats/input/completed_record.h"

#include <array>
#include <optional>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/find_if.hpp>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/games/registry.h"
#include "formats/input/deal_tags.h"
#include "formats/input/player_names.h"
#include "formats/input/problem.h"
#include "formats/words/text.h"

namespace matador {
namespace {

constexpr std::array kTagsOfSeats{"Dealer", "Declarer", "Leader", "Joker", "Tout", "Seat"};

Tag* find(DealRecord& record, std::string_view name) {
  const auto tag = ranges::find(record.tags, name, &Tag::name);
  return tag == record.tags.end() ? nullptr : &*tag;
}

void add_seats(DealRecord& record, const Game& game, bool usual_seats) {
  if (record.find("Seats") != nullptr) return;
  const auto place = ranges::find(record.tags, "Game", &Tag::name);
  const Tag* deal = record.find("Deal");
  const std::optional<HandWords> dealt = deal == nullptr ? std::nullopt : hand_words(deal->value);
  Tag seats{"Seats", dealt ? absl::StrCat(dealt->hands.size()) : "", place->line};
  if (!read_seat_count(seats.value, game).ok()) {
    if (!usual_seats) return;
    seats.value = absl::StrCat(game.seat_counts().front());
  } else {
    seats.line = deal->line;
  }
  record.tags.insert(place + 1, seats);
}

// How far behind forehand a player sits.
std::optional<int> place_of(const std::string& text, int seats) {
  const auto is = [&](std::initializer_list<const char*> names) {
    for (const char* name : names) {
      if (is_same_name(text, name)) return true;
    }
    return false;
  };
  if (is({"forehand", "vorhand"})) return 0;
  if (seats == 3 && is({"middlehand", "mittelhand"})) return 1;
  if (seats == 3 && is({"rearhand", "hinterhand"})) return 2;
  if (is({"dealer", "geber"})) return seats - 1;
  return std::nullopt;
}

void number_seats(DealRecord& record, const Game& game, int seats) {
  const auto names = read_names(record, game, seats);
  const auto number = [&](Tag& tag, std::optional<Seat> dealer) {
    if (read_seat(tag.value, game, seats).ok()) return;
    if (const auto* known = std::get_if<std::vector<std::string>>(&names)) {
      for (std::size_t i = 0; i < known->size(); ++i) {
        if ((*known)[i].empty() || !is_same_name((*known)[i], tag.value)) continue;
        tag.value = absl::StrCat(i + 1);
        return;
      }
    }
    const std::optional<int> place = place_of(tag.value, seats);
    if (place && tag.name != "Dealer") {
      tag.value = absl::StrCat(forehand(seats, dealer).next(seats, *place).number());
    }
  };
  std::optional<Seat> dealer;
  for (const char* name : kTagsOfSeats) {  // the dealer first
    Tag* tag = find(record, name);
    if (tag == nullptr) continue;
    number(*tag, dealer);
    const absl::StatusOr<Seat> seat = read_seat(tag->value, game, seats);
    if (tag->name == "Dealer" && seat.ok()) dealer = *seat;
  }
}

void deal_rest(DealRecord& record, const Game& game, int seats) {
  Tag* deal = find(record, "Deal");
  std::optional<HandWords> dealt = deal == nullptr ? std::nullopt : hand_words(deal->value);
  if (!dealt || std::ssize(dealt->hands) != seats) return;
  const auto rest = ranges::find_if(
      dealt->hands, [](const std::string& hand) { return is_same_name(hand, kRest); });
  if (rest == dealt->hands.end()) return;
  const CardStyle& style = card_style(game);
  const Tag* tag = record.find("Talon");
  const absl::StatusOr<CardSet> talon = read_cards(tag == nullptr ? "" : tag->value, style);
  if (!talon.ok()) return;
  const auto place = static_cast<std::size_t>(rest - dealt->hands.begin());
  const std::optional<CardSet> left = rest_of_pack(dealt->hands, place, game, *talon);
  if (!left) return;
  *rest = write_hand(*left, style);
  for (std::string& hand : dealt->hands) {
    if (const absl::StatusOr<CardSet> cards = read_hand(hand, style); cards.ok()) {
      hand = write_hand(*cards, style);
    }
  }
  deal->value = dealt->text();
}

}  // namespace

DealRecord completed(DealRecord record, bool usual_seats) {
  const Tag* name = record.find("Game");
  const absl::StatusOr<const Game*> game = read_game(name == nullptr ? "" : name->value);
  if (!game.ok()) return record;
  format_of(**game).complete(record);
  add_seats(record, **game, usual_seats);
  const Tag* count = record.find("Seats");
  const absl::StatusOr<int> seats = read_seat_count(count == nullptr ? "" : count->value, **game);
  if (!seats.ok()) return record;
  number_seats(record, **game, *seats);
  deal_rest(record, **game, *seats);
  return record;
}

}  // namespace matador
