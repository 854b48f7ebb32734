#include "formats/input/endings.h"

#include <cstddef>
#include <optional>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/find_if.hpp>
#include <range/v3/algorithm/max_element.hpp>
#include <range/v3/algorithm/min_element.hpp>
#include <range/v3/algorithm/none_of.hpp>
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/cards/card_style.h"
#include "formats/cards/moves.h"
#include "formats/cards/seating.h"
#include "formats/game_format.h"
#include "formats/input/deal_tags.h"
#include "solver/cards/seat.h"
#include "solver/tricks/move.h"

namespace matador {
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
                           absl::StrCat("hands of ", most, most == 1 ? " card" : " cards",
                                        " are an ending, and no [Leader] says who leads now; "
                                        "the leader of the first trick is taken")});
}

}  // namespace matador
