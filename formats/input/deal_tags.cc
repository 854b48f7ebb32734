#include "formats/input/deal_tags.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/contains.hpp>
#include <range/v3/algorithm/count_if.hpp>
#include <range/v3/algorithm/find_if.hpp>
#include <range/v3/algorithm/max_element.hpp>
#include <range/v3/algorithm/min_element.hpp>
#include <range/v3/algorithm/none_of.hpp>
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
#include "formats/words/suggest.h"
#include "formats/words/text.h"
#include "solver/cards/seat.h"
#include "solver/deals/numbered.h"
#include "solver/hand_on.h"
#include "solver/tricks/move.h"

namespace matador {

// ---- Deal tags ----------------------------------------------------------------------------------

namespace {

constexpr char kAllCardsNeeded[] = "not known, but all cards are needed here";

absl::Status fault_of(const char* what, const Game& game, Seat seat, const absl::Status& status) {
  return in_other_words(status,
                        absl::StrCat(what, " of ", seat_name(game, seat), ": ", status.message()));
}

absl::Status not_known(const std::vector<std::string>& hands, std::size_t i, const Game& game) {
  const std::optional<CardSet> hand = rest_of_pack(hands, i, game);
  return invalid(kAllCardsNeeded,
                 hand ? "; it can only be " + write_hand(*hand, card_style(game)) : "");
}

absl::Status no_rest() {
  return invalid(
      "what is left for \"rest\" is no hand: it needs all other hands, each with all its cards, "
      "and "
      "[Talon] where there is one");
}

// "HA/C7" or "HA/-": a face-up card and what lies under it.
absl::StatusOr<SeenPile> read_pile(const std::string& text, const CardStyle& style) {
  const std::vector<std::string> halves = absl::StrSplit(text, '/');
  if (halves.size() != 2) {
    return invalid("bad pile ", in_quotes(text),
                   ", expected a face-up card, \"/\" and the card under it");
  }
  MATADOR_ASSIGN_OR_RETURN(const Card up, read_card(halves[0], style));
  if (halves[1] == kNotKnown) return SeenPile{.up = up, .down = {}};
  MATADOR_ASSIGN_OR_RETURN(const Card down, read_card(halves[1], style));
  return SeenPile{.up = up, .down = down};
}

// "HA/C7,S9/D8": the piles before one seat.
absl::StatusOr<std::vector<SeenPile>> read_piles(const std::string& text, const CardStyle& style) {
  std::vector<SeenPile> piles;
  for (const std::string& word : std::vector<std::string>(absl::StrSplit(text, ','))) {
    MATADOR_ASSIGN_OR_RETURN(const SeenPile pile, read_pile(word, style));
    piles.push_back(pile);
  }
  return piles;
}

std::string write_piles(const Deal& deal, Seat seat, const CardStyle& style) {
  const auto pile = [&style](std::string* out, const Pile& cards) {
    absl::StrAppend(out, write_card(cards.up, style), "/", write_card(cards.down, style));
  };
  return absl::StrCat(seat.number(), ":", absl::StrJoin(deal.piles(seat), ",", pile));
}

// A deal of which only the hands are known.
DealShape hands_of(DealShape shape) {
  shape.hands = 1;
  shape.piles = 0;
  return shape;
}

// A line that works.
std::string example_of_hands(const Game& game, int seats) {
  const Deal deal = numbered_deal(game.shape(seats), /*seed=*/1, /*number=*/0);
  return absl::StrCat(", as in \"", write_hands(deal, game),
                      "\", or with / between hands in words");
}

// The hands of a whole deal, and the seat of the first.
struct SeatedHands {
  Seat first;
  std::vector<std::string> hands;
};

absl::StatusOr<SeatedHands> read_hand_words(const std::string& text, const Game& game, int seats) {
  const std::optional<HandWords> words = hand_words(text);
  if (!words) {
    return invalid("no seat before the hands in ", in_quotes(text),
                   ", expected \"1:HAND HAND ...\"", example_of_hands(game, seats));
  }
  MATADOR_ASSIGN_OR_RETURN(const Seat first, read_seat(words->first, game, seats));
  const int found = static_cast<int>(words->hands.size());
  const auto is_card = [&](const std::string& hand) {
    return !absl::StrContains(hand, '.') && read_card(hand, card_style(game)).ok();
  };
  const bool marked = absl::StrContains(text, '|');
  if (found > 1 && !marked && ranges::all_of(words->hands, is_card)) {
    return invalid("a card stands for each hand in ", in_quotes(text),
                   ": write / between hands of cards in words; one hand alone is --hand");
  }
  if (found == seats) return SeatedHands{first, words->hands};
  const bool talon = game.shape(seats).talon_size() > 0;
  return invalid(counted(found, "hand"), ", expected ", seats,
                 found + 1 == seats
                     ? absl::StrCat("; the last may be left out if the others",
                                    talon ? " and [Talon]" : "", " leave only its cards")
                     : example_of_hands(game, seats),
                 found == 1 ? "; one hand alone is --hand" : "");
}

// The hand of each seat, by seat; `when_unknown` says what to do with a hand that is not known.
template <typename WhenUnknown>
absl::Status read_each_hand(const std::string& text, const Game& game, int seats,
                            OfSeats<std::optional<CardSet>>& hands,
                            const WhenUnknown& when_unknown) {
  MATADOR_ASSIGN_OR_RETURN(const SeatedHands words, read_hand_words(text, game, seats));
  if (ranges::contains(words.hands, kNotKnown)) {
    MATADOR_RETURN_IF_ERROR(check_dealt_once(words.hands, words.first, game));
  }
  for (std::size_t i = 0; i < words.hands.size(); ++i) {
    const Seat seat = words.first.next(seats, static_cast<int>(i));
    if (words.hands[i] == kNotKnown) {
      const absl::Status status = when_unknown(words.hands, i);
      if (!status.ok()) return fault_of("hand", game, seat, status);
      continue;
    }
    if (is_same_name(words.hands[i], kRest)) return fault_of("hand", game, seat, no_rest());
    const absl::StatusOr<CardSet> hand =
        read_hand(words.hands[i], card_style(game), game.shape(seats).pack);
    if (!hand.ok()) return fault_of("hand", game, seat, hand.status());
    hands[at(seat)] = *hand;
  }
  return absl::OkStatus();
}

// All must be known.
absl::StatusOr<OfSeats<CardSet>> read_hand_of_each(const std::string& text, const Game& game,
                                                   int seats) {
  if (const std::optional<OfSeats<CardSet>> usual = usual_hands(text, game, seats)) return *usual;
  OfSeats<std::optional<CardSet>> hands;
  MATADOR_RETURN_IF_ERROR(
      read_each_hand(text, game, seats, hands,
                     [&](const auto& words, std::size_t i) { return not_known(words, i, game); }));
  OfSeats<CardSet> known{};
  for (Seat seat : all_seats(seats)) known[at(seat)] = *hands[at(seat)];
  return known;
}

template <typename HandOf>
std::string write_hand_of_each(const Game& game, int seats, const HandOf& hand_of) {
  const CardStyle& style = card_style(game);
  constexpr std::size_t kUsualLength = 80;
  std::string text;
  text.reserve(kUsualLength);
  text = "1:";
  for (Seat seat : all_seats(seats)) {
    if (seat != Seat::number(1)) text += ' ';
    append_hand(hand_of(seat), style, text);
  }
  return text;
}

}  // namespace

DealError fault_of_value(const Tag& tag, const absl::Status& status, const Game& game, int seats) {
  DealError fault{tag.line, std::string(status.message())};
  fault.shown = marked_part(tag.value, status);
  const bool has_letters = absl::StrContains(fault.message, "the ranks are");
  if (!fault.shown.empty() && !has_letters) {
    absl::StrAppend(&fault.shown, letters_of(game.shape(seats).pack, card_style(game)), "\n");
  }
  return fault;
}

absl::StatusOr<bool> read_yes(const std::string& text) {
  if (is_one_of("yes", {"ja"}, text)) return true;
  if (is_one_of("no", {"nein"}, text)) return false;
  return invalid(in_quotes(text), " is neither yes nor no");
}

std::string HandWords::text() const {
  const bool blanks =
      ranges::any_of(hands, [](auto& hand) { return absl::StrContains(hand, ' '); });
  return absl::StrCat(first, ":", absl::StrJoin(hands, blanks ? " | " : " "));
}

std::optional<HandWords> hand_words(const std::string& text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string::npos) return std::nullopt;
  HandWords split{.first = text.substr(0, colon), .hands = {}};
  const std::string hands = text.substr(colon + 1);
  if (!absl::StrContains(hands, '|')) {
    split.hands = words(hands);
    return split;
  }
  split.hands = absl::StrSplit(hands, '|');
  for (std::string& hand : split.hands) absl::StripAsciiWhitespace(&hand);
  return split;
}

