#include "formats/input/completed_record.h"

#include <array>
#include <cstddef>
#include <optional>
#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/contains.hpp>
#include <range/v3/algorithm/count.hpp>
#include <range/v3/algorithm/find_if.hpp>
#include <range/v3/algorithm/is_sorted.hpp>
#include <range/v3/algorithm/rotate.hpp>
#include <range/v3/algorithm/sort.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "formats/cards/card_list.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/cards/small_cards.h"
#include "formats/game_format.h"
#include "formats/input/deal_tags.h"
#include "formats/input/notes.h"
#include "formats/input/problem.h"
#include "formats/input/tag_table.h"
#include "formats/input/typed_hands.h"
#include "formats/words/text.h"
#include "solver/cards/seat.h"
#include "solver/hand_on.h"

namespace matador {

// ---- Completed record ---------------------------------------------------------------------------

namespace {

constexpr std::array kResultsThatAreSeats{"seat", "first", "last"};

// Whether the game has this number of players, and each of them as many cards as every hand that
// is known.
bool is_of(const std::vector<std::string>& hands, int seats, const Game& game) {
  if (!ranges::contains(game.seat_counts(), seats)) return false;
  return ranges::all_of(hands, [&](const std::string& text) {
    const std::optional<int> cards = cards_in_hand(text, game, seats);
    return !cards || *cards == game.shape(seats).hand_size;
  });
}

// As many players as hands, or one more if only then the hands have their cards: the last one is
// left out. One hand alone does not tell.
int seats_of(const std::vector<std::string>& hands, const Game& game) {
  const int count = static_cast<int>(hands.size());
  if (count == 1) return game.seat_counts().front();
  return !is_of(hands, count, game) && is_of(hands, count + 1, game) ? count + 1 : count;
}

// As many as there are names, where so many play, or sit at a table at which some sit out.
std::optional<int> seats_of_names(const DealRecord& record, const Game& game) {
  const Tag* tag = record.find(tags::kNames);
  if (tag == nullptr) return std::nullopt;
  const int names = static_cast<int>(ranges::count(tag->value, ',')) + 1;
  const bool fits =
      ranges::contains(game.seat_counts(), names) || names == format_of(game).most_at_table;
  return fits ? std::optional(names) : std::nullopt;
}

void add_seats(DealRecord& record, const Game& game, bool usual_seats) {
  if (record.find(tags::kSeats) != nullptr) return;
  const auto place =
      ranges::find_if(record.tags, [](const Tag& tag) { return tag.is(tags::kGame); });
  const std::optional<HandWords> dealt = dealt_hands(record);
  Tag seats{tags::kSeats, dealt ? absl::StrCat(seats_of(dealt->hands, game)) : "", place->line};
  if (const auto names = seats_of_names(record, game); names && !dealt) {
    seats.value = absl::StrCat(*names);
    record.tags.insert(place + 1, seats);
    return;
  }
  if (!read_seat_count(seats.value, game).ok()) {
    if (!usual_seats && game.seat_counts().size() > 1) return;
    seats.value = absl::StrCat(game.seat_counts().front());
  } else {
    seats.line = record.find(tags::kDeal)->line;
  }
  record.tags.insert(place + 1, seats);
}

// As far as they can be read.
std::vector<std::string> names_of(const DealRecord& record, const Game& game, int seats) {
  return read_names(record, game, seats).value_or(std::vector<std::string>());
}

// Whether a colon stands behind anything but the number or the letter of a seat.
bool may_name_players(std::string_view hands) {
  for (std::size_t colon = hands.find(':'); colon != std::string_view::npos;
       colon = hands.find(':', colon + 1)) {
    if (colon > 1 && absl::ascii_isalpha(static_cast<unsigned char>(hands[colon - 2]))) return true;
    if (colon > 1 && static_cast<unsigned char>(hands[colon - 2]) >= 0x80) return true;
  }
  return false;
}

// Puts numbers in the place of the names of players, and of places at the table.
class SeatNumbers {
 public:
  SeatNumbers(const DealRecord& record, const Game& game, int seats)
      : game_(game), seats_(seats), names_(names_of(record, game, seats)) {
    const absl::StatusOr<Seat> dealer =
        read_seat(record.value(tags::kDealer), game, seats, {}, names_);
    forehand_ = forehand(seats, dealer.ok() ? std::optional(*dealer) : std::nullopt);
  }

