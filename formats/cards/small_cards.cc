#include "formats/cards/small_cards.h"

#include <array>
#include <cstddef>
#include <optional>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/count.hpp>
#include <string_view>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "formats/cards/card_list.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/words/suggest.h"
#include "solver/cards/seat.h"
#include "solver/hand_on.h"
#include "solver/inference/information_set.h"

namespace matador {
namespace {

constexpr Rank kHighestSmall = Rank::kNine;

std::string with_small_cards_as(const char* rank, std::string_view text) {
  return absl::StrReplaceAll(std::string(text), {{"x", rank}});
}

// A hand of which some cards are named, and how many small ones there are of each suit.
struct PartlyNamed {
  CardSet named;
  std::array<int, kSuits> small{};
};

int small_cards_in(std::string_view text) { return static_cast<int>(ranges::count(text, 'x')); }

absl::StatusOr<PartlyNamed> read_groups(const std::string& text, const CardStyle& style,
                                        CardSet pack) {
  MATADOR_ASSIGN_OR_RETURN(const CardSet named,
                           read_hand(with_small_cards_as("", text), style, pack));
  PartlyNamed hand{.named = named};
  const std::vector<std::string> groups = absl::StrSplit(text, '.');
  for (std::size_t i = 0; i < groups.size(); ++i) {
    hand.small[at(style.groups[i])] = small_cards_in(groups[i]);
  }
  return hand;
}

// A list that was read with two ranks in place of each x: where the cards differ an x stood.
absl::StatusOr<PartlyNamed> compared(const std::vector<Card>& list, const std::vector<Card>& other,
                                     const CardStyle& style) {
  PartlyNamed hand;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const Card card = list[i];
    if (card != other[i]) {
      ++hand.small[at(card.suit())];
    } else if (hand.named.contains(card)) {
      return invalid(write_card(card, style), " is there twice");
    } else {
      hand.named |= CardSet{card};
    }
  }
  return hand;
}

absl::StatusOr<PartlyNamed> read_listed(const std::string& text, const CardStyle& style) {
  const auto list = read_card_list(with_small_cards_as("9", text), style);
  const auto other = read_card_list(with_small_cards_as("8", text), style);
  if (list.ok() && other.ok() && list->size() == other->size()) {
    return compared(*list, *other, style);
  }
  // an x may be a letter of a word, as of six
  MATADOR_ASSIGN_OR_RETURN(const auto typed, read_card_list(text, style));
  return compared(typed, typed, style);
}

absl::StatusOr<PartlyNamed> read_partly_named(const std::string& text, const CardStyle& style,
                                              CardSet pack) {
  const bool in_groups = ranges::count(text, '.') == kSuits - 1;
  return in_groups ? read_groups(text, style, pack) : read_listed(text, style);
}

// Names the small cards of one suit after the other.
class SmallCards {
 public:
  // `hands` by seat; none: not known, or there is no such hand.
  SmallCards(const Game& game, int seats, OfSeats<std::optional<PartlyNamed>> hands, CardSet left)
      : game_(game), seats_(seats), hands_(hands), left_(left) {}

  absl::Status name(Suit suit) {
    std::vector<Seat> holders;
    std::size_t count = 0;
    for (Seat seat : all_seats(seats_)) {
      const int small = hands_[at(seat)] ? hands_[at(seat)]->small[at(suit)] : 0;
      if (small > 0) holders.push_back(seat);
      count += static_cast<std::size_t>(small);
    }
    if (count == 0) return absl::OkStatus();
    const CardSet left = left_ & CardSet::of_suit(suit);
    std::vector<Card> cards(left.begin(), left.end());
    if (cards.size() < count) {
      return invalid(count, count == 1 ? " small card x of " : " small cards x of ", name_of(suit),
                     ", but what nobody names is ",
                     left.empty() ? "none" : write_cards(left, style()));
    }
    cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(count), cards.end());
    MATADOR_RETURN_IF_ERROR(check(cards.back(), holders));
    deal_out(suit, cards, holders);
    return absl::OkStatus();
  }

  CardSet taken(Seat seat) const { return taken_[at(seat)]; }

 private:
  const CardStyle& style() const { return card_style(game_); }
  std::string name_of(Suit suit) const { return std::string(style().look.names[at(suit)]); }