std::optional<HandWords> dealt_hands(const DealRecord& record) {
  return hand_words(record.value(tags::kDeal));
}

std::vector<std::string> split_at_seats(const std::string& text) {
  std::vector<std::string> pieces;
  bool word_before = false;
  for (const std::string& word : words(text)) {
    if (word == "/" || word == "|") continue;
    const bool begins = is_word_for_seat(word) || (absl::StrContains(word, ':') && !word_before);
    if (begins || pieces.empty()) {
      pieces.push_back(word);
    } else {
      absl::StrAppend(&pieces.back(), " ", word);
    }
    word_before = is_word_for_seat(word);
  }
  return pieces;
}

std::optional<CardSet> rest_of_pack(const std::vector<std::string>& hands, std::size_t place,
                                    const Game& game, CardSet aside) {
  const DealShape shape = game.shape(static_cast<int>(hands.size()));
  for (std::size_t i = 0; i < hands.size(); ++i) {
    if (i == place) continue;
    const absl::StatusOr<CardSet> hand = read_hand(hands[i], card_style(game));
    if (!hand.ok()) return std::nullopt;
    aside |= *hand;
  }
  const CardSet left = shape.pack - aside;
  return left.size() == shape.hand_size ? std::optional(left) : std::nullopt;
}

std::optional<int> cards_in_hand(const std::string& hand, const Game& game, int seats) {
  const auto named = name_small_cards({hand}, game, Seat::number(1), seats);
  if (!named.ok()) return std::nullopt;
  const absl::StatusOr<CardSet> cards = read_hand(named->hands.front(), card_style(game));
  return cards.ok() ? std::optional(cards->size()) : std::nullopt;
}