  // The number; the text as it is where it is neither, so that whoever reads it says what it is. A
  // fault where a player has the name of the place of another. The place of the dealer is that of
  // nobody before it is known.
  absl::StatusOr<std::string> number(const std::string& text, bool is_dealer = false) const {
    if (small_number(text) || named_seat(text, game_)) return text;
    const bool place = !is_dealer && place_at_table(text, seats_);
    if (!place && !seat_of_player(names_, text)) return text;
    MATADOR_ASSIGN_OR_RETURN(
        const Seat seat, read_seat(text, game_, seats_,
                                   is_dealer ? std::nullopt : std::optional(forehand_), names_));
    return absl::StrCat(seat.number());
  }

  // Of "Anna: SA SK | Geber: HA" before each colon.
  absl::StatusOr<std::string> number_before_colons(std::string_view left) const {
    std::string numbered;
    while (!left.empty()) {
      const std::size_t colon = left.find(':');
      if (colon == std::string_view::npos) return absl::StrCat(numbered, std::string(left));
      std::string before(left.substr(0, colon));
      left.remove_prefix(colon + 1);
      // The name is all that stands behind the last mark, or the last word.
      for (const char* marks : {"|/;", " "}) {
        const std::size_t mark = before.find_last_of(marks);
        const std::size_t begin = mark == std::string::npos ? 0 : mark + 1;
        std::string name = before.substr(begin);
        absl::StripAsciiWhitespace(&name);
        MATADOR_ASSIGN_OR_RETURN(const std::string seat, number(name));
        if (seat == name) continue;
        before.replace(begin, std::string::npos,
                       absl::StrCat(*marks == ' ' || begin == 0 ? "" : " ", seat));
        break;
      }
      absl::StrAppend(&numbered, before, ":");
    }
    return numbered;
  }

  // In [Result "first=Anna last=Beni"].
  absl::StatusOr<std::string> number_result(const std::string& text) const {
    std::vector<std::string> all = words(text);
    bool numbered = false;
    for (std::string& word : all) {
      const std::pair<std::string, std::string> parts =
          absl::StrSplit(word, absl::MaxSplits('=', 1));
      if (!ranges::contains(kResultsThatAreSeats, parts.first)) continue;
      const auto seat = read_seat(parts.second, game_, seats_, forehand_, names_);
      if (!seat.ok() && seat_of_player(names_, parts.second)) return seat.status();
      if (!seat.ok() || small_number(parts.second)) continue;
      word = absl::StrCat(parts.first, "=", seat->number());
      numbered = true;
    }
    return numbered ? absl::StrJoin(all, " ") : text;
  }