  // A card of this hand and suit that lies below the highest small one.
  std::optional<Card> named_below(Card highest, Seat seat) const {
    if (!hands_[at(seat)]) return std::nullopt;
    const CardSet named = hands_[at(seat)]->named & CardSet::of_suit(highest.suit());
    if (named.empty() || named.first().rank() > highest.rank()) return std::nullopt;
    return named.first();
  }

  absl::Status check(Card highest, const std::vector<Seat>& holders) const {
    const std::string card = write_card(highest, style());
    if (highest.rank() > kHighestSmall) {
      return invalid("an x of ", name_of(highest.suit()), " could only be ", card,
                     ", which is no small card: write the cards");
    }
    if (holders.size() == 1) {
      const std::optional<Card> below = named_below(highest, holders.front());
      if (!below) return absl::OkStatus();
      return invalid("an x of ", name_of(highest.suit()), " could only be ", card,
                     ", which is above ", write_card(*below, style()),
                     " of the same hand: write the cards");
    }
    for (Seat seat : all_seats(seats_)) {
      const std::optional<Card> below = named_below(highest, seat);
      if (!below) continue;
      return invalid("an x of ", name_of(highest.suit()), " may be ", card, " of ",
                     seat_name(game_, holders[0]), " or ", card, " of ",
                     seat_name(game_, holders[1]), ", which is above ", write_card(*below, style()),
                     ": write the cards");
    }
    return absl::OkStatus();
  }

  void deal_out(Suit suit, const std::vector<Card>& cards, const std::vector<Seat>& holders) {
    OfSeats<int> given{};
    auto card = cards.begin();
    while (card != cards.end()) {
      for (Seat seat : holders) {
        if (given[at(seat)]++ < hands_[at(seat)]->small[at(suit)]) {
          taken_[at(seat)] |= CardSet{*card++};
        }
      }
    }
  }

  const Game& game_;
  int seats_;
  OfSeats<std::optional<PartlyNamed>> hands_;
  CardSet left_;
  OfSeats<CardSet> taken_{};
};

}  // namespace

std::string with_nines_for_small_cards(std::string_view text) {
  return with_small_cards_as("9", text);
}

absl::StatusOr<NamedSmallCards> name_small_cards(const std::vector<std::string>& hands,
                                                 const Game& game, Seat first, int seats,
                                                 CardSet aside) {
  NamedSmallCards answer{.hands = hands, .taken = {}};
  const auto has_small_cards = [](const std::string& hand) { return small_cards_in(hand) > 0; };
  if (std::ssize(hands) > seats || !ranges::any_of(hands, has_small_cards)) return answer;
  const CardStyle& style = card_style(game);
  const CardSet pack = game.shape(seats).pack;
  OfSeats<std::optional<PartlyNamed>> read;
  for (std::size_t i = 0; i < hands.size(); ++i) {
    const auto partly = read_partly_named(hands[i], style, pack);
    const Seat seat = first.next(seats, static_cast<int>(i));
    if (!partly.ok() && has_small_cards(hands[i])) {
      const std::string whose =
          hands.size() > 1 ? absl::StrCat("hand of ", seat_name(game, seat), ": ") : "";
      return in_other_words(partly.status(), absl::StrCat(whose, partly.status().message()));
    }
    if (!partly.ok()) continue;
    read[at(seat)] = *partly;
    aside |= partly->named;
  }
  SmallCards small(game, seats, read, pack - aside);
  for (Suit suit : style.groups) {
    MATADOR_RETURN_IF_ERROR(small.name(suit));
  }
  for (std::size_t i = 0; i < hands.size(); ++i) {
    const Seat seat = first.next(seats, static_cast<int>(i));
    const CardSet taken = small.taken(seat);
    if (taken.empty()) continue;
    answer.hands[i] = write_hand(read[at(seat)]->named | taken, style);
    const std::string whose = hands.size() > 1 ? " of " + seat_name(game, seat) : "";
    absl::StrAppend(&answer.taken, answer.taken.empty() ? "x is read as " : ", ",
                    write_cards(taken, style), whose);
  }
  return answer;
}

}  // namespace matador