absl::Status check_dealt_once(const std::vector<std::string>& hands, Seat first, const Game& game) {
  const int seats = static_cast<int>(hands.size());
  OfSeats<CardSet> before;
  for (int i = 0; i < seats; ++i) {
    const auto place = static_cast<std::size_t>(i);
    const absl::StatusOr<CardSet> hand = read_hand(hands[place], card_style(game));
    if (hand.ok()) before[place] = *hand;
    for (std::size_t other = 0; other < place; ++other) {
      const CardSet both = before[other] & before[place];
      if (both.empty()) continue;
      return invalid(write_card(both.first(), card_style(game)), " is dealt twice, to ",
                     seat_name(game, first.next(seats, static_cast<int>(other))), " and to ",
                     seat_name(game, first.next(seats, i)));
    }
  }
  return absl::OkStatus();
}

int seats_of_hand(const std::string& hand, const Game& game) {
  const int usual = game.seat_counts().front();
  const std::optional<int> cards = cards_in_hand(hand, game, usual);
  if (!cards || game.shape(usual).hand_size == *cards) return usual;
  const std::vector<int>& counts = game.seat_counts();
  const auto fits = [&](int seats) { return game.shape(seats).hand_size == *cards; };
  return ranges::count_if(counts, fits) == 1 ? *ranges::find_if(counts, fits) : usual;
}