 private:
  const Game& game_;
  int seats_;
  std::vector<std::string> names_;
  Seat forehand_ = Seat::number(1);
};

// A fault has the tag's name before it.
absl::StatusOr<std::string> in_tag(const Tag& tag, absl::StatusOr<std::string> value) {
  if (value.ok()) return value;
  return DealError{tag.line, absl::StrCat("[", tag.name, "]: ", value.status().message())};
}

absl::Status number_seats(DealRecord& record, const Game& game, int seats) {
  std::optional<SeatNumbers> made;  // only where something is no number
  const auto numbers = [&]() -> const SeatNumbers& {
    return made ? *made : made.emplace(record, game, seats);
  };
  for (const KnownTag& known : known_tags()) {
    const bool is_seat = known.holds == TagValue::kSeat;
    const bool of_seats = known.holds == TagValue::kHands || known.holds == TagValue::kPiles;
    Tag* const tag = is_seat || of_seats ? record.find(known.name) : nullptr;
    if (tag == nullptr || (is_seat && small_number(tag->value))) continue;
    if (of_seats && !may_name_players(tag->value)) continue;
    MATADOR_ASSIGN_OR_RETURN(
        tag->value, in_tag(*tag, is_seat ? numbers().number(tag->value, tag->is(tags::kDealer))
                                         : numbers().number_before_colons(tag->value)));
  }
  if (Tag* const result = record.find(tags::kResult)) {
    MATADOR_ASSIGN_OR_RETURN(result->value,
                             in_tag(*result, numbers().number_result(result->value)));
  }
  return absl::OkStatus();
}

// Cards in place of each x; others that are named lie in the talon.
absl::Status deal_small_cards(DealRecord& record, const Game& game, int seats) {
  std::optional<HandWords> dealt = dealt_hands(record);
  const DealShape shape = game.shape(seats);
  if (!dealt || shape.hands > 1 || shape.piles > 0) return absl::OkStatus();
  const absl::StatusOr<Seat> first = read_seat(dealt->first, game, seats);
  const absl::StatusOr<CardSet> talon = read_cards(record.value(tags::kTalon), card_style(game));
  if (!first.ok() || !talon.ok()) return absl::OkStatus();
  Tag& deal = *record.find(tags::kDeal);
  const auto named = name_small_cards(dealt->hands, game, *first, seats, *talon);
  if (!named.ok()) return fault_of_value(deal, named.status(), game, seats);
  if (named->taken.empty()) return absl::OkStatus();
  record.doubts.push_back({deal.line, named->taken});
  dealt->hands = named->hands;
  deal.value = dealt->text();
  return absl::OkStatus();
}

void deal_rest(DealRecord& record, const Game& game, int seats) {
  std::optional<HandWords> dealt = dealt_hands(record);
  if (dealt && std::ssize(dealt->hands) + 1 == seats) dealt->hands.emplace_back(kRest);
  if (!dealt || std::ssize(dealt->hands) != seats) return;
  const auto rest = ranges::find_if(
      dealt->hands, [](const std::string& hand) { return is_same_name(hand, kRest); });
  if (rest == dealt->hands.end()) return;
  const CardStyle& style = card_style(game);
  const absl::StatusOr<CardSet> talon = read_cards(record.value(tags::kTalon), style);
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
  record.find(tags::kDeal)->value = dealt->text();
}

// None where the hands are in another form or lack cards, so that they leave something to be
// understood.
std::optional<WholeDeal> whole_deal(const DealRecord& record, const Game& game, int seats) {
  const Tag* const deal = record.find(tags::kDeal);
  if (deal == nullptr) return std::nullopt;
  const auto hands = usual_hands(deal->value, game, seats);
  if (!hands) return std::nullopt;
  const int size = game.shape(seats).hand_size;
  for (Seat seat : all_seats(seats)) {
    if ((*hands)[at(seat)].size() != size) return std::nullopt;
  }
  return WholeDeal{.game = &game, .seats = seats, .hands = *hands};
}

}  // namespace

absl::StatusOr<DealRecord> completed(DealRecord record, bool usual_seats) {
  const absl::StatusOr<const Game*> game = read_game(record.value(tags::kGame));
  if (!game.ok()) return record;
  const absl::StatusOr<int> given = read_seat_count(record.value(tags::kSeats), **game);
  record.whole = given.ok() ? whole_deal(record, **game, *given) : std::nullopt;
  if (Tag* const deal = record.find(tags::kDeal); deal != nullptr && !record.whole) {
    if (may_name_players(deal->value)) {
      const int usual =
          given.value_or(seats_of_names(record, **game).value_or((*game)->seat_counts().front()));
      MATADOR_ASSIGN_OR_RETURN(
          deal->value,
          in_tag(*deal, SeatNumbers(record, **game, usual).number_before_colons(deal->value)));
    }
    MATADOR_ASSIGN_OR_RETURN(
        deal->value,
        in_line(deal->line,
                order_hands(deal->value, **game, given.value_or((*game)->seat_counts().front()))));
  }
  format_of(**game).tags->complete(record);
  add_seats(record, **game, usual_seats);
  const absl::StatusOr<int> seats = read_table_seats(record, **game);
  if (!seats.ok()) return record;
  MATADOR_RETURN_IF_ERROR(number_seats(record, **game, *seats));
  if (record.whole || record.find(tags::kDeal) == nullptr) return record;
  MATADOR_RETURN_IF_ERROR(deal_small_cards(record, **game, *seats));
  deal_rest(record, **game, *seats);
  complete_ending(record, **game, *seats);
  return record;
}

// ---- Canonical record ---------------------------------------------------------------------------

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
  for (const Tag& tag : record.tags) {
    order.emplace_back(place_of_tag(tag.key(), game), order.size());
  }
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
  const absl::StatusOr<const Game*> game = game_of(record);
  if (!game.ok()) return record;
  const absl::StatusOr<int> seats = read_table_seats(record, **game);
  if (!seats.ok()) return record;
  for (Tag& tag : record.tags) {
    const KnownTag* known = known_tag(tag.key(), *game);
    if (known == nullptr || known->holds == TagValue::kText) continue;
    Written value = record.whole && tag.is(tags::kDeal)
                        ? write_hands(record.whole->hands, **game, *seats)
                        : written(known->holds, tag.value, **game, *seats);
    if (value) tag.value = *std::move(value);
  }
  return in_order_of_manual(std::move(record), **game);
}

}  // namespace matador
