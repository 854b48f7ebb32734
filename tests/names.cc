#include "tests/names.h"

#include "solver/cards/notation.h"
#include "solver/cards/pack.h"

namespace matador {
namespace {

Rank rank(char letter) { return static_cast<Rank>(std::string_view(kRankLetters).find(letter)); }

Deal deal(const std::array<std::string_view, 4>& hands, int hand_size) {
  DealBuilder builder({.pack = kPack32, .seats = 4, .hand_size = hand_size});
  Seat seat = Seat::number(1);
  for (std::string_view text : hands) {
    builder.give(seat, hand(text));
    seat = seat.next(4);
  }
  return builder.build().value();
}

}  // namespace

Card card(std::string_view name) {
  return {static_cast<Suit>(std::string_view(kSuitLetters).find(name[0])), rank(name[1])};
}

std::vector<Card> cards(std::string_view names) {
  std::vector<Card> cards;
  for (std::size_t i = 0; i < names.size(); i += 3) cards.push_back(card(names.substr(i, 2)));
  return cards;
}

CardSet hand(std::string_view text) {
  constexpr std::array kGroups{Suit::kSpades, Suit::kHearts, Suit::kDiamonds, Suit::kClubs};
  CardSet hand;
  std::size_t group = 0;
  for (char letter : text) {
    if (letter == '.') {
      ++group;
    } else {
      hand |= CardSet{Card(kGroups.at(group), rank(letter))};
    }
  }
  return hand;
}

Deal whole_deal(const std::array<std::string_view, 4>& hands) { return deal(hands, 8); }

Deal small_deal(const std::array<std::string_view, 4>& hands) {
  return deal(hands, hand(hands.front()).size());
}

}  // namespace matador