std::optional<OfSeats<CardSet>> usual_hands(std::string_view text, const Game& game, int seats) {
  if (text.size() < 2 || text[1] != ':') return std::nullopt;
  const absl::StatusOr<Seat> first = read_seat(std::string(text.substr(0, 1)), game, seats);
  if (!first.ok()) return std::nullopt;
  const CardStyle& style = card_style(game);
  OfSeats<CardSet> hands{};
  std::string_view left = text.substr(2);
  for (int i = 0; i < seats; ++i) {
    const std::string_view word = left.substr(0, left.find(' '));
    const std::optional<CardSet> hand = usual_hand(word, style);
    if (!hand) return std::nullopt;
    hands[at(first->next(seats, i))] = *hand;
    left.remove_prefix(std::min(word.size() + 1, left.size()));
  }
  return left.empty() ? std::optional(hands) : std::nullopt;
}

absl::StatusOr<Deal> read_hands(const std::string& text, const Game& game, int seats) {
  MATADOR_ASSIGN_OR_RETURN(const OfSeats<CardSet> hands, read_hand_of_each(text, game, seats));
  return deal_of_hands(hands, game, seats);
}

absl::StatusOr<Deal> deal_of_hands(const OfSeats<CardSet>& hands, const Game& game, int seats) {
  DealBuilder builder(hands_of(game.shape(seats)));
  for (Seat seat : all_seats(seats)) builder.give(seat, hands[at(seat)]);
  return builder.build();
}

std::string write_hands(const OfSeats<CardSet>& hands, const Game& game, int seats) {
  return write_hand_of_each(game, seats, [&](Seat seat) { return hands[at(seat)]; });
}

std::string write_hands(const Deal& deal, const Game& game) {
  return write_hand_of_each(game, deal.seats(), [&](Seat seat) { return deal.hand(seat); });
}

absl::StatusOr<Deal> read_second(const std::string& text, const Game& game, const Deal& hands) {
  const int seats = hands.seats();
  MATADOR_ASSIGN_OR_RETURN(const OfSeats<CardSet> second, read_hand_of_each(text, game, seats));
  DealBuilder builder(game.shape(seats));
  for (Seat seat : all_seats(seats)) {
    builder.give(seat, hands.hand(seat));
    builder.give_second(seat, second[at(seat)]);
  }
  return builder.build();
}

std::string write_second(const Deal& deal, const Game& game) {
  return write_hand_of_each(game, deal.seats(), [&](Seat seat) { return deal.second_hand(seat); });
}

absl::StatusOr<OfSeats<std::optional<CardSet>>> read_seen_hands(const std::string& text,
                                                                const Game& game, int seats) {
  OfSeats<std::optional<CardSet>> hands;
  if (const std::optional<OfSeats<CardSet>> usual = usual_hands(text, game, seats)) {
    for (Seat seat : all_seats(seats)) hands[at(seat)] = (*usual)[at(seat)];
    return hands;
  }
  MATADOR_RETURN_IF_ERROR(
      read_each_hand(text, game, seats, hands,
                     [](const auto& /*words*/, std::size_t /*i*/) { return absl::OkStatus(); }));
  return hands;
}

absl::StatusOr<OfSeats<std::vector<SeenPile>>> read_seen_table(const std::string& text,
                                                               const Game& game, int seats) {
  OfSeats<std::vector<SeenPile>> table;
  for (const std::string& word : words(text)) {
    const std::pair<std::string, std::string> halves =
        absl::StrSplit(word, absl::MaxSplits(':', 1));
    MATADOR_ASSIGN_OR_RETURN(const Seat seat, read_seat(halves.first, game, seats));
    std::vector<SeenPile>& before = table[at(seat)];
    if (!before.empty()) {
      return invalid("seat ", seat.number(), " is there twice");
    }
    absl::StatusOr<std::vector<SeenPile>> piles = read_piles(halves.second, card_style(game));
    if (!piles.ok()) return fault_of("table", game, seat, piles.status());
    before = *std::move(piles);
  }
  return table;
}

