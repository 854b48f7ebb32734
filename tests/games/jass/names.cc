#include "tests/games/jass/names.h"

namespace matador {
namespace {

// In the order of the suits and ranks of solver/cards, which stand for those of Jass in listing
// order (rules 0.4).
constexpr std::string_view kSuitNames = "ARSB";
constexpr std::string_view kRankNames =
    "2345"
    "6789TUOKA";
constexpr std::string_view kGroups = "SRBA";

Suit suit(char name) { return static_cast<Suit>(kSuitNames.find(name)); }
Rank rank(char name) { return static_cast<Rank>(kRankNames.find(name)); }
char name(Rank rank) { return kRankNames[at(rank)]; }

}  // namespace

Card jass_card(std::string_view name) { return {suit(name[0]), rank(name[1])}; }

std::string jass_name(Card card) { return {kSuitNames[at(card.suit())], name(card.rank())}; }

std::vector<Card> jass_cards(std::string_view names) {
  std::vector<Card> cards;
  for (std::size_t i = 0; i < names.size(); i += 3) cards.push_back(jass_card(names.substr(i, 2)));
  return cards;
}

CardSet jass_hand(std::string_view text) {
  CardSet hand;
  std::size_t group = 0;
  for (char letter : text) {
    if (letter == '.') {
      ++group;
    } else {
      hand |= CardSet{Card(suit(kGroups.at(group)), rank(letter))};
    }
  }
  return hand;
}

std::string jass_hand_name(CardSet hand) {
  std::string text;
  for (char group : kGroups) {
    std::string ranks;
    for (Card card : hand& CardSet::of_suit(suit(group))) ranks.insert(0, 1, name(card.rank()));
    text += (group == kGroups.front() ? "" : ".") + ranks;
  }
  return text;
}

}  // namespace matador
