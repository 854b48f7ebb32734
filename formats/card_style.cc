#include "formats/card_style.h"

#include <optional>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "formats/suggest.h"
#include "formats/text.h"

namespace matador {
namespace {

struct GameCards {
  std::string_view game;
  const CardStyle* style;
};

const std::array kGameCards{GameCards{"sjavs", &kFrenchCards},
                            GameCards{"klorsjavs", &kFrenchCards},
                            GameCards{"jass", &kFrenchCards}};

// Some keyboards send a symbol with the wish to see it in colour, U+FE0F.
constexpr std::string_view kColourWish = "\uFE0F";

bool skip(std::string_view& text, std::string_view prefix) {
  if (!text.starts_with(prefix)) return false;
  text.remove_prefix(prefix.size());
  return true;
}

// Each of these takes what it reads from the front of the text; nothing where it cannot.
std::optional<Suit> take_suit(std::string_view& text, const CardStyle& style) {
  for (Suit suit : kAllSuits) {
    if (skip(text, style.symbol(suit))) {
      skip(text, kColourWish);
      return suit;
    }
    if (!text.empty() &&
        absl::ascii_toupper(static_cast<unsigned char>(text.front())) == style.letter(suit)) {
      text.remove_prefix(1);
      return suit;
    }
  }
  return std::nullopt;
}

std::optional<Rank> take_rank(std::string_view& text, const CardStyle& style) {
  if (skip(text, "10")) return Rank::kTen;
  if (text.empty()) return std::nullopt;
  const auto letter = absl::ascii_toupper(static_cast<unsigned char>(text.front()));
  const std::size_t place = style.rank_letters.find(letter);
  if (place == std::string_view::npos) return std::nullopt;
  text.remove_prefix(1);
  return static_cast<Rank>(place);
}

absl::Status there_twice(Card card, const CardStyle& style) {
  return absl::InvalidArgumentError(absl::StrCat(write_card(card, style), " is there twice"));
}

absl::Status read_group(std::string_view text, Suit suit, const CardStyle& style, CardSet& hand) {
  const std::string_view group = text;
  while (!text.empty()) {
    const std::optional<Rank> rank = take_rank(text, style);
    if (!rank) {
      return absl::InvalidArgumentError(absl::StrCat(
          "unknown rank ", in_quotes(text.substr(0, utf8_length(text))), " in ", in_quotes(group)));
    }
    const Card card(suit, *rank);
    if (hand.contains(card)) return there_twice(card, style);
    hand |= CardSet{card};
  }
  return absl::OkStatus();
}

}  // namespace

const CardStyle kFrenchCards{
    .suit_letters = "CSHD",
    .rank_letters = "23456789TJQKA",
    .suit_names = {"clubs", "spades", "hearts", "diamonds"},
    .suit_symbols = {"\u2663", "\u2660", "\u2665", "\u2666"},
    .groups = {Suit::kSpades, Suit::kHearts, Suit::kDiamonds, Suit::kClubs}};

const CardStyle& card_style(const Game& game) {
  for (const GameCards& cards : kGameCards) {
    if (cards.game == game.name()) return *cards.style;
  }
  return kFrenchCards;
}

absl::StatusOr<Card> read_card(std::string_view text, const CardStyle& style) {
  std::string_view left = text;
  if (const std::optional<Suit> suit = take_suit(left, style)) {
    const std::optional<Rank> rank = take_rank(left, style);
    if (rank && left.empty()) return Card(*suit, *rank);
  }
  return absl::InvalidArgumentError(
      absl::StrCat("unknown card ", in_quotes(text), ", expected a suit letter and a rank, as in ",
                   write_card(Card(Suit::kHearts, Rank::kAce), style)));
}

std::string write_card(Card card, const CardStyle& style) {
  return {style.letter(card.suit()), style.letter(card.rank())};
}

absl::StatusOr<CardSet> read_cards(const std::string& text, const CardStyle& style) {
  CardSet cards;
  for (const std::string& word : words(text)) {
    const absl::StatusOr<Card> card = read_card(word, style);
    if (!card.ok()) return card.status();
    if (cards.contains(*card)) return there_twice(*card, style);
    cards |= CardSet{*card};
  }
  return cards;
}

std::string write_cards(CardSet cards, const CardStyle& style) {
  const auto word = [&style](std::string* out, Card card) { *out += write_card(card, style); };
  return absl::StrJoin(cards, " ", word);
}

absl::StatusOr<Suit> read_suit(const std::string& name, const CardStyle& style) {
  for (Suit suit : kAllSuits) {
    if (name == style.name(suit)) return suit;
  }
  return absl::InvalidArgumentError(
      absl::StrCat("unknown suit ", in_quotes(name),
                   did_you_mean(name, {style.suit_names.begin(), style.suit_names.end()})));
}

absl::StatusOr<CardSet> read_hand(std::string_view text, const CardStyle& style) {
  const std::vector<std::string> groups = absl::StrSplit(std::string(text), '.');
  if (groups.size() != style.groups.size()) {
    return absl::InvalidArgumentError(
        absl::StrCat("expected 4 groups of ranks with dots between them, found ", groups.size(),
                     " in ", in_quotes(text)));
  }
  CardSet hand;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    const absl::Status status = read_group(groups[i], style.groups[i], style, hand);
    if (!status.ok()) return status;
  }
  return hand;
}

std::string write_hand(CardSet hand, const CardStyle& style) {
  std::string text;
  for (Suit suit : style.groups) {
    if (suit != style.groups.front()) text += '.';
    for (int rank = kRanks - 1; rank >= 0; --rank) {
      const Card card(suit, static_cast<Rank>(rank));
      if (hand.contains(card)) text += style.letter(card.rank());
    }
  }
  return text;
}

std::string CardFace::suit(Suit suit) const {
  return symbols_ ? std::string(style_.symbol(suit)) : std::string(1, style_.letter(suit));
}

std::string CardFace::rank(Rank rank) const {
  return rank == Rank::kTen ? "10" : std::string(1, style_.letter(rank));
}

std::string CardFace::cards(CardSet cards) const {
  const auto word = [this](std::string* out, Card next) { *out += card(next); };
  return absl::StrJoin(cards, " ", word);
}

}  // namespace matador