std::optional<HandOfSeat> hand_alone(const DealRecord& record, const Game& game, int seats) {
  const auto hands = read_seen_hands(record.value(tags::kDeal), game, seats);
  const auto table = read_seen_table(record.value(tags::kTable), game, seats);
  if (!hands.ok() || !table.ok()) return std::nullopt;
  std::optional<HandOfSeat> alone;
  for (Seat seat : all_seats(seats)) {
    const std::optional<CardSet>& hand = (*hands)[at(seat)];
    if (!hand) continue;
    if (alone) return std::nullopt;
    alone = {seat, *hand};
  }
  if (!alone) return std::nullopt;
  const std::vector<SeenPile>& piles = (*table)[at(alone->seat)];
  if (std::ssize(piles) != game.shape(seats).piles) return std::nullopt;
  for (const SeenPile& pile : piles) alone->hand |= CardSet{pile.up};
  return alone;
}

absl::StatusOr<Deal> read_table(const std::string& text, const Game& game, const Deal& hands) {
  const int seats = hands.seats();
  MATADOR_ASSIGN_OR_RETURN(const OfSeats<std::vector<SeenPile>> table,
                           read_seen_table(text, game, seats));
  DealBuilder builder(game.shape(seats));
  for (int i = 0; i < seats; ++i) {
    const Seat seat = Seat::from_index(i);
    builder.give(seat, hands.hand(seat));
    for (const SeenPile& pile : table[static_cast<std::size_t>(i)]) {
      if (!pile.down) {
        return fault_of("table", game, seat,
                        invalid("the card under ", write_card(pile.up, card_style(game)), " is ",
                                kAllCardsNeeded));
      }
      builder.lay(seat, {.up = pile.up, .down = *pile.down});
    }
  }
  return builder.build();
}

std::string write_table(const Deal& deal, const Game& game) {
  std::vector<std::string> seats;
  seats.reserve(static_cast<std::size_t>(deal.seats()));
  for (Seat seat : all_seats(deal.seats())) {
    seats.push_back(write_piles(deal, seat, card_style(game)));
  }
  return absl::StrJoin(seats, " ");
}

absl::StatusOr<CardSet> read_talon(const std::string& text, const Game& game, const Deal& deal) {
  const CardStyle& style = card_style(game);
  absl::StatusOr<CardSet> cards = read_cards(text, style);
  if (!cards.ok() || *cards == deal.talon()) return cards;
  return invalid("the talon is ", in_quotes(text),
                 ", expected the cards that nobody was dealt: ", write_cards(deal.talon(), style));
}

// ---- Endings ------------------------------------------------------------------------------------

