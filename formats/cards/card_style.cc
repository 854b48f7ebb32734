#include "formats/cards/card_style.h"

#include <algorithm>
#include <optional>
#include <range/v3/algorithm/count.hpp>
#include <range/v3/algorithm/find_if.hpp>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "formats/games/registry.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"
#include "solver/cards/notation.h"

namespace matador {
namespace {

constexpr std::array kFrenchRanks{RankSpelling{"10", Rank::kTen}};

using SuitWords = std::array<std::string_view, kSuits>;

constexpr SuitWords kFrenchNames{"clubs", "spades", "hearts", "diamonds"};
constexpr CardLook kFrenchLook{.symbols = {"\u2663", "\u2660", "\u2665", "\u2666"},
                               .plain = {"C", "S", "H", "D"},
                               .names = kFrenchNames,
                               .ranks = kFrenchNotation.ranks};

// The letters and symbols of a French suit in a card.
std::array<std::string_view, 4> french_spellings(Suit suit) {
  return {kFrenchLook.plain[at(suit)], kFrenchLook.symbols[at(suit)], kFrenchNames[at(suit)],
          kTwoLetters[at(suit)]};
}

// Some keyboards send a symbol with the wish to see it in colour, U+FE0F.
constexpr std::string_view kColourWish = "\uFE0F";

bool skip(std::string_view& text, std::string_view prefix) {
  if (!text.starts_with(prefix)) return false;
  text.remove_prefix(prefix.size());
  return true;
}

bool skip_letter(std::string_view& text, char letter) {
  if (text.empty() || absl::ascii_toupper(static_cast<unsigned char>(text.front())) != letter) {
    return false;
  }
  text.remove_prefix(1);
  return true;
}

// A longer spelling, in upper or lower case.
bool skip_word(std::string_view& text, std::string_view word) {
  const std::string_view start = text.substr(0, word.size());
  if (!absl::EqualsIgnoreCase(std::string(start), std::string(word))) return false;
  text.remove_prefix(word.size());
  return true;
}

// Takes a rank from the front of the text; nothing where there is none.
std::optional<Rank> take_rank(std::string_view& text, const CardStyle& style) {
  for (int i = 0; i < kRanks; ++i) {
    const auto rank = static_cast<Rank>(i);
    if (skip_letter(text, style.letter(rank))) return rank;
  }
  for (const RankSpelling& spelling : style.other_ranks) {
    if (skip_word(text, spelling.text)) return spelling.rank;
  }
  return std::nullopt;
}

// The rank that all of the text is.
std::optional<Rank> find_rank(std::string_view text, const CardStyle& style) {
  for (const RankSpelling& spelling : style.other_ranks) {
    std::string_view left = text;
    if (skip_word(left, spelling.text) && left.empty()) return spelling.rank;
  }
  const std::optional<Rank> rank = take_rank(text, style);
  return text.empty() ? rank : std::nullopt;
}

// The card that all of the text is. A suit may be read in several ways, and only with one of them
// is the rest a rank: RO is a card, and so is RoU.
std::optional<Card> find_card(std::string_view text, const CardStyle& style) {
  const auto with = [&](std::string_view spelling, Suit suit) -> std::optional<Card> {
    std::string_view rest = text;
    if (!skip_word(rest, spelling)) return std::nullopt;
    skip(rest, kColourWish);
    const std::optional<Rank> rank = find_rank(rest, style);
    return rank ? std::optional(Card(suit, *rank)) : std::nullopt;
  };
  for (Suit suit : kAllSuits) {
    const char letter = style.letter(suit);
    if (const std::optional<Card> card = with({&letter, 1}, suit)) return card;
  }
  for (Suit suit : kAllSuits) {
    for (std::string_view spelling : french_spellings(suit)) {
      if (const std::optional<Card> card = with(spelling, style.french[at(suit)])) return card;
    }
  }
  for (const SuitSpelling& spelling : style.other_suits) {
    if (const std::optional<Card> card = with(spelling.text, spelling.suit)) return card;
  }
  return std::nullopt;
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
    .suit_letters = kFrenchNotation.suits,
    .rank_letters = kFrenchNotation.ranks,
    .suit_names = kFrenchNames,
    .groups = {Suit::kSpades, Suit::kHearts, Suit::kDiamonds, Suit::kClubs},
    .french = kAllSuits,
    .look = kFrenchLook,
    .other_suits = {},
    .other_ranks = kFrenchRanks};

std::vector<Suit> read_french_suits(std::string_view text) {
  std::vector<Suit> suits;
  while (!text.empty()) {
    const auto* next = ranges::find_if(kAllSuits, [&](Suit suit) {
      return skip(text, kFrenchLook.symbols[at(suit)]) ||
             skip_word(text, kFrenchLook.plain[at(suit)]);
    });
    if (next == kAllSuits.end() || ranges::count(suits, *next) > 0) return {};
    suits.push_back(*next);
    skip(text, kColourWish);
  }
  return suits;
}

const CardStyle& card_style(const Game& game) { return format_of(game).cards(); }

std::string shown_contract(const Game& game, Contract contract) {
  const SuitWords& names = card_style(game).look.names;
  const std::string name(game.contract(contract).name);
  if (contract.trump) return absl::StrCat(name, " in ", std::string(names[at(*contract.trump)]));
  const std::optional<Suit> trump = game.trump(contract);
  return trump ? std::string(names[at(*trump)]) : name;
}

absl::StatusOr<Card> read_card(std::string_view text, const CardStyle& style) {
  if (const std::optional<Card> card = find_card(text, style)) return *card;
  if (text == "-") {
    return absl::InvalidArgumentError(
        "\"-\" stands for a card that is not known, but all cards are needed here");
  }
  for (std::size_t i = 1; i < text.size(); ++i) {
    const std::string turned =
        absl::StrCat(std::string(text.substr(i)), std::string(text.substr(0, i)));
    if (const std::optional<Card> card = find_card(turned, style)) {
      return absl::InvalidArgumentError(absl::StrCat("unknown card ", in_quotes(text),
                                                     "; the suit comes first, did you mean \"",
                                                     write_card(*card, style), "\"?"));
    }
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
  const auto is = [&name](std::string_view known) {
    return absl::EqualsIgnoreCase(name, std::string(known));
  };
  for (Suit suit : kAllSuits) {
    if (is(style.name(suit))) return suit;
  }
  for (const SuitSpelling& spelling : style.other_suits) {
    if (is(spelling.text)) return spelling.suit;
  }
  for (Suit suit : kAllSuits) {
    if (is(kFrenchNames[at(suit)]) || name == kFrenchLook.symbols[at(suit)]) {
      return style.french[at(suit)];
    }
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
  return std::string((symbols_ ? style_.look.symbols : style_.look.plain)[at(suit)]);
}

std::size_t CardFace::suit_width() const {
  std::size_t widest = 0;
  for (Suit each : kAllSuits) widest = std::max(widest, width(suit(each)));
  return widest;
}

std::string CardFace::rank(Rank rank) const {
  if (rank == Rank::kTen) return "10";
  return std::string(1, style_.look.ranks[at(rank)]);
}

std::string CardFace::cards(CardSet cards) const {
  const auto word = [this](std::string* out, Card next) { *out += card(next); };
  return absl::StrJoin(cards, " ", word);
}

}  // namespace matador
