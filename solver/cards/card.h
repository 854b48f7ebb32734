// Suit, rank and card: one byte each, with explicit construction only.
//
//   constexpr Card kSpadille{Suit::kClubs, Rank::kQueen};
//   kSpadille.suit() == Suit::kClubs;  Card::from_index(kSpadille.index()) == kSpadille;
//
// Suits and ranks have the order in which cards are listed and ties are broken: clubs, spades,
// hearts, diamonds, and the ranks low to high (rules 0.4). A card's index, 0 to 51, follows this
// order, and `<` compares the index. Which card is *stronger* depends on the contract: see
// tricks/trick_order.h.

#ifndef MATADOR_SOLVER_CARDS_CARD_H_
#define MATADOR_SOLVER_CARDS_CARD_H_

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace matador {

enum class Suit : std::uint8_t { kClubs, kSpades, kHearts, kDiamonds };

enum class Rank : std::uint8_t {
  kTwo,
  kThree,
  kFour,
  kFive,
  kSix,
  kSeven,
  kEight,
  kNine,
  kTen,
  kJack,
  kQueen,
  kKing,
  kAce
};

inline constexpr int kSuits = 4;
inline constexpr int kRanks = 13;
inline constexpr int kCards = kSuits * kRanks;

inline constexpr std::array<Suit, kSuits> kAllSuits{Suit::kClubs, Suit::kSpades, Suit::kHearts,
                                                    Suit::kDiamonds};

constexpr int index(Suit suit) { return static_cast<int>(suit); }
constexpr int index(Rank rank) { return static_cast<int>(rank); }

// The place in a list that has one entry a suit, or one a rank: names[at(suit)].
constexpr std::size_t at(Suit suit) { return static_cast<std::size_t>(suit); }
constexpr std::size_t at(Rank rank) { return static_cast<std::size_t>(rank); }

class Card {
 public:
  constexpr Card(Suit suit, Rank rank)
      : index_(static_cast<std::uint8_t>(matador::index(suit) * kRanks + matador::index(rank))) {}

  // `index` in 0..51.
  static constexpr Card from_index(int index) { return Card(static_cast<std::uint8_t>(index)); }

  constexpr int index() const { return index_; }
  constexpr Suit suit() const { return static_cast<Suit>(index_ / kRanks); }
  constexpr Rank rank() const { return static_cast<Rank>(index_ % kRanks); }

  constexpr auto operator<=>(const Card&) const = default;

 private:
  explicit constexpr Card(std::uint8_t index) : index_(index) {}

  std::uint8_t index_;
};

static_assert(sizeof(Card) == 1);

}  // namespace matador

#endif  // MATADOR_SOLVER_CARDS_CARD_H_