namespace {

using KnownHands = std::vector<CardSet>;  // by seat

absl::StatusOr<Deal> ending_of(const OfSeats<std::optional<CardSet>>& hands, const Game& game,
                               int seats) {
  DealShape shape = game.shape(seats);
  const CardSet whole = shape.pack;
  shape.pack = {};
  shape.piles = 0;
  shape.hands = 1;
  shape.hand_size = hands.front().value_or(CardSet{}).size();
  for (Seat seat : all_seats(seats)) shape.pack |= hands[at(seat)].value_or(CardSet{}) & whole;
  DealBuilder builder(shape);
  for (Seat seat : all_seats(seats)) builder.give(seat, hands[at(seat)].value_or(CardSet{}));
  return builder.build();
}

// None where one of them cannot be read.
std::optional<KnownHands> known_hands(const DealRecord& record, const Game& game, int seats) {
  const auto read = read_seen_hands(record.value(tags::kDeal), game, seats);
  if (!read.ok()) return std::nullopt;
  KnownHands hands;
  for (Seat seat : all_seats(seats)) {
    if (!(*read)[at(seat)]) return std::nullopt;
    hands.push_back(*(*read)[at(seat)]);
  }
  return hands;
}

std::vector<Card> cards_played(const DealRecord& record, const Game& game) {
  std::vector<Card> cards;
  const absl::StatusOr<std::vector<Move>> play =
      read_play(record.value(tags::kPlay), card_style(game));
  if (!play.ok()) return cards;
  for (const Move& move : *play) cards.push_back(move.card);
  return cards;
}

// Who has begun the trick on the table, where those who have played to it, and they alone, have a
// card less than `most`.
std::optional<Seat> leader_of_trick(const KnownHands& hands, int most, std::size_t played) {
  const auto seats = static_cast<int>(hands.size());
  if (played == 0 || played >= hands.size()) return std::nullopt;
  for (Seat leader : all_seats(seats)) {
    bool fits = true;
    for (int turn = 0; turn < seats; ++turn) {
      const int less = static_cast<std::size_t>(turn) < played ? 1 : 0;
      fits = fits && hands[at(leader.next(seats, turn))].size() == most - less;
    }
    if (fits) return leader;
  }
  return std::nullopt;
}

void set_hands(DealRecord& record, const KnownHands& hands, const Game& game) {
  HandWords words{.first = "1", .hands = {}};
  for (CardSet hand : hands) words.hands.push_back(write_hand(hand, card_style(game)));
  record.find(tags::kDeal)->value = words.text();
}

void add_leader(DealRecord& record, Seat leader) {
  if (record.find(tags::kLeader) != nullptr) return;
  record.add(tags::kLeader, absl::StrCat(leader.number()), record.line_of({tags::kPlay}));
}

}  // namespace

absl::StatusOr<Deal> read_hands_or_ending(const std::string& text, const Game& game, int seats) {
  absl::StatusOr<Deal> deal = read_hands(text, game, seats);
  if (deal.ok()) return deal;
  const auto hands = read_seen_hands(text, game, seats);
  if (!hands.ok()) return deal;
  absl::StatusOr<Deal> ending = ending_of(*hands, game, seats);
  return ending.ok() && game.is_ending(*ending) ? ending : deal;
}

void complete_ending(DealRecord& record, const Game& game, int seats) {
  std::optional<KnownHands> hands = known_hands(record, game, seats);
  if (!hands) return;
  const DealShape& whole = game.shape(seats);
  const int most = ranges::max_element(*hands, {}, &CardSet::size)->size();
  const bool is_ending = most < whole.hand_size;
  const std::vector<Card> play = cards_played(record, game);
  const auto holds = [](Card card) { return [card](CardSet hand) { return hand.contains(card); }; };
  const bool gone =
      ranges::none_of(play, [&](Card card) { return ranges::any_of(*hands, holds(card)); });
  const std::optional<Seat> leader = leader_of_trick(*hands, most, play.size());
  const bool hands_alone = is_ending || whole.cards_each() == whole.hand_size;
  if (leader && gone && hands_alone && most <= whole.hand_size) {
    for (std::size_t i = 0; i < play.size(); ++i) {
      (*hands)[at(leader->next(seats, static_cast<int>(i)))] |= CardSet{play[i]};
    }
    set_hands(record, *hands, game);
    return add_leader(record, *leader);
  }
  const int least = ranges::min_element(*hands, {}, &CardSet::size)->size();
  if (!is_ending || least < most || record.find(tags::kLeader) != nullptr) return;
  const auto holder = play.empty() ? hands->end() : ranges::find_if(*hands, holds(play.front()));
  if (holder != hands->end()) {
    return add_leader(record, Seat::from_index(static_cast<int>(holder - hands->begin())));
  }
  // Where every contract is asked for, each declarer has a leader of his own.
  const bool one_contract =
      record.find(tags::kContract) != nullptr || record.find(tags::kDeclarer) != nullptr;
  if (!one_contract && format_of(game).asks_all_contracts) return;
  record.doubts.push_back({record.line_of({tags::kDeal}),
                           absl::StrCat("hands of ", counted(most, "card"),
                                        " are an ending, and no [Leader] says who leads now; "
                                        "the leader of the first trick is taken")});
}

}  // namespace matador
