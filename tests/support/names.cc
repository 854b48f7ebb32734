#include "tests/support/names.h"

#include "solver/cards/card_set.h"
#include "solver/cards/notation.h"

namespace matador {
namespace {

Rank rank(char letter) {
  return static_cast<Rank>(std::string_view(kFrenchNotation.ranks).find(letter));
}

std::vector<Pile> piles_of(std::string_view text) {
  std::vector<Pile> piles;
  for (std::size_t i = 0; i < text.size(); i += 6) {
    piles.push_back({.up = card(text.substr(i, 2)), .down = card(text.substr(i + 3, 2))});
  }
  return piles;
}

Deal deal(CardSet pack, const Hands& hands, const Piles& piles) {
  const int seats = static_cast<int>(hands.size());
  const int each = piles.empty() ? 0 : static_cast<int>(piles_of(piles.front()).size());
  DealBuilder builder(
      {.pack = pack, .seats = seats, .hand_size = hand(hands.front()).size(), .piles = each});
  for (std::size_t i = 0; i < hands.size(); ++i) {
    const Seat seat = Seat::from_index(static_cast<int>(i));
    builder.give(seat, hand(hands[i]));
    if (piles.empty()) continue;
    for (const Pile& pile : piles_of(piles[i])) builder.lay(seat, pile);
  }
  return builder.build().value();
}

}  // namespace

Card card(std::string_view name) {
  return {static_cast<Suit>(std::string_view(kFrenchNotation.suits).find(name[0])), rank(name[1])};
}

std::vector<Card> cards(std::string_view names) {
  std::vector<Card> cards;
  for (std::size_t i = 0; i < names.size(); i += 3) cards.push_back(card(names.substr(i, 2)));
  return cards;
}

std::vector<Move> play_of(const std::vector<Card>& cards) { return {cards.begin(), cards.end()}; }

std::vector<Card> cards_of(const std::vector<Move>& play) {
  std::vector<Card> cards;
  for (Move move : play) cards.push_back(move.card);
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

Deal whole_deal(const Hands& hands, const Piles& piles) { return deal(kPack32, hands, piles); }

Deal small_deal(const Hands& hands, const Piles& piles, std::string_view talon) {
  CardSet pack;
  for (std::string_view text : hands) pack |= hand(text);
  for (std::string_view text : piles) {
    for (const Pile& pile : piles_of(text)) pack |= CardSet{pile.up, pile.down};
  }
  for (Card card : cards(talon)) pack |= CardSet{card};
  return deal(pack, hands, piles);
}

std::string names_of_contracts(const Game& game) {
  std::string names;
  for (const ContractInfo& contract : game.info().contracts) {
    names += (names.empty() ? "" : " ") + std::string(contract.name);
  }
  return names;
}

std::string statement_name(const Statement& statement) {
  if (statement.length == 0) return "pass";
  return std::to_string(statement.length) + (statement.in_clubs ? " clubs" : "");
}

std::vector<std::string> statement_names(const Auction& auction) {
  std::vector<std::string> names;
  for (const Statement& statement : auction.statements) names.push_back(statement_name(statement));
  return names;
}

}  // namespace matador
