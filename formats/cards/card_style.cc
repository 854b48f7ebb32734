#include "formats/cards/card_style.h"

#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/count.hpp>
#include <range/v3/algorithm/find_if.hpp>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "formats/cards/card_list.h"
#include "formats/cards/spellings.h"
#include "formats/game_format.h"
#include "formats/words/suggest.h"
#include "formats/words/text.h"
#include "solver/cards/notation.h"
#include "solver/hand_on.h"

namespace matador {
namespace {

constexpr std::array kFrenchRanks{RankSpellings{"10", Rank::kTen}};

using SuitWords = std::array<std::string_view, kSuits>;

constexpr SuitWords kFrenchNames{"clubs", "spades", "hearts", "diamonds"};
constexpr CardLook kFrenchLook{.symbols = {"\u2663", "\u2660", "\u2665", "\u2666"},
                               .plain = {"C", "S", "H", "D"},
                               .names = kFrenchNames,
                               .german_names = {"Kreuz", "Pik", "Herz", "Karo"},
                               .ranks = kFrenchNotation.ranks};

absl::Status there_twice(Card card, const CardStyle& style) {
  return invalid(write_card(card, style), " is there twice");
}

// " A K Q J T 9 8 7"; empty without a pack.
std::string ranks_of_pack(CardSet pack, const CardStyle& style) {
  std::string ranks;
  for (int i = kRanks - 1; i >= 0; --i) {
    const auto rank = static_cast<Rank>(i);
    const auto has = [&](Suit suit) { return pack.contains(Card(suit, rank)); };
    if (ranges::any_of(kAllSuits, has)) ranks += {' ', style.letter(rank)};
  }
  return ranks;
}

absl::Status read_group(std::string_view text, Suit suit, const CardStyle& style, CardSet pack,
                        CardSet& hand) {
  const std::string_view group = text;
  while (!text.empty()) {
    const std::optional<Rank> rank = take_rank(text, style);
    if (!rank) {
      const std::string ranks = ranks_of_pack(pack, style);
      return about_part(
          invalid("unknown rank ", in_quotes(text.substr(0, utf8_length(text))), " in ",
                  in_quotes(group), ranks.empty() ? "" : "; the ranks are", ranks),
          text);
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
  const std::string plain = absl::AsciiStrToUpper(plain_symbols(text));
  std::string_view left = plain;
  while (!left.empty()) {
    const auto* next = ranges::find_if(kAllSuits, [&](Suit suit) {
      for (std::string_view sign : {kFrenchLook.symbols[at(suit)], kFrenchLook.plain[at(suit)]}) {
        if (!left.starts_with(sign)) continue;
        left.remove_prefix(sign.size());
        return true;
      }
      return false;
    });
    if (next == kAllSuits.end() || ranges::count(suits, *next) > 0) return {};
    suits.push_back(*next);
  }
  return suits;
}

std::string letters_of(CardSet pack, const CardStyle& style) {
  std::string suits;
  for (Suit suit : style.groups) suits += {' ', style.letter(suit)};
  return absl::StrCat("the suits are", suits, ", the ranks", ranks_of_pack(pack, style),
                      "; words, as in Herz Ass or ace of hearts, and symbols are read too");
}

const CardStyle& french_cards() { return kFrenchCards; }

const CardStyle& card_style(const Game& game) { return format_of(game).cards(); }

std::optional<Suit> suit_for_name(const Game& game, Contract contract) {
  const std::optional<Suit> trump = game.contract(contract).trump;
  const bool is_name =
      trump && named_suit(game.contract(contract).name, card_style(game)) == *trump;
  return is_name ? trump : std::nullopt;
}

std::string shown_contract(const Game& game, Contract contract, Language language) {
  const CardLook& look = card_style(game).look;
  const SuitWords& names = language == Language::kGerman ? look.german_names : look.names;
  const std::string name(game.contract(contract).name);
  if (contract.trump) return absl::StrCat(name, " in ", std::string(names[at(*contract.trump)]));
  const std::optional<Suit> suit = suit_for_name(game, contract);
  return suit ? std::string(names[at(*suit)]) : name;
}

std::string contract_meant(const std::string& text, const std::vector<std::string>& names,
                           const Game& game) {
  const bool by_trumps = suit_for_name(game, Contract{0}).has_value();
  std::string meant = did_you_mean(text, names);
  if (meant.empty() && by_trumps) meant = did_you_mean(text, names_of_suits(card_style(game)));
  return meant.empty() ? did_you_mean_or_expected(text, names) : meant;
}

absl::StatusOr<Card> read_card(std::string_view text, const CardStyle& style) {
  if (const std::optional<Card> card = usual_card(text, style)) return *card;
  const std::string plain = plain_cards(whole_names(text, style));
  if (const std::optional<Card> card = card_of(plain, style)) return *card;
  const std::optional<Card> turned = turned_card_of(plain, style);
  if (turned && !may_be_a_queen(plain, style)) return *turned;
  return unknown_card(text, style);
}

absl::Status unknown_card(std::string_view text, const CardStyle& style) {
  if (text == "-") {
    return invalid("\"-\" stands for a card that is not known, but all cards are needed here");
  }
  const std::vector<std::string> suits = suits_with_letter(text, style);
  const std::string meant = did_you_mean(plain_letters(text), names_of_cards(style));
  if (suits.size() <= 1 && text.size() > 3 && !meant.empty()) {
    return about_part(invalid("unknown card ", in_quotes(text), meant), text);
  }
  const std::string expected =
      suits.size() > 1
          ? absl::StrCat(": ", std::string(text.substr(0, 1)), " may be ", alternatives(suits),
                         ", write the suit as a word, a symbol or a letter, as in ")
          : ", expected a suit letter and a rank, as in ";
  return about_part(invalid("unknown card ", in_quotes(text), expected,
                            write_card(Card(Suit::kHearts, Rank::kAce), style)),
                    text);
}

std::string write_card(Card card, const CardStyle& style) {
  return {style.letter(card.suit()), style.letter(card.rank())};
}

absl::StatusOr<CardSet> read_cards(const std::string& text, const CardStyle& style) {
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Card> list, read_card_list(text, style));
  CardSet cards;
  for (Card card : list) {
    if (cards.contains(card)) return there_twice(card, style);
    cards |= CardSet{card};
  }
  return cards;
}

std::string write_cards(CardSet cards, const CardStyle& style) {
  const auto word = [&style](std::string* out, Card card) { *out += write_card(card, style); };
  return absl::StrJoin(cards, " ", word);
}

absl::StatusOr<Suit> read_suit(const std::string& name, const CardStyle& style) {
  if (const std::optional<Suit> suit = named_suit(name, style)) return *suit;
  return invalid(
      "unknown suit ", in_quotes(name),
      did_you_mean_or_expected(name, {style.suit_names.begin(), style.suit_names.end()}));
}

absl::StatusOr<CardSet> read_hand(std::string_view text, const CardStyle& style, CardSet pack) {
  if (const std::optional<CardSet> hand = usual_hand(text, style)) return *hand;
  const bool has_dots = absl::StrContains(std::string(text), '.');
  if (has_dots && text.find(' ') != std::string_view::npos) {  // dots between sentences
    const std::string list = absl::StrReplaceAll(std::string(text), {{".", " "}});
    if (absl::StatusOr<CardSet> cards = read_cards(list, style); cards.ok()) return cards;
  }
  if (!has_dots && !text.empty()) {
    absl::StatusOr<CardSet> cards = read_cards(std::string(text), style);
    if (cards.ok() || ranks_of(plain_cards(text), style).empty()) return cards;
  }
  const std::vector<std::string> groups = absl::StrSplit(std::string(text), '.');
  if (groups.size() != style.groups.size()) {
    return invalid("expected 4 groups of ranks with dots between them, found ", groups.size(),
                   " in ", in_quotes(text));
  }
  CardSet hand;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    MATADOR_RETURN_IF_ERROR(read_group(groups[i], style.groups[i], style, pack, hand));
  }
  return hand;
}

std::optional<CardSet> usual_hand(std::string_view text, const CardStyle& style) {
  CardSet hand;
  std::size_t group = 0;
  for (const char letter : text) {
    if (letter == '.') {
      if (++group == kSuits) return std::nullopt;
      continue;
    }
    const std::optional<Rank> rank = style.rank_of(letter);
    if (!rank) return std::nullopt;
    hand |= CardSet{Card(style.groups[group], *rank)};
  }
  const bool each_once = static_cast<std::size_t>(hand.size()) + group == text.size();
  return group + 1 == kSuits && each_once ? std::optional(hand) : std::nullopt;
}

std::string write_hand(CardSet hand, const CardStyle& style) {
  std::string text;
  append_hand(hand, style, text);
  return text;
}

void append_hand(CardSet hand, const CardStyle& style, std::string& text) {
  text.append(static_cast<std::size_t>(hand.size()) + kSuits - 1, '.');
  auto last = text.rbegin();  // ranks are listed from low to high
  for (auto suit = style.groups.rbegin(); suit != style.groups.rend(); ++suit) {
    if (suit != style.groups.rbegin()) ++last;
    for (Card card : hand& CardSet::of_suit(*suit)) *last++ = style.letter(card.rank());
  }
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
